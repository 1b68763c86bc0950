import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

/**
 * Chromium without a window, which Playwright prefers as well: tests take a third less time in it.
 * https://playwright.dev/docs/browsers#chromium-headless-shell
 */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];

/** The names under which Chromium and Chrome are installed, and where they are without a PATH. */
export const windowedBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
];

/** Its command is on the PATH of nobody who starts this by `node`. */
const playwright = fileURLToPath(
  new URL('cli.js', import.meta.resolve('playwright-core/package.json')),
);

/** How each system's package manager, the first word, installs Chromium without asking. */
const installations = [
  'apt-get update && { apt-get install -y chromium-headless-shell || apt-get install -y chromium; }',
  'dnf install -y chromium',
  'brew install --cask chromium',
];

/**
 * Finds a Chromium, or installs one: Playwright's own, or else the system's.
 *
 * @param log receives one line for each attempt and for what was found
 * @param names of what is looked for: a screen reader needs one with a window
 * @returns the path of its executable
 * @throws Error where there is none and none could be installed
 */
export function findBrowser(
  log: (line: string) => void,
  names: readonly string[] = [...shells, ...windowedBrowsers],
): string {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH))
    throw new Error(`CHROMIUM_PATH is "${CHROMIUM_PATH}", where there is no file.`);
  const system = installations.filter((one) => findProgram([one.split(' ')[0]!])).slice(0, 1);
  let found = CHROMIUM_PATH || findInstalled(names);
  for (const command of [`"${process.execPath}" "${playwright}" install chromium`, ...system]) {
    if (found) break;
    log(`Browser: none found; trying: ${command}`);
    // A failure is told by what is not there afterwards; the command's own words go to the terminal.
    spawnSync(command, { shell: true, stdio: ['ignore', process.stderr, process.stderr] });
    found = findInstalled(names);
  }
  if (!found)
    throw new Error(
      'There is no Chromium or Chrome here, and none could be installed. Install one, or name one: CHROMIUM_PATH=/path/to/chromium npm test',
    );
  log(`Browser: ${found}`);
  return found;
}

const findInstalled = (names: readonly string[]): string | undefined =>
  [chromium.executablePath(), findProgram(names) ?? '', ...applications].find((file) =>
    existsSync(file),
  );

/** Of programs on the PATH. */
const findProgram = (names: readonly string[]): string | undefined => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
};
