import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { retryOnTimeout, TimedOut } from '../gather/timeout.ts';
import { createEntryReader, type EntryReader } from './entries.ts';
import { createProcesses, type Environment } from './processes.ts';
import { waitFor } from './wait.ts';

/**
 * Higher than any page. Orca leaves out a heading that labels its section when the heading is above
 * the screen, and how far a page has scrolled when Orca reads it depends on the machine's speed.
 */
export const screen = { width: 1280, height: 9216 };

/** A desktop with a screen reader and nothing else. */
export type Session = {
  /** Has its files until it is closed. */
  folder: string;
  env: Environment;
  /** While this file is there, Orca stops reading after the first words of a page. */
  stopFile: string;
  entries: EntryReader;
  processes: ReturnType<typeof createProcesses>;
  close: () => void;
};

/** Runs one session after the other, and a new one after a run that failed. */
export function createSessionRunner(log: (sentence: string) => void) {
  let session: Session | undefined;
  const close = () => {
    session?.close();
    session = undefined;
  };
  const run = <T>(act: (session: Session) => Promise<T>): Promise<T> =>
    retryOnTimeout(async () => {
      try {
        session ??= await startSession();
        return await act(session);
      } catch (error) {
        close();
        throw error;
      }
    }, log);
  return { run, close };
}

export type SessionRunner = ReturnType<typeof createSessionRunner>;

/** Its settings are in a folder of its own, so that those of the account stay as they are. */
async function startSession(): Promise<Session> {
  const folder = mkdtempSync(join(tmpdir(), 'orca-'));
  const processes = createProcesses(folder);
  const close = () => {
    process.off('exit', close);
    processes.endAll();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  // Ctrl+C may come at any time, and no program may outlive it.
  process.once('exit', close);
  try {
    return { folder, processes, close, ...(await startOrca(folder, processes)) };
  } catch (error) {
    const logs = processes.readLogs();
    close();
    throw new TimedOut(`Orca did not start: ${(error as Error).message} ${logs}`, { cause: error });
  }
}

async function startOrca(
  folder: string,
  processes: Session['processes'],
): Promise<Pick<Session, 'env' | 'entries' | 'stopFile'>> {
  const [entryFile, stopFile] = [join(folder, 'entries'), join(folder, 'stop')];
  const env = createEnvironment(folder, { ORCA_ENTRIES: entryFile, ORCA_STOP_READING: stopFile });
  writeFileSync(entryFile, '');
  const start = (line: string) => {
    const [command = '', ...args] = line.split(' ');
    return processes.start(command, args, env);
  };

  start(`Xvfb -screen 0 ${screen.width}x${screen.height}x24 -nolisten tcp -displayfd 1`);
  env.DISPLAY = `:${await processes.readFirstLine('Xvfb')}`;
  start(`dbus-daemon --session --nofork --print-address=1 --address=unix:path=${folder}/bus`);
  env.DBUS_SESSION_BUS_ADDRESS = await processes.readFirstLine('dbus-daemon');
  start('/usr/libexec/at-spi-bus-launcher --launch-immediately --a11y=1 --screen-reader=1');
  await waitFor('The accessibility bus', 15, () => hasAccessibilityBus(env));
  // Without a window manager no window gets the keyboard.
  start('openbox');

  const entries = createEntryReader(entryFile);
  const { waitForEntry, waitForSilence } = entries.listen();
  cpSync(join(import.meta.dirname, 'preferences'), join(folder, 'orca'), { recursive: true });
  start(`/usr/bin/orca --user-prefs ${folder}/orca`);
  await waitForEntry('Orca’s first word', 30, ({ kind }) => kind === 'utterance');
  await waitForSilence();
  return { env, entries, stopFile };
}

/** Nothing of the caller's desktop, language and settings. */
function createEnvironment(folder: string, own: Environment): Environment {
  const [home, runtime] = [join(folder, 'home'), join(folder, 'run')];
  mkdirSync(home);
  mkdirSync(runtime, { mode: 0o700 });
  return {
    ...own,
    PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
    LANG: 'C.UTF-8',
    HOME: home,
    XDG_RUNTIME_DIR: runtime,
    GSETTINGS_BACKEND: 'memory',
  };
}

function hasAccessibilityBus(env: Environment): boolean {
  const args = '--print-reply --dest=org.a11y.Bus /org/a11y/bus org.a11y.Bus.GetAddress';
  return spawnSync('dbus-send', args.split(' '), { env, stdio: 'ignore' }).status === 0;
}
