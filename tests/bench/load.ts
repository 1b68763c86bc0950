import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startEmbedded, startNginx } from '../servers/engines.ts';

/**
 * `npm run bench:load`: how many answers a second a server gives, how long the slowest of a hundred
 * takes, and how many are lost, the more clients there are. The limit is nginx with an empty file.
 * Needs nginx, and wrk (https://github.com/wg/wrk), which is quick enough to be none of the limit.
 */
const clients = [1, 10, 50, 200, 1000];
const rounds = 3;
const seconds = 2;

type Result = { perSecond: number; slowest: number; errors: number };

async function load(address: string, connections: number): Promise<Result> {
  const words = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', address];
  const wrk = spawn('wrk', [...words, '-H', 'Accept-Encoding: gzip, br']);
  wrk.once('error', () => fail('There is no wrk on this machine: apt-get install wrk'));
  const [told] = await Promise.all([text(wrk.stdout), once(wrk, 'exit')]);
  const [, per = ''] = /Requests\/sec: +([\d.]+)/.exec(told) ?? [];
  const [, time = '', unit = ''] = /99% +([\d.]+)(us|ms|s)/.exec(told) ?? [];
  const errors = [/Non-2xx or 3xx responses: (\d+)/, /Socket errors: (.+)/].flatMap((pattern) =>
    (pattern.exec(told)?.[1]?.match(/\d+/g) ?? []).map(Number),
  );
  return {
    perSecond: Number(per),
    slowest: Number(time) * { us: 0.001, ms: 1, s: 1000 }[unit]!,
    errors: errors.reduce((sum, one) => sum + one, 0),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function makeEmptySite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'empty-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), '');
  writeFileSync(join(folder, 'dist/_nginx.conf'), '');
  return folder;
}

const servers = {
  'nginx, empty file': await startNginx(makeEmptySite()),
  nginx: await startNginx(),
  'npm run preview': await startEmbedded(),
};
const results = new Map<string, Result[]>();
// One round after the other, so that a slow moment of the machine is every server's.
for (let round = 0; round < rounds; round += 1)
  for (const count of clients)
    for (const [name, { origin }] of Object.entries(servers)) {
      const key = `${name} ${count}`;
      results.set(key, [...(results.get(key) ?? []), await load(`${origin}/`, count)]);
    }

console.log('clients  server               answers/s  of the limit  of nginx  99 % (ms)  errors');
for (const count of clients) {
  const of = (name: string, part: keyof Result) =>
    median(results.get(`${name} ${count}`)!.map((one) => one[part]));
  for (const name of Object.keys(servers)) {
    const perSecond = of(name, 'perSecond');
    const [limit, nginx] = ['nginx, empty file', 'nginx'].map((one) => of(one, 'perSecond'));
    console.log(
      String(count).padStart(7),
      ` ${name.padEnd(18)}`,
      perSecond.toFixed(0).padStart(11),
      (perSecond / limit!).toFixed(2).padStart(13),
      (perSecond / nginx!).toFixed(2).padStart(9),
      of(name, 'slowest').toFixed(1).padStart(10),
      String(of(name, 'errors')).padStart(7),
    );
  }
}
await Promise.all(Object.values(servers).map(({ stop }) => stop()));
