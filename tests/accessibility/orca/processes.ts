import { spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Environment = Record<string, string>;

/**
 * In a process group of its own, which Ctrl+C does not reach: `endPrograms` ends the programs in
 * order. One that is not installed ends this process, with its name.
 *
 * @param folder has the log of all programs
 */
export function startProgram(
  folder: string,
  command: string,
  args: readonly string[],
  env: Environment,
): void {
  const log = openSync(join(folder, 'log'), 'a');
  spawn(command, args, { env, detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
}

/**
 * Ends the programs that have a path in their environment. Waits without events, of which a process
 * that is exiting has none.
 */
export function endPrograms(path: string): void {
  for (let attempt = 0; attempt < 250; attempt += 1) {
    const ids = listProcesses(path);
    if (ids.length === 0) return;
    // The last one started ends first. Killed at once, Xvfb would leave its lock file behind.
    if (attempt === 0) for (const id of ids.toReversed()) signal(id, 'SIGTERM');
    if (attempt > 100) for (const id of ids) signal(id, 'SIGKILL');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  }
}

function signal(id: number, name: NodeJS.Signals): void {
  try {
    process.kill(id, name);
  } catch {
    // It has ended by itself.
  }
}

/** By their environment, since the bus starts helpers and the browser leaves its process group. */
function listProcesses(path: string): number[] {
  const isOwn = (id: string) => {
    try {
      return readFileSync(`/proc/${id}/environ`, 'utf8').includes(path);
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
