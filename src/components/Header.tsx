import { Button, Container, Group } from '@mantine/core';
import { useTexts } from '../i18n/useTexts.tsx';
import { Link } from 'react-router-dom';
import classes from './Header.module.css';
import { LanguageMenu } from './LanguageMenu.tsx';
import { Logo } from './Logo.tsx';
import { SiteLinks } from './SiteLinks.tsx';

/** On small screens the list of links goes; the footer has every one of them. */
export function Header() {
  const { t, text } = useTexts('common');
  return (
    <header className={classes.header}>
      <Container>
        <Group justify="space-between" gap="sm">
          <Logo />
          <nav className={classes.nav} aria-label={t(($) => $.common.nav.main)}>
            <Group component="ul" gap="xs">
              <SiteLinks className={classes.link!} />
            </Group>
          </nav>
          <Group gap="sm">
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
