import { describe, expect, it } from 'vitest';
import { pagePathToFile } from '../../src/build/prerender.ts';
import { localizePath } from '../../src/i18n/urls.ts';
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
    ['/', 'index.html'],
    ['/privacy', 'privacy.html'],
    ['/404', '404.html'],
    ['/de', 'de.html'],
    ['/de/privacy', 'de/privacy.html'],
  ])('%s is kept in %s', (path, file) => {
    expect(pagePathToFile(path)).toBe(file);
  });
});
