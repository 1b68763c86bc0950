import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import sirv from 'sirv';
import { clipped } from '../audit/checks/clipped.ts';
import { focusSeen, tabWalk } from '../audit/checks/focus.ts';
import { overlap, reflow, targetSize } from '../audit/checks/layout.ts';
import { names, outline } from '../audit/checks/structure.ts';
import { textContrast } from '../audit/checks/textContrast.ts';
import { axeCheck } from '../audit/engines/axe.ts';
import { installTools } from '../audit/inPage.ts';
import { applyMedia } from '../audit/looks.ts';
import type { AuditResult, Variant } from '../audit/model.ts';
import { writeReport } from '../audit/report/writeReport.ts';
import { walk } from '../audit/walk.ts';
import { keepWindows } from '../audit/windows.ts';

const written = 'reports/accessibility';
// IBM's engine forbids the focus on a table that scrolls, which axe asks for.
const checks = [
  reflow,
  clipped,
  overlap,
  targetSize,
  outline,
  names,
  textContrast,
  axeCheck,
  tabWalk,
  focusSeen,
];
const base = { preference: 'plain', state: 'loaded' } as const;
const variants: Variant[] = [
  { ...base, scheme: 'light', size: '320×256' },
  { ...base, scheme: 'dark', size: '1280×800' },
];
const auditPage = { address: '/', route: 'home', locale: 'en', dir: 'ltr' } as const;

const files = ['index.html', 'pages/ar-privacy.html'];

for (const file of files)
  for (const variant of variants) {
    const look = `${file}, ${variant.scheme}, ${variant.size}`;

    test(`the report holds to its own checks: ${look}`, async ({ page }) => {
      expect(existsSync(`${written}/${file}`), 'npm run audit writes the report').toBe(true);
      await holdToChecks(page, written, file, variant);
    });

    test(`so does one of faults, and of a screen reader: ${look}`, async ({ page }, testInfo) => {
      const folder = testInfo.outputPath();
      writeFaultyReport(folder);
      await holdToChecks(page, folder, file, variant);
    });
  }

async function holdToChecks(page: Page, folder: string, file: string, variant: Variant) {
  // The first page has hundreds of links, and each is walked to and back.
  test.setTimeout(180_000);
  const server = createServer(sirv(folder)).listen(0);
  await once(server, 'listening');
  await applyMedia(page, variant);
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/${file}`);
  await installTools(page);
  let walked: ReturnType<typeof walk> | undefined;
  const subject = {
    page,
    windows: keepWindows(page.context().browser()!),
    auditPage,
    variant,
    html: '',
    opened: [],
    walk: () => (walked ??= walk(page)),
    readWide: async () => [],
    takeDown: () => {},
  };
  for (const check of checks) expect.soft(await check.find(subject), check.id).toEqual([]);
  server.close();
  server.closeAllConnections();
}

/** The written result of two pages with faults in every third run, and with what was heard of a long page. */
function writeFaultyReport(folder: string): void {
  const result = JSON.parse(readFileSync(`${written}/results.json`, 'utf8')) as AuditResult;
  const box = { x: 0, y: 0, width: 40, height: 40 };
  const findings = [
    { check: 'reflow', message: 'It is too wide. Let it wrap.', target: '#main > p', box },
    { check: 'axe', message: 'label: It has no name. Give it one.', target: 'nav' },
  ];
  const runs = result.runs
    .filter(({ page }) => ['/', '/ar/privacy'].includes(page.address))
    .map((run, index) => (index % 3 === 0 ? { ...run, findings } : run));
  const heard = {
    locale: 'ar',
    orca: '43.1',
    browser: 'Chromium',
    date: '2026-11-20',
    toast: { spoken: ['قريبًا'], missing: [] },
    pages: [
      {
        route: 'privacy',
        address: '/ar/privacy',
        utterances: Array.from({ length: 120 }, (_, index) => `سياسة الخصوصية ${index}`),
        missing: ['كلمة'],
      },
    ],
  };
  writeFileSync(`${folder}/ar.json`, JSON.stringify(heard));
  writeReport({ ...result, runs, exceptions: [] }, folder, { heard: folder });
}
