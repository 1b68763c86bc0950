import { Text } from '@mantine/core';
import { useTexts } from '../../i18n/useTexts.tsx';
import { EmailLink } from '../../components/EmailLink.tsx';
import { siteConfig } from '../../site/config.ts';
import { LegalArticle, type LegalSection } from './LegalArticle.tsx';

export function TermsPage() {
  const { text } = useTexts('terms');
  const email = siteConfig.contactEmail;
  const mail = <EmailLink />;
  const sections: LegalSection[] = [
    {
      id: 'acceptance',
      title: text(($) => $.terms.acceptance.title),
      content: <Text>{text(($) => $.terms.acceptance.text)}</Text>,
    },
    {
      id: 'license',
      title: text(($) => $.terms.license.title),
      content: (
        <>
          <Text>{text(($) => $.terms.license.grant)}</Text>
          <ul>
            <li>{text(($) => $.terms.license.modify)}</li>
            <li>{text(($) => $.terms.license.commercial)}</li>
            <li>{text(($) => $.terms.license.reverse)}</li>
            <li>{text(($) => $.terms.license.notices)}</li>
          </ul>
          <Text>{text(($) => $.terms.license.end)}</Text>
        </>
      ),
    },
    {
      id: 'disclaimer',
      title: text(($) => $.terms.disclaimer.title),
      content: (
        <>
          <Text>{text(($) => $.terms.disclaimer.asIs)}</Text>
          <Text>{text(($) => $.terms.disclaimer.announced)}</Text>
        </>
      ),
    },
    {
      id: 'limitations',
      title: text(($) => $.terms.limitations.title),
      content: (
        <>
          <Text>{text(($) => $.terms.limitations.text)}</Text>
          <Text>{text(($) => $.terms.limitations.law)}</Text>
        </>
      ),
    },
    {
      id: 'modifications',
      title: text(($) => $.terms.modifications.title),
      content: <Text>{text(($) => $.terms.modifications.text)}</Text>,
    },
    {
      id: 'contact',
      title: text(($) => $.terms.contact.title),
      content: <Text>{text(($) => $.terms.contact.text, { email }, { mail })}</Text>,
    },
  ];
  return (
    <LegalArticle
      title={text(($) => $.terms.title)}
      intro={text(($) => $.terms.intro)}
      sections={sections}
    />
  );
}
