import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { AuditConfig } from '../config.ts';
import type { AuditPage, AuditResult, RuleMetadata, Run, Variant, Violation } from '../model.ts';
import { assess } from '../report/assess.ts';
import { criteria, toUnderstanding } from '../report/criteria.ts';
import { countFailedRuns, formatViolations } from '../report/formatViolations.ts';
import { toJUnit } from '../report/junit.ts';
import { listMistakes, type Review } from '../report/manualReview.ts';
import { toAdherence } from '../report/openAcr.ts';
import { drawMarks, toMarks } from '../report/screenshotMarks.ts';
import { writeReport } from '../report/writeReport.ts';
import { rules as allRules, siteRules } from '../rules/index.ts';
import { digestSnapshot } from '../speech/digest.ts';

const home: AuditPage = { address: '/', id: 'home', locale: 'en', dir: 'ltr' };
const arabic: AuditPage = { address: '/ar', id: 'home', locale: 'ar', dir: 'rtl' };
const plain = { viewport: '320×256', preference: 'default' } as const;
const light: Variant = { scheme: 'light', ...plain, state: 'loaded' };
const dark: Variant = { scheme: 'dark', ...plain, state: 'loaded' };
const open: Variant = { scheme: 'light', ...plain, state: 'toast open' };
const time = new Date('2026-11-21T09:05:33Z');

const engineRules = ['image-alt', 'area-alt'];
const rules: RuleMetadata[] = [
  {
    id: 'reflow',
    criteria: { '1.4.10': 'Nothing is wide.' },
    description: '',
    exclusions: 'Maps.',
  },
  { id: 'axe', criteria: { '1.1.1': { engineRules } }, description: 'axe finds no violation.' },
  { id: 'no-motion', criteria: { '1.2.1': 'There is no video.' }, description: 'No media.' },
  { id: 'html-validate', criteria: {}, description: 'The markup is valid.' },
];

const message = 'It is 344 px wide & "too" <wide>. Let it wrap.';
const box = { x: 128, y: 256, width: 64, height: 64 };
const wide: Violation = { rule: 'reflow', message, target: 'main > pre', box };
const unmeasured = { rule: 'reflow', message: 'The toast was not open.' };
const ofAxe = { rule: 'axe', criteria: ['1.1.1'] };
const suppressed = { ...ofAxe, message: 'image-alt: It is empty.', target: '.x_1', suppression: 0 };
const origin = { reason: 'It is theirs.', link: 'https://example.com/' };
const suppression = { ...ofAxe, ...origin, message: /./, target: /^\.x_/, matches: 2 };

const toRun = (page: AuditPage, variant: Variant, more: Partial<Run> = {}): Run => ({
  page,
  variant,
  rules: rules.map(({ id }) => id),
  inventory: {
    lines: 1000,
    controls: 20,
    images: 3,
    inlineControls: [{ name: 'Read <it>', height: variant === dark ? 26 : 27 }],
    imageList: [{ file: '/house.svg', alt: 'A <house>' }],
  },
  violations: [],
  notMeasured: [],
  engineRules: { axe: { applicable: ['image-alt'], review: { ring: 3 } } },
  milliseconds: 500,
  screenshot: 'screenshots/one.png',
  tabStops: [{ name: 'Skip <it>', role: 'link', box: { x: -50, y: -50, width: 40, height: 20 } }],
  ...more,
});

const empty = { exclusions: [], timeouts: [], suppressions: [] };
const machine = { engines: 'axe-core 4', system: 'Linux 6 x64' };
const toResult = (...runs: Run[]): AuditResult => ({ rules, runs, ...machine, ...empty });

const passing = toResult(toRun(home, light), toRun(arabic, light));
const failing: AuditResult = {
  ...toResult(
    toRun(home, light, { violations: [wide], suppressed: [suppressed, suppressed] }),
    toRun(home, dark, { violations: [wide, wide] }),
    toRun(home, open, { notMeasured: [unmeasured] }),
    toRun(arabic, light, { violations: [wide] }),
    toRun(arabic, dark, { violations: [wide] }),
  ),
  exclusions: ['Two preferences at once.'],
  timeouts: ['/ar in dark: no answer for 300 s.'],
  suppressions: [suppression],
};

const notApplicable = { '1.2.1': 'There is no media.' };
const byMaintainer = { date: '2026-11-21', by: 'maintainer', notes: 'Seen.' } as const;
const reviewOf = (criterion: string, result: 'passes' | 'passes in part' | 'fails'): Review => {
  return { criterion, result, ...byMaintainer };
};

