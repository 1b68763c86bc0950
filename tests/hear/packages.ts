import { spawnSync } from 'node:child_process';

/** What a screen reader needs where there is no desktop, no sound card and no voice, by Debian's names. */
export const packages = [
  'orca',
  'python3-pyatspi',
  'gir1.2-atspi-2.0',
  'at-spi2-core',
  'dbus',
  'gsettings-desktop-schemas',
  'xvfb',
  'openbox',
  'xdotool',
  // Without any font a page has no lines to be read.
  'fonts-dejavu-core',
] as const;

/** Of Orca's versions, the one whose inner parts orca/recorder.py knows. */
const knownOrca = '43';

type Say = (sentence: string) => void;

/**
 * Finds the screen reader, or installs it.
 *
 * @returns its version
 * @throws Error where it cannot be had, with the reason in one line
 */
export function findOrca(say: Say): string {
  if (process.platform !== 'linux') throw new Error('Orca is a screen reader of Linux.');
  const missing = findMissing(listInstalled());
  if (missing.length > 0) install(missing, say);
  const version = ask('orca', ['--version']).trim();
  if (version.split('.')[0] !== knownOrca)
    throw new Error(
      `this machine has Orca ${version}, and the recorder knows Orca ${knownOrca}, which Debian 12 has.`,
    );
  // Both would take the other's keys, and Orca does not start beside another.
  if (ask('pgrep', ['-x', '-u', String(process.getuid?.()), 'orca']) !== '')
    throw new Error('an Orca runs already, and an account can have one at a time.');
  return version;
}

/**
 * @param installed what `dpkg-query` tells, a package and the state of its files a line
 * @example findMissing('orca installed\nxvfb config-files') // => ['python3-pyatspi', …, 'xvfb', …]
 */
export function findMissing(installed: string): string[] {
  const lines = new Set(installed.split('\n'));
  return packages.filter((name) => !lines.has(`${name} installed`));
}

function listInstalled(): string {
  return ask('dpkg-query', [
    '--show',
    '--showformat',
    '${Package} ${db:Status-Status}\n',
    ...packages,
  ]);
}

function install(missing: readonly string[], say: Say) {
  const command = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${missing.join(' ')}`;
  const root = toRoot();
  if (!root || ask('apt-get', ['--version']) === '')
    throw new Error(
      `these packages are missing, and only root can install them: ${missing.join(' ')}`,
    );
  say(`Missing: ${missing.join(' ')}. Installing them: ${command}`);
  const [first = '', ...words] = [
    ...root,
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'sh',
    '-c',
    command,
  ];
  spawnSync(first, words, { stdio: ['ignore', 'ignore', process.stderr] });
  const left = findMissing(listInstalled());
  if (left.length > 0) throw new Error(`these packages could not be installed: ${left.join(' ')}`);
}

/** What a command begins with that root has to run; nothing where it would have to ask. */
function toRoot(): string[] | undefined {
  if (process.getuid?.() === 0) return [];
  const { status } = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' });
  return status === 0 ? ['sudo', '-n'] : undefined;
}

/** What a command writes; nothing where there is no such command. */
function ask(command: string, words: readonly string[]): string {
  return spawnSync(command, words, { encoding: 'utf8' }).stdout ?? '';
}
