import { getFileInfo } from 'prettier';
import { expect, it } from 'vitest';
import { checkLocales, findFailures } from '../../src/node/locales/checkLocales.ts';
import { formatDiagnostic, type DiagnosticKind } from '../../src/node/locales/diagnostic.ts';
import { explainWrongTag, questionTag } from '../../src/node/locales/folderNames.ts';
import { formatProgress } from '../../src/node/locales/progress.ts';
import { toPercent } from '../../src/node/locales/publication.ts';
import { makeLocaleFiles } from '../localeFiles.ts';

type Files = Record<string, string | Buffer>;

const toJson = (texts: Record<string, string>) => JSON.stringify(texts, null, 2);

const keys = {
  'page.text': { comment: 'A text.', maxLength: 40, same: ['nl'] },
  'page.things': { comment: 'A count.' },
};
const toNotes = (more: object) =>
  JSON.stringify({ glossary: { Acme: 'The company.' }, keys: { ...keys, ...more } });
const notes = toNotes({});
const things = { things_one: '{{count}} thing', things_other: '{{count}} things' };
const english = { text: 'Send', ...things };
const german = { text: 'Senden', things_one: '{{count}} Ding', things_other: '{{count}} Dinge' };

const arabic = {
  text: '(C++)\u200E أرسل',
  things_zero: 'لا شيء',
  things_one: 'شيء واحد',
  things_two: 'شيئان',
  things_few: '{{count}} أشياء',
  things_many: '{{count}} شيئًا',
  things_other: '{{count}} شيء',
};

/** English has four ordinal forms, German one, and Catalan four. */
const ordinals: Files = {
  'notes.json': toNotes({ 'page.place_ordinal': { comment: 'A place in a list.' } }),
  'en/page.json': toJson({
    ...english,
    place_ordinal_one: '{{count}}st',
    place_ordinal_two: '{{count}}nd',
    place_ordinal_few: '{{count}}rd',
    place_ordinal_other: '{{count}}th',
  }),
  'de/page.json': toJson({ ...german, place_ordinal_other: '{{count}}.' }),
};

const checkSite = (files: Files) =>
  checkLocales(
    makeLocaleFiles({ 'en/page.json': toJson(english), 'notes.json': notes, ...files }),
    () => ({ locales: new Set() }),
  );

const listDiagnostics = (files: Files) => {
  const { locales, sharedDiagnostics } = checkSite(files);
  return [...sharedDiagnostics, ...locales.flatMap(({ diagnostics }) => diagnostics)];
};

const withText = (source: string, translation: string): Files => ({
  'en/page.json': toJson({ ...english, text: source }),
  'de/page.json': toJson({ ...german, text: translation }),
});

