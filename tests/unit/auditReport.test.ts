import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import type {
  AuditPage,
  AuditResult,
  CheckInfo,
  Finding,
  RunResult,
  Variant,
} from '../audit/model.ts';
import { assess } from '../audit/report/assess.ts';
import { criteria, type Level } from '../audit/report/criteria.ts';
import { formatFailures } from '../audit/report/formatFailures.ts';
import type { ManualReview } from '../audit/report/manualReview.ts';
import { drawMarks } from '../audit/report/pictureOverlay.ts';
import { runSection, toMarks } from '../audit/report/runSection.ts';
import { toJUnit } from '../audit/report/junit.ts';
import { toAdherence } from '../audit/report/openAcr.ts';
import { writeReport } from '../audit/report/writeReport.ts';
import { digestTranscript } from '../hear/digest.ts';

const home: AuditPage = { address: '/', route: 'home', locale: 'en', dir: 'ltr' };
const arabic: AuditPage = { address: '/ar', route: 'home', locale: 'ar', dir: 'rtl' };
const light: Variant = { scheme: 'light', size: '320×256', preference: 'plain', state: 'loaded' };
const dark: Variant = { ...light, scheme: 'dark' };
const open: Variant = { ...light, state: 'message open' };

const checks: CheckInfo[] = [
  {
    id: 'reflow',
    criteria: { '1.4.10': 'Nothing is wider than the window.' },
    about: 'Nothing scrolls sideways at 320 px.',
  },
  {
    id: 'axe/image-alt',
    criteria: { '1.1.1': 'The rule image-alt.' },
    about: 'Each picture has a text.',
  },
  {
    id: 'no-media',
    criteria: { '1.2.1': 'There is no film.' },
    about: 'There is neither sound nor film.',
  },
  { id: 'markup', criteria: {}, about: 'The markup is valid.' },
];

const wide: Finding = {
  check: 'reflow',
  message: 'It is 344 px wide & "too" <wide>; let it wrap.',
  target: 'main > pre',
  box: { x: 128, y: 256, width: 64, height: 64 },
};

const toRun = (page: AuditPage, variant: Variant, findings: Finding[] = []): RunResult => ({
  page,
  variant,
  checks: checks.map(({ id }) => id),
  shown: {
    lines: 1000,
    controls: 20,
    pictures: 3,
    inLine: [{ name: 'Read <it>', height: variant === dark ? 26 : 27 }],
    ...(variant === light && {
      images: [
        { file: '/house.svg', words: 'A <house>' },
        { file: '/line.svg', words: '' },
      ],
    }),
  },
  findings,
  ruled: { reflow: { judged: [], asked: { ring: 3 } } },
  milliseconds: 500,
  picture: 'pictures/one.png',
  stops: [{ name: 'Skip <it>', role: 'link', box: { x: -50, y: -50, width: 40, height: 20 } }],
});

const held = {
  check: 'axe/image-alt',
  message: 'image-alt: It says nothing.',
  target: '.x_1',
  criteria: ['1.1.1'],
  exception: 0,
};

const failing: AuditResult = {
  checks,
  engines: 'axe-core 4',
  system: 'Linux 6 x64',
  runs: [
    { ...toRun(home, light, [wide]), heldBack: [held, held] },
    toRun(home, dark, [wide, wide]),
    toRun(home, open),
    toRun(arabic, light, [wide, { check: 'markup', message: 'An id is there twice; rename one.' }]),
    toRun(arabic, dark, [wide]),
  ],
  notRun: ['Two preferences at once.'],
  unanswered: ['/ar in dark: the browser gave no answer for 300 s.'],
  exceptions: [
    {
      check: 'axe/image-alt',
      criteria: ['1.1.1'],
      says: /./,
      target: /^\.x_/,
      reason: 'Theirs.',
      link: 'https://example.com/',
      matches: 2,
    },
  ],
};
const passing: AuditResult = {
  checks,
  engines: 'axe-core 4',
  system: 'Linux 6 x64',
  runs: [toRun(home, light), toRun(arabic, light)],
  notRun: [],
  unanswered: [],
  exceptions: [],
};

