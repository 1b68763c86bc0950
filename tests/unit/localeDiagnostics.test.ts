import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkLocales, findFailures } from '../../src/node/locales/checkLocales.ts';
import { formatDiagnostic } from '../../src/node/locales/diagnostic.ts';

type Files = Record<string, string | Buffer>;

const english = `{
  "title": "Welcome to Acme",
  "greeting": "Hello {{name}}",
  "link": "Read our <terms>terms</terms>",
  "short": "Send",
  "things_one": "{{count}} thing",
  "things_other": "{{count}} things"
}
`;

const notes = JSON.stringify({
  glossary: { Acme: 'The company.' },
  keys: {
    'page.title': { comment: 'A title.' },
    'page.greeting': { comment: 'A greeting.' },
    'page.link': { comment: 'A link.' },
    'page.short': { comment: 'A button.', maxLength: 10, same: ['nl'] },
    'page.things': { comment: 'A count.' },
  },
});

const german = (change: Record<string, string | undefined> = {}) => {
  const texts = {
    title: '"Willkommen bei Acme"',
    greeting: '"Hallo {{name}}"',
    link: '"Lesen Sie unsere <terms>Bedingungen</terms>"',
    short: '"Senden"',
    things_one: '"{{count}} Ding"',
    things_other: '"{{count}} Dinge"',
    ...change,
  };
  const lines = Object.entries(texts).flatMap(([key, text]) => (text ? `  "${key}": ${text}` : []));
  return `{\n${lines.join(',\n')}\n}\n`;
};

/** Checks a site of one page in English and the given files. */
function check(files: Files) {
  const folder = mkdtempSync(join(tmpdir(), 'locales-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries({
    'en/page.json': english,
    'notes.json': notes,
    ...files,
  })) {
    mkdirSync(join(folder, name.endsWith('/') ? name : dirname(name)), { recursive: true });
    if (!name.endsWith('/')) writeFileSync(join(folder, name), content);
  }
  return checkLocales(folder);
}

const diagnosticsOf = (files: Files) => {
  const { locales, commentDiagnostics } = check(files);
  return [...commentDiagnostics, ...locales.flatMap(({ diagnostics }) => diagnostics)];
};

describe('a language without a mistake', () => {
  it.each([
    ['German', { 'de/page.json': german() }],
    ['Spanish, which needs no form for millions', { 'es/page.json': german() }],
    [
      'Dutch, where one text may read as in English',
      { 'nl/page.json': german({ short: '"Send"' }) },
    ],
    ['Japanese, with one plural form', { 'ja/page.json': german({ things_one: undefined }) }],
    [
      'Arabic, with six, of which those for one number may leave it out',
      {
        'ar/page.json': german({
          things_zero: '"لا شيء"',
          things_one: '"شيء واحد"',
          things_two: '"شيئان"',
          things_few: '"{{count}} أشياء"',
          things_many: '"{{count}} شيئًا"',
          things_other: '"{{count}} شيء"',
        }),
      },
    ],
    [
      'text in another order',
      { 'de/page.json': german({ link: '"<terms>Bedingungen</terms> lesen"' }) },
    ],
    ['a spelled-out comparison', { 'de/page.json': german({ short: '"A < B & C"' }) }],
  ])('is not reported: %s', (_, files) => {
    expect(diagnosticsOf(files).map(formatDiagnostic)).toEqual([]);
  });
});

