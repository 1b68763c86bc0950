import { spawn } from 'node:child_process';
import { environment } from '../runCommand.ts';

/** `started` resolves to the part of the output that matches `address`. */
export function startServer(args: readonly string[], address: RegExp) {
  const env = { ...environment, PORT: '0', NO_COLOR: '1' };
  const child = spawn('node', args, { env });
  let output = '';
  const started = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => {
        output += String(data);
        const [found] = address.exec(output) ?? [];
        if (found) resolve(found);
      });
    child.once('exit', () => reject(new Error(output)));
  });
  return { child, started, readOutput: () => output };
}
