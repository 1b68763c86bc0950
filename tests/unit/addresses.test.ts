import { describe, expect, it } from 'vitest';
import { pagePathToFile } from '../../src/node/prerender/buildSite.ts';
import { localizePath, splitLocale } from '../../src/i18n/urls.ts';
import { pathToRoute } from '../../src/site/routes.ts';

describe('an address', () => {
  it.each([
    ['/', 'home'],
    ['/privacy', 'privacy'],
    ['/terms', 'terms'],
    ['/Terms', 'notFound'],
    ['/terms/', 'notFound'],
    ['//', 'notFound'],
    ['/%', 'notFound'],
    ['', 'notFound'],
  ])('%s belongs to %s', (path, id) => {
    expect(pathToRoute(path).id).toBe(id);
  });

  it.each([
    ['/', 'en', '/'],
    ['/privacy', 'en', '/privacy'],
    ['/', 'de', '/de'],
    ['/privacy', 'de', '/de/privacy'],
  ])('of %s in %s is %s', (path, locale, localized) => {
    expect(localizePath(path, locale)).toBe(localized);
  });

  it.each([
    ['/', 'en', '/'],
    ['/privacy', 'en', '/privacy'],
    ['/de', 'de', '/'],
    ['/de/privacy', 'de', '/privacy'],
    ['/dexter', 'en', '/dexter'],
    ['/en/privacy', 'en', '/en/privacy'],
    ['/xx/privacy', 'en', '/xx/privacy'],
  ])('%s is read as %s, %s', (pathname, locale, path) => {
    expect(splitLocale(pathname, ['en', 'de'])).toEqual({ locale, path });
  });

  it.each(['//evil.example', '/\\\\evil.example', '///evil.example'])(
    '%s leads to no other site in any language',
    (path) => {
      expect(new URL(localizePath(path, 'en'), 'https://here.example').host).toBe('here.example');
      expect(new URL(localizePath(path, 'de'), 'https://here.example').host).toBe('here.example');
    },
  );

  it.each([
    ['/', 'index.html'],
    ['/privacy', 'privacy.html'],
    ['/404', '404.html'],
    ['/de', 'de.html'],
    ['/de/privacy', 'de/privacy.html'],
  ])('%s is kept in %s', (path, file) => {
    expect(pagePathToFile(path)).toBe(file);
  });
});
