import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'vitest';

/** Commands get neither the variables that Vitest sets for itself, nor the values of the site (`VITE_…`). */
export const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:NODE_ENV$|VITE)/.test(name)),
);

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
