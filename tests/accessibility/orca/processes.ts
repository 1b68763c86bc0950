import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, globSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from './wait.ts';

export type Environment = Record<string, string>;

/** Programs that end together. `folder` stands in the environment of each, and has their output. */
export function createProcesses(folder: string) {
  return {
    /** In a process group of its own, which Ctrl+C does not reach: `endAll` ends the programs in order. */
    start(command: string, args: readonly string[], env: Environment): ChildProcess {
      const name = nameOf(command);
      const files = ['out', 'log'].map((type) => openSync(join(folder, `${name}.${type}`), 'w'));
      const child = spawn(command, args, { env, detached: true, stdio: ['ignore', ...files] });
      for (const file of files) closeSync(file);
      child.once('error', () => {
        // A program that could not be started has no id, which is reported here.
      });
      if (child.pid === undefined) throw new Error(`${command} cannot be started.`);
      return child;
    },

    /** The first line of a program's output. */
    readFirstLine(command: string): Promise<string> {
      const read = () => readFileSync(join(folder, `${nameOf(command)}.out`), 'utf8');
      return waitFor(`The output of ${command}`, 15, () => /^(.+)\n/.exec(read())?.[1]);
    },

    /** The last line of each program's log, for the message of an error. */
    readLogs: (): string =>
      globSync(join(folder, '*.log'))
        .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n').at(-1) || [])
        .join(' '),

    /** Waits without events, of which a process that is exiting has none. */
    endAll() {
      for (let attempt = 0; attempt < 250; attempt += 1) {
        const ids = listProcesses(folder);
        if (ids.length === 0) return;
        // The last one started ends first. Killed at once, Xvfb would leave its lock file behind.
        if (attempt === 0) for (const id of ids.toReversed()) signal(id, 'SIGTERM');
        if (attempt > 50) for (const id of ids) signal(id, 'SIGKILL');
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
      }
    },
  };
}

/** Ends a program with its process group, and waits for it. */
export async function endProcess(child: ChildProcess): Promise<void> {
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  signal(-child.pid!, 'SIGTERM');
  await waitFor('The end of a program', 10, hasEnded).catch(() => {});
  signal(-child.pid!, 'SIGKILL');
}

const nameOf = (command: string) => command.replace(/.*\//, '');

function signal(id: number, name: NodeJS.Signals): void {
  try {
    process.kill(id, name);
  } catch {
    // It has ended by itself.
  }
}

/** By their environment, since the bus starts helpers and the browser leaves its process group. */
function listProcesses(folder: string): number[] {
  const isOwn = (id: string) => {
    try {
      return readFileSync(`/proc/${id}/environ`, 'utf8').includes(folder);
    } catch {
      // It is another account's, or has ended.
      return false;
    }
  };
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isOwn(name))
    .map(Number)
    .toSorted((one, other) => one - other);
}
