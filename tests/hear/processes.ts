import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { until, Unsettled } from './settle.ts';

type Name = 'Xvfb' | 'D-Bus' | 'AT-SPI' | 'openbox' | 'Orca' | 'Chromium';

export type Environment = Record<string, string>;

/** Programs that all end together. They carry `folder` in their environment and write into it. */
export function createProcesses(folder: string) {
  const started: ChildProcess[] = [];

  /** In a group of its own, which Ctrl+C does not reach: they are ended here, in order. */
  function start(name: Name, command: string, words: readonly string[], env: Environment) {
    const out = openSync(join(folder, `${name}.out`), 'w');
    const log = openSync(join(folder, `${name}.log`), 'w');
    const child = spawn(command, words, { env, detached: true, stdio: ['ignore', out, log] });
    closeSync(out);
    closeSync(log);
    child.once('error', () => {
      // It has no process id then, which is told below.
    });
    if (child.pid === undefined) throw new Error(`${command} cannot be started.`);
    started.push(child);
    return child;
  }

  /** The first line that a program writes. */
  async function firstLine(name: Name): Promise<string> {
    const output = () => readFileSync(join(folder, `${name}.out`), 'utf8');
    const answer = until(`The answer of ${name}`, 15, () => /^(.+)\n/.exec(output())?.[1]);
    return blame(name, answer);
  }

  /** Adds to a failed wait what the program that was waited for complained of last. */
  async function blame<T>(name: Name, wait: Promise<T>): Promise<T> {
    try {
      return await wait;
    } catch (error) {
      const lastWords = readFileSync(join(folder, `${name}.log`), 'utf8')
        .trim()
        .split('\n')
        .at(-1);
      if (!(error instanceof Unsettled) || !lastWords) throw error;
      throw new Unsettled(`${error.message} (${name}: ${lastWords})`, { cause: error });
    }
  }

  /** Without waiting for events, of which a process that is ending has none any more. */
  function endAll() {
    // The process id of one that has ended may be another program's by now.
    const running = started.splice(0).filter((child) => !hasEnded(child));
    // Asked first: the screen would leave its lock behind.
    for (const child of running.toReversed()) signal(child, 'SIGTERM');
    // The bus starts helpers, and the browser leaves its group.
    for (let look = 0; look < 250; look++) {
      const left = findCarriers(folder);
      if (left.length === 0) return;
      if (look > 50) for (const id of left) kill(id, 'SIGKILL');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }

  return { start, firstLine, blame, endAll };
}

/** Asks a program to end and waits, so that what it does to others last is over as well. */
export async function end(child: ChildProcess): Promise<void> {
  signal(child, 'SIGTERM');
  try {
    await until('The end of a program', 10, () => hasEnded(child));
  } catch (error) {
    if (!(error instanceof Unsettled)) throw error;
  }
  signal(child, 'SIGKILL');
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals) {
  if (pid !== undefined) kill(-pid, name);
}

function kill(id: number, name: NodeJS.Signals) {
  try {
    process.kill(id, name);
  } catch {
    // It has ended by itself.
  }
}

function findCarriers(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((id) => readEnvironment(id).includes(folder))
    .map(Number);
}

function readEnvironment(id: string): string {
  try {
    return readFileSync(`/proc/${id}/environ`, 'utf8');
  } catch {
    // Another account's, or gone.
    return '';
  }
}
