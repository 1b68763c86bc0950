import { Container, Text } from '@mantine/core';
import { useLanguages } from '../i18n/PageContext.ts';
import { useTexts } from '../i18n/useTexts.tsx';
import classes from './Notice.module.css';

export function PreviewBanner() {
  const { text, nameOf, i18n } = useTexts('preview');
  const current = useLanguages().find(({ tag }) => tag === i18n.language);
  if (current?.preview !== 'incomplete') return null;
  return (
    <aside className={classes.notice} {...nameOf(($) => $.preview.label)}>
      <Container>
        <Text>{text(($) => $.preview.text)}</Text>
      </Container>
    </aside>
  );
}