function assessmentOf(number: string, result: AuditResult, ...reviews: Review[]) {
  const review = { method: 'By hand.', reviews };
  const all = assess(result, { config: { notApplicable }, review });
  return all.find(({ criterion }) => criterion.number === number)!;
}
const verdictOf = (...given: Parameters<typeof assessmentOf>) => assessmentOf(...given).verdict;

it('lists each criterion of WCAG 2.2 once, in the standard’s order, with a question', () => {
  const numbers = [...new Set(criteria.map(({ number }) => number))];
  const byNumber = new Intl.Collator('en', { numeric: true }).compare;
  expect(criteria.map(({ number }) => number)).toEqual(numbers.toSorted(byNumber));
  const count = (level: string) => criteria.filter((one) => one.level === level).length;
  expect(['A', 'AA', 'AAA'].map(count)).toEqual([31, 24, 31]);
  expect(criteria.filter(({ question }) => !question.endsWith('?'))).toEqual([]);
  const url = 'https://www.w3.org/WAI/WCAG22/Understanding/error-prevention-legal-financial-data';
  expect(toUnderstanding('Error Prevention (Legal, Financial, Data)')).toBe(url);
});

it('says of each criterion that rules cover what they decide or leave to a person', () => {
  // What the configuration declares not to apply is left to a person as a whole where it does.
  const own = [...allRules, ...siteRules].filter(({ id }) => id !== 'not-applicable');
  const covered = new Set(own.flatMap((rule) => Object.keys(rule.criteria)));
  const silent = criteria.filter(({ decided, remainder }) => !decided && !remainder);
  expect(silent.filter(({ number }) => covered.has(number))).toEqual([]);
});

it('passes or fails a criterion by what its rules find', () => {
  expect(verdictOf('1.4.10', passing)).toBe('passes');
  expect(verdictOf('1.4.10', failing)).toBe('fails');
});

it('leaves a criterion to a person where rules do not decide it, run or measure', () => {
  expect(verdictOf('2.1.1', passing)).toBe('needs a person');
  expect(verdictOf('1.1.1', passing)).toBe('needs a person');
  expect(verdictOf('1.4.10', toResult(toRun(home, light, { rules: [] })))).toBe('needs a person');
  const gap = toResult(toRun(home, light), toRun(home, open, { notMeasured: [unmeasured] }));
  const verdict = 'needs a person';
  expect(assessmentOf('1.4.10', gap)).toMatchObject({ verdict, runs: 1, notMeasuredRuns: 1 });
});

it('takes the confirmation of a person, and none of a program', () => {
  const byPerson = reviewOf('2.1.1', 'passes');
  expect(verdictOf('2.1.1', passing, byPerson)).toBe('passes');
  const byProgram = { ...byPerson, by: 'automated reviewer' } as Review;
  expect(verdictOf('2.1.1', passing, byProgram)).toBe('needs a person');
});

it('gives the worse verdict of rules and review', () => {
  const inPart = assessmentOf('1.4.10', passing, reviewOf('1.4.10', 'passes in part'));
  expect([inPart.verdict, toAdherence(inPart)]).toEqual(['in part', 'partially-supports']);
  expect(verdictOf('1.4.10', passing, reviewOf('1.4.10', 'fails'))).toBe('fails');
  expect(verdictOf('1.4.10', failing, reviewOf('1.4.10', 'passes'))).toBe('fails');
});

it('lets a criterion not apply unless a rule finds that it does', () => {
  expect(verdictOf('1.2.1', passing)).toBe('does not apply');
  const violations = [{ rule: 'no-motion', message: 'There is a video.' }];
  expect(verdictOf('1.2.1', toResult(toRun(home, light, { violations })))).toBe('fails');
});

it('counts only the variants in which a rule covers a criterion', () => {
  const covers = { covers: 'Nothing is wide.', in: ({ scheme }: Variant) => scheme === 'dark' };
  const inDark = [{ ...rules[0]!, criteria: { '1.4.10': covers } }];
  const failed = assessmentOf('1.4.10', { ...failing, rules: inDark });
  expect(failed).toMatchObject({ runs: 2, failedRuns: 2 });
  expect(verdictOf('1.4.10', { ...passing, rules: inDark })).toBe('needs a person');
});