it.each<[what: string, files: Files]>([
  ['a text in another order', withText('Our <a>terms</a>', '<a>Bedingungen</a> lesen')],
  ['a tag inside another', withText('<a>Our <b>terms</b></a>', '<a>Unsere <b>Bedingungen</b></a>')],
  ...[
    'Её',
    'Ні, дякую',
    'МІНІ ЛІС…',
    'Spaß“ C’è 20\u00A0°C',
    'ROMÂNĂ… AFARĂ… STÓŁ RÓŻNE',
    'CAFÉ\u00A0! děč',
    'Một câu tiếng Việt',
    'Ένα κείμενο',
    'только список',
    'Türkçe İŞĞ',
    'שלום עולם',
    'تک چک، آچر…',
    'ภาษาไทย',
  ].map((text): [string, Files] => [`the letters of “${text}”`, withText('Send', text)]),
  ['Thai with invisible word breaks', withText('Send', 'ส่ง\u200bข้อความ')],
  ['an emoji at the end', withText('Send', 'Senden ❤\uFE0F')],
  ['ordinal forms', ordinals],
  ['percentages and prices', withText('Send', '100 % sind 5 $, 50 % der Kosten')],
  ['the markup that English has', withText('Type `x` or {y} for 50 %s', '`x`, {y} für 50 %s')],
  ['an address with a query', withText('Send', 'Siehe acme.example/seite?ab=1. Wie?')],
  ['a Chinese question before a sentence', withText('Send', '更好?发送')],
  ['a spelled-out comparison', withText('Send', 'A < B & C')],
  ['the English of another country', { 'en-GB/page.json': toJson(english) }],
  ['one that may read as in English', { 'nl/page.json': toJson({ ...german, text: 'Send' }) }],
  [
    'comments after the mark that an editor leaves at the start',
    { 'notes.json': `\uFEFF${notes}` },
  ],
  ['Spanish, which needs no form for millions', { 'es/page.json': toJson(german) }],
  [
    'empty plural forms that the language does not have',
    { 'de/page.json': toJson({ ...german, things_few: '', things_many: '' }) },
  ],
  ['a text that begins like the note of a programmer', withText('All in one', 'TODO en uno')],
  ['one plural form', { 'ja/page.json': toJson({ text: '送信', things_other: '{{count}}個' }) }],
  [
    'a direction mark beside Latin text, and plural forms for one number without this number',
    { 'ar/page.json': toJson(arabic) },
  ],
])('reports nothing for %s', (_, files) => {
  expect(listDiagnostics(files).map(formatDiagnostic)).toEqual([]);
});

/** The mistake must cause no other kind of error, except missing and empty texts. */
function expectMistake(kind: DiagnosticKind, files: Files, message: string): void {
  const found = listDiagnostics(files);
  expect(found.filter((one) => one.kind === kind).map(formatDiagnostic)).toContainEqual(
    expect.stringContaining(`locales/${message}`),
  );
  const others = found.map((one) => one.kind).filter((one) => !/missing|empty/.test(one));
  expect(others.filter((other) => other !== kind)).toEqual([]);
}

