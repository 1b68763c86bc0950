import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The names under which Chromium and Chrome are installed, and where they are without a PATH. */
const commands = [
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
  { name: 'apt-get', install: 'apt-get update && apt-get install -y chromium' },
  { name: 'dnf', install: 'dnf install -y chromium' },
  { name: 'pacman', install: 'pacman -Sy --noconfirm chromium' },
  { name: 'apk', install: 'apk add chromium' },
  { name: 'zypper', install: 'zypper --non-interactive install chromium' },
  { name: 'brew', install: 'brew install --cask chromium' },
];

type Say = (sentence: string) => void;

/**
 * Finds a Chromium, or installs one.
 *
 * @param say hears, in one line each, what is tried and what was found
 * @returns the path of its executable
 * @throws Error where there is none and none could be installed
 */
export function findBrowser(say: Say): string {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (!existsSync(CHROMIUM_PATH))
      throw new Error(`CHROMIUM_PATH is "${CHROMIUM_PATH}", where there is no file.`);
    say(`Browser: ${CHROMIUM_PATH}, from CHROMIUM_PATH.`);
    return CHROMIUM_PATH;
  }
  return findInstalled(say) ?? install(say);
}

function findInstalled(say: Say): string | undefined {
  const own = chromium.executablePath();
  if (existsSync(own)) {
    say(`Browser: ${own}, Playwright's own.`);
    return own;
  }
  const path = findCommand(commands) ?? applications.find((file) => existsSync(file));
  if (path) say(`Browser: ${path}, installed on this machine.`);
  return path;
}

function findCommand(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}

function install(say: Say): string {
  say('Browser: none found; asking Playwright to download its own.');
  run('playwright install chromium');
  const downloaded = findInstalled(say);
  if (downloaded) return downloaded;

  const manager = packageManagers.find(({ name }) => findCommand([name]));
  if (manager) {
    say(`Browser: no download; asking the system: ${manager.install}`);
    run(manager.install);
    const installed = findInstalled(say);
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