const time = new Date('2026-11-21T09:05:33Z');

/** A person’s word on reflow. */
const reviewed = (result: 'passes' | 'passes in part' | 'fails'): ManualReview => ({
  method: 'Looked.',
  reviews: [
    {
      criterion: '1.4.10',
      result,
      date: '2026-11-21',
      by: 'maintainer',
      words: 'Seen.',
    },
  ],
});

const criteriaOf = (level: Level) => criteria.filter((one) => one.level === level).length;

describe('what is said of a criterion', () => {
  const review: ManualReview = { method: 'Looked.', reviews: [] };
  const verdictOf = (number: string, result: AuditResult, last: ManualReview = review) =>
    assess(result, last).find(({ criterion }) => criterion.number === number)?.verdict;

  it('is what its checks found', () => {
    expect(verdictOf('1.4.10', passing)).toBe('passes');
    expect(verdictOf('1.4.10', failing)).toBe('fails');
  });

  it('is that it needs a person, where neither check nor review decides it', () => {
    expect(verdictOf('2.1.1', passing)).toBe('needs a person');
    expect(verdictOf('1.1.1', passing)).toBe('needs a person');
  });

  it('is not decided by a reviewer that is no person', () => {
    const [known] = reviewed('passes').reviews;
    const of = (by: 'maintainer' | 'automated reviewer'): ManualReview => ({
      method: 'Looked.',
      reviews: [{ ...known!, criterion: '2.1.1', by } as ManualReview['reviews'][number]],
    });
    expect(verdictOf('2.1.1', passing, of('automated reviewer'))).toBe('needs a person');
    expect(verdictOf('2.1.1', passing, of('maintainer'))).toBe('passes');
  });

  it('is nothing good of checks that did not run', () => {
    const idle = { ...passing, runs: passing.runs.map((run) => ({ ...run, checks: [] })) };
    expect(verdictOf('1.4.10', idle)).toBe('needs a person');
  });

  it('rests on the looks alone in which a check sees that part of it', () => {
    const inDark: CheckInfo = {
      ...checks[0]!,
      criteria: { '1.4.10': { sees: 'Nothing is wide.', in: ({ scheme }) => scheme === 'dark' } },
    };
    const lookedIn = (result: AuditResult) =>
      assess({ ...result, checks: [inDark] }, review).find(
        ({ criterion }) => criterion.number === '1.4.10',
      );
    expect(lookedIn(failing)).toMatchObject({ looked: 2, failed: 2, checks: [{ looked: 2 }] });
    expect(lookedIn(passing)).toMatchObject({ looked: 0, verdict: 'needs a person' });
  });

  it('rests on those rules of an engine that had something to judge', () => {
    const engine: CheckInfo = { ...checks[0]!, criteria: { '1.4.10': { rules: ['one', 'two'] } } };
    const reflowOf = (...runs: RunResult[]) =>
      assess({ ...passing, checks: [engine], runs }, review).find(
        ({ criterion }) => criterion.number === '1.4.10',
      );
    const idle = { ...toRun(home, light), ruled: { [engine.id]: { judged: [] } } };
    const busy = { ...toRun(home, dark), ruled: { [engine.id]: { judged: ['two'] } } };
    expect(reflowOf(idle, busy)).toMatchObject({
      looked: 1,
      verdict: 'passes',
      checks: [{ looked: 1, sees: 'By two (1). Nothing was there for one.' }],
    });
    expect(reflowOf(idle)).toMatchObject({
      looked: 0,
      verdict: 'needs a person',
      checks: [{ looked: 0, sees: 'Nothing was there for one and two.' }],
    });
  });

  it('is the worse of what checks and a person say', () => {
    expect(verdictOf('1.4.10', passing, reviewed('passes in part'))).toBe('in part');
    expect(verdictOf('1.4.10', passing, reviewed('fails'))).toBe('fails');
    expect(verdictOf('1.4.10', failing, reviewed('passes'))).toBe('fails');
  });

  it('is that it does not apply, unless a check finds that it does', () => {
    expect(verdictOf('1.2.1', passing)).toBe('does not apply');
    const film = { check: 'no-media', message: 'There is a film; take it out.' };
    expect(verdictOf('1.2.1', { ...passing, runs: [toRun(home, light, [film])] })).toBe('fails');
  });
});

