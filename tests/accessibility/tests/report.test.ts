import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { AuditConfig } from '../config.ts';
import type { AuditPage, AuditResult, Run, Variant } from '../model.ts';
import { assess } from '../report/assess.ts';
import { criteria } from '../report/criteria.ts';
import { readManualReview, type Review } from '../report/manualReview.ts';
import { formatProblems } from '../report/problems.ts';
import { writeReport } from '../report/writeReport.ts';
import { findHtmlErrors } from '../rules/html-validate/rule.ts';
import { rules as allRules, siteRules } from '../rules/index.ts';

const home: AuditPage = { address: '/', id: 'home', locale: 'en', dir: 'ltr' };
const arabic: AuditPage = { address: '/ar', id: 'home', locale: 'ar', dir: 'rtl' };
const plain = { viewport: '320×256', preference: 'default', state: 'loaded' } as const;
const light: Variant = { scheme: 'light', ...plain };
const dark: Variant = { scheme: 'dark', ...plain };
const open: Variant = { ...light, state: 'toast open' };
const time = new Date('2026-11-21T09:05:33Z');

const reflow = { id: 'reflow', description: 'Nothing is wide.', exclusions: 'Maps.' };
const engineRules = ['image-alt', 'area-alt'];
const rules: AuditResult['rules'] = [
  { ...reflow, criteria: { '1.4.10': 'Every box is measured.' } },
  { id: 'axe', criteria: { '1.1.1': { engineRules } }, description: 'axe finds no violation.' },
  { id: 'no-motion', criteria: { '1.2.1': 'There is no video.' }, description: 'No media.' },
];

const message = 'It is 344 px wide & "too" <wide>. Let it wrap.';
const box = { x: 128, y: 256, width: 64, height: 64 };
const wide = { rule: 'reflow', message, target: 'main > pre', box };
const notMeasured = [{ rule: 'reflow', message: 'The toast was not open.' }];
const ofAxe = { rule: 'axe', criteria: ['1.1.1'], reason: 'Theirs.', link: 'https://a.test/' };
const suppression = { ...ofAxe, message: /./, target: /^\.x_/, matches: 2 };
const suppressed = [{ ...ofAxe, message: 'It is empty.', target: '.x_1', suppression: 0 }];

const toRun = (page: AuditPage, variant: Variant, more: Partial<Run> = {}): Run => ({
  page,
  variant,
  rules: rules.map(({ id }) => id),
  violations: [],
  notMeasured: [],
  engineRules: { axe: { applicable: ['image-alt'], review: { ring: 3 } } },
  screenshot: { file: 'screenshots/one.jpg', box: { ...box, width: 400 } },
  tabStops: [{ name: 'Skip <it>', role: 'link', box, isOffScreenshot: true }],
  ...more,
});
const scrolled = { file: 'screenshots/two.jpg', box: { ...box, x: 28, y: 56 } };
const toResult = (...runs: Run[]): AuditResult => ({
  rules,
  runs,
  engines: 'axe-core 4',
  system: 'Linux 6 x64',
  exclusions: [],
  timeouts: [],
  suppressions: [],
});

const passing = toResult(toRun(home, light), toRun(arabic, light));
const failing: AuditResult = {
  ...toResult(
    toRun(home, light, { violations: [wide], suppressed }),
    toRun(home, dark, { violations: [wide, wide], screenshot: scrolled }),
    toRun(home, open, { notMeasured }),
    toRun(arabic, light, { violations: [wide] }),
  ),
  exclusions: ['Two preferences at once.'],
  timeouts: ['/ar in dark: no answer for 300 s.'],
  suppressions: [suppression, { ...suppression, target: /^\.y/, matches: 0 }],
};

it('lists each criterion of WCAG 2.2 once, with a question', () => {
  expect(new Set(criteria.map(({ number }) => number)).size).toBe(criteria.length);
  const count = (level: string) => criteria.filter((one) => one.level === level).length;
  expect(['A', 'AA', 'AAA'].map(count)).toEqual([31, 24, 31]);
  expect(criteria.filter(({ question }) => !question.endsWith('?'))).toEqual([]);
});

it('says of each criterion that rules cover what they decide or leave to a person', () => {
  const covered = new Set(
    [...allRules, ...siteRules].flatMap((rule) => Object.keys(rule.criteria)),
  );
  const silent = criteria.filter(({ decided, remainder }) => !decided && !remainder);
  expect(silent.filter(({ number }) => covered.has(number))).toEqual([]);
});

