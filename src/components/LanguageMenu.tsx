import { Paper, VisuallyHidden } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useTexts } from '../i18n/useTexts.tsx';
import { useLanguages } from '../i18n/PageContext.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import classes from './LanguageMenu.module.css';

/** Opens without a script; with one it closes when the visitor goes on, or presses Escape. */
export function LanguageMenu() {
  const { text, i18n } = useTexts('common');
  const languages = useLanguages();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOnPress = ({ target }: PointerEvent) => closeUnlessIn(details.current, target);
    document.addEventListener('pointerdown', closeOnPress);
    return () => document.removeEventListener('pointerdown', closeOnPress);
  }, []);
  if (languages.length < 2) return null;

  const current = languages.find(({ tag }) => tag === i18n.language);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    // A toast beside it closes with the next press of Escape.
    event.stopPropagation();
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  const closeOnLeave = ({ relatedTarget }: FocusEvent) => {
    // Safari gives the focus to nothing when a link is pressed, which the list would not outlive
    // until the click: https://bugs.webkit.org/show_bug.cgi?id=22261
    if (relatedTarget) closeUnlessIn(details.current, relatedTarget);
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Its controls send keys and focus here. */}
      <details
        ref={details}
        className={classes.menu}
        onKeyDown={closeOnEscape}
        onBlur={closeOnLeave}
      >
        <summary className={classes.summary}>
          <IconLanguage aria-hidden size={24} stroke={1.75} />
          <VisuallyHidden>{text(($) => $.common.language.label)}</VisuallyHidden>
          <span className={classes.name} lang={i18n.language} translate="no">
            {current?.name}
          </span>
        </summary>
        <Paper className={classes.panel!} shadow="md" withBorder>
          <LanguageLinks />
        </Paper>
      </details>
    </>
  );
}

/** Where the visitor has gone on to something else. */
function closeUnlessIn(details: HTMLDetailsElement | null, target: EventTarget | null): void {
  if (details && !details.contains(target as Node)) details.open = false;
}
