import { Button, Container, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../i18n/useTexts.tsx';
import classes from './Header.module.css';
import { LanguageMenu } from './LanguageMenu.tsx';
import { Logo } from './Logo.tsx';
import { SiteLinks } from './SiteLinks.tsx';

type HeaderProps = {
  /** The skip link and the live region are children of the header, so that all content is in a landmark. */
  children: ReactNode;
};

/** Small screens hide the list of links. The footer contains the same links. */
export function Header({ children }: HeaderProps) {
  const { text, nameOf } = useTexts('common');
  return (
    <header className={classes.header}>
      {children}
      <Container>
        {/* On narrow screens, `relative` lets the panel of the language menu be as wide as this bar. */}
        <Group pos="relative" justify="space-between" gap="xs">
          <Logo />
          <nav className={classes.nav} {...nameOf(($) => $.common.nav.main)}>
            <Group component="ul" gap="xs">
              <SiteLinks />
            </Group>
          </nav>
          {/* The margin keeps this group at the end of the line, even on a second line. */}
          <Group className={classes.actions!} justify="flex-end" gap="sm" ms="auto">
            <LanguageMenu />
            <Button component={Link} to="/#contact">
              {text(($) => $.common.header.contactUs)}
            </Button>
          </Group>
        </Group>
      </Container>
    </header>
  );
}
