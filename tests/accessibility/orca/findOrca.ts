import { spawnSync } from 'node:child_process';

/** What Orca needs without a desktop, a sound card and a voice, by Debian's names. */
const packages =
  'orca python3-pyatspi gir1.2-atspi-2.0 at-spi2-core dbus gsettings-desktop-schemas xvfb openbox xdotool';

/** The version whose internals preferences/recorder.py knows. */
const knownVersion = '43';

/**
 * @returns the version of Orca
 * @throws Error where it cannot record here, with the cure
 */
export function findOrca(): string {
  const installed = run('dpkg-query', ['--show', '--showformat', '${Package} ${Status}\n']);
  const missing = packages
    .split(' ')
    .filter((name) => !installed.includes(`${name} install ok installed\n`));
  if (missing.length > 0)
    throw new Error(
      `Orca cannot record on this machine: ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing. On Debian 12, “apt-get install --no-install-recommends ${packages}” installs all it needs.`,
    );
  const version = run('/usr/bin/orca', ['--version']).trim();
  if (version.split('.')[0] !== knownVersion)
    throw new Error(
      `Orca cannot record on this machine: it is version ${version}, and orca/preferences/recorder.py knows ${knownVersion}, which Debian 12 has.`,
    );
  // Both would take the other's keys, and Orca does not start beside another.
  if (run('pgrep', ['-x', '-u', String(process.getuid?.()), 'orca']) !== '')
    throw new Error('Orca is running already, and an account can run it once. End the other one.');
  return version;
}

/** What a command writes, and nothing where there is no such command. */
const run = (command: string, args: readonly string[]): string =>
  spawnSync(command, args, { encoding: 'utf8' }).stdout ?? '';
