import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatDiagnostic } from '../../src/node/locales/diagnostic.ts';
import { findUnusedTexts } from '../../src/node/locales/findUnusedTexts.ts';
import { readLocale } from '../../src/node/locales/readLocale.ts';
import { makeFolder } from '../makeFolder.ts';

const texts = `{
  "title": "Welcome",
  "status": { "live": "Live", "beta": "Beta" },
  "items": { "a": { "name": "A", "text": "About A" } },
  "things_one": "{{count}} thing",
  "things_other": "{{count}} things"
}
`;

/** What is found in a site of one file of texts and this component. */
function findIn(component: string): string[] {
  const folder = makeFolder({ 'locales/en/page.json': texts, 'src/pages/Page.tsx': component });
  return findUnusedTexts(readLocale(join(folder, 'locales'), 'en'), join(folder, 'src')).map(
    formatDiagnostic,
  );
}

const all = `
  <p>{text(($) => $.page.title)} {text(($) => $.page.things, { count: 2 })}</p>;
  <Trans i18nKey={($) => $.page.status[keys[status]]} />;
  <p>{text(($) => $.page.items[id].name)} {t(($) => $[route.id].items.a.text)}</p>;
`;

it('a text is shown where a selector names it, by a computed part too', () => {
  expect(findIn(all)).toEqual([]);
});

it('a text that no selector names is told at its line', () => {
  expect(findIn(all.replace('$.page.title', '$.page.things'))).toEqual([
    'locales/en/page.json:2:12 page.title: No page shows this text. Take it away in every language, with its note.',
  ]);
});

it('a text with plural forms is told in each of them', () => {
  expect(findIn(all.replace('$.page.things', '$.page.title'))).toEqual([
    expect.stringMatching(/^locales\/en\/page\.json:5:17 page\.things_one: /),
    expect.stringMatching(/^locales\/en\/page\.json:6:19 page\.things_other: /),
  ]);
});

it('a text is not shown by a comment, or by a path of another length', () => {
  const component = all.replace('{text(($) => $.page.title)}', '{/* ($) => $.page.title */}');
  expect(findIn(component)).toHaveLength(1);
  expect(findIn(all.replace('$.page.title', '$.page.title.long'))).toHaveLength(1);
});
