import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuditConfig } from '../config.ts';
import type { AuditPage, AuditResult, Run, Variant } from '../model.ts';
import { assess } from '../report/assess.ts';
import { criteria } from '../report/criteria.ts';
import { readManualReview, type Review } from '../report/manualReview.ts';
import { formatProblems, groupByCause, groupProblems } from '../report/problems.ts';
import { startReport, writeReport } from '../report/writeReport.ts';
import { findHtmlErrors } from '../rules/html-validate/rule.ts';
import { rules as allRules } from '../rules/index.ts';

const home: AuditPage = { address: '/', id: 'home', locale: 'en', dir: 'ltr' };
const arabic: AuditPage = { address: '/ar', id: 'home', locale: 'ar', dir: 'rtl' };
const plain = { viewport: '320×256', preference: 'default', state: 'loaded' } as const;
const light: Variant = { scheme: 'light', ...plain };
const dark: Variant = { scheme: 'dark', ...plain };
const open: Variant = { ...light, state: 'toast open' };

const reflow = { id: 'reflow', description: 'Nothing is wide.', exclusions: 'Maps.' };
const engineRules = ['image-alt', 'area-alt'];
const rules: AuditResult['rules'] = [
  { ...reflow, criteria: { '1.4.10': 'Every box is measured.' } },
  { id: 'axe', criteria: { '1.1.1': { engineRules } }, description: 'axe finds no violation.' },
  { id: 'no-motion', criteria: { '1.2.1': 'There is no video.' }, description: 'No media.' },
];

const message = 'It is 344 px wide & "too" <wide>. Let it wrap.';
const box = { x: 128, y: 256, width: 64, height: 64 };
const wide = { rule: 'reflow', criteria: ['1.4.10'], message, target: 'main > pre', box };
const notMeasured = [{ rule: 'reflow', criteria: ['1.4.10'], message: 'The toast was not open.' }];
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
  tabStops: [{ name: 'Skip <it>', role: 'link' }],
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

it('lists each criterion of WCAG 2.2 once, with the question that it asks', () => {
  expect(new Set(criteria.map(({ number }) => number)).size).toBe(criteria.length);
  const count = (level: string) => criteria.filter((one) => one.level === level).length;
  expect(['A', 'AA', 'AAA'].map(count)).toEqual([31, 24, 31]);
  expect(criteria.filter(({ question }) => !question.endsWith('?'))).toEqual([]);
});

