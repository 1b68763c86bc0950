import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/**
 * Chromium without a window, which Playwright prefers as well: tests take a third less time in it.
 * https://playwright.dev/docs/browsers#chromium-headless-shell
 */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];

/** The names under which Chromium and Chrome are installed, and where they are without a PATH. */
export const windowedBrowsers = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
];

/** How each system's package manager installs Chromium, without asking. */
const packageManagers = [
  {
    name: 'apt-get',
    install:
      'apt-get update && { apt-get install -y chromium-headless-shell || apt-get install -y chromium; }',
  },
  { name: 'dnf', install: 'dnf install -y chromium' },
  { name: 'pacman', install: 'pacman -Sy --noconfirm chromium' },
  { name: 'apk', install: 'apk add chromium' },
  { name: 'zypper', install: 'zypper --non-interactive install chromium' },
  { name: 'brew', install: 'brew install --cask chromium' },
];

type Log = (line: string) => void;

/**
 * Finds a Chromium, or installs one.
 *
 * @param log receives one line for each attempt and for what was found
 * @param names of what is looked for: a screen reader needs one with a window
 * @returns the path of its executable
 * @throws Error where there is none and none could be installed
 */
export function findBrowser(
  log: Log,
  names: readonly string[] = [...shells, ...windowedBrowsers],
): string {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (!existsSync(CHROMIUM_PATH))
      throw new Error(`CHROMIUM_PATH is "${CHROMIUM_PATH}", where there is no file.`);
    log(`Browser: ${CHROMIUM_PATH}, from CHROMIUM_PATH.`);
    return CHROMIUM_PATH;
  }
  return findInstalled(log, names) ?? install(log, names);
}

function findInstalled(log: Log, names: readonly string[]): string | undefined {
  const own = chromium.executablePath();
  if (existsSync(own)) {
    log(`Browser: ${own}, Playwright's own.`);
    return own;
  }
  const path = findCommand(names) ?? applications.find((file) => existsSync(file));
  if (path) log(`Browser: ${path}, installed on this machine.`);
  return path;
}

function findCommand(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}

function install(log: Log, names: readonly string[]): string {
  log('Browser: none found; asking Playwright to download its own.');
  run('playwright install chromium');
  const downloaded = findInstalled(log, names);
  if (downloaded) return downloaded;

  const manager = packageManagers.find(({ name }) => findCommand([name]));
  if (manager) {
    log(`Browser: no download; asking the system: ${manager.install}`);
    run(manager.install);
    const installed = findInstalled(log, names);
    if (installed) return installed;
  }
  throw new Error(
    'There is no Chromium or Chrome here, and none could be installed. Install one, or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

/** A failure is told by what is not there afterwards; the command's own words go to the terminal. */
function run(command: string): void {
  spawnSync(command, { shell: true, stdio: ['ignore', process.stderr, process.stderr] });
}
