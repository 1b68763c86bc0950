import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

/**
 * The headless shell is a small Chromium that cannot open windows.
 * https://playwright.dev/docs/browsers#chromium-headless-shell
 */
const shells = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'];

const completeBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];

const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
];

/** Playwright's command is run by its path, because it is on the PATH only if npm started this process. */
const playwright = fileURLToPath(
  new URL('cli.js', import.meta.resolve('playwright-core/package.json')),
);

/** The key is the program that the command needs. */
const installCommands = {
  node: `"${process.execPath}" "${playwright}" install --only-shell chromium`,
  'apt-get': 'apt-get update && apt-get install -y chromium-headless-shell',
};

/**
 * Finds a headless shell, or installs one. The last resort is a complete Chromium or Chrome, in which the
 * tests take longer. The environment variable `CHROMIUM_PATH` takes precedence.
 *
 * @param log receives a line for each attempt to install, and one for the browser that was found
 * @returns the path of the browser's executable
 * @throws Error if there is no browser, or if `CHROMIUM_PATH` is wrong
 */
export function findBrowser(log: (line: string) => void): string {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH))
    throw new Error(`CHROMIUM_PATH is "${CHROMIUM_PATH}", where there is no file.`);
  const found = CHROMIUM_PATH || findShell() || installShell(log) || findComplete();
  if (!found)
    throw new Error(
      'There is no Chromium or Chrome here, and none could be installed. Install one, or name one: CHROMIUM_PATH=/path/to/chromium npm test',
    );
  const note =
    ', a complete browser: the tests take about three times as long as in chromium-headless-shell.';
  log(`Browser: ${found}${/headless.shell/.test(found) ? '' : note}`);
  return found;
}

const findComplete = () =>
  [chromium.executablePath(), findOnPath(completeBrowsers), ...applications].find(
    (file) => file && existsSync(file),
  );

const findShell = () => findPlaywrightShell() ?? findOnPath(shells);

/** Searches beside the complete Chromium, because Playwright reports only the path of that browser. */
function findPlaywrightShell(): string | undefined {
  const path = chromium.executablePath();
  const [, folder = '', revision] = /^(.*[\\/])chromium-(\d+)[\\/]/.exec(path) ?? [];
  const shell = `chromium_headless_shell-${revision}/*/chrome-headless-shell{,.exe}`;
  const [file] = globSync(shell, { cwd: folder });
  return file && join(folder, file);
}

function installShell(log: (line: string) => void): string | undefined {
  for (const [program, command] of Object.entries(installCommands)) {
    if (program !== 'node' && !findOnPath([program])) continue;
    log(`Browser: trying to install one: ${command}`);
    // A command has succeeded if a headless shell is found afterwards.
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
