import { Container, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLanguages } from '../i18n/PageContext.ts';
import classes from './PreviewNote.module.css';

/** Over every page of a language whose translation is not complete, which only previews show. */
export function PreviewNote() {
  const { t, i18n } = useTranslation('common');
  const current = useLanguages().find(({ tag }) => tag === i18n.language);
  if (!current?.isIncomplete) return null;
  return (
    <aside className={classes.note} aria-label={t(($) => $.common.preview.label)}>
      <Container>
        <Text>{t(($) => $.common.preview.text)}</Text>
      </Container>
    </aside>
  );
}