it.each<[DiagnosticKind, source: string, translation: string, message: string]>([
  ['empty', 'Send', '', 'This text is not translated yet. English: “Send”'],
  ['placeholder', 'Hello {{name}}', 'Hallo', '{{name}} is missing.'],
  ['placeholder', '{{name}}', '{{name}} {{Name}}', '{{Name}} is not in the English text'],
  ['placeholder', 'Yes', 'Ja }}', 'The page would show }} literally'],
  ['placeholder', 'Send', 'Jetzt $t(page.text)', 'The page would show $t(page.text) literally.'],
  ['placeholder', 'Send', 'Jetzt $t(page', 'The page would show $t(page literally.'],
  ['markup', 'Our <a>terms</a>', 'Bedingungen', 'The English text has <a>…</a>.'],
  ['markup', 'Our <a>terms</a>', '</a>Bedingungen<a>', 'The English text has <a>…</a>.'],
  ['markup', 'Our <a>terms</a>', 'Die <a></a> Bedingungen', 'The English text has <a>…</a>.'],
  ['markup', '<a>A <b>b</b></a>', '<a>A <b>B</a></b>', 'The English text has <a>…</a>.'],
  ['space', 'Send', ' Senden', 'There is a space at the start. Remove it.'],
  ['space', 'Send', 'Senden ', 'There is a space at the end.'],
  ['space', 'Like this', 'Ab  so', 'There is a space twice in a row.'],
  ['space', 'Send', 'Jetzt\nsenden', 'There is a line break, a tab or a control character'],
  ['space', 'Send', 'Senden\u0000', 'There is a line break, a tab or a control character'],
  ['space', 'Send', '\u200b', 'This text has only characters that nobody sees (U+200B).'],
  [
    'space',
    'Send',
    '\u2800\u00a0',
    'This text has only characters that nobody sees (U+2800, U+00A0)',
  ],
  ['space', 'Send', 'Senden\u00ad', 'There is an invisible character at the end (U+00AD).'],
  ['space', 'Send', '\u2060Senden', 'There is an invisible character at the start (U+2060).'],
  ['damaged', 'Send', `Gr\ufffdße${'x'.repeat(50)}`, 'A letter of this text was lost'],
  ['damaged', 'Send', 'Gr?ße', 'Letters of this text were lost when the file was saved in another'],
  ['damaged', 'Send', 'של?ם', 'Letters of this text were lost when the file was saved in another'],
  ['damaged', 'Send', '?????', 'Letters of this text were lost when the file was saved in another'],
  ['damaged', 'Send', 'Smile \ud83d', 'A character of this text was cut into halves'],
  ['damaged', 'Send', 'GrÃ¶ße 東京', 'A part of this text was read in another encoding'],
  ['damaged', 'Send', 'grĂ¶Ăźer 東京', 'A part of this text was read in another encoding'],
  ['damaged', 'Send', 'Schöner fĂĽr', 'A part of this text was read in another encoding'],
  ['damaged', 'Send', 'РќР° да', 'A part of this text was read in another encoding'],
  ['damaged', 'Send', 'größer gr√∂√üer', 'A part of this text was read in another encoding'],
  ['damaged', 'Send', 'да п═п╟', 'A part of this text was read in another encoding'],
  ['bidi', 'Send', '\u200fSenden', 'There is an invisible mark for the direction of writing'],
  ['html', 'Go', '<b>Los</b>', '<b> is not in the English text (it has none).'],
  ['placeholder', 'Send', '%s senden', 'The page would show %s literally'],
  ['placeholder', 'Send', '%1$s senden', 'The page would show %1$s literally'],
  ['placeholder', 'Send', '{name} senden', 'The page would show {name} literally'],
  ['html', 'Send', 'Jetzt **senden**', 'The page would show **senden** literally'],
  ['html', 'Send', '__NOT_TRANSLATED__', 'The page would show __NOT_TRANSLATED__ literally'],
  ['html', 'Send', String.raw`Jetzt\nsenden`, String.raw`The page would show \n literally`],
  ['html', 'Send', String.raw`Men\u00fc`, String.raw`The page would show \u00fc literally`],
  [
    'html',
    'Send',
    '&frac12;',
    'The page would show &frac12; literally. Write the character itself.',
  ],
  ['html', 'Send', '[Senden](/x)', 'The page would show [Senden](/x) literally'],
  ['html', 'Send', 'Senden <img src=x', 'The page would show <img src=x literally'],
  ['identical', 'Send', 'Send', 'This is still the English text.'],
  ['identical', 'Send', 'TODO: translate', 'This is not a translation.'],
  ['identical', 'Send', 'page.text', 'This is not a translation.'],
  ['glossary', 'About Acme', 'Über Akme', '"Acme" is a name and stays the same.'],
  ['length', 'Send', 'x'.repeat(44), 'This has 44 characters; 40 fit. Make it shorter by 4.'],
])('reports %s if “%s” is translated as “%s”: %s', (kind, source, translation, message) => {
  expectMistake(kind, withText(source, translation), `de/page.json:2:11 page.text: ${message}`);
});