describe('a translator is told of', () => {
  const cases: [what: string, files: Files, kind: string, told: string][] = [
    [
      'a missing comma',
      { 'de/page.json': '{\n  "title": "A"\n  "short": "B"\n}' },
      'syntax',
      'locales/de/page.json:3:3 A comma is missing before this.',
    ],
    [
      'a comma too many',
      { 'de/page.json': '{\n  "title": "A",\n}' },
      'syntax',
      'locales/de/page.json:3:1 There is a comma before this bracket. Take the comma away.',
    ],
    [
      'a typographic quotation mark',
      { 'de/page.json': '{\n  „title": "A"\n}' },
      'syntax',
      'locales/de/page.json:2:3 This is a typographic quotation mark.',
    ],
    [
      'a file that ends too early',
      { 'de/page.json': '{\n  "title": "A"' },
      'syntax',
      'locales/de/page.json:2:15 The file ends too early.',
    ],
    [
      'an empty file',
      { 'de/page.json': '' },
      'syntax',
      'locales/de/page.json:1:1 The file is empty.',
    ],
    [
      'a file that is no text',
      { 'de/page.json': Buffer.from([0xff, 0xd8, 0xff, 0x00]) },
      'file',
      'locales/de/page.json:1:1 This is not a text file in UTF-8.',
    ],
    [
      'a list in the place of the texts',
      { 'de/page.json': '["A"]' },
      'type',
      'locales/de/page.json:1:1 The file holds a list ([ … ]).',
    ],
    [
      'a number in the place of a text',
      { 'de/page.json': german({ short: '7' }) },
      'type',
      'locales/de/page.json:5:12 page.short: Here stands a number, where a text in double quotes belongs.',
    ],
    [
      'a key that stands twice',
      { 'de/page.json': german().replace('"short"', '"title": "Acme X",\n  "short"') },
      'duplicate',
      'locales/de/page.json:5:3 page.title: "title" stands here for the second time; the first is in line 2.',
    ],
    [
      'a missing text',
      { 'de/page.json': german({ short: undefined }) },
      'missing',
      'locales/de/page.json:1:1 page.short: This text is missing. Add "short". English: “Send”',
    ],
    [
      'a missing file',
      { 'de/page.json': german(), 'en/other.json': '{"a": "B"}' },
      'missing',
      'locales/de/other.json:1:1 This file is missing. Copy locales/en/other.json and translate its texts.',
    ],
    [
      'a text that English has not',
      { 'de/page.json': german({ old: '"Alt"' }) },
      'extra',
      'locales/de/page.json:8:10 page.old: English has no such text',
    ],
    [
      'an empty text',
      { 'de/page.json': german({ short: '""' }) },
      'empty',
      'locales/de/page.json:5:12 page.short: This text is not translated yet. English: “Send”',
    ],
    [
      'a lost placeholder',
      { 'de/page.json': german({ greeting: '"Hallo"' }) },
      'placeholder',
      'locales/de/page.json:3:15 page.greeting: {{name}} is missing.',
    ],
    [
      'a translated placeholder',
      { 'de/page.json': german({ greeting: '"Hallo {{name}} {{Name}}"' }) },
      'placeholder',
      'locales/de/page.json:3:15 page.greeting: {{Name}} is not in the English text (it has {{name}}).',
    ],
    [
      'half a placeholder',
      { 'de/page.json': german({ short: '"Ja }}"' }) },
      'placeholder',
      'locales/de/page.json:5:12 page.short: There is }} without its other half.',
    ],
    [
      'a lost tag',
      { 'de/page.json': german({ link: '"Bedingungen"' }) },
      'markup',
      'locales/de/page.json:4:11 page.link: The English text has <terms>…</terms>.',
    ],
    [
      'a tag the wrong way round',
      { 'de/page.json': german({ link: '"</terms>Bedingungen<terms>"' }) },
      'markup',
      'locales/de/page.json:4:11 page.link: The English text has <terms>…</terms>.',
    ],
    [
      'a form that the language needs',
      { 'pl/page.json': german({ things_few: '"{{count}} x"' }) },
      'plural-missing',
      'locales/pl/page.json:1:1 page.things_many: The form for 0, 5, 6, 7 … is missing. Add "things_many". English: “{{count}} things”',
    ],
    [
      'a form that the language has not',
      { 'de/page.json': german({ things_few: '"{{count}} x"' }) },
      'plural-impossible',
      'locales/de/page.json:8:17 page.things_few: This language has no form "few"; its forms are one, other.',
    ],
    [
      'a space at the start',
      { 'de/page.json': german({ short: '" Senden"' }) },
      'space',
      'locales/de/page.json:5:12 page.short: There is a space at the start. Take it away.',
    ],
    [
      'a space at the end',
      { 'de/page.json': german({ short: '"Senden "' }) },
      'space',
      'locales/de/page.json:5:12 page.short: There is a space at the end.',
    ],
    [
      'two spaces',
      { 'de/page.json': german({ short: '"Ab  so"' }) },
      'space',
      'locales/de/page.json:5:12 page.short: There is a space twice in a row.',
    ],
    [
      'an invisible mark',
      { 'de/page.json': german({ short: '"\u200fSenden"' }) },
      'bidi',
      'locales/de/page.json:5:12 page.short: There is an invisible mark for the direction of writing (U+200F).',
    ],
    [
      'HTML',
      { 'de/page.json': german({ short: '"<b>Los</b>"' }) },
      'html',
      'locales/de/page.json:5:12 page.short: <b> is not in the English text (it has none). It would be shown as it stands; take it away.',
    ],
    [
      'an entity',
      { 'de/page.json': german({ short: '"A&nbsp;B"' }) },
      'html',
      'locales/de/page.json:5:12 page.short: &nbsp; would be shown as it stands. Write the character itself.',
    ],
    [
      'a text that is still English',
      { 'de/page.json': german({ short: '"Send"' }) },
      'identical',
      'locales/de/page.json:5:12 page.short: This is still the English text.',
    ],
    [
      'a translated name',
      { 'de/page.json': german({ title: '"Willkommen bei Akme"' }) },
      'glossary',
      'locales/de/page.json:2:12 page.title: "Acme" is a name and stays as it is.',
    ],
    [
      'a text that is too long',
      { 'de/page.json': german({ short: '"Jetzt absenden"' }) },
      'length',
      'locales/de/page.json:5:12 page.short: This has 14 characters; 10 fit. Make it shorter by 4.',
    ],
    [
      'a folder with a tag in another spelling',
      { 'pt_br/page.json': german() },
      'tag',
      'locales/pt_br:1:1 "pt_br" is no language tag; pt-BR is. Rename the folder.',
    ],
    [
      'a folder with a tag in the wrong case',
      { 'DE/page.json': german() },
      'tag',
      'locales/DE:1:1 "DE" is written de. Rename the folder.',
    ],
    [
      'a folder that is no language',
      { 'my-notes-old-version/page.json': german() },
      'tag',
      'locales/my-notes-old-version:1:1 "my-notes-old-version" is',
    ],
    [
      'a folder without a file',
      { 'fr/': '' },
      'folder',
      'locales/fr:1:1 This folder is empty. Fill it: npm run locales -- add fr',
    ],
    [
      'a file too many',
      { 'de/page.json': german(), 'de/README.txt': 'x' },
      'file',
      'locales/de/README.txt:1:1 English has no such file, so nothing reads it. Its files are page.json.',
    ],
    [
      'a text without a comment',
      { 'en/page.json': english.replace('"short"', '"new": "X",\n  "short"') },
      'comment',
      'locales/en/page.json:5:10 page.new: There is no comment for translators.',
    ],
    [
      'a comment without a text',
      { 'en/page.json': english.replace(/ {2}"short".*\n/, '') },
      'comment',
      'locales/notes.json:1:1 page.short: English has no such text. Take the comment away.',
    ],
    [
      'comments that cannot be read',
      { 'notes.json': '{' },
      'comment',
      'locales/notes.json:1:1 The comments cannot be read:',
    ],
  ];

  it.each(cases)('%s', (_, files, kind, told) => {
    const found = diagnosticsOf(files).filter((diagnostic) => diagnostic.kind === kind);
    expect(found.map(formatDiagnostic)).toContainEqual(expect.stringContaining(told));
  });

  it.each(cases.filter(([, files]) => 'de/page.json' in files && !('en/other.json' in files)))(
    '%s, and of nothing that is not so',
    (_, files, kind) => {
      const kinds = new Set(diagnosticsOf(files).map((diagnostic) => diagnostic.kind));
      // A list is no place for texts, so these are missing as well.
      kinds.delete('missing');
      kinds.delete('plural-missing');
      expect([...kinds]).toEqual(kind === 'missing' || kind === 'plural-missing' ? [] : [kind]);
    },
  );
});

describe('the gate', () => {
  it('fails for a mistake in a language that visitors see', () => {
    const report = check({ 'de/page.json': german({ short: '" Senden"' }) });
    expect(findFailures(report).map(({ kind }) => kind)).toEqual(['space']);
  });

  it('waits for a language in the making', () => {
    const report = check({ 'de/page.json': german({ short: '""', title: '" X"' }) });
    expect(findFailures(report)).toEqual([]);
    expect(report.locales.find(({ locale }) => locale === 'de')).toMatchObject({
      done: 5,
      total: 6,
      isComplete: false,
    });
  });

  it('fails for a file that broke in a language that was complete', () => {
    const report = check({ 'de/page.json': german().replace(',', '') });
    expect(findFailures(report).map(({ kind }) => kind)).toEqual(['syntax']);
  });

  it('is not stopped by one language in hearing of another', () => {
    const report = check({
      'de/page.json': '{',
      'fr/': '',
      'x_y/page.json': '',
      'nl/page.json': german(),
    });
    expect(report.locales.find(({ locale }) => locale === 'nl')).toMatchObject({
      isComplete: true,
      diagnostics: [],
    });
  });
});