const notApplicable = { '1.2.1': 'There is no media.' };
const seen = { date: '2026-11-21', by: 'maintainer', notes: 'Seen.' } as const;
const good = (criterion: string) => ({ criterion, result: 'passes', ...seen }) as const;
const assessmentOf = (number: string, result: AuditResult, review?: Partial<Review>) => {
  const reviews = review ? [{ ...good(number), ...review } as Review] : [];
  const all = assess(result, { notApplicable }, { method: '', reviews });
  return all.find(({ criterion }) => criterion.number === number)!;
};

const reflowInDark = { covers: 'In dark.', in: ({ scheme }: Variant) => scheme === 'dark' };
const inDark = { ...passing, rules: [{ ...reflow, criteria: { '1.4.10': reflowInDark } }] };
const notRun = toResult(toRun(home, light, { rules: [] }));
const withGap = toResult(toRun(home, light), toRun(home, open, { notMeasured }));
const violations = [{ rule: 'no-motion', message: 'There is a video.' }];
const withVideo = toResult(toRun(home, light, { violations }));

it.each<[string, string, string, AuditResult, Partial<Review>?]>([
  ['passes what its rules pass', '1.4.10', 'passes', passing],
  ['fails what a rule fails', '1.4.10', 'fails', failing],
  ['leaves what no rule covers', '2.1.1', 'needs a person', passing],
  ['leaves what rules do not decide alone', '1.1.1', 'needs a person', passing],
  ['leaves what did not run', '1.4.10', 'needs a person', notRun],
  ['leaves what was not measured', '1.4.10', 'needs a person', withGap],
  ['leaves what ran uncovered', '1.4.10', 'needs a person', inDark],
  ['takes the word of a person', '2.1.1', 'passes', passing, {}],
  ['takes none of a program', '2.1.1', 'needs a person', passing, { by: 'automated reviewer' }],
  ['takes a person’s failure', '1.4.10', 'fails', passing, { result: 'fails' }],
  ['takes a person’s doubt', '1.4.10', 'in part', passing, { result: 'passes in part' }],
  ['takes no person’s word against a rule', '1.4.10', 'fails', failing, {}],
  ['lets it not apply', '1.2.1', 'does not apply', passing],
  ['lets it apply where a rule finds so', '1.2.1', 'fails', withVideo],
])('%s', (_title, number, verdict, result, review) => {
  expect(assessmentOf(number, result, review).verdict).toBe(verdict);
});

it('lists in the terminal what was violated, not measured and suppressed in vain', () => {
  expect(formatProblems(failing)).toBe(`Violations: 1
  reflow at main > pre: ${message} (WCAG 1.4.10; 3 runs on 2 pages: light or dark, 320×256, default, loaded; /, /ar)

Not measured: 1
  reflow at the whole page: The toast was not open. (WCAG 1.4.10; 1 run on 1 page: light, 320×256, default, toast open; /)

Suppressions: 1
  axe with /./ at /^\\.y/: it matches nothing. Remove it.`);
  expect(formatProblems(passing)).toBe('');
});

const folder = mkdtempSync(join(tmpdir(), 'report-'));
const read = (file: string) => readFileSync(join(folder, file), 'utf8').replaceAll(/\s+/g, ' ');
function write(file: string, content: unknown) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(join(folder, file), text);
}

const reviews = criteria
  .filter(({ number }) => !['1.2.1', '1.4.4', '2.1.1'].includes(number))
  .map(({ number }) => good(number));
const off = [...reviews, good('1.2.1'), good('1.2.2')];

it.each([
  ['{"method": ', 'faulty.json has mistakes:\nSyntaxError'],
  [{ reviews: [] }, 'expected string, received undefined\n  → at method'],
  [[{ ...good('9.9.9') }], 'WCAG 2.2 has no such criterion. Write the number of one'],
  [[{ ...good('1.3.2'), by: 'Jo' }], 'expected one of "maintainer"|"automated reviewer"'],
  [[{ ...good('1.3.2'), result: 'not reviewed yet' }], 'Unrecognized keys: "date", "by"'],
  [off, '1.2.1: the configuration says that it does not apply; remove one of the two.'],
  [off, '1.2.2: there are 2 reviews of it; keep the last.'],
  [off, '2.1.1: no rule decides Keyboard alone, and there is no review of it; review it, or'],
])('refuses a manual review: %j', (file, mistake) => {
  write('faulty.json', Array.isArray(file) ? { method: 'By hand.', reviews: file } : file);
  const config = { manualReview: join(folder, 'faulty.json'), notApplicable };
  expect(() => readManualReview(config, rules)).toThrow(mistake);
});

