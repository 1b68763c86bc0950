import { expect, it } from 'vitest';
import { readSiteLocales } from '../../src/node/locales/siteLocales.ts';
import { renderShareTags } from '../../src/node/build/renderShareTags.tsx';
import { toSiteTexts } from '../../src/node/build/toSiteTexts.ts';
import { routes } from '../../src/site/routes.ts';

const allTexts = toSiteTexts(readSiteLocales('visitors'));
const [home] = routes;
const picture = { address: '/en.jpg', company: 'Acme', title: 'Welcome', image: Buffer.of() };

it('the alternative text of a shared picture has the words of the picture, even if they are English', () => {
  const german = allTexts.find(({ locale }) => locale === 'de')!;
  const html = renderShareTags(home, german, picture);
  expect(html).toMatch(/property="og:image:alt" content="[^"]*Acme[^"]*Welcome[^"]*"/);
});

it('a language that does not belong to one territory has no og:locale', () => {
  const languages = [{ tag: 'es-419', name: 'Español' }];
  const html = renderShareTags(home, { ...allTexts[0]!, locale: 'es-419', languages }, picture);
  expect(html).toContain('og:site_name');
  expect(html).not.toContain('og:locale');
});

it('og:locale:alternate names every other locale once', () => {
  const languages = ['en', 'pt', 'pt-BR', 'sr', 'sr-Latn'].map((tag) => ({ tag, name: tag }));
  const html = renderShareTags(home, { ...allTexts[0]!, locale: 'pt', languages }, picture);
  const alternates = [...html.matchAll(/og:locale:alternate" content="(\w+)"/g)];
  expect(alternates.map(([, locale]) => locale)).toEqual(['en_US', 'sr_RS']);
});
