import { Container, Group, Text, Title } from '@mantine/core';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useTexts } from '../i18n/useTexts.tsx';
import { useLanguages } from '../i18n/PageContext.ts';
import { routes } from '../site/routes.ts';
import { EmailLink } from './EmailLink.tsx';
import classes from './Footer.module.css';
import { LanguageLinks } from './LanguageLinks.tsx';
import { Logo } from './Logo.tsx';
import links from './PageLink.module.css';
import { PageLink } from './PageLink.tsx';
import { SiteLinks } from './SiteLinks.tsx';
import { neverChanges } from './useHydrated.ts';

const legalPages = routes.filter((route) => route.legal === true);

/** The map of the site. */
export function Footer() {
  const { t, text } = useTexts('common');
  const year = useSyncExternalStore(neverChanges, readYear, () => BUILD_YEAR);
  const languages = useLanguages();
  return (
    <footer className={classes.footer}>
      <Container className={classes.columns!}>
        <div>
          <Logo />
          <Text className={classes.tagline!} c="dimmed">
            {text(($) => $.common.footer.tagline)}
          </Text>
        </div>
        <FooterNav id="footer-site" title={text(($) => $.common.footer.site)}>
          <SiteLinks />
        </FooterNav>
        <FooterNav id="footer-legal" title={text(($) => $.common.footer.legal)}>
          {legalPages.map(({ id, path }) => (
            <li key={id}>
              <PageLink to={path}>{text(($) => $.common.footer[id])}</PageLink>
            </li>
          ))}
        </FooterNav>
        <div>
          <Title order={2} className={classes.title!}>
            {text(($) => $.common.footer.contact)}
          </Title>
          <EmailLink className={links.link!} />
        </div>
      </Container>
      <Container>
        <Group className={classes.foot!} justify="space-between" align="baseline">
          {languages.length > 1 && (
            <nav className={classes.languages} aria-labelledby="footer-languages">
              <Title order={2} className={classes.title!} id="footer-languages">
                {text(($) => $.common.language.label)}
              </Title>
              <LanguageLinks />
            </nav>
          )}
          <Text className={classes.copyright!} c="dimmed" size="sm">
            {text(($) => $.common.footer.copyright, {
              year,
              company: t(($) => $.common.company),
            })}
          </Text>
        </Group>
      </Container>
    </footer>
  );
}

/** The year of the visit. A clock that says it is before the build is wrong. */
const readYear = () => Math.max(BUILD_YEAR, new Date().getFullYear());

type FooterNavProps = { id: string; title: ReactNode; children: ReactNode };

function FooterNav({ id, title, children }: FooterNavProps) {
  return (
    <nav aria-labelledby={id}>
      <Title order={2} className={classes.title!} id={id}>
        {title}
      </Title>
      <ul>{children}</ul>
    </nav>
  );
}