it('explains for each covered criterion why rules are enough to decide it, or what a person has to review', () => {
  const covered = new Set(allRules.flatMap((rule) => Object.keys(rule.criteria)));
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
const unreached = toRun(home, open, {
  rules: [],
  notMeasured: [
    { rule: 'page-state', criteria: [], message: 'The page responds with status 500.' },
  ],
});
const withGap = toResult(toRun(home, light), toRun(home, open, { notMeasured }));
const withFault = (criterion: string) => {
  const violation = { rule: 'axe', criteria: [criterion], message: 'It is wrong.' };
  return toResult(toRun(home, light, { violations: [violation] }));
};

it.each<[string, string, string, AuditResult, Partial<Review>?]>([
  ['passes if its rules pass', '1.4.10', 'passes', passing],
  ['needs a person if no rule covers it', '2.1.1', 'needs a person', passing],
  ['needs a person if rules do not decide it alone', '1.1.1', 'needs a person', passing],
  ['needs a person if its rules did not run', '1.4.10', 'needs a person', notRun],
  ['needs a person if a rule cannot tell', '1.4.10', 'needs a person', withGap],
  [
    'needs a person if a page is not reached',
    '1.4.10',
    'needs a person',
    { ...passing, runs: [...passing.runs, unreached] },
  ],
  ['needs a person if no run covered it', '1.4.10', 'needs a person', inDark],
  ['passes if a person says so', '2.1.1', 'passes', passing, {}],
  [
    'does not pass because a program says so',
    '2.1.1',
    'needs a person',
    passing,
    { by: 'automated reviewer' },
  ],
  ['fails if a person says so', '1.4.10', 'fails', passing, { result: 'fails' }],
  [
    'passes in part if a person says so',
    '1.4.10',
    'in part',
    passing,
    { result: 'passes in part' },
  ],
  ['fails if a rule fails, whatever a person says', '1.4.10', 'fails', failing, {}],
  ['does not apply if the configuration says so', '1.2.1', 'does not apply', passing],
  ['fails if a rule fails, although it does not apply', '1.2.1', 'fails', withFault('1.2.1')],
  ['fails if a rule fails the less strict criterion', '1.4.6', 'fails', withFault('1.4.3')],
  ['does not fail with the stricter criterion', '1.4.3', 'needs a person', withFault('1.4.6')],
])('a criterion %s (%s)', (_title, number, verdict, result, review) => {
  expect(assessmentOf(number, result, review).verdict).toBe(verdict);
});

it('lists violations, rules that cannot tell, and unused suppressions in the terminal', () => {
  expect(formatProblems(failing)).toBe(`Violations: 1
  reflow at main > pre: ${message} (WCAG 1.4.10 (AA); 3 runs on 2 pages: light or dark, 320×256, default, loaded; /, /ar)

Cannot tell: 1
  reflow at the whole page: The toast was not open. (WCAG 1.4.10 (AA); 1 run on 1 page: light, 320×256, default, toast open; /)

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

it.each([
  ['{"method": ', 'faulty.json has mistakes:\nSyntaxError'],
  [{ reviews: [] }, 'expected string, received undefined\n  → at method'],
  [[{ ...good('9.9.9') }], 'WCAG 2.2 has no such criterion. Write the number of one'],
  [[{ ...good('1.3.2'), by: 'Jo' }], 'expected one of "maintainer"|"automated reviewer"'],
  [[{ ...good('1.3.2'), result: 'not reviewed yet' }], 'Unrecognized keys: "date", "by"'],
  [[good('1.2.1')], '1.2.1: the configuration says that it does not apply. Remove one of the two.'],
  [[good('1.2.2'), good('1.2.2')], '1.2.2: there are 2 reviews of it. Keep the last one.'],
  [[], '2.1.1: rules do not decide Keyboard alone, and there is no review of it. Review it, or'],
])('refuses an invalid manual review: %j', (file, mistake) => {
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
};
beforeAll(() => {
  write('snapshots/ar/home.txt', 'عنوان <1>');
  write('snapshots/en/home.txt', 'Heading');
  const unreviewed = { criterion: '2.1.1', result: 'not reviewed yet', notes: 'Tab was pressed.' };
  const doubted = { ...good('1.4.4'), result: 'passes in part' };
  write('review.json', { method: 'By hand.', reviews: [...reviews, doubted, unreviewed] });
  startReport(folder);
  writeReport(failing, config, folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const [index, english, rightToLeft] = ['index.html', 'pages/en-home.html', 'pages/ar-home.html'];

it.each([index, english, rightToLeft])('writes %s as valid HTML', async (file) => {
  expect(await findHtmlErrors(read(file))).toEqual([]);
});

it.each([
  [
    index,
    '4 of 4 runs failed, with 1 violation, 1 case in which a rule cannot tell, and 1 suppression',
  ],
  [index, 'None: remove it'],
  [index, 'The state “toast open” requires that a button opens a toast.'],
  [index, 'Two preferences at once.'],
  [index, 'Tested once more after a timeout: /ar in dark: no answer for 300 s.'],
  [index, 'Excluded: Maps. 4 runs on 2 pages'],
  [index, 'A person is asked to review: ring.'],
  [index, '1.4.10 Reflow (AA) fails Is all content'],
  [index, 'reflow, 3 runs: Every box is measured.'],
  [index, 'axe, 4 runs: By image-alt (4) and area-alt (0).'],
  [index, 'Suppressions tolerate 1 violation.'],
  [index, 'href="pages/ar-home.html"'],
  [index, 'No person has reviewed it yet. An automated reviewer noted: Tab was pressed.'],
  [rightToLeft, '<pre lang="ar" dir="rtl">عنوان &lt;1&gt;</pre>'],
  [rightToLeft, '344 px wide &amp; &quot;too&quot; &lt;wide&gt;. Let it wrap. reflow at main'],
  [rightToLeft, 'style="--width: 400"> <img src="../screenshots/one.jpg"'],
  [english, 'style="--x: 100; --y: 200; --w: 64; --h: 64"'],
  [english, 'Cannot tell: The toast was not open. reflow at the whole page'],
])('the file %s of the report contains: %s', (file, expected) => {
  const html = read(file);
  expect(`${html} ${html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')}`).toContain(expected);
});

it('writes the result as JSON, with regular expressions as their source text', () => {
  const results = JSON.parse(read('results.json'));
  expect(results.suppressions[0].target).toBe(String.raw`/^\.x_/`);
  expect(results.criteria).toContainEqual(expect.objectContaining({ verdict: 'fails' }));
});

it('groups problems by cause, shows the lowest level first, and shows at most twenty problems of each cause', () => {
  const small = Array.from({ length: 22 }, (_, number) => ({
    rule: 'target-size',
    criteria: ['2.5.5'],
    message: `“Boat ${number}” is ${number} px high.`,
    target: `#boat-${number}`,
  }));
  const found = [...small, wide, { rule: 'axe', criteria: [], message: 'region: Use landmarks.' }];
  const crowded = toResult(toRun(home, light, { violations: found }));
  const causes = groupByCause(groupProblems(crowded.runs, 'violations'));
  expect(causes.map(({ rule, problems }) => [rule, problems.length])).toEqual([
    ['reflow', 1],
    ['target-size', 22],
    ['axe', 1],
  ]);
  expect(formatProblems(crowded)).toContain('target-size: 2 more of the same cause');
  expect(formatProblems(crowded)).not.toContain('#boat-20');
  writeReport(crowded, config, folder);
  expect(read(index)).toContain('And 2 more, which are in results.json.');
  expect(read(index)).not.toContain('#boat-20');
});

it('lists violations above the level, but not as failures', () => {
  const aboveLevel = [{ rule: 'target-size', criteria: ['2.5.5'], message: 'It is 24 px high.' }];
  writeReport(toResult(toRun(home, light, { aboveLevel })), { ...config, level: 'AA' }, folder);
  expect(read(index)).toContain('0 of 1 run failed');
  expect(read(index)).toMatch(/Above level AA<\/h2> <details> <summary> <h3>It is 24 px high/);
  expect(JSON.parse(read('results.json')).criteria).toHaveLength(55);
});