describe('a finding', () => {
  it('is drawn at its box, with its number, in any width of the picture', () => {
    const { markup } = drawMarks(
      [{ number: 3, box: wide.box! }],
      { width: 512, height: 512 },
      'finding',
    );
    const words = markup.replaceAll(/\s+/g, ' ');
    expect(words).toContain('x="25%" y="50%" width="12.5%" height="12.5%"');
    expect(words).toMatch(/<span class="badge">3<\/span>/);
  });

  it('is drawn in its place in the window, where that alone is on the picture', () => {
    const pictured = { x: 0, y: 200, width: 320, height: 256 };
    const above = { ...wide, box: { ...wide.box!, y: 130 } };
    expect(toMarks([above, wide], pictured)).toEqual([{ number: 2, box: { ...wide.box!, y: 56 } }]);
    const { markup } = runSection({
      run: { ...toRun(home, open, [above]), pictured },
      id: 'one',
      isOpen: true,
      extent: pictured,
    });
    expect(markup).toContain('not drawn');
  });

  it('that an exception holds back is counted where it was seen', () => {
    const { markup } = runSection({
      run: failing.runs[0]!,
      id: 'one',
      isOpen: true,
      extent: undefined,
    });
    expect(markup).toContain('1 finding; 2 findings held back by exceptions');
    expect(markup.replaceAll(/\s+/g, ' ')).toMatch(
      /<li> ?image-alt: It says nothing\. At <code[^>]*>\.x_1<\/code\s?>, by exception 1\. ?<\/li>/,
    );
  });

  it('that stands elsewhere by now than on the picture is in the list alone', () => {
    const [stop] = toRun(home, dark).stops!;
    const stops = [stop!, { ...stop!, name: 'Moved', isElsewhere: true as const }];
    expect(toMarks(stops).map(({ number }) => number)).toEqual([1]);
    const extent = { width: 320, height: 256, isReduced: true };
    const run = { ...toRun(home, dark), stops };
    const { markup } = runSection({ run, id: 'one', isOpen: true, extent });
    expect(markup).toMatch(/Way of the Tab key, 2 stops.*Moved/s);
    expect(markup).toContain('The picture is kept at half its size.');
  });

  it('in many variants is told once in the terminal, with element, criterion and cure', () => {
    expect(formatFailures(failing))
      .toBe(`reflow (WCAG 1.4.10): It is 344 px wide & "too" <wide>; let it wrap.
  at main > pre
  on /, /ar in
    light or dark, 320×256, plain, loaded

markup (no criterion of WCAG): An id is there twice; rename one.
  at the whole page
  on /ar in
    light, 320×256, plain, loaded

2 faults in 6 findings to mend.`);
  });

  it('is what a terminal waits for: without any, nothing is said', () => {
    expect(formatFailures(passing)).toBe('');
  });

  it('that an exception no longer holds back is told as well', () => {
    const [exception] = failing.exceptions;
    expect(formatFailures({ ...passing, exceptions: [{ ...exception!, matches: 0 }] })).toBe(
      'The exception of axe/image-alt for /^\\.x_/ holds nothing back any more.\n  Take it out.',
    );
  });
});

