import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProcesses, type Environment } from './processes.ts';
import { type Entry, followRecording, type Recording } from './record.ts';
import { until } from './settle.ts';

/**
 * Taller than any page. Orca leaves out a heading that labels its section when it is above the
 * screen, as the next column's is after a scroll; how far a page has been scrolled when Orca looks
 * depends on the machine, and two runs of one page differed.
 */
export const screen = { width: 1280, height: 9216 };

export type Session = {
  /** Where its files are, until it is stopped. */
  folder: string;
  /** The path of the browser's executable. */
  browser: string;
  env: Environment;
  /** While it is there, nobody listens to a page to its end. */
  hastyFile: string;
  recording: Recording;
  processes: ReturnType<typeof createProcesses>;
  stop: () => void;
};

/** A desktop of nothing but a screen reader, in a folder of its own: the user's stays as it is. */
export async function startSession(browser: string): Promise<Session> {
  const folder = mkdtempSync(join(tmpdir(), 'hear-'));
  const processes = createProcesses(folder);
  const stop = () => {
    process.off('exit', stop);
    processes.endAll();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  // Ctrl+C may come at any time, and nothing of this may outlive it.
  process.once('exit', stop);
  try {
    const files = { recordFile: join(folder, 'record'), hastyFile: join(folder, 'hasty') };
    const recording = await startOrca(folder, processes, files);
    return { folder, browser, processes, stop, ...recording, hastyFile: files.hastyFile };
  } catch (error) {
    stop();
    throw error;
  }
}

type Files = { recordFile: string; hastyFile: string };

async function startOrca(
  folder: string,
  { start, firstLine, blame }: Session['processes'],
  { recordFile, hastyFile }: Files,
): Promise<Pick<Session, 'env' | 'recording'>> {
  const env = toEnvironment(folder, { HEAR_RECORD: recordFile, HEAR_HASTY: hastyFile });
  writeFileSync(recordFile, '');

  const size = `${screen.width}x${screen.height}x24`;
  const words = ['-screen', '0', size, '-nolisten', 'tcp', '-displayfd', '1'];
  start('Xvfb', 'Xvfb', words, env);
  env.DISPLAY = `:${await firstLine('Xvfb')}`;

  const address = `unix:path=${join(folder, 'bus')}`;
  const bus = ['--session', '--nofork', '--print-address=1', `--address=${address}`];
  start('D-Bus', 'dbus-daemon', bus, env);
  env.DBUS_SESSION_BUS_ADDRESS = await firstLine('D-Bus');

  const flags = ['--launch-immediately', '--a11y=1', '--screen-reader=1'];
  start('AT-SPI', '/usr/libexec/at-spi-bus-launcher', flags, env);
  const isReady = () => hasAccessibilityBus(env);
  await blame('AT-SPI', until('The accessibility bus', 15, isReady));

  // Without a window manager no window gets the keyboard.
  start('openbox', 'openbox', [], env);
  const recording = followRecording(recordFile);
  const ear = recording.listen();
  const preferences = join(folder, 'orca');
  cpSync(join(import.meta.dirname, 'orca'), preferences, { recursive: true });
  start('Orca', '/usr/bin/orca', ['--user-prefs', preferences], env);
  await blame('Orca', ear.for('Orca’s first word', 30, isSpeech));
  await ear.toTheEnd();
  return { env, recording };
}

function isSpeech({ kind }: Entry): boolean {
  return kind === 'said';
}

/** Little of the caller's: its desktop, its language and its settings are not meant. */
function toEnvironment(folder: string, own: Environment): Environment {
  const home = join(folder, 'home');
  const runtime = join(folder, 'run');
  mkdirSync(home);
  mkdirSync(runtime, { mode: 0o700 });
  return {
    ...own,
    PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
    LANG: 'C.UTF-8',
    HOME: home,
    XDG_RUNTIME_DIR: runtime,
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_DATA_HOME: join(home, 'data'),
    XDG_CACHE_HOME: join(home, 'cache'),
    GSETTINGS_BACKEND: 'memory',
  };
}

function hasAccessibilityBus(env: Environment): boolean {
  const words = [
    '--print-reply',
    '--dest=org.a11y.Bus',
    '/org/a11y/bus',
    'org.a11y.Bus.GetAddress',
  ];
  return spawnSync('dbus-send', words, { env, stdio: 'ignore' }).status === 0;
}
