import { expect, it } from 'vitest';
import { readSiteLocales } from '../../src/node/locales/siteLocales.ts';
import { toSiteTexts } from '../../src/node/build/toSiteTexts.ts';
import { renderStructuredData } from '../../src/node/build/structuredData.ts';
import { routes } from '../../src/site/routes.ts';

const english = toSiteTexts(readSiteLocales('visitors'))[0]!;
const [home] = routes;

it('a text with a closing script tag does not end the element', () => {
  const meta = { description: '</script><script>alert(1)</script>' };
  const texts = english.messages.home as object;
  const hostile = { ...english, messages: { ...english.messages, home: { ...texts, meta } } };
  const html = renderStructuredData(home, hostile);
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
  const [, json = ''] = />(.*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(json)['@graph'][0].description).toBe(meta.description);
});

it('pages that search engines do not list have no structured data', () => {
  expect(renderStructuredData(home, { ...english, locale: 'eo' })).toBe('');
  const languages = [{ tag: 'en', name: 'English', preview: 'incomplete' as const }];
  expect(renderStructuredData(home, { ...english, languages })).toBe('');
});
