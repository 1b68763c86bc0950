import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmailLink } from '../../components/EmailLink.tsx';
import { Section } from '../../components/Section.tsx';
import classes from './Contact.module.css';

export function Contact() {
  const { t } = useTranslation('home');
  return (
    <Section id="contact" title={t(($) => $.home.contact.title)} tone="ink">
      <Text className={classes.text!}>{t(($) => $.home.contact.text)}</Text>
      <EmailLink className={classes.email!} />
      <Text>{t(($) => $.home.contact.note)}</Text>
    </Section>
  );
}