it('counts only the runs in which a rule of an engine was applicable', () => {
  const idle = toRun(home, dark, { engineRules: {} });
  const covers = 'By image-alt (1). Never applicable: area-alt.';
  const own = assessmentOf('1.1.1', toResult(toRun(home, light), idle));
  expect(own.rules).toEqual([{ id: 'axe', runs: 1, covers }]);
});

it('draws a violation at its box in percent, and only where the screenshot shows it', () => {
  const drawn = drawMarks([{ number: 3, box }], { width: 512, height: 512 }, 'violation');
  expect(toText(String(drawn))).toBe(' 3 ');
  expect(String(drawn)).toMatch(/x="25%"\s+y="50%"\s+width="12.5%"\s+height="12.5%"/);
  const screenshot = { x: 0, y: 200, width: 320, height: 256 };
  const items = [{ box: { ...box, y: 130 } }, { box }, { box, isOffScreenshot: true as const }];
  expect(toMarks(items, screenshot)).toEqual([{ number: 2, box: { ...box, y: 56 } }]);
});

it('lists in the terminal what was violated and not measured, a line for each set of variants', () => {
  expect(formatViolations(failing)).toBe(`Violations
  reflow (WCAG 1.4.10) on /, /ar in light or dark, 320×256, default, loaded at main > pre: ${message}

Not measured
  reflow (WCAG 1.4.10) on / in light, 320×256, default, toast open at the whole page: The toast was not open.

1 violation, seen 5 times; 1 not measured.`);
  expect([countFailedRuns(failing), countFailedRuns(passing)]).toEqual([5, 0]);
  expect(formatViolations(passing)).toBe('');
});

it('fails a suppression that matches nothing', () => {
  const unused = { ...passing, suppressions: [{ ...suppression, matches: 0 }] };
  expect(formatViolations(unused)).toBe(
    'Suppressions\n  axe with /./ at /^\\.x_/: it matches nothing. Remove it.\n\n1 suppression to remove.',
  );
  const attributes = { type: 'suppression', message: 'It matches nothing. Remove it.' };
  expect(readTags(toJUnit(unused, time)).at(-1)).toMatchObject({ name: 'failure', attributes });
});

it('writes a JUnit suite for each page and a case for each rule and variant', () => {
  const tags = readTags(toJUnit(failing, time));
  const listOf = (name: string) =>
    tags.flatMap((tag) => (tag.name === name ? [Object.values(tag.attributes).join(' ')] : []));
  expect(listOf('testsuite')).toEqual([
    '/ 12 3 0 0 1.500',
    '/ar 8 2 0 0 1.000',
    'suppressions 1 0 0 1 0.000',
  ]);
  expect(listOf('testcase')).toHaveLength(21);
  expect(listOf('property')).toContain('wcag reflow 1.4.10');
  expect(listOf('skipped')).toEqual(['2 suppressed. It is theirs. https://example.com/']);
  const types = listOf('failure').map((one) => one.split(' reflow')[0]);
  expect(types.join(', ')).toBe('violation, violation, not measured, violation, violation');
});

it('writes well-formed XML, whatever characters a message has', () => {
  const strange = { ...wide, message: `${message} \u{0}\u{1F}\u{FFFF}]]> 日本 😀` };
  const tags = readTags(toJUnit(toResult(toRun(home, light, { violations: [strange] })), time));
  expect(tags.find(({ name }) => name === 'failure')?.text).toBe(
    `reflow (WCAG 1.4.10) at main > pre of /: ${message} \u{FFFD}\u{FFFD}\u{FFFD}]]> 日本 😀`,
  );
});

