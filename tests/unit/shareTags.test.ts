import { expect, it } from 'vitest';
import { readSiteLocales } from '../../src/node/locales/siteLocales.ts';
import { renderShareTags } from '../../src/node/build/renderShareTags.tsx';
import { routes } from '../../src/site/routes.ts';

const locales = readSiteLocales('visitors');
const [home] = routes;
const titleOf = (texts: unknown) => (texts as { hero: { title: string } }).hero.title;

it('the alternative text of a shared picture has the words of the picture, even if they are English', () => {
  const german = locales.find(({ tag }) => tag === 'de')!;
  const describe = (pictures: Record<string, string>) => {
    const html = renderShareTags(home, german, locales, pictures);
    return /property="og:image:alt" content="([^"]*)"/.exec(html)?.[1];
  };
  const own = describe({ en: '/en.jpg', de: '/de.jpg' });
  const english = describe({ en: '/en.jpg', de: '/en.jpg' });
  const titles = [titleOf(german.messages.home), titleOf(locales[0]!.messages.home)] as const;
  expect(own).toContain(titles[0]);
  expect(english).toBe(own?.replace(...titles));
});

it('a language that does not belong to one territory has no og:locale', () => {
  const latinAmerican = { ...locales[0]!, tag: 'es-419' };
  const html = renderShareTags(home, latinAmerican, [latinAmerican], { en: '/en.jpg' });
  expect(html).toContain('og:site_name');
  expect(html).not.toContain('og:locale');
});
