import { Text } from '@mantine/core';
import { Trans, useTranslation } from 'react-i18next';
import { EmailLink } from '../../components/EmailLink.tsx';
import { siteConfig } from '../../site/config.ts';
import { LegalArticle, type LegalSection } from './LegalArticle.tsx';

export function TermsPage() {
  const { t } = useTranslation('terms');
  const sections: LegalSection[] = [
    {
      id: 'acceptance',
      title: t(($) => $.terms.acceptance.title),
      content: <Text>{t(($) => $.terms.acceptance.text)}</Text>,
    },
    {
      id: 'license',
      title: t(($) => $.terms.license.title),
      content: (
        <>
          <Text>{t(($) => $.terms.license.grant)}</Text>
          <ul>
            <li>{t(($) => $.terms.license.modify)}</li>
            <li>{t(($) => $.terms.license.commercial)}</li>
            <li>{t(($) => $.terms.license.reverse)}</li>
            <li>{t(($) => $.terms.license.notices)}</li>
          </ul>
          <Text>{t(($) => $.terms.license.end)}</Text>
        </>
      ),
    },
    {
      id: 'disclaimer',
      title: t(($) => $.terms.disclaimer.title),
      content: (
        <>
          <Text>{t(($) => $.terms.disclaimer.asIs)}</Text>
          <Text>{t(($) => $.terms.disclaimer.announced)}</Text>
        </>
      ),
    },
    {
      id: 'limitations',
      title: t(($) => $.terms.limitations.title),
      content: (
        <>
          <Text>{t(($) => $.terms.limitations.text)}</Text>
          <Text>{t(($) => $.terms.limitations.law)}</Text>
        </>
      ),
    },
    {
      id: 'modifications',
      title: t(($) => $.terms.modifications.title),
      content: <Text>{t(($) => $.terms.modifications.text)}</Text>,
    },
    {
      id: 'contact',
      title: t(($) => $.terms.contact.title),
      content: (
        <Text>
          <Trans
            t={t}
            i18nKey={($) => $.terms.contact.text}
            values={{ email: siteConfig.contactEmail }}
            components={{ mail: <EmailLink /> }}
          />
        </Text>
      ),
    },
  ];
  return (
    <LegalArticle
      title={t(($) => $.terms.title)}
      intro={t(($) => $.terms.intro)}
      sections={sections}
    />
  );
}