describe('the JUnit file', () => {
  type Tag = { name: string; attributes: Record<string, string>; text: string };

  /** @throws Error where it is not well-formed */
  function read(xml: string): Tag[] {
    const tags: Tag[] = [];
    const parser = new SaxesParser();
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', ({ name, attributes }) => tags.push({ name, attributes, text: '' }));
    parser.on('text', (text) => {
      const last = tags.at(-1);
      if (last) last.text += text;
    });
    parser.write(xml).close();
    return tags;
  }

  it('has a suite a page and a case for each variant and group of checks', () => {
    const tags = read(toJUnit(failing, time));
    expect(
      tags.filter(({ name }) => name === 'testsuite').map(({ attributes }) => attributes),
    ).toEqual([
      { name: '/', tests: '12', failures: '2', errors: '0', time: '1.500', skipped: '0' },
      { name: '/ar', tests: '8', failures: '3', errors: '0', time: '1.000', skipped: '0' },
      { name: 'exceptions', tests: '1', failures: '0', errors: '0', time: '0.000', skipped: '1' },
    ]);
    expect(tags.filter(({ name }) => name === 'testcase')).toHaveLength(21);
    expect(tags.find(({ name }) => name === 'testsuites')?.attributes).toMatchObject({
      timestamp: '2026-11-21T09:05:33.000Z',
      tests: '21',
      skipped: '1',
    });
  });

  it('says how long each check took, with its share of the visit', () => {
    const run = { ...toRun(home, light), times: { reflow: 300 } };
    const cases = read(toJUnit({ ...passing, runs: [run] }, time)).filter(
      ({ attributes }) => attributes.classname === '/',
    );
    expect(
      cases.map(({ attributes }) => [attributes.name?.split(':')[0], attributes.time]),
    ).toEqual([
      ['reflow', '0.350'],
      ['axe', '0.050'],
      ['no-media', '0.050'],
      ['markup', '0.050'],
    ]);
  });

  it('names what looked and the criteria that each check serves', () => {
    const properties = read(toJUnit(passing, time))
      .filter(({ name }) => name === 'property')
      .map(({ attributes }) => attributes);
    expect(properties).toContainEqual({ name: 'engines', value: 'axe-core 4' });
    expect(properties).toContainEqual({ name: 'wcag reflow', value: '1.4.10' });
  });

  it('tells what exceptions hold back, and fails those that hold nothing', () => {
    const [exception] = failing.exceptions;
    const tell = (matches: number) =>
      read(toJUnit({ ...passing, exceptions: [{ ...exception!, matches }] }, time))
        .filter(({ name }) => /skipped|failure/.test(name))
        .map(({ name, attributes }) => `${name}: ${attributes.message}`);
    expect(tell(2)).toEqual(['skipped: 2 held back. Theirs. https://example.com/']);
    expect(tell(0)).toEqual(['failure: It holds nothing back. Take it out.']);
  });

  it('names element, criterion and cure, whatever signs are in them', () => {
    const strange = { ...wide, message: `${wide.message} \u{0}\u{1F}\u{FFFF}]]> 日本 😀` };
    const tags = read(toJUnit({ ...failing, runs: [toRun(home, light, [strange])] }, time));
    const failure = tags.find(({ name }) => name === 'failure');
    expect(failure?.text.trim()).toBe(
      'reflow (WCAG 1.4.10) at main > pre of /: It is 344 px wide & "too" <wide>; let it wrap. \u{FFFD}\u{FFFD}\u{FFFD}]]> 日本 😀',
    );
  });
});

