import { spawn, type ChildProcess } from 'node:child_process';

/** When a part of the output matches `address`, the promise `started` resolves to this part. */
export function startServer(
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
  address: RegExp,
): { child: ChildProcess; started: Promise<string>; readOutput: () => string } {
  const child = spawn('node', args, options);
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
