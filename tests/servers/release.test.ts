import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { copySite } from '../copySite.ts';
import { makeFolder } from '../makeFolder.ts';
import { startEmbedded, startNginx } from './engines.ts';
import { sendVisitors } from './visitors.ts';

const kills = 10;

it('no visitor meets a fault while the site is built, and the build killed, under three servers', async () => {
  const folder = makeFolder();
  copySite(folder);
  const changeText = (version: number) => {
    const file = join(folder, 'locales/en/home.json');
    const texts = JSON.parse(readFileSync(file, 'utf8'));
    texts.hero.subtitle = `Version ${version}.`;
    writeFileSync(file, JSON.stringify(texts));
    // A new style sheet, and a new name for the script too.
    const styles = join(folder, 'src/styles/global.css');
    writeFileSync(styles, `${readFileSync(styles, 'utf8')}\n.v${version} { color: red; }\n`);
    const main = join(folder, 'src/main.tsx');
    writeFileSync(main, `${readFileSync(main, 'utf8')}\nconsole.debug(${version});\n`);
  };
  const build = () => spawn('node_modules/.bin/vite', ['build'], { cwd: folder, stdio: 'ignore' });
  const start = performance.now();
  expect(await ended(build())).toBe(0);
  const duration = performance.now() - start;

  const nginx = await startNginx(folder);
  const servers = [await startEmbedded(folder), await startEmbedded(folder), nginx];
  const releases = makeFolder();
  const deploy = (version: number) => {
    const release = join(releases, String(version));
    cpSync(join(folder, 'dist'), release, { recursive: true });
    nginx.switchTo(release);
  };
  deploy(0);
  const origins = servers.map(({ origin }) => origin);
  const leave = sendVisitors(origins, 50, 400);
  onTestFinished(async () => {
    await leave();
    await Promise.all(servers.map(({ stop }) => stop()));
  });

  for (let version = 1; version <= kills; version += 1) {
    changeText(version);
    const child = build();
    await wait(Math.random() * duration);
    child.kill('SIGKILL');
    // Some are as quick as that.
    if ((await ended(child)) === 0) deploy(version);
  }
  changeText(kills + 1);
  expect(await ended(build())).toBe(0);
  deploy(kills + 1);
  for (const origin of origins)
    await expect
      .poll(() => fetch(origin).then((one) => one.text()), { timeout: 5000 })
      .toContain(`Version ${kills + 1}.`);

  const { wrong, times } = await leave();
  expect(wrong).toEqual([]);
  expect(times.length).toBeGreaterThan(1000);
}, 300_000);

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}
