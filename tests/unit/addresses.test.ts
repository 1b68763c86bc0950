import { expect, it } from 'vitest';
import { localizePath, resolveAddress } from '../../src/i18n/urls.ts';

it.each([
  ['/', 'en', 'home'],
  ['/privacy', 'en', 'privacy'],
  ['/de', 'de', 'home'],
  ['/de/privacy', 'de', 'privacy'],
])('%s is the address of a page in %s: %s', (pathname, locale, id) => {
  const address = resolveAddress(pathname, ['en', 'de']);
  expect(address).toMatchObject({ locale, route: { id } });
  expect(localizePath(address.route.path, locale)).toBe(pathname);
});

it.each([
  ['/Terms', 'en'],
  ['/de/', 'de'],
  ['/de/nowhere', 'de'],
  ['/DE', 'en'],
  ['/pt-br', 'en'],
  ['/dexter', 'en'],
  ['/en/privacy', 'en'],
  ['//de/privacy', 'en'],
  ['', 'en'],
])('the address “%s” has a 404 page in %s', (pathname, locale) => {
  expect(resolveAddress(pathname, ['en', 'de', 'pt-BR'])).toMatchObject({
    locale,
    route: { id: 'notFound' },
  });
});

it('inside a router, addresses have no locale prefix', () => {
  expect(resolveAddress('/de/privacy').route.id).toBe('notFound');
});

it.each(['//evil.example', '/\\\\evil.example', '///evil.example'])(
  'the path %s does not lead to another site',
  (path) => {
    for (const locale of ['en', 'de'])
      expect(new URL(localizePath(path, locale), 'https://here.example').host).toBe('here.example');
  },
);
