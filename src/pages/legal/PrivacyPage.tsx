import { Text } from '@mantine/core';
import { useTexts } from '../../i18n/useTexts.tsx';
import { EmailLink } from '../../components/EmailLink.tsx';
import { siteConfig } from '../../site/config.ts';
import { LegalArticle, type LegalSection } from './LegalArticle.tsx';

export function PrivacyPage() {
  const { text } = useTexts('privacy');
  const email = siteConfig.contactEmail;
  const mail = <EmailLink />;
  const sections: LegalSection[] = [
    {
      id: 'information',
      title: text(($) => $.privacy.collected.title),
      content: (
        <>
          <Text>{text(($) => $.privacy.collected.visits)}</Text>
          <Text>{text(($) => $.privacy.collected.device)}</Text>
          <Text>{text(($) => $.privacy.collected.logs)}</Text>
          <Text>{text(($) => $.privacy.collected.messages)}</Text>
        </>
      ),
    },
    {
      id: 'use',
      title: text(($) => $.privacy.use.title),
      content: (
        <>
          <Text>{text(($) => $.privacy.use.text)}</Text>
          <ul>
            <li>{text(($) => $.privacy.use.deliver)}</li>
            <li>{text(($) => $.privacy.use.protect)}</li>
            <li>{text(($) => $.privacy.use.answer)}</li>
            <li>{text(($) => $.privacy.use.law)}</li>
          </ul>
          <Text>{text(($) => $.privacy.use.never)}</Text>
        </>
      ),
    },
    {
      id: 'security',
      title: text(($) => $.privacy.security.title),
      content: (
        <>
          <Text>{text(($) => $.privacy.security.text)}</Text>
          <Text>{text(($) => $.privacy.security.limits)}</Text>
        </>
      ),
    },
    {
      id: 'rights',
      title: text(($) => $.privacy.rights.title),
      content: (
        <>
          <Text>{text(($) => $.privacy.rights.text)}</Text>
          <ul>
            <li>{text(($) => $.privacy.rights.access)}</li>
            <li>{text(($) => $.privacy.rights.correct)}</li>
            <li>{text(($) => $.privacy.rights.object)}</li>
            <li>{text(($) => $.privacy.rights.complain)}</li>
          </ul>
          <Text>{text(($) => $.privacy.rights.how)}</Text>
        </>
      ),
    },
    {
      id: 'contact',
      title: text(($) => $.privacy.contact.title),
      content: (
        <>
          <Text>{text(($) => $.privacy.contact.text, { email }, { mail })}</Text>
          <Text>{text(($) => $.privacy.contact.changes)}</Text>
        </>
      ),
    },
  ];
  return (
    <LegalArticle
      title={text(($) => $.privacy.title)}
      intro={text(($) => $.privacy.intro)}
      sections={sections}
    />
  );
}
