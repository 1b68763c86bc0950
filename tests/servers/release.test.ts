import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { publish } from '../../src/node/prerender/publish.ts';
import { copySite } from '../copySite.ts';
import { makeFolder } from '../makeFolder.ts';
import { startEmbedded, startNginx } from './engines.ts';
import { sendVisitors } from './visitors.ts';

const kills = 20;

it('no visitor meets a fault while builds are killed and publish, under three servers', async () => {
  const folder = makeFolder();
  copySite(folder);
  const releases = makeFolder();
  /** Starts a build that differs from all others. */
  const build = (version: number, outDir = 'dist') => {
    const file = join(folder, 'locales/en/home.json');
    const texts = JSON.parse(readFileSync(file, 'utf8'));
    texts.hero.subtitle = `Version ${version}.`;
    writeFileSync(file, JSON.stringify(texts));
    // A new style sheet, and a new script.
    const styles = join(folder, 'src/styles/base.css');
    writeFileSync(styles, `${readFileSync(styles, 'utf8')}\n.v${version} { color: red; }\n`);
    const main = join(folder, 'src/main.tsx');
    writeFileSync(main, `${readFileSync(main, 'utf8')}\nconsole.debug(${version});\n`);
    const words = ['build', '--outDir', outDir];
    return spawn('node_modules/.bin/vite', words, { cwd: folder, stdio: 'ignore' });
  };
  const built = [1, 2].map((version) => join(releases, String(version)));
  for (const [index, release] of built.entries())
    expect(await ended(build(index + 1, release))).toBe(0);
  const dist = join(folder, 'dist');
  const kept = 24 * 60 * 60 * 1000;
  const start = performance.now();
  publish(built[0]!, dist, kept);
  const duration = performance.now() - start;
  // Each has what the pages of the other ask for, as where they are published one after the other.
  const deployed = built.map((_, index) => join(releases, `deployed-${index}`));
  for (const index of [1, 0]) {
    publish(built[index]!, dist, kept);
    cpSync(dist, deployed[index]!, { recursive: true });
  }

  const nginx = await startNginx(folder);
  nginx.switchTo(deployed[0]!);
  const servers = [await startEmbedded(folder), await startEmbedded(folder), nginx];
  const origins = servers.map(({ origin }) => origin);
  const leave = sendVisitors(origins, 50, 400);
  onTestFinished(async () => {
    await leave();
    await Promise.all(servers.map(({ stop }) => stop()));
  });

  // A build touches nothing that is served until it publishes, which is where most of them are killed.
  const stopped = build(3);
  await wait(1000);
  stopped.kill('SIGKILL');
  await ended(stopped);
  for (let times = 1; times <= kills; times += 1) {
    const child = publishing(built[times % 2]!, dist, kept);
    await once(child, 'message');
    await wait(Math.random() * duration);
    child.kill('SIGKILL');
    await ended(child);
    nginx.switchTo(deployed[times % 2]!);
  }
  const last = join(releases, '4');
  expect(await ended(build(4))).toBe(0);
  cpSync(dist, last, { recursive: true });
  nginx.switchTo(last);
  for (const origin of origins)
    await expect
      .poll(() => fetch(origin).then((one) => one.text()), { timeout: 5000 })
      .toContain('Version 4.');

  const { wrong, times } = await leave();
  expect(wrong).toEqual([]);
  expect(times.length).toBeGreaterThan(1000);
}, 300_000);

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

/** A process that tells when it begins to publish. */
function publishing(...words: Parameters<typeof publish>): ChildProcess {
  const script = `
    import { publish } from ${JSON.stringify(resolve('src/node/prerender/publish.ts'))};
    process.send('begins');
    publish(...${JSON.stringify(words)});`;
  return spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}
