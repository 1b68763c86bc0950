import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findWindowed } from '../gather/browser.ts';
import { launchOptions } from '../gather/launchOptions.ts';
import { listenTo, type Entry } from './entries.ts';
import { endPrograms, startProgram } from './processes.ts';
import { screen, type Session } from './session.ts';

export type Target = { url: string; locale: string };

export type Visit = {
  /** What was recorded until the page was read. */
  arrival: readonly Entry[];
  /** Presses a key, by its X11 name, and returns what came of it. */
  press: (key: string) => Promise<Entry[]>;
};

const flags = [
  '--force-renderer-accessibility',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-gpu',
  '--disable-search-engine-choice-screen',
  '--password-store=basic',
  `--window-size=${screen.width},${screen.height}`,
  // The sandbox does not start for the superuser; the second flag hides the warning, which Orca reads.
  ...(process.getuid?.() === 0 ? ['--no-sandbox', '--test-type'] : []),
];

/**
 * Opens a page in a browser that was never used, acts there, and closes it.
 *
 * @param reads whether Orca reads the page to its end, or its first words only
 */
export async function visitPage<T>(
  { folder, env }: Session,
  { url, locale }: Target,
  reads: 'whole page' | 'first words',
  act: (visit: Visit) => Promise<T>,
): Promise<T> {
  // While this file is there, Orca stops reading after the first words.
  if (reads === 'first words') writeFileSync(`${folder}/stop`, '');
  else rmSync(`${folder}/stop`, { force: true });
  const { waitForEntry, waitForSilence } = listenTo(folder);
  const profile = createProfile(folder, locale);
  const { env: { FONTCONFIG_FILE } = {}, args = [] } = launchOptions();
  const browser = findWindowed();
  if (!browser)
    throw new Error(
      'A screen reader needs Chromium with a window. Install one: apt-get install chromium',
    );
  startProgram(folder, browser, [...args, ...flags, `--user-data-dir=${profile}`, url], {
    ...env,
    FONTCONFIG_FILE: FONTCONFIG_FILE!,
    BROWSER_PROFILE: profile,
  });
  try {
    await waitForEntry(
      '“Finished loading”',
      (entry) => entry.kind === 'utterance' && entry.text.startsWith('Finished loading'),
    );
    const last = reads === 'whole page' ? 'reading ended' : 'reading';
    await waitForEntry('The reading of the page', ({ kind }) => kind === last);
    const press = (key: string) => {
      const after = listenTo(folder);
      execFileSync('xdotool', ['key', key], { env });
      return after.waitForSilence();
    };
    return await act({ arrival: await waitForSilence(), press });
  } finally {
    const after = listenTo(folder);
    endPrograms(profile);
    await after.waitForSilence();
  }
}

/** Orca would read the browser's offer to translate the page, which no flag turns off. */
function createProfile(folder: string, locale: string): string {
  const profile = mkdtempSync(join(folder, 'profile-'));
  mkdirSync(join(profile, 'Default'));
  const preferences = {
    translate: { enabled: false },
    intl: { accept_languages: locale, selected_languages: locale },
  };
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  return profile;
}
