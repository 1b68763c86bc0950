import { Container, Text } from '@mantine/core';
import { useCurrentLanguage } from '../i18n/LanguagesContext.ts';
import { useTexts } from '../i18n/useTexts.tsx';
import classes from './Notice.module.css';

export function PreviewBanner() {
  const { text, nameOf } = useTexts('preview');
  const language = useCurrentLanguage();
  if (language?.preview !== 'incomplete') return null;
  return (
    <aside className={classes.notice} {...nameOf(($) => $.preview.label)}>
      <Container>
        <Text>{text(($) => $.preview.text)}</Text>
      </Container>
    </aside>
  );
}
