import { Container, Text } from '@mantine/core';
import { useIsUntranslated } from '../i18n/useIsUntranslated.ts';
import { useTexts } from '../i18n/useTexts.tsx';
import classes from './Notice.module.css';

export function UntranslatedNotice() {
  const { text } = useTexts('common');
  if (!useIsUntranslated()) return null;
  return (
    <div className={classes.notice}>
      <Container>
        <Text>{text(($) => $.common.untranslated)}</Text>
      </Container>
    </div>
  );
}
