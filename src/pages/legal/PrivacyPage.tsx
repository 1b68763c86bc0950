import { Text } from '@mantine/core';
import { Trans, useTranslation } from 'react-i18next';
import { EmailLink } from '../../components/EmailLink.tsx';
import { siteConfig } from '../../site/config.ts';
import { LegalArticle, type LegalSection } from './LegalArticle.tsx';

export function PrivacyPage() {
  const { t } = useTranslation('privacy');
  const sections: LegalSection[] = [
    {
      id: 'information',
      title: t(($) => $.privacy.collected.title),
      content: (
        <>
          <Text>{t(($) => $.privacy.collected.visits)}</Text>
          <Text>{t(($) => $.privacy.collected.device)}</Text>
          <Text>{t(($) => $.privacy.collected.logs)}</Text>
          <Text>{t(($) => $.privacy.collected.messages)}</Text>
        </>
      ),
    },
    {
      id: 'use',
      title: t(($) => $.privacy.use.title),
      content: (
        <>
          <Text>{t(($) => $.privacy.use.text)}</Text>
          <ul>
            <li>{t(($) => $.privacy.use.deliver)}</li>
            <li>{t(($) => $.privacy.use.protect)}</li>
            <li>{t(($) => $.privacy.use.answer)}</li>
            <li>{t(($) => $.privacy.use.law)}</li>
          </ul>
          <Text>{t(($) => $.privacy.use.never)}</Text>
        </>
      ),
    },
    {
      id: 'security',
      title: t(($) => $.privacy.security.title),
      content: (
        <>
          <Text>{t(($) => $.privacy.security.text)}</Text>
          <Text>{t(($) => $.privacy.security.limits)}</Text>
        </>
      ),
    },
    {
      id: 'rights',
      title: t(($) => $.privacy.rights.title),
      content: (
        <>
          <Text>{t(($) => $.privacy.rights.text)}</Text>
          <ul>
            <li>{t(($) => $.privacy.rights.access)}</li>
            <li>{t(($) => $.privacy.rights.correct)}</li>
            <li>{t(($) => $.privacy.rights.object)}</li>
            <li>{t(($) => $.privacy.rights.complain)}</li>
          </ul>
          <Text>{t(($) => $.privacy.rights.how)}</Text>
        </>
      ),
    },
    {
      id: 'contact',
      title: t(($) => $.privacy.contact.title),
      content: (
        <>
          <Text>
            <Trans
              t={t}
              i18nKey={($) => $.privacy.contact.text}
              values={{ email: siteConfig.contactEmail }}
              components={{ mail: <EmailLink /> }}
            />
          </Text>
          <Text>{t(($) => $.privacy.contact.changes)}</Text>
        </>
      ),
    },
  ];
  return (
    <LegalArticle
      title={t(($) => $.privacy.title)}
      intro={t(($) => $.privacy.intro)}
      sections={sections}
    />
  );
}