describe('the report', () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const sources = {
    spoken: join(folder, 'spoken'),
    heard: join(folder, 'heard'),
    time,
  };
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const words = (file: string) => read(file).replaceAll(/\s+/g, ' ');

  beforeAll(() => {
    for (const name of ['pictures', 'spoken/ar', 'heard'])
      mkdirSync(join(folder, name), { recursive: true });
    copyFileSync('src/static/icon-512.png', join(folder, 'pictures/one.png'));
    writeFileSync(join(folder, 'spoken/ar/home.txt'), 'عنوان <1>');
    writeFileSync(
      join(folder, 'heard/en.json'),
      JSON.stringify({
        locale: 'en',
        orca: '43.1',
        browser: 'Chromium 140',
        date: '2026-11-20',
        toast: { spoken: ['Coming soon'], missing: [] },
        pages: [{ route: 'home', address: '/', utterances: ['Home, link'], missing: ['Products'] }],
      }),
    );
    writeReport(failing, folder, sources);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is valid HTML that keeps to WCAG', async () => {
    const validator = new HtmlValidate(
      new StaticConfigLoader({
        root: true,
        extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
        // How prettier writes both; the report loads nothing from elsewhere.
        rules: {
          'doctype-style': ['error', { style: 'lowercase' }],
          'void-style': ['error', { style: 'selfclose' }],
          'require-sri': ['error', { target: 'crossorigin' }],
        },
      }),
    );
    const files = [
      'index.html',
      ...readdirSync(join(folder, 'pages')).map((name) => `pages/${name}`),
    ];
    expect(files).toHaveLength(3);
    for (const file of files) {
      const { results } = await validator.validateString(read(file), file);
      const faults = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line }) => `${file}:${line} ${ruleId}: ${message}`),
      );
      expect.soft(faults).toEqual([]);
    }
  });

  it('begins with what was run and what was found', () => {
    expect(words('index.html')).toContain('2 faults to mend, seen 6 times.');
  });

  it('lists what an engine asks a person, and how often', () => {
    expect(words('index.html')).toContain(
      '<code translate="no">ring</code>: 15 elements in 5 runs',
    );
  });

  it('says how much there was to look at, and which controls were held to less', () => {
    expect(words('index.html')).toContain('5,000 pieces of text, 100 controls and 15 pictures');
    expect(words('pages/ar-home.html')).toMatch(
      /which may be 24 px high<\/dt> <dd><bdi lang="ar" dir="rtl">Read &lt;it&gt;<\/bdi>: 26 to 27 px high<\/dd>/,
    );
    expect(words('pages/ar-home.html')).toMatch(
      /house\.svg<\/code\s?>: <bdi lang="ar" dir="rtl">A &lt;house&gt;<\/bdi\s?>, <code[^>]*>\/line\.svg<\/code\s?>: silent/,
    );
    expect(words('pages/ar-home.html')).toContain(
      'There were 1,000 pieces of text, 20 controls and 3 pictures. Looked: reflow',
    );
  });

  it('says in which looks and states pages were seen, and what was left out', () => {
    const [, table = ''] = /id="coverage-caption"(.*?)<\/ul>/s.exec(words('index.html')) ?? [];
    const rows = [...table.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row]) =>
      [...row!.matchAll(/>([^<>]+)<\/t[hd]>/g)].map(([, cell]) => cell!.trim()).join(' | '),
    );
    expect(rows.slice(1)).toEqual([
      'plain, loaded, 2 of 2 pages | 320×256 | 320×256',
      'plain, message open, 1 of 2 pages | 320×256 | not run',
    ]);
    expect(table).toContain('Two preferences at once.');
  });

  it('tells where the browser gave no answer', () => {
    expect(words('index.html')).toContain('/ar in dark: the browser gave no answer for 300 s.');
  });

  it('leads from a criterion that fails to the pages that have the fault', () => {
    const [, row = ''] =
      /<tbody id="criterion-1-4-10">(.*?)<\/tbody>/s.exec(words('index.html')) ?? [];
    expect(row).toContain('Fails');
    expect(row).toContain('5 runs: Nothing is wider than the window.');
    expect(row).toContain('The checks found something on 4 of 5 runs.');
    expect(row).toContain('href="pages/ar-home.html#mend"');
  });

  it('says at a criterion what a real screen reader said to it, and when', () => {
    const reading =
      'A real screen reader, Orca 43.1 on 2026-11-20, read 1 of 2 pages; of the words in their order, not all were on /.';
    const [, row = ''] =
      /<tbody id="criterion-1-3-2">(.*?)<\/tbody>/s.exec(words('index.html')) ?? [];
    expect(row).toContain(reading);
    expect(read('openacr.yaml')).toContain(reading);
    expect(words('index.html')).toContain('was heard in 1 language; it said the message in each.');
  });

  it('collects what is left to a person, and who has looked so far', () => {
    const list = /<section id="person">(.*?)<\/section>/s.exec(words('index.html'))?.[1];
    expect(list).toContain('1.1.1 Non-text Content');
    expect(list).toContain('Checks see a part; an automated reviewer says: passes.');
    expect(list).toContain('4.1.3 Status Messages');
    expect(list).not.toContain('1.4.10 Reflow');
  });

  it('tells of a criterion that a person decides when that was, and what was seen', () => {
    const [, row = ''] =
      /<tbody id="criterion-2-1-1">(.*?)<\/tbody>/s.exec(words('index.html')) ?? [];
    expect(row).toContain(
      'Looked at by an automated reviewer on 2026-11-21, confirmed by no person',
    );
  });

  it('does not keep silent of what exceptions hold back', () => {
    const [, row = ''] =
      /<tbody id="criterion-1-1-1">(.*?)<\/tbody>/s.exec(words('index.html')) ?? [];
    expect(row).toContain('Exceptions hold back 2 findings.');
  });

  it('says of what does not apply why, and what watches over it', () => {
    const [, row = ''] =
      /<tbody id="criterion-1-2-1">(.*?)<\/tbody>/s.exec(words('index.html')) ?? [];
    expect(row).toContain('The site has neither sound nor films.');
    expect(row).toContain('no-media</code>, 5 runs: There is no film.');
    expect(row).toContain('The checks that would see some of it found nothing.');
  });

  it('shows what a page should sound like and what it did, in their language', () => {
    expect(words('pages/ar-home.html')).toMatch(
      /<pre lang="ar" dir="rtl">\s?عنوان &lt;1&gt;<\/pre/,
    );
    expect(words('pages/ar-home.html')).toContain('No screen reader has read this page yet.');
    expect(words('pages/en-home.html')).toMatch(/Not said.*Products.*Home, link/);
  });

  it('draws the way of the Tab key and lists the same stops', () => {
    expect(words('pages/en-home.html')).toContain(
      '<bdi lang="en" dir="ltr">Skip &lt;it&gt;</bdi>, link',
    );
    expect(words('pages/en-home.html')).toContain('data-kind="stop"');
  });

  it('is kept as data, patterns as their source', () => {
    const { exceptions, runs, criteria: known, ...rest } = JSON.parse(read('results.json'));
    expect(exceptions[0].target).toBe(String.raw`/^\.x_/`);
    expect(runs).toHaveLength(5);
    expect(rest.time).toBe('2026-11-21T09:05:33.000Z');
    expect(known).toHaveLength(criteria.length);
    expect(known).toContainEqual(
      expect.objectContaining({ number: '1.4.10', verdict: 'fails', failed: 4 }),
    );
  });

  it('says when it was made, and of which sources', () => {
    const built = /version \d\S+ \((?:commit [\da-f]{7,}|of an unknown commit)/;
    expect(words('index.html')).toMatch(built);
    expect(words('index.html')).toContain('>2026-11-21, 09:05 UTC</time>');
    expect(JSON.parse(read('results.json')).product.version).toMatch(/\(/);
  });

  it('says where a page has changed since a screen reader read it', () => {
    const said = { route: 'home', address: '/ar', utterances: ['عنوان'], missing: [] };
    const heard = { locale: 'ar', orca: '43.1', browser: 'Chromium 140', date: '2026-11-20' };
    const readAs = (transcript: string) => {
      const file = {
        ...heard,
        toast: { spoken: [], missing: [] },
        pages: [{ ...said, transcript }],
      };
      writeFileSync(join(folder, 'heard/ar.json'), JSON.stringify(file));
      writeReport(failing, folder, sources);
      rmSync(join(folder, 'heard/ar.json'));
      return words('pages/ar-home.html') + words('index.html');
    };
    const old = /says something else since then.*What \/ar says has changed since/;
    expect(readAs('of other words')).toMatch(old);
    expect(readAs(digestTranscript({ locale: 'ar', route: 'home' }, sources.spoken)!)).not.toMatch(
      /since then|changed since/,
    );
    writeReport(failing, folder, sources);
  });

  it('refuses what a screen reader’s run wrote wrongly, naming the file', () => {
    writeFileSync(join(folder, 'heard/ar.json'), '{"locale":"ar"}');
    expect(() => writeReport(failing, folder, sources)).toThrow(/heard\/ar\.json is not what/);
    rmSync(join(folder, 'heard/ar.json'));
  });

  it('has a conformance report that OpenACR reads', () => {
    // Readers of YAML 1.1 take a day without quotes for a date.
    const document = openAcr.parse(parse(read('openacr.yaml'), { version: '1.1' }));
    const { success_criteria_level_a: a, ...rest } = document.chapters;
    // OpenACR’s catalogue of WCAG 2.2 still has 4.1.1.
    expect(a.criteria).toHaveLength(criteriaOf('A') + 1);
    expect(Object.values(rest).map((chapter) => chapter.criteria.length)).toEqual([
      criteriaOf('AA'),
      criteriaOf('AAA'),
    ]);
    const levelOf = (num: string) =>
      Object.values(document.chapters)
        .flatMap((chapter) => chapter.criteria)
        .find((one) => one.num === num)?.components[0].adherence.level;
    expect(levelOf('1.4.10')).toBe('does-not-support');
    expect(levelOf('1.2.1')).toBe('not-applicable');
    expect(levelOf('4.1.1')).toBe('not-applicable');
    expect(levelOf('3.1.3')).toBe('partially-supports');
    expect(levelOf('2.5.6')).toBe('not-evaluated');
    expect(levelOf('2.1.1')).toBe('not-evaluated');
    expect(adheresAfter('passes')).toBe('supports');
    expect(adheresAfter('passes in part')).toBe('partially-supports');
  });
});

