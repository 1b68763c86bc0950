import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'vitest';

export async function runFailingCommand(command: string, cwd: string, env = {}): Promise<string> {
  const { PATH, HOME } = process.env;
  const options = { cwd, env: { PATH, HOME, ...env } };
  const { code, stdout, stderr } = await promisify(exec)(command, options).catch((error) => error);
  expect(code).toBe(1);
  return `${stdout}${stderr}`;
}
