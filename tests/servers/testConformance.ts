import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readReleaseFile } from '../../src/node/prerender/release.ts';
import { toSecurityHeaders } from '../../src/node/server/rules.ts';
import { differences, type Difference } from './differences.ts';
import { engines, type Engine, type EngineName } from './engines.ts';
import { requests, type Answer, type Headers, type Request } from './requests.ts';
import { send } from './send.ts';

const securityHeaders = toSecurityHeaders(readReleaseFile('dist')!.hashes);

/** Tests that a server answers all requests as the site wants, but for its listed differences. */
export function testConformance(name: EngineName): void {
  describe(name, () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await engines[name]();
    }, 60_000);
    afterAll(() => engine.stop());

    const own = differences[name];
    const unneeded = new Set(own);

    it.each(requests.map((request) => [describeRequest(request), request] as const))(
      '%s',
      async (title, request) => {
        const different = own.filter((one) => one.requests.test(title));
        const given = await ask(request, engine.origin);
        expect(compare(given, different.reduce(merge, request.answer))).toBe('');
        for (const one of different) {
          const others = different.filter((other) => other !== one);
          if (compare(given, others.reduce(merge, request.answer))) unneeded.delete(one);
        }
      },
    );

    it('differs where it is said to', () => {
      expect([...unneeded].map(({ because }) => because)).toEqual([]);
    });
  });
}

/** @example describeRequest(requests[0]) // => 'GET /' */
function describeRequest({ method = 'GET', target, headers }: Request): string {
  const sent = typeof headers === 'function' ? headers({ etag: '"e"', date: 'date' }) : headers;
  const told = Object.entries(sent ?? {}).map(([name, value]) => ` · ${name}: ${value}`);
  return `${method} ${target.replace(/-[\w-]{8}(?=\.)/, '-*')}${told.join('')}`;
}

async function ask({ target, method = 'GET', headers = {} }: Request, origin: string) {
  if (typeof headers !== 'function') return send(origin, target, { method, headers });
  const { headers: before } = await send(origin, target);
  const validators = { etag: before.etag ?? '', date: before['last-modified'] ?? '' };
  return send(origin, target, { method, headers: headers(validators) });
}

/** A header that nobody asks about is none that differs. */
function merge(before: Answer, { answer: { status, headers, ...rest } }: Difference): Answer {
  const names = Object.keys(before.headers ?? {});
  const other = Object.entries(headers ?? {}).filter(([name]) => names.includes(name));
  return {
    ...before,
    ...rest,
    ...(status && { status }),
    headers: { ...before.headers, ...Object.fromEntries(other) },
  };
}

/** A sentence for each part of an answer that is not as it is wanted. */
function compare(given: Awaited<ReturnType<typeof send>>, { status, body, headers }: Answer) {
  const wanted: Headers = { ...securityHeaders, ...headers };
  const wrong = Object.entries(wanted)
    .filter(([name, value]) => given.headers[name.toLowerCase()] !== value)
    .map(([name, value]) => `${name}: ${given.headers[name.toLowerCase()]}, not ${value}`);
  if (given.status !== status) wrong.unshift(`status ${given.status}, not ${status}`);
  if (body && !given.body.equals(readFileSync(join('dist', body))))
    wrong.push(`the body is not ${body}`);
  if (body === '' && given.body.length > 0) wrong.push('there is a body');
  if ([200, 304].includes(status) && !given.headers.etag) wrong.push('there is no ETag');
  return wrong.join('; ');
}