/** What the conformance report says of reflow, which the checks pass, after a person’s word on it. */
const adheresAfter = (result: 'passes' | 'passes in part') =>
  toAdherence(
    assess(passing, reviewed(result)).find(({ criterion }) => criterion.number === '1.4.10')!,
  );

/** What OpenACR’s schema 0.1.0 and its catalogue ask for, of the parts that the report uses. */
const text = z.string().min(1);
const contact = z.strictObject({ company_name: text, email: z.email(), website: z.url() });
const chapter = z.strictObject({
  criteria: z.array(
    z.strictObject({
      num: z.string().regex(/^\d\.\d\.\d+$/),
      components: z.tuple([
        z.strictObject({
          name: z.literal('web'),
          adherence: z.strictObject({
            level: z.enum([
              'supports',
              'partially-supports',
              'does-not-support',
              'not-applicable',
              'not-evaluated',
            ]),
            notes: text,
          }),
        }),
      ]),
    }),
  ),
});
const openAcr = z.strictObject({
  title: z.string().regex(/ Accessibility Conformance Report$/),
  product: z.strictObject({ name: text, version: text, description: text }),
  author: contact,
  vendor: contact,
  report_date: z.iso.date(),
  last_modified_date: z.iso.date(),
  version: z.int(),
  notes: text,
  evaluation_methods_used: text,
  license: z.literal('MIT'),
  catalog: z.literal('2.5-edition-wcag-2.2-en'),
  chapters: z.strictObject({
    success_criteria_level_a: chapter,
    success_criteria_level_aa: chapter,
    success_criteria_level_aaa: chapter,
  }),
});
