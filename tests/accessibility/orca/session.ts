import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { retryOnTimeout, TimedOut } from '../gather/timeout.ts';
import { listenTo, waitFor } from './entries.ts';
import { endPrograms, startProgram, type Environment } from './processes.ts';

/**
 * Higher than any page. Orca leaves out a heading that labels its section when the heading is above
 * the screen, and how far a page has scrolled when Orca reads it depends on the machine's speed.
 */
export const screen = { width: 1280, height: 9216 };

/** A desktop with a screen reader and nothing else, which has its files in a folder. */
export type Session = { folder: string; env: Environment; close: () => void };

/** Runs one session after the other, and a new one after a run that failed. */
export function createSessionRunner() {
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
    }, console.log);
  return { run, close };
}

export type SessionRunner = ReturnType<typeof createSessionRunner>;

async function startSession(): Promise<Session> {
  const folder = mkdtempSync(join(tmpdir(), 'orca-'));
  const close = () => {
    process.off('exit', close);
    endPrograms(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  // Ctrl+C may come at any time, and no program may outlive it.
  process.once('exit', close);
  try {
    return { folder, close, env: await startOrca(folder) };
  } catch (error) {
    const log = readFileSync(join(folder, 'log'), 'utf8');
    close();
    throw new TimedOut(`Orca did not start: ${(error as Error).message}\n${log}`, { cause: error });
  }
}

/** Nothing of the caller's desktop, language and settings is used, and none of it is changed. */
async function startOrca(folder: string): Promise<Environment> {
  const [home, runtime, bus] = [`${folder}/home`, `${folder}/run`, `${folder}/bus`];
  const env: Environment = {
    PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
    LANG: 'C.UTF-8',
    HOME: home,
    XDG_RUNTIME_DIR: runtime,
    DBUS_SESSION_BUS_ADDRESS: `unix:path=${bus}`,
    GSETTINGS_BACKEND: 'memory',
    ORCA_FOLDER: folder,
  };
  mkdirSync(home);
  mkdirSync(runtime, { mode: 0o700 });
  writeFileSync(`${folder}/entries`, '');
  cpSync(join(import.meta.dirname, 'preferences'), `${folder}/orca`, { recursive: true });
  const start = (line: string) => {
    const [command = '', ...args] = line.split(' ');
    startProgram(folder, command, args, env);
  };

  start(`Xvfb -screen 0 ${screen.width}x${screen.height}x24 -nolisten tcp -displayfd 1`);
  const readDisplay = () => /^(\d+)\n/m.exec(readFileSync(`${folder}/log`, 'utf8'))?.[1];
  env.DISPLAY = `:${await waitFor('The display', readDisplay)}`;
  start(`dbus-daemon --session --nofork --address=${env.DBUS_SESSION_BUS_ADDRESS}`);
  await waitFor('The bus', () => existsSync(bus));
  start('/usr/libexec/at-spi-bus-launcher --launch-immediately --a11y=1 --screen-reader=1');
  const address = '--print-reply --dest=org.a11y.Bus /org/a11y/bus org.a11y.Bus.GetAddress';
  const askForBus = () => spawnSync('dbus-send', address.split(' '), { env, stdio: 'ignore' });
  await waitFor('The accessibility bus', () => askForBus().status === 0);
  // Without a window manager no window gets the keyboard.
  start('openbox');

  const { waitForEntry, waitForSilence } = listenTo(folder);
  start(`/usr/bin/orca --user-prefs ${folder}/orca`);
  await waitForEntry('Orca’s first word', ({ kind }) => kind === 'utterance');
  await waitForSilence();
  return env;
}
