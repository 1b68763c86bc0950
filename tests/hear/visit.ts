import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { end } from './processes.ts';
import type { Entry } from './record.ts';
import { screen, type Session } from './session.ts';

/** A patient listener hears a page to its end; a hasty one goes on by keyboard at its first words. */
export type Listener = 'patient' | 'hasty';

export type Visit = {
  /** What was heard until the page was read, or its first words were. */
  arrival: readonly Entry[];
  /** Presses a key and gives what came of it. */
  press: (key: string) => Promise<Entry[]>;
};

const flags = [
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
  // Root has no sandbox; the second one keeps the browser from warning of it, aloud.
  ...(process.getuid?.() === 0 ? ['--no-sandbox', '--test-type'] : []),
];

/** Opens a page in a browser that was never used before, acts there, and closes it. */
export async function visit<T>(
  { folder, env, browser, hastyFile, recording, processes }: Session,
  { url, listener }: { url: string; listener: Listener },
  act: (visit: Visit) => Promise<T>,
): Promise<T> {
  if (listener === 'hasty') writeFileSync(hastyFile, '');
  else rmSync(hastyFile, { force: true });

  const profile = makeProfile(folder, url);
  const ear = recording.listen();
  const words = [...flags, `--user-data-dir=${profile}`, url];
  const child = processes.start('Chromium', browser, words, env);
  try {
    await ear.for('“Finished loading”', 45, isLoaded);
    const last = listener === 'patient' ? 'end' : 'read';
    await ear.for('The reading of the page', 90, ({ kind }) => kind === last);
    const arrival = await ear.toTheEnd();
    const press = (key: string) => {
      const after = recording.listen();
      spawnSync('xdotool', ['key', key], { env });
      return after.toTheEnd();
    };
    return await act({ arrival, press });
  } finally {
    const after = recording.listen();
    await end(child);
    await after.toTheEnd();
  }
}

function isLoaded(entry: Entry): boolean {
  return entry.kind === 'said' && entry.text.startsWith('Finished loading');
}

/**
 * The browser's offer to translate a page, and the site's of another language, would be spoken into
 * it; no flag turns either off.
 */
function makeProfile(folder: string, url: string): string {
  const [, language = 'en'] = /^\/([a-z]{2,3}(?:-\w+)?)(?=\/|$)/.exec(new URL(url).pathname) ?? [];
  const profile = mkdtempSync(join(folder, 'profile-'));
  mkdirSync(join(profile, 'Default'));
  const preferences = {
    translate: { enabled: false },
    intl: { accept_languages: language, selected_languages: language },
  };
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  return profile;
}
