import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { publish } from '../../src/node/build/publish.ts';
import { copySite } from '../copySite.ts';
import { makeFolder } from '../makeFolder.ts';
import { addEntries } from '../recipes/addPage.ts';
import { startPreview, startNginx } from './startServers.ts';
import { startVisits } from './visitors.ts';

const kills = 20;

it('visitors of three servers get a response to every request while some builds are killed and others are published', async () => {
  const folder = copySite();
  const releases = makeFolder();
  const build = (version: number, outDir = 'dist') => {
    const hero = { title: `Version ${version}.` };
    addEntries(join(folder, 'locales/en/home.json'), { hero });
    appendFileSync(join(folder, 'src/styles/base.css'), `\n.v${version} { color: red; }\n`);
    appendFileSync(join(folder, 'src/main.tsx'), `\nconsole.debug(${version});\n`);
    const args = ['build', '--outDir', outDir];
    const env = { ...process.env, NODE_ENV: undefined };
    return spawn('node_modules/.bin/vite', args, { cwd: folder, env, stdio: 'ignore' });
  };
  const built = [resolve('dist'), join(releases, '2')];
  expect(await waitForEnd(build(2, built[1]))).toBe(0);
  const dist = join(folder, 'dist');
  const keptFor = 24 * 60 * 60 * 1000;
  const start = performance.now();
  publish(built[0]!, dist, keptFor);
  const duration = performance.now() - start;
  // `publish` keeps the hashed files of earlier releases in `dist`, so each folder for nginx gets the hashed
  // files of both releases. `src/node/server/README.md` says that a deployment needs them.
  const deployed = built.map((_, index) => join(releases, `deployed-${index}`));
  for (const index of [1, 0]) {
    publish(built[index]!, dist, keptFor);
    cpSync(dist, deployed[index]!, { recursive: true });
  }

  const nginx = await startNginx(folder);
  nginx.switchTo(deployed[0]!);
  const servers = [await startPreview(folder), await startPreview(folder), nginx];
  const origins = servers.map(({ origin }) => origin);
  const endVisits = startVisits(origins);
  onTestFinished(async () => {
    await endVisits();
    await Promise.all(servers.map(({ stop }) => stop()));
  });

  // A build that is killed before it is published changes nothing.
  const killed = build(3);
  await wait(1000);
  killed.kill('SIGKILL');
  await waitForEnd(killed);
  for (let count = 1; count <= kills; count += 1) {
    const publication = startPublication(built[count % 2]!, dist, keptFor);
    await once(publication, 'message');
    await wait(Math.random() * duration);
    publication.kill('SIGKILL');
    await waitForEnd(publication);
    nginx.switchTo(deployed[count % 2]!);
  }
  const last = join(releases, '4');
  expect(await waitForEnd(build(4))).toBe(0);
  cpSync(dist, last, { recursive: true });
  nginx.switchTo(last);
  for (const origin of origins)
    await expect.poll(() => fetch(origin).then((answer) => answer.text())).toContain('Version 4.');

  const { faults, answers } = await endVisits();
  expect(faults).toEqual([]);
  expect(answers).toBeGreaterThan(1000);
}, 300_000);

async function waitForEnd(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

function startPublication(...args: Parameters<typeof publish>): ChildProcess {
  const script = `
    import { publish } from ${JSON.stringify(resolve('src/node/build/publish.ts'))};
    process.send('begins');
    publish(...${JSON.stringify(args)});`;
  return spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}