const config: AuditConfig = {
  name: 'Example & Co',
  pages: [home, arabic],
  notApplicable,
  serve: () => Promise.reject(new Error('The report needs no server.')),
  states: [{ id: 'toast open', requirement: 'a button opens a toast', enter: async () => {} }],
  manualReview: join(folder, 'review.json'),
  speechSnapshots: join(folder, 'snapshots'),
  recordings: join(folder, 'recordings'),
};
beforeAll(() => {
  write('snapshots/ar/home.txt', 'عنوان <1>');
  write('snapshots/en/home.txt', 'Heading');
  const toast = { utterances: ['Coming soon'], missing: [] };
  const heard = { screenReader: 'Orca 43.1', browser: 'Chromium 140', date: '2026-11-20', toast };
  const compared = { snapshot: hash('sha256', 'Heading'), utterances: 120, missing: ['Products'] };
  for (const { locale, id, address } of config.pages)
    write(`recordings/${locale}.json`, { locale, ...heard, pages: [{ id, address, ...compared }] });
  const unreviewed = { criterion: '2.1.1', result: 'not reviewed yet', notes: 'Tab was pressed.' };
  const doubted = { ...good('1.4.4'), result: 'passes in part' };
  write('review.json', { method: 'By hand.', reviews: [...reviews, doubted, unreviewed] });
  writeReport(failing, config, folder, time);
});
afterAll(() => rmSync(folder, { recursive: true }));

const [index, english, rightToLeft] = ['index.html', 'pages/en-home.html', 'pages/ar-home.html'];

it.each([index, english, rightToLeft])('writes %s as valid HTML', async (file) => {
  expect(await findHtmlErrors(read(file))).toEqual([]);
});

it.each([
  [index, '1 violation, 1 measurement that could not be made, and 1 suppression to remove: 4 of 4'],
  [index, 'None: remove it'],
  [index, 'toast open It is reached only if a button opens a toast. 1 run on 1 page'],
  [index, 'Two preferences at once.'],
  [index, 'had stopped answering: /ar in dark: no answer for 300 s.'],
  [index, 'Excluded: Maps. 4 runs on 2 pages'],
  [index, 'A person is asked to review: ring.'],
  [index, '1.4.10 Reflow (AA) fails Is everything'],
  [index, 'reflow, 3 runs: Every box is measured.'],
  [index, 'axe, 4 runs: By image-alt (4) and area-alt (0).'],
  [index, 'Suppressions tolerate 1 violation.'],
  [index, 'href="pages/ar-home.html"'],
  [index, 'No person has reviewed it yet. An automated reviewer noted: Tab was pressed.'],
  [rightToLeft, '<pre lang="ar" dir="rtl">عنوان &lt;1&gt;</pre>'],
  [rightToLeft, '344 px wide &amp; &quot;too&quot; &lt;wide&gt;. Let it wrap. reflow at main'],
  [rightToLeft, 'style="--width: 400"> <img src="../screenshots/one.jpg"'],
  [english, 'style="--x: 100; --y: 200; --w: 64; --h: 64"'],
  [english, '120 utterances on 2026-11-20; 1 visible texts were missing. Products When a toast'],
  [rightToLeft, 'were missing. The speech snapshot has changed since then. Products When a'],
  [english, 'Not measured: The toast was not open. reflow at the whole page'],
])('writes into %s: %s', (file, expected) => {
  const html = read(file);
  expect(`${html} ${html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')}`).toContain(expected);
});

it('keeps the result as data, with patterns as their source', () => {
  const results = JSON.parse(read('results.json'));
  expect(results.suppressions[0].target).toBe(String.raw`/^\.x_/`);
  expect(results.criteria).toContainEqual(expect.objectContaining({ verdict: 'fails' }));
});

it('writes a conformance report in the form of OpenACR', () => {
  // A reader of YAML 1.1 takes a date without quotes for no string.
  const report = parse(readFileSync(join(folder, 'openacr.yaml'), 'utf8'), { version: '1.1' });
  const title = 'Example & Co Accessibility Conformance Report';
  expect(report).toMatchObject({ title, report_date: '2026-11-21' });
  const all = ['a', 'aa', 'aaa'].flatMap(
    (level) => report.chapters[`success_criteria_level_${level}`].criteria,
  );
  const levels = all.map(({ num, components }) => [num, components[0].adherence.level]);
  // The catalog of WCAG 2.2 still has 4.1.1.
  expect(levels).toHaveLength(criteria.length + 1);
  expect(Object.fromEntries(levels)).toMatchObject({
    '1.1.1': 'supports',
    '1.2.1': 'not-applicable',
    '1.4.4': 'partially-supports',
    '1.4.10': 'does-not-support',
    '2.1.1': 'not-evaluated',
    '4.1.1': 'not-applicable',
  });
});
