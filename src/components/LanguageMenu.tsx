import { Paper, VisuallyHidden } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconLanguage } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { useCurrentLanguage, useLanguages } from '../i18n/LanguagesContext.ts';
import { useTexts } from '../i18n/useTexts.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import classes from './LanguageMenu.module.css';

/** The menu is a `<details>`, because a `<details>` opens without a script. */
export function LanguageMenu() {
  const { text, i18n } = useTexts('common');
  const languages = useLanguages();
  const current = useCurrentLanguage();
  const details = useRef<HTMLDetailsElement>(null);
  const closeIfOutside = ({ target }: Event) => {
    if (details.current && !details.current.contains(target as Node)) details.current.open = false;
  };
  const close = () => {
    const { current: menu } = details;
    // The focus must not stay on a hidden link.
    if (menu?.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    if (menu) menu.open = false;
  };
  useWindowEvent('pointerdown', closeIfOutside);
  // Safari does not focus a pressed link, so `blur` would close the menu before the click:
  // https://bugs.webkit.org/show_bug.cgi?id=22261
  useWindowEvent('focusin', closeIfOutside);
  // Close the menu, because otherwise the Back button could show the page again with the open menu.
  useWindowEvent('pagehide', close);
  if (languages.length < 2) return null;

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && details.current?.open) close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- These events come from the controls inside the element.
    <details ref={details} className={classes.menu} onKeyDown={closeOnEscape}>
      <summary className={classes.summary}>
        <IconLanguage aria-hidden size={24} stroke={1.75} />
        {/* The accessible name begins with the visible name of the language, for voice control. The space
            separates this name from the hidden label if the styles are missing. */}
        <span className={classes.name} lang={i18n.language} translate="no">
          {current?.name}
        </span>
        <VisuallyHidden> {text(($) => $.common.language.label)}</VisuallyHidden>
      </summary>
      <Paper className={classes.panel!} shadow="md" withBorder>
        <LanguageLinks />
      </Paper>
    </details>
  );
}
