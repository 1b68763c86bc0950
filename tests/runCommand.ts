import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'vitest';

const { PATH, HOME, CHROMIUM_PATH } = process.env;

/** Commands get only these variables of the environment, because Vitest adds some for itself. */
export const environment = { PATH, HOME, CHROMIUM_PATH };

async function runUntilExit(exitCode: number, command: string, cwd: string, env: object) {
  const options = { cwd, env: { ...environment, ...env } };
  const result = await promisify(exec)(command, options).catch((error) => error);
  const { code = 0, stdout, stderr } = result;
  const output = `${stdout}${stderr}`;
  expect(code, output).toBe(exitCode);
  return output;
}

export const runCommand = (command: string, cwd = '.', env = {}): Promise<string> =>
  runUntilExit(0, command, cwd, env);

export const runFailingCommand = (command: string, cwd = '.', env = {}): Promise<string> =>
  runUntilExit(1, command, cwd, env);
