import { Container, Text } from '@mantine/core';
import { useTexts } from '../i18n/useTexts.tsx';
import { useLanguages } from '../i18n/PageContext.ts';
import classes from './PreviewBanner.module.css';

/** Over every page of a language whose translation is not complete, which only previews show. */
export function PreviewBanner() {
  const { t, text, i18n } = useTexts('common');
  const current = useLanguages().find(({ tag }) => tag === i18n.language);
  if (current?.preview !== 'incomplete') return null;
  return (
    <aside className={classes.banner} aria-label={t(($) => $.common.preview.label)}>
      <Container>
        <Text>{text(($) => $.common.preview.text)}</Text>
      </Container>
    </aside>
  );
}
