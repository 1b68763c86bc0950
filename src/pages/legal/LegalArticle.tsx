import { Anchor, Container, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageLink } from '../../components/PageLink.tsx';
import { useIsUntranslated } from '../../i18n/useIsUntranslated.ts';
import { useTexts } from '../../i18n/useTexts.tsx';
import { useLocation } from 'react-router-dom';
import { defaultLocale, localizePath } from '../../i18n/urls.ts';
import { facts } from '../../site/facts.ts';
import { useCurrentSection } from './useCurrentSection.ts';
import classes from './LegalArticle.module.css';

export type LegalSection = {
  /** The id is the part after `#` in the address, and is the same in every language. */
  id: string;
  title: ReactNode;
  content: ReactNode;
};

type LegalArticleProps = { title: ReactNode; intro: ReactNode; sections: readonly LegalSection[] };

export function LegalArticle({ title, intro, sections }: LegalArticleProps) {
  const isUntranslated = useIsUntranslated();
  const { text, i18n } = useTexts('common', isUntranslated);
  const { pathname } = useLocation();
  const current = useCurrentSection(sections.map(({ id }) => id));
  const locale = isUntranslated ? defaultLocale : i18n.language;
  const language = isUntranslated ? ({ lang: locale, dir: 'ltr' } as const) : {};
  const updated = new Intl.DateTimeFormat([locale, defaultLocale], {
    // Persian and Thai have other default calendars, but all dates of the site are Gregorian.
    calendar: 'gregory',
    // i18next and CSS write all other numbers in Latin digits.
    numberingSystem: 'latn',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(facts.legalUpdated));
  // The browser may format the date differently from the build.
  const date = <time dateTime={facts.legalUpdated} suppressHydrationWarning />;
  const original = (
    <Anchor href={localizePath(pathname, defaultLocale)} hrefLang={defaultLocale} inherit />
  );
  return (
    <Container component="article" className={classes.article!} {...language}>
      <div className={classes.header}>
        {/* With this size, the longest word of the title fits into 320 px. */}
        <Title order={1} fz="clamp(1.5rem, 8vw, var(--mantine-h2-font-size))">
          {title}
        </Title>
        <Text mt="md" mb="paragraph" c="dimmed">
          {text(($) => $.common.legal.updated, { date: updated }, { date })}
        </Text>
        {locale !== defaultLocale && (
          <Text className={classes.translation!}>
            {text(($) => $.common.legal.translation, {}, { original })}
          </Text>
        )}
        <Text>{intro}</Text>
      </div>
      <nav className={classes.contents} aria-labelledby="contents-title">
        <Title order={2} id="contents-title" mb="xs" c="dimmed" fz="sm" fw={600}>
          {text(($) => $.common.legal.contents)}
        </Title>
        <ol>
          {sections.map(({ id, title: sectionTitle }) => (
            <li key={id}>
              <PageLink to={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                {sectionTitle}
              </PageLink>
            </li>
          ))}
        </ol>
      </nav>
      <div className={classes.sections}>
        {sections.map(({ id, title: sectionTitle, content }) => (
          // With names, these sections would be landmarks, and Orca would not read their headings.
          <section key={id} id={id}>
            <Title order={2}>{sectionTitle}</Title>
            {content}
          </section>
        ))}
      </div>
    </Container>
  );
}
