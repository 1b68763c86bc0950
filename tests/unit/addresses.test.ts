import { expect, it } from 'vitest';
import { localizePath, resolveAddress } from '../../src/i18n/urls.ts';

it.each([
  ['/', 'en', 'home'],
  ['/privacy', 'en', 'privacy'],
  ['/de', 'de', 'home'],
  ['/Terms', 'en', 'notFound'],
  ['/de/', 'de', 'notFound'],
  ['/de/nowhere', 'de', 'notFound'],
  ['/DE', 'en', 'notFound'],
  ['/dexter', 'en', 'notFound'],
  ['/en/privacy', 'en', 'notFound'],
  ['//de/privacy', 'en', 'notFound'],
  ['', 'en', 'notFound'],
])('an address %s belongs to %s, %s', (pathname, locale, id) => {
  expect(resolveAddress(pathname, ['en', 'de'])).toMatchObject({ locale, route: { id } });
});

it.each([
  ['/', 'en', '/'],
  ['/privacy', 'en', '/privacy'],
  ['/', 'de', '/de'],
  ['/privacy', 'de', '/de/privacy'],
])('an address of %s in %s is %s', (path, locale, localized) => {
  expect(localizePath(path, locale)).toBe(localized);
});

it('an address on a page, whose router takes the prefix away, belongs to a route alone', () => {
  expect(resolveAddress('/privacy').route.id).toBe('privacy');
  expect(resolveAddress('/de/privacy').route.id).toBe('notFound');
});

it.each(['//evil.example', '/\\\\evil.example', '///evil.example'])(
  'an address %s leads to no other site in any language',
  (path) => {
    expect(new URL(localizePath(path, 'en'), 'https://here.example').host).toBe('here.example');
    expect(new URL(localizePath(path, 'de'), 'https://here.example').host).toBe('here.example');
  },
);
