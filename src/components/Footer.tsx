import { Container, Group, Text, Title } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/useTexts.tsx';
import { useLanguages } from '../i18n/LanguagesContext.ts';
import { routes } from '../site/routes.ts';
import { EmailLink } from './EmailLink.tsx';
import classes from './Footer.module.css';
import { LanguageLinks } from './LanguageLinks.tsx';
import { Logo } from './Logo.tsx';
import links from './PageLink.module.css';
import { PageLink } from './PageLink.tsx';
import { SiteLinks } from './SiteLinks.tsx';

const titleProps = { mb: 'xs', c: 'dimmed', fz: 'sm', fw: 600 };
const legalPages = routes.filter((route) => route.legal === true);

export function Footer() {
  const { t, text } = useTexts('common');
  const year = useMounted() ? readYear() : BUILD_YEAR;
  const languages = useLanguages();
  return (
    <footer className={classes.footer}>
      <Container className={classes.columns!}>
        <div>
          <Logo />
          <Text maw="24ch" mt="xs" c="dimmed">
            {text(($) => $.common.footer.tagline)}
          </Text>
        </div>
        <FooterNav id="footer-site" title={text(($) => $.common.footer.site)}>
          <ul>
            <SiteLinks />
          </ul>
        </FooterNav>
        <FooterNav id="footer-legal" title={text(($) => $.common.footer.legal)}>
          <ul>
            {legalPages.map(({ id, path }) => (
              <li key={id}>
                <PageLink to={path}>{text(($) => $.common.footer[id])}</PageLink>
              </li>
            ))}
          </ul>
        </FooterNav>
        <div>
          <Title order={2} {...titleProps}>
            {text(($) => $.common.footer.contact)}
          </Title>
          <EmailLink className={links.link!} />
        </div>
      </Container>
      <Container>
        <Group className={classes.lastRow!} justify="space-between" align="baseline">
          {languages.length > 1 && (
            <FooterNav id="footer-languages" title={text(($) => $.common.language.label)}>
              <LanguageLinks />
            </FooterNav>
          )}
          <Text maw="var(--site-measure)" c="dimmed" size="sm">
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

/** The year is at least that of the build, because the visitor's clock may be wrong. */
const readYear = () => Math.max(BUILD_YEAR, new Date().getFullYear());

type FooterNavProps = { id: string; title: ReactNode; children: ReactNode };

function FooterNav({ id, title, children }: FooterNavProps) {
  return (
    <nav aria-labelledby={id}>
      <Title order={2} id={id} {...titleProps}>
        {title}
      </Title>
      {children}
    </nav>
  );
}
