import { Button, Container } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/useTexts.tsx';
import { Link } from './Link.tsx';
import classes from './Header.module.css';
import { LanguageMenu } from './LanguageMenu.tsx';
import { Logo } from './Logo.tsx';
import { SiteLinks } from './SiteLinks.tsx';

type HeaderProps = {
  /** What stands before all else, inside of a landmark as all content does. */
  children: ReactNode;
};

/** On small screens the list of links goes; the footer has every one of them. */
export function Header({ children }: HeaderProps) {
  const { text, nameOf } = useTexts('common');
  return (
    <header className={classes.header}>
      {children}
      <Container>
        <div className={classes.bar}>
          <Logo />
          <nav className={classes.nav} {...nameOf(($) => $.common.nav.main)}>
            <ul className={classes.links}>
              <SiteLinks />
            </ul>
          </nav>
          <div className={classes.end}>
            <LanguageMenu />
            <Button component={Link} to="/#contact">
              {text(($) => $.common.header.contactUs)}
            </Button>
          </div>
        </div>
      </Container>
    </header>
  );
}