/** Maps each message to German files with this mistake. In each file, `▶` marks where it is reported. */
const syntaxErrors: Readonly<Record<string, readonly string[]>> = {
  'A comma is missing before this. Add it at the end': ['{\n  "text": "A"\n  ▶"more": "B"\n}'],
  'A comma is missing before this. Add it.': ['{ "text": "A" ▶"more": "B" }'],
  'There is a comma before this bracket.': ['{\n  "text": "A",\n▶}'],
  'This is the wrong quotation mark.': [
    '{\n  ▶„text": "A"\n}',
    "{\n  ▶'text': 'A'\n}",
    ...['＂', '「', '『', '״'].map((mark) => `{\n  "text": ▶${mark}A${mark}\n}`),
  ],
  'This is the comma of another keyboard. Write , instead.': ['，', '،', '、'].map(
    (comma) => `{\n  "text": "A"▶${comma}\n  "more": "B"\n}`,
  ),
  'JSON has no ; here. Replace it with a comma': [';', '；'].map(
    (semicolon) => `{\n  "text": "A"▶${semicolon}\n  "more": "B"\n}`,
  ),
  'This is the colon of another keyboard. Write : instead.': ['{\n  "text"▶： "A"\n}'],
  'There is an invisible character here, or a space that JSON does not have.': [
    '{\n▶\u200F "text": "A"\n}',
    '{\n▶\u00A0 "text": "A"\n}',
    '{\n▶\u3000 "text": "A"\n}',
    '{\n▶\u200B "text": "A"\n}',
  ],
  'A word processor saved this file': [String.raw`{▶\rtf1\ansi { "text": "A" }}`],
  'The text is missing here.': ['{\n  "text"▶: \n}', '{\n  "text"▶: ,\n  "more": "B"\n}'],
  'The file ends too early.': ['{\n  "text": "A"▶', '{\n  "text": "A"▶,\n'],
  'The file already ends here': [
    '{\n  "text": "A"\n}▶,\n  "more": "B"\n}',
    '{\n  "group": {\n    "text": "A"\n  },\n▶},\n  "more": "B"\n}',
  ],
  'page.text: There is a line break or a tab inside this text.': ['{\n  "text": ▶"A\nB"\n}'],
  'The text that begins here has no " at its end': ['{\n  "text": ▶"A,\n  "more": "B"\n}'],
  'There is a " inside this text, which ends it.': ['{\n  "text": "Say ▶"A" now"\n}'],
  'The " before this text is missing.': ['{\n  "text": ▶A"\n}'],
  'The " around this key are missing.': ['{\n  ▶text: "A"\n}'],
  'The " after this key is missing.': ['{\n  "text▶: "A"\n}'],
  'A : is missing between the key and its text.': [
    '{\n  "text" ▶"A"\n}',
    '{\n  "text" ▶"A",\n  "more": "B"\n}',
    '{\n  "text:" ▶"A"\n}',
  ],
  'There is a \\ inside this text.': ['{\n  "text": "A▶\\B"\n}'],
  'There is one comma too many here.': ['{\n  "text": "A",▶,\n}', '{\n  "text": "A"\n}▶,\n'],
  'There is one } too many.': ['{ "text": "A" } ▶}'],
  'Two versions of the file were put together here.': [
    '{\n▶<<<<<<< HEAD\n  "text": "A"\n}',
    '{\n  "text": "A",\n▶||||||| base\n}',
  ],
  'JSON has no comments. Remove this one': ['{\n  ▶// Buttons\n  "text": "Senden"\n}'],
  'All texts of this file are in a group "de", which English does not have. Remove this line': [
    '{ "de": ▶{ "text": "Senden" } }',
  ],
  'This is not JSON, which begins with {.': ['▶Here is the file:\n{}', '▶<html>'],
  'The file cannot be read from here on.': ['{\n  ▶?\n}'],
};

/** @example locateMark('{\n  ▶?\n}') // => '2:3' */
function locateMark(file: string): string {
  const lines = file.slice(0, file.indexOf('▶')).split('\n');
  return `${lines.length}:${lines.at(-1)!.length + 1}`;
}

function expectMistakeAtMark(kind: DiagnosticKind, file: string, message: string): void {
  const files = { 'de/page.json': file.replace('▶', '') };
  expectMistake(kind, files, `de/page.json:${locateMark(file)} ${message}`);
}

it.each(Object.entries(syntaxErrors))('reports in a German file: %s', (message, files) => {
  for (const file of files) expectMistakeAtMark('syntax', file, message);
});

