import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, windowedBrowsers } from '../gather/browser.ts';
import { writeFontConfig } from '../gather/fonts.ts';
import type { Entry } from './entries.ts';
import { endProcess } from './processes.ts';
import { screen, type Session } from './session.ts';

export type Target = { url: string; locale: string };

export type Visit = {
  /** What was recorded until the page was read. */
  arrival: readonly Entry[];
  /** Presses a key, by its X11 name, and returns what came of it. */
  press: (key: string) => Promise<Entry[]>;
};

const args = [
  '--force-renderer-accessibility',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-gpu',
  '--disable-search-engine-choice-screen',
  '--disable-sync',
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
  { folder, env, stopFile, entries, processes }: Session,
  { url, locale }: Target,
  reads: 'whole page' | 'first words',
  act: (visit: Visit) => Promise<T>,
): Promise<T> {
  if (reads === 'first words') writeFileSync(stopFile, '');
  else rmSync(stopFile, { force: true });
  const { waitForEntry, waitForSilence } = entries.listen();
  const profile = `--user-data-dir=${createProfile(folder, locale)}`;
  const browser = processes.start(
    findBrowser(() => {}, windowedBrowsers),
    [...args, profile, url],
    {
      ...env,
      FONTCONFIG_FILE: writeFontConfig('regular'),
    },
  );
  try {
    await waitForEntry(
      '“Finished loading”',
      45,
      (entry) => entry.kind === 'utterance' && entry.text.startsWith('Finished loading'),
    );
    const last = reads === 'whole page' ? 'reading ended' : 'reading';
    await waitForEntry('The reading of the page', 90, ({ kind }) => kind === last);
    const press = (key: string) => {
      const after = entries.listen();
      spawnSync('xdotool', ['key', key], { env });
      return after.waitForSilence();
    };
    return await act({ arrival: await waitForSilence(), press });
  } finally {
    const after = entries.listen();
    await endProcess(browser);
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
