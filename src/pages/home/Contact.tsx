import { Text } from '@mantine/core';
import { useTexts } from '../../i18n/useTexts.tsx';
import { EmailLink } from '../../components/EmailLink.tsx';
import { Section } from '../../components/Section.tsx';
import classes from './Contact.module.css';

export function Contact() {
  const { text } = useTexts('home');
  return (
    <Section id="contact" title={text(($) => $.home.contact.title)} tone="night">
      <Text maw="var(--site-measure)" size="lg">
        {text(($) => $.home.contact.text)}
      </Text>
      <EmailLink className={classes.email!} />
      <Text>{text(($) => $.home.contact.note)}</Text>
      <div className={classes.scene} />
    </Section>
  );
}