it.each<[DiagnosticKind, file: string, message: string]>([
  ['missing', '▶', 'The file is empty. "npm run locales -- add de" adds its texts'],
  ['missing', '▶null', 'The file is empty.'],
  ['missing', '▶{}', 'page.text: This text is missing. Add "text" after line 1. English: “Send”'],
  ['empty', '{ "text": ▶null }', 'page.text: This text is not translated yet.'],
  ['type', '▶["A"]', 'The file holds a list ([ … ]).'],
  ['type', '{ "text": ▶7 }', 'page.text: Here is a number. Write a text in'],
  ['duplicate', '{ "text": "A",\n▶"text": "B" }', 'page.text: "text" is here for the second time'],
  [
    'extra',
    '{ "old": ▶"Alt" }',
    'page.old: English has no text with this key, so nothing shows “Alt”. Keys are not translated; missing here: "text", "things_one"',
  ],
  ['plural-missing', '▶{}', 'page.things_one: The form for 1 is missing. Add "things_one" after'],
  ['plural-impossible', '{ "things_few": ▶"x" }', 'page.things_few: This language has no'],
])('reports %s in the German file %j: %s', expectMistakeAtMark);

it.each([
  Buffer.from('{}', 'utf16le'),
  Buffer.from('{ "text": "Größe" }', 'latin1'),
  '{ "text": "GrÃ¶ÃŸe" }',
  ...['windows-1252', 'windows-1251', 'windows-1250', 'windows-1256', 'macintosh', 'koi8-r'].map(
    (encoding) => `{ "text": "${new TextDecoder(encoding).decode(Buffer.from('Отправить'))}" }`,
  ),
])('reports a file in another encoding: %s', (file) => {
  const message = 'de/page.json:1:1 This file is not saved as UTF-8';
  expectMistake('encoding', { 'de/page.json': file }, message);
});

it('reports a Word file that has the name of a JSON file', () => {
  const file = Buffer.from('PK\x03\x04\x14\0\xd0', 'latin1');
  const message = 'de/page.json:1:1 This is a Word, Excel or zip file under another name.';
  expectMistake('encoding', { 'de/page.json': file }, message);
});

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const expectWrongTag = (folder: string, message: string) =>
  expectMistake('tag', { [`${folder}/page.json`]: '' }, `${folder}:1:1 "${folder}" ${message}`);

it.each([
  ['de_DE-x-leicht', 'de-DE'],
  ['Romanian', 'ro'],
  ['polski', 'pl'],
  ['German 2', 'de'],
  ['pt_br', 'pt-BR'],
  ['DE', 'de'],
  ['sr-latin', 'sr-Latn'],
  ['sr_RS.UTF-8@latin', 'sr-Latn-RS'],
  ['uz@cyrillic', 'uz-Cyrl'],
  ['ca_ES@valencia', 'ca-ES-valencia'],
  ['de_DE@euro', 'de-DE'],
  ['zh-simplified', 'zh-Hans'],
  ['jp', 'ja'],
])('reports that the folder %s needs the name %s', (folder, tag) => {
  const tagOf = `is not a language tag; the tag of ${languageNames.of(tag)} is ${tag}.`;
  expectWrongTag(folder, `${tagOf} Rename the folder from "${folder}" to "${tag}", or remove it.`);
});

it.each([
  ...['-backup', '-x-leicht'].map((end) => [
    `de${end}`,
    `has "${end}" after the tag of German, which names no language. Rename the folder from "de${end}" to "de", or remove it.`,
  ]),
  ['images', 'is not a known language.'],
  ['sp', 'is not a known language.'],
  ['my-old-version', 'is not a known language'],
  ['en-XA', 'is a language that previews make up.'],
])('reports that the folder %s %s', expectWrongTag);

const allGerman = { 'de/page.json': toJson(german) };
const withNew = { 'en/page.json': toJson({ ...english, new: 'X' }) };
const withoutText = { 'en/page.json': toJson(things) };

type Mistake = [DiagnosticKind, files: Files, message: string];

