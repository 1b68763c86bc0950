import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRelease } from '../../src/node/build/release.ts';
import { toSecurityHeaders } from '../../src/node/server/rules.ts';
import { differences, type Difference } from './differences.ts';
import { servers, type Server, type ServerName } from './startServers.ts';
import { requests, type Answer, type Headers, type Request } from './requests.ts';
import { send } from './send.ts';

const securityHeaders = toSecurityHeaders(readRelease('dist').hashes);

export function testConformance(name: ServerName): void {
  describe(name, () => {
    let server: Server;
    beforeAll(async () => {
      server = await servers[name]();
    }, 60_000);
    afterAll(() => server.stop());

    const allowed = differences[name];
    const unneeded = new Set(allowed);

    it.each(requests.map((request) => [toTitle(request), request] as const))(
      '%s',
      async (title, request) => {
        const different = allowed.filter((one) => one.requests.test(title));
        const answer = await ask(request, server.origin);
        expect(findMismatch(answer, different.reduce(applyDifference, request.answer))).toBe('');
        for (const one of different) {
          const others = different.filter((other) => other !== one);
          if (findMismatch(answer, others.reduce(applyDifference, request.answer)))
            unneeded.delete(one);
        }
      },
    );

    it('answers differently in every case that is listed', () => {
      expect([...unneeded].map(({ because }) => because)).toEqual([]);
    });
  });
}

/** @example toTitle({ target: '/assets/index-B2x4k9Qa.js' }) // => 'GET /assets/index-*.js' */
function toTitle({ method = 'GET', target, headers }: Request): string {
  const sent = typeof headers === 'function' ? headers({ etag: '"e"', date: 'date' }) : headers;
  const list = Object.entries(sent ?? {}).map(([name, value]) => ` · ${name}: ${value}`);
  return `${method} ${target.replace(/-[\w-]{8}(?=\.)/, '-*')}${list.join('')}`;
}

async function ask({ target, method = 'GET', headers = {} }: Request, origin: string) {
  if (typeof headers !== 'function') return send(origin, target, { method, headers });
  const { headers: before } = await send(origin, target);
  const validators = { etag: before.etag ?? '', date: before['last-modified'] ?? '' };
  return send(origin, target, { method, headers: headers(validators) });
}

function applyDifference(before: Answer, { answer }: Difference): Answer {
  return { ...before, ...answer, headers: { ...before.headers, ...answer.headers } };
}

function findMismatch(answer: Awaited<ReturnType<typeof send>>, { status, body, headers }: Answer) {
  const expected: Headers = { ...securityHeaders, ...headers };
  const wrong = Object.entries(expected)
    .filter(([name, value]) => answer.headers[name.toLowerCase()] !== value)
    .map(([name, value]) => `${name}: ${answer.headers[name.toLowerCase()]}, not ${value}`);
  if (answer.status !== status) wrong.unshift(`status ${answer.status}, not ${status}`);
  if (body && !answer.body.equals(readFileSync(join('dist', body))))
    wrong.push(`the body is not ${body}`);
  if (body === '' && answer.body.length > 0) wrong.push('there is a body');
  if ([200, 304].includes(status) && !answer.headers.etag) wrong.push('there is no ETag');
  return wrong.join('; ');
}