it('names every mistake of the manual review at once, with its cure', () => {
  const good = reviewOf('1.3.2', 'passes');
  const others = criteria
    .filter(({ number }) => !/^(?:1\.[123]\.[123]|2\.1\.1)$/.test(number))
    .map(({ number }) => ({ ...good, criterion: number }));
  const reviews = [
    { ...good, criterion: '1.1.1', date: '2026-02-31', by: 'Jo', mood: 'fine' },
    { criterion: '1.3.1', result: 'good', notes: 'Seen.' },
    { ...good, criterion: '1.2.1', notes: ' ' },
    { ...good, criterion: '1.2.3', result: 'not reviewed yet' },
    ...['1.2.2', '1.3.2', '1.3.2', '1.3.3', '4.1.1', '9.9.9', undefined].map((criterion) => ({
      ...good,
      criterion,
    })),
  ];
  expect(listMistakes({ reviews: [...reviews, ...others] }, rules, notApplicable)).toEqual([
    'the file: "method" is missing; say how the review was done, and what nobody did.',
    '1.1.1: "date" is no date; write one such as "2026-11-21".',
    '1.1.1: "by" is a role and no name; write "maintainer", or "automated reviewer" where no person reviewed.',
    '1.1.1: nothing reads "mood"; remove it or correct its name.',
    '1.3.1: "result" is none of the four; write "passes", "passes in part", "fails" or "not reviewed yet".',
    '1.2.1: "notes" is missing; say what was reviewed and what was found.',
    '1.2.3: nothing reads "date", "by"; remove it or correct its name.',
    'entry 11: the number of the criterion is missing; write one such as "1.4.10".',
    '1.2.1: the configuration says that it does not apply; remove one of the two.',
    '1.3.2: there are 2 reviews of it; keep the last.',
    '4.1.1: WCAG 2.2 removed it, because all browsers repair such markup alike. Correct the number, or remove it.',
    '9.9.9: WCAG 2.2 has no such criterion. Correct the number, or remove it.',
    '2.1.1: no rule decides Keyboard alone, and there is no review of it; review it, or add it with "result": "not reviewed yet".',
  ]);
});