it.each<Mistake>([
  ['folder', { 'fr/': '' }, 'fr:1:1 This folder is empty. Fill it: npm run locales -- add fr'],
  ['missing', { ...allGerman, 'en/more.json': '{}' }, 'de/more.json:1:1 This file is missing.'],
  ['file', { 'nl.json': toJson(german) }, 'nl.json:1:1 Nothing reads this file. Put it into the'],
  ['file', { 'de/more.json': '{}' }, 'de/more.json:1:1 English has no such file'],
  ...['de.zip', 'Thumbs.db', 'de/page.xlsx', 'de/page.po', 'de/desktop.ini'].map(
    (file): Mistake => [
      'file',
      { ...allGerman, [file]: '' },
      `${file}:1:1 The site reads only .json files. Export the texts as JSON, or remove this file.`,
    ],
  ),
  ...['page (1).json', 'page copy.json'].map((file): Mistake => [
    'file',
    { ...allGerman, [`de/${file}`]: '{}' },
    `de/${file}:1:1 Nothing reads this file, because "page.json" is beside it. Keep the newer`,
  ]),
  [
    'name',
    { 'de/Page.json': '' },
    'de/Page.json:1:1 Nothing reads a file of this name. Rename it from',
  ],
  ['name', { 'de/page.json.txt': '' }, 'de/page.json.txt:1:1 Nothing reads a file of this name.'],
  ['unusual', { 'es-LA/page.json': '' }, 'es-LA:1:1 "es-LA" is Spanish in Laos, which is unusual.'],
  [
    'spacing',
    { 'fr/page.json': toJson({ ...german, text: 'Envoyer !' }) },
    'fr/page.json:2:11 page.text: French needs a no-break space in “ !”',
  ],
  [
    'plural-missing',
    { ...ordinals, 'ca/page.json': toJson(german) },
    'ca/page.json:4:19 page.place_ordinal_one: The form for 1, 3 is missing.',
  ],
  [
    'plural-impossible',
    { ...ordinals, 'de/page.json': toJson({ ...german, place_ordinal_one: '1.' }) },
    'de/page.json:5:24 page.place_ordinal_one: This language has no form "one"; its forms are other.',
  ],
  [
    'markup',
    { 'en/page.json': toJson({ ...english, text: 'Our <link>terms</link>' }) },
    'en/page.json:2:11 page.text: HTML has an element <link> that cannot contain words.',
  ],
  ...['a:b', 'Send.', '.send'].map((key): Mistake => [
    'type',
    {
      'en/page.json': toJson({ ...english, [key]: 'Send' }),
      'notes.json': toNotes({ [`page.${key}`]: { comment: 'A text.' } }),
    },
    `en/page.json:5:${key.length + 7} page.${key}: i18next finds no text whose key has a colon`,
  ]),
  ['comment', withNew, 'en/page.json:5:10 page.new: There is no comment for translators.'],
  ['comment', withoutText, 'notes.json:1:57 page.text: English has no such text.'],
  ['syntax', { 'notes.json': '' }, 'notes.json:1:1 The comments cannot be read:'],
  [
    'syntax',
    { 'notes.json': '{\n  "glossary": {}\n  "keys": {}\n}' },
    'notes.json:3:3 The comments cannot be read: A comma is missing before this.',
  ],
  ...[
    ['["es" "nl"]', '2:7 The comments cannot be read: A comma is missing before this. Add it.'],
    ['"nl"', '2:1 page.text.same: Write a list of language tags, such as ["nl"], or true'],
    ['["pt_BR"]', '2:1 page.text.same.0: "pt_BR" is not a language tag; the tag of Brazilian'],
  ].map(([same, message]): Mistake => [
    'syntax',
    { 'notes.json': notes.replace('["nl"]', `\n${same}`) },
    `notes.json:${message}`,
  ]),
  [
    'duplicate',
    { 'notes.json': notes.replace('"comment"', '"comment": "A.",\n"comment"') },
    'notes.json:2:1 notes.keys.page.text.comment: "comment" is here for the second time',
  ],
  ['syntax', { 'en/page.json': '{ "text": "A"' }, 'en/page.json:1:14 The file ends too early.'],
  [
    'encoding',
    { 'notes.json': Buffer.from(notes.replace('A text.', 'Größe'), 'latin1') },
    'notes.json:1:1 The comments cannot be read: This file is not saved as UTF-8',
  ],
])('reports %s in %j: %s', expectMistake);

