import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { publish } from '../../src/node/build/publish.ts';
import { readRelease, releaseFile, toIntegrity } from '../../src/node/build/release.ts';
import { listen } from '../../src/node/server/listen.ts';
import { toSecurityHeaders } from '../../src/node/server/rules.ts';
import { serveReleases } from '../../src/node/server/serveReleases.ts';
import { makeFolder } from '../makeFolder.ts';
import { testConformance } from '../servers/testConformance.ts';

testConformance('preview');

it('the security policy allows the scripts of the site, and nothing from other sites', () => {
  const policy = toSecurityHeaders(readRelease('dist').hashes)['Content-Security-Policy']!;
  const rules = policy.split('; ');
  expect(rules).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      // Every page has two inline scripts.
      expect.stringMatching(/^script-src 'self'(?: 'sha256-[^ ]+'){2}$/),
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]),
  );
  expect(rules.filter((rule) => /\*|unsafe-|data:|http/.test(rule))).toEqual([
    "style-src 'self' 'unsafe-inline'",
  ]);
});

function copyBuild() {
  const folder = makeFolder();
  cpSync('dist', folder, { recursive: true });
  return folder;
}

async function serve(
  folder: string,
  log: (sentence: string) => void,
  timeout?: number,
  copies = makeFolder(),
) {
  const handler = serveReleases(folder, copies, log, timeout);
  const { origin, close } = await listen(handler, { host: '127.0.0.1', port: 0 });
  onTestFinished(close);
  return (path: string) => fetch(origin + path).then((answer) => answer.text());
}

it('a running server serves a new release, but serves the former one until the new one is complete', async () => {
  const folder = copyBuild();
  const logged: string[] = [];
  const open = await serve(folder, (sentence) => logged.push(sentence), 1000);
  const before = await open('/terms');

  const next = copyBuild();
  const content = '<p>New</p>';
  writeFileSync(join(next, 'privacy.html'), content);
  for (const ending of ['.br', '.gz']) rmSync(join(next, `privacy.html${ending}`));
  const { files, ...rest } = readRelease(next);
  const { '/privacy.html.br': _, '/privacy.html.gz': __, ...others } = files;
  const release = { ...rest, files: { ...others, '/privacy.html': toIntegrity(content) } };
  writeFileSync(join(next, releaseFile), JSON.stringify(release));
  publish(next, folder, 0);
  await expect.poll(() => open('/privacy')).toBe(content);

  // Simulate a new release, with only two of its files copied into the folder so far.
  writeFileSync(join(folder, 'terms.html'), '<p>Half</p>');
  writeFileSync(join(folder, releaseFile), JSON.stringify({ ...release, commit: 'next' }));
  await expect.poll(() => logged.length).toBe(1);
  await wait(1500);
  expect(await open('/terms')).toBe(before);
  expect(logged).toEqual([
    `The site in ${folder}/ is not whole. Missing or changed files: 1, /terms.html first. Copy all of it again, with the names that begin with a dot, or make it anew with "npm run build". Until then the release before it is served.`,
  ]);
}, 20_000);

it('a running server copies the release again if the system has deleted the copy', async () => {
  const copies = makeFolder();
  const open = await serve(copyBuild(), () => {}, undefined, copies);
  const before = await open('/terms');
  rmSync(join(copies, '0'), { recursive: true });
  await expect.poll(() => open('/terms')).toBe(before);
});

it('the preview server works without the files that are only for other servers', async () => {
  const folder = copyBuild();
  const names = ['.assetsignore', '_headers', '_nginx.conf', '_wrangler.json'];
  for (const name of names) rmSync(join(folder, name));
  const open = await serve(folder, () => {});
  expect(await open('/')).toBe(readFileSync('dist/index.html', 'utf8'));
});

it('a server that is stopped completes the responses that it has begun', async () => {
  const { promise: isClosing, resolve: answer } = Promise.withResolvers<void>();
  let requests = 0;
  const { origin, close } = await listen(
    async (_, response) => {
      requests += 1;
      await isClosing;
      response.end('whole');
    },
    { host: '127.0.0.1', port: 0 },
  );
  const answers = Array.from({ length: 50 }, async () => (await fetch(origin)).text());
  await expect.poll(() => requests).toBe(50);
  const closed = close();
  answer();
  expect(await Promise.all(answers)).toEqual(answers.map(() => 'whole'));
  await closed;
  await expect(fetch(origin)).rejects.toThrow('fetch failed');
});