const folder = mkdtempSync(join(tmpdir(), 'report-'));
const config: AuditConfig = {
  name: 'Example & Co',
  pages: [home, arabic],
  notApplicable,
  serve: () => Promise.reject(new Error('The report needs no server.')),
  states: [{ id: 'toast open', requirement: 'a button opens a toast', enter: async () => {} }],
  statusMessage: { state: 'toast open', trigger: 'button', message: '[role=status]' },
  speechSnapshots: join(folder, 'snapshots'),
  recordings: join(folder, 'recordings'),
};
const source = { screenReader: 'Orca 43.1', browser: 'Chromium 140', date: '2026-11-20' };
const toast = { utterances: ['Coming soon'], missing: [] };
const recordingOf = ({ locale, id, address }: AuditPage, text: string, missing: string[]) => {
  const page = { id, address, snapshot: digestSnapshot(text), utterances: 120, missing };
  return JSON.stringify({ locale, ...source, toast, pages: [page] });
};
/** Of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const write = (file: string, content: string | Buffer) =>
  writeFileSync(join(folder, file), content);
const read = (file: string) => readFileSync(join(folder, file), 'utf8').replaceAll(/\s+/g, ' ');
const toText = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const rowOf = (number: string) =>
  read('index.html')
    .split('<tbody id="')
    .find((row) => row.startsWith(`criterion-${number.replaceAll('.', '-')}"`));

beforeAll(() => {
  for (const name of ['screenshots', 'snapshots/ar', 'recordings'])
    mkdirSync(join(folder, name), { recursive: true });
  write('screenshots/one.png', png);
  write('snapshots/ar/home.txt', 'عنوان <1>');
  write('recordings/ar.json', recordingOf(arabic, 'عنوان <1>', []));
  write('recordings/en.json', recordingOf(home, 'An earlier text', ['Products']));
  writeReport(failing, config, folder, time);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('writes valid HTML that keeps to WCAG', async () => {
  const preset = ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'];
  const validator = new HtmlValidate(
    new StaticConfigLoader({
      root: true,
      extends: preset,
      rules: {
        // The first two are how prettier writes templates; the report loads nothing from elsewhere.
        'doctype-style': ['error', { style: 'lowercase' }],
        'void-style': ['error', { style: 'selfclose' }],
        'require-sri': ['error', { target: 'crossorigin' }],
      },
    }),
  );
  for (const file of ['index.html', 'pages/en-home.html', 'pages/ar-home.html']) {
    const { results } = await validator.validateString(read(file), file);
    const messages = results.flatMap((result) => result.messages);
    expect
      .soft(
        messages.map((one) => `${one.ruleId}: ${one.message}`),
        file,
      )
      .toEqual([]);
  }
});

it('begins with the outcome, and says what was run and left out', () => {
  for (const expected of [
    'Accessibility report of Example &amp; Co 2026-11-21, 09:05 UTC',
    '1 violation, seen 5 times. 1 measurement could not be made.',
    '5,000 lines of text, 100 controls and 15 images',
    'default, toast open 1 of 2 pages; light: 320×256; dark: not run',
    'toast open It is reached only if a button opens a toast.',
    'Excluded: Two preferences at once.',
    '/ar in dark: no answer for 300 s.',
    'Excluded: Maps.',
    'ring : 15 elements in 5 runs',
  ])
    expect.soft(toText(read('index.html'))).toContain(expected);
});

it('gives the evidence of each criterion, and leads to the pages that fail it', () => {
  expect(rowOf('1.4.10')).toContain('4 runs: Nothing is wide.');
  expect(rowOf('1.4.10')).toContain('It was not measured in 1 run: run the audit again.');
  expect(rowOf('1.4.10')).toContain('href="pages/ar-home.html#violations"');
  expect(rowOf('1.1.1')).toContain('Suppressions tolerate 2 violations.');
  expect(rowOf('1.2.1')).toContain('There is no media.');
  expect(rowOf('1.3.2')).toContain(
    'Orca 43.1 on 2026-11-20, read 2 of 2 pages. Visible texts and text alternatives were compared in their order; pages on which some were missing: /; pages whose speech snapshot changed since: /.',
  );
  expect(rowOf('4.1.3')).toContain('languages in which it did not announce the toast: none.');
});

it('shows of a page its screenshots, tab sequence and speech, and escapes all of it', () => {
  const page = read('pages/ar-home.html');
  expect(page).toContain('<pre lang="ar" dir="rtl">عنوان &lt;1&gt;</pre>');
  expect(page).toContain('<bdi lang="ar" dir="rtl">Read &lt;it&gt;</bdi>: 26 to 27 px high');
  expect(page).toContain('<bdi lang="ar" dir="rtl">A &lt;house&gt;</bdi>');
  expect(page).toContain('<bdi lang="ar" dir="rtl">Skip &lt;it&gt;</bdi>, link');
  expect(page).toContain('It is 344 px wide &amp; &quot;too&quot; &lt;wide&gt;. Let it wrap.');
  expect(page).toMatch(/src="\.\.\/screenshots\/one\.png".*data-kind="tab stop"/);
  expect(toText(page)).toMatch(/120 utterances.* No visible text was missing/);
  const other = toText(read('pages/en-home.html'));
  expect(other).toMatch(/has changed since then\..* Missing .*Products.* Coming soon/);
  expect(other).toContain('Not measured: reflow : The toast was not open.');
});

it('refuses a file that is no recording, by its name', () => {
  write('recordings/de.json', '{ "locale": "de" }');
  const error = /recordings\/de\.json is no recording/;
  expect(() => writeReport(failing, config, folder)).toThrow(error);
  rmSync(join(folder, 'recordings/de.json'));
});

it('keeps the result as data, with patterns as their source', () => {
  const results = JSON.parse(read('results.json'));
  expect(results.suppressions[0].target).toBe(String.raw`/^\.x_/`);
  expect(results).toMatchObject({ time: time.toISOString(), product: { name: 'Example & Co' } });
  const known = { number: '1.4.10', verdict: 'fails', failedRuns: 4, violations: 1 };
  expect(results.criteria).toContainEqual(expect.objectContaining(known));
});

it('writes a conformance report in the form of OpenACR', () => {
  const text = readFileSync(join(folder, 'openacr.yaml'), 'utf8');
  // A reader of YAML 1.1 takes a date without quotes for no string.
  const report = parse(text, { version: '1.1' });
  expect(report).toMatchObject({
    title: 'Example & Co Accessibility Conformance Report',
    author: { company_name: 'Example & Co', email: expect.any(String) },
    report_date: '2026-11-21',
    catalog: '2.5-edition-wcag-2.2-en',
  });
  const { success_criteria_level_a: a, success_criteria_level_aa: aa } = report.chapters;
  // The catalog of WCAG 2.2 still has 4.1.1.
  expect([a.criteria.length, aa.criteria.length]).toEqual([32, 24]);
  const levelOf = (number: string) =>
    [...a.criteria, ...aa.criteria].find(({ num }) => num === number).components[0].adherence.level;
  expect(levelOf('1.2.1')).toBe('not-applicable');
  expect(levelOf('1.4.10')).toBe('does-not-support');
  expect(levelOf('2.1.1')).toBe('not-evaluated');
  expect(levelOf('4.1.1')).toBe('not-applicable');
});

type Tag = { name: string; attributes: Record<string, string>; text: string };

/** @throws Error where the XML is not well-formed */
function readTags(xml: string): Tag[] {
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
  return tags.map((tag) => ({ ...tag, text: tag.text.trim() }));
}