it.each<[source: string, translation: string, messages: string[]]>([
  ['Hello {{name}}', 'Hallo {{nmae}}', ['{{nmae}} is not in the English text (it has {{name}}).']],
  ['{{a}} and {{b}}', '{{x}}', ['{{b}} is missing.', '{{x}} is not in the English text']],
  ...['{year}', '%{year}', '${year}', '{{year}', '{year, number}', '%s'].map(
    (wrong): [string, string, string[]] => [
      'Start {{year}}',
      `Ab ${wrong}`,
      [`Write {{year}} instead of ${wrong}. The text is:`],
    ],
  ),
  [
    '{{company}}: {{title}}',
    '{title} – {company}',
    ['Write {{title}} instead of {title}.', 'Write {{company}} instead of {company}.'],
  ],
  ['Our <a>terms</a>', 'Die <aa>AGB</aa>', ['<aa> is not in the English text (it has <a>).']],
  ['Our <a>terms</a>', 'Die <aä>AGB</aä>', ['<aä> is not in the English text (it has <a>).']],
  ['Our <a>terms</a>', 'Die <a>AGB</a', ['The English text has <a>…</a>.']],
  ['Our <a>terms</a>', 'Die &lt;a&gt;AGB&lt;/a&gt;', ['The page would show &lt; literally.']],
  ['Send', 'Senden\uFEFF', ['There is an invisible character at the end (U+FEFF).']],
])('reports each mistake once: “%s” as “%s”', (source, translation, messages) => {
  const found = listDiagnostics(withText(source, translation)).map((one) => one.message);
  expect(found).toEqual(messages.map((message) => expect.stringContaining(message)));
});

it.each([
  [
    'a translated name',
    { title: 'A', gruppe: { first: 'B', second: 'C' }, other: { third: 'D' } },
    'de/page.json:3:13 page.gruppe: English has no group of this name, so nothing shows its texts. Rename it to "group", because keys are not translated.',
  ],
  [
    'two translated names',
    { title: 'A', gruppe: { first: 'B', second: 'C' } },
    'de/page.json:3:13 page.gruppe: English has no group of this name, so nothing shows its texts. Keys are not translated; missing here: "group", "other".',
  ],
  [
    'a group without its }',
    {
      title: 'A',
      group: { first: 'B', second: 'C', other: { third: 'D' }, last: { fourth: 'E' } },
    },
    'de/page.json:6:14 page.group.other: This group is inside another group, because a } is missing above this line.',
  ],
  [
    'a group for each text',
    { title: { message: 'A' }, group: { first: { message: 'B' } } },
    'de/page.json:2:12 page.title: English has a text here, and no group. Write the text after the colon',
  ],
])('reports %s once, at the line of the group', (_, translation, message) => {
  const source = {
    title: 'A',
    group: { first: 'B', second: 'C' },
    other: { third: 'D' },
    ...(JSON.stringify(translation).includes('last') && { last: { fourth: 'E' } }),
  };
  const found = listDiagnostics({
    'en/page.json': JSON.stringify(source),
    'de/page.json': JSON.stringify(translation, null, 2),
  }).filter(({ kind }) => kind === 'extra');
  expect(found.map(formatDiagnostic)).toEqual([expect.stringContaining(message)]);
});

it('reports where to add a missing text: after which line, or in which group', () => {
  const source = { title: 'A', group: { first: 'B', second: 'C' }, other: { third: 'D' } };
  const missing = listDiagnostics({
    'en/page.json': JSON.stringify(source),
    'de/page.json': '{\n  "group": {\n    "first": "Zwei"\n  }\n}',
  }).filter(({ kind, file }) => kind === 'missing' && /de/.test(file));
  expect(missing.map(formatDiagnostic)).toEqual([
    expect.stringMatching(/:1:1 page\.title: .* Add "title" after line 1\./),
    expect.stringMatching(/:1:1 page\.other\.third: .* Add "third" to a group "other"\./),
    expect.stringMatching(/:3:14 page\.group\.second: .* Add "second" after line 3\./),
  ]);
});

