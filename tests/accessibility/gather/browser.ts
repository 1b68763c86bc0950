import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

/**
 * Names of the headless shell, a Chromium without a window. Playwright prefers the shell too. The
 * tests take about three times as long in Chromium with a window.
 * https://playwright.dev/docs/browsers#chromium-headless-shell
 */
const shells = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'];

/** Names of Chromium and Chrome on the PATH, and their paths outside of it. */
const windowedBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
];

/**
 * The file of Playwright's command. The command is on the PATH only if npm has started this
 * process.
 */
const playwright = fileURLToPath(
  new URL('cli.js', import.meta.resolve('playwright-core/package.json')),
);

/** Commands that install a headless shell. The key is the program that the command needs. */
const commands = {
  node: `"${process.execPath}" "${playwright}" install --only-shell chromium`,
  'apt-get': 'apt-get update && apt-get install -y chromium-headless-shell',
};

/**
 * Finds a headless shell or installs one. If both fail, it uses Chromium or Chrome with a window.
 * The tests pass there too, but take longer.
 *
 * @param log receives one line for each attempt to install, and one for the browser that was found
 * @returns the path of the browser's executable
 * @throws Error if there is no browser and none could be installed
 */
export function findBrowser(log: (line: string) => void): string {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH))
    throw new Error(`CHROMIUM_PATH is "${CHROMIUM_PATH}", where there is no file.`);
  const found = CHROMIUM_PATH || findShell() || installShell(log) || findWindowed();
  if (!found)
    throw new Error(
      'There is no Chromium or Chrome here, and none could be installed. Install one, or name one: CHROMIUM_PATH=/path/to/chromium npm test',
    );
  log(describeBrowser(found));
  return found;
}

function findWindowed(): string | undefined {
  return [chromium.executablePath(), findOnPath(windowedBrowsers), ...applications].find(
    (file) => file && existsSync(file),
  );
}

function describeBrowser(path: string): string {
  return /headless.shell/.test(path)
    ? `Browser: ${path}, without a window.`
    : `Browser: ${path}, which may have a window: the tests take about three times as long as in chromium-headless-shell.`;
}

function findShell(): string | undefined {
  return findPlaywrightShell() ?? findOnPath(shells);
}

/**
 * Playwright only reports the path of its Chromium with a window. The headless shell is in a
 * neighbouring folder.
 */
function findPlaywrightShell(): string | undefined {
  const [windowed, revision] =
    /^.*[\\/]chromium-(\d+)(?=[\\/])/.exec(chromium.executablePath()) ?? [];
  if (!windowed || !revision) return undefined;
  const folder = join(windowed, '..', `chromium_headless_shell-${revision}`);
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const shell = files.find((file) =>
    /[\\/](?:chrome-headless-shell|headless_shell)(?:\.exe)?$/.test(file),
  );
  return shell && join(folder, shell);
}

/** Tries the commands that install a headless shell, one after the other, until there is one. */
function installShell(log: (line: string) => void): string | undefined {
  for (const [program, command] of Object.entries(commands)) {
    if (program !== 'node' && !findOnPath([program])) continue;
    log(`Browser: trying to install one: ${command}`);
    // The output goes to the terminal and is not read. A command has succeeded if a headless shell
    // is found afterwards.
    spawnSync(command, { shell: true, stdio: ['ignore', process.stderr, process.stderr] });
    const found = findShell();
    if (found) return found;
  }
  return undefined;
}

function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}
