import type { AuditPage } from '../../model.ts';
import { toExamples } from '../examples.ts';

const boats = '<a href="/">Boats</a>';
const way = '<a href="/second">The way</a>';
const about = '<a href="/über">About</a>';
const languages = '<details><summary>Language</summary></details>';
const german = '<a hreflang="de" href="/de">Deutsch</a>';

const second = { address: '/second', hasSharedParts: false };

const toHtml = (links: string) => `<header>${links}</header><main><h1>Boats for hire</h1></main>`;
const toOther = (links: string, page: Partial<AuditPage>) => ({
  page,
  html: toHtml(links),
});

export const examples = toExamples([
  {
    passes:
      'Links to other languages that differ, a relative link, an address with ü, a page that needs no link, a page in another language',
    html: toHtml(boats + way + about + german.replace('/de', '/de/second')),
    page: second,
    otherPages: [
      toOther(boats + way.replace('/second', 'second') + about + german, { address: '/' }),
      toOther('', { ...second, address: '/über' }),
      toOther(boats + way, { address: '/404', isUnlinked: true }),
      toOther('<a href="/de">Boote</a>', { address: '/de', locale: 'de' }),
    ],
  },
  {
    html: toHtml(languages + boats + way.replace('The way', 'Find us')),
    page: second,
    otherPages: [toOther(languages + boats + way, { address: '/' })],
    fails: [
      /, Boats \(\/\), Find us \(\/second\); on \/ they are .*, Boats \(\/\), The way \(\/second\).*\(WCAG 3\.2\.4\)$/,
    ],
  },
  {
    html: toHtml(boats + way + languages),
    page: second,
    otherPages: [
      toOther(languages + boats + way, { address: '/' }),
      toOther('', { ...second, address: '/third' }),
    ],
    fails: [
      /The way \(\/second\), Language \(summary\); on \/ they are Language \(summary\).*\(WCAG 3\.2\.3, 3\.2\.6\)$/,
      /No link of header or footer leads to \/third.*\(WCAG 2\.4\.5\)$/,
    ],
  },
]);