it('accepts JSON in the formats of translation platforms', () => {
  const odd = `\uFEFF{\r\n    "text" : "Gr\\u00fc\\u00DFe",\r\n\t"things_one":"{{count}} Ding","things_other":"{{count}} Dinge"}`;
  expect(listDiagnostics({ 'de/page.json': odd })).toEqual([]);
});

it('prettier ignores locale files, because translation platforms format them', async () => {
  const options = { ignorePath: '.prettierignore' };
  expect(await getFileInfo('locales/nl/home.json', options)).toMatchObject({ ignored: true });
});

it.each(['es-MX', 'es-419', 'zh-Hant-HK', 'sr-Latn-RS', 'ht', 'ca-ES-valencia'])(
  'accepts the tag %s without asking whether it is right',
  (tag) => {
    expect(explainWrongTag(tag) ?? questionTag(tag)).toBeUndefined();
  },
);

it.each<[what: string, file: string, failures: DiagnosticKind[]]>([
  [
    'fails for a mistake that visitors would see',
    toJson({ ...german, text: ' Senden' }),
    ['space'],
  ],
  ['fails for a text that no page shows', toJson({ ...german, old: 'Alt' }), ['extra']],
  ['accepts an unfinished language', toJson({ text: '', things_one: ' x' }), []],
  ['fails for a file that cannot be read', toJson(german).replace(',', ''), ['syntax']],
])('npm run locales %s', (_, file, failures) => {
  const report = checkSite({ 'de/page.json': file });
  expect(findFailures(report).map(({ kind }) => kind)).toEqual(failures);
});

it.each([
  [
    'a folder in a folder',
    { 'de/de/page.json': '', 'de/de/': '' },
    'de/de:1:1 Nothing reads a folder in the folder of a language. Move its files to locales/de.',
  ],
  ['an empty folder with a wrong name', { 'Polnisch/': '' }, 'Polnisch:1:1 "Polnisch" is not a'],
])('reports %s once, and fails until it is corrected', (_, files, message) => {
  const report = checkSite(files);
  expect(listDiagnostics(files)).toHaveLength(1);
  expect(findFailures(report).map(formatDiagnostic)).toEqual([
    expect.stringContaining(`locales/${message}`),
  ]);
});

it('if the comments cannot be read, reports only this and no mistakes in translations', () => {
  const files = { 'notes.json': '{', 'de/page.json': toJson({ ...german, text: 'Send' }) };
  const failing = findFailures(checkSite(files)).map(({ file }) => file);
  expect(failing).toEqual(['locales/notes.json']);
});

it('counts translated texts, but no texts of a file that cannot be read', () => {
  const files = [
    [toJson({ ...german, text: '' }), 2],
    [toJson(german).replace(',', ''), 0],
  ] as const;
  for (const [file, done] of files) {
    const { locales } = checkSite({ 'de/page.json': file });
    expect(locales).toContainEqual(expect.objectContaining({ locale: 'de', done, total: 3 }));
  }
});

it('shows how many texts are out of date only if this is known', () => {
  const { locales } = checkSite({});
  expect(formatProgress(locales)).toEqual([
    'language    texts      mistakes  state',
    'en English  3/3 100 %  0         published',
  ]);
  expect(formatProgress(locales, [])[0]).toContain('out of date');
});

it('rounds percentages down exactly, although 57 / 100 is not exact in binary', () => {
  expect(toPercent(57, 100)).toBe('57 %');
  expect(toPercent(999, 1000)).toBe('99 %');
  expect(toPercent(0, 0)).toBe('0 %');
});
