import { readFileSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import { checks } from '../audit/checks.ts';
import { auditPages } from '../audit/matrix.ts';
import type { AuditPage, CheckInfo, Finding } from '../audit/model.ts';
import { proofFolder, type ProofKind } from '../audit/proofs/faults.ts';
import { findVariant, look, lookAtAll } from '../audit/proofs/look.ts';
import { seeds, siteSeeds } from '../audit/proofs/seeds.ts';
import { openStage, serveProof, serveSeeded, type Stage } from '../audit/proofs/serve.ts';
import { allSiteChecks } from '../audit/sumUp.ts';
import { keepWindows, type Windows } from '../audit/windows.ts';
import { serveSite } from './serveSite.ts';

type WorkerFixtures = { site: string; windows: Windows; stage: Stage };

// Some of the checks press, or look at, everything on a page.
base.setTimeout(90_000);

/** Not the test of `site.ts`: what these pages complain of is their purpose. */
const test = base.extend<object, WorkerFixtures>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from it.
    async ({}, provide) => {
      const { origin, close } = await serveSite();
      await provide(origin);
      close();
    },
    { scope: 'worker' },
  ],

  windows: [
    async ({ browser }, provide) => {
      const windows = keepWindows(browser);
      await provide(windows);
      await windows.close();
    },
    { scope: 'worker' },
  ],

  stage: [
    // oxlint-disable-next-line no-empty-pattern -- As above.
    async ({}, provide) => {
      const stage = await openStage();
      await provide(stage);
      stage.close();
    },
    { scope: 'worker' },
  ],
});

const read = (id: string, kind: ProofKind, part = '') =>
  readFileSync(`${proofFolder}/${id}.${kind}${part}.html`, 'utf8');

/** Carried by the element at fault and by its twin; checks of the whole page have none. */
const suspect = '#suspect';

const first: AuditPage = { address: '/', route: 'home', locale: 'en', dir: 'ltr' };

/** In the language that it names: the same page in another one, or another page in the same. */
function toSecond(html: string): AuditPage {
  const locale = /<html lang="(.+?)"/.exec(html)?.[1] ?? first.locale;
  return {
    ...first,
    address: '/second',
    locale,
    route: locale === first.locale ? 'privacy' : first.route,
  };
}

const tell = (findings: readonly Finding[]) =>
  findings.map(({ target = 'the page', message }) => `${target}: ${message}`);

/** The unit test of the proofs tells of all that are missing; this is for whoever runs these alone. */
function seedsOf<T>(
  table: Readonly<Record<string, readonly T[]>>,
  { id }: CheckInfo,
): readonly T[] {
  const own = table[id];
  if (!own?.length) throw new Error(`No fault is seeded for ${id}. Add one to seeds.ts.`);
  return own;
}

function findPage(address: string): AuditPage {
  const page = auditPages.find((one) => one.address === address);
  if (!page) throw new Error(`There is no page at ${address}. Mend the address in seeds.ts.`);
  return page;
}

for (const check of checks)
  test.describe(`the check ${check.id}`, () => {
    const variant = findVariant(check, first);

    test('flags a page that was made wrong', async ({ windows, stage }) => {
      const origin = stage.show(serveProof(check.id, 'bad'));
      const findings = await look({ windows, origin }, [check], first, variant);
      const hasSuspect = read(check.id, 'bad').includes(`id="${suspect.slice(1)}"`);
      expect(findings.map(({ target }) => target)).toContain(hasSuspect ? suspect : undefined);
    });

    test('passes the same page made right', async ({ windows, stage }) => {
      const origin = stage.show(serveProof(check.id, 'good'));
      expect(tell(await look({ windows, origin }, [check], first, variant))).toEqual([]);
    });

    for (const { fault, named, address, variant: wanted, ...seed } of seedsOf(seeds, check))
      test(`names ${fault} that is put into the site`, async ({ windows, stage, site }) => {
        const page = findPage(address);
        const origin = stage.show(serveSeeded(site, seed));
        const found = await look(
          { windows, origin },
          [check],
          page,
          findVariant(check, page, wanted),
        );
        expect(tell(found)).toContainEqual(expect.stringMatching(named));
      });
  });

for (const check of allSiteChecks)
  test.describe(`the check ${check.id}`, () => {
    for (const [title, kind] of [
      ['flags pages that were made wrong', 'bad'],
      ['passes the same pages made right', 'good'],
    ] as const)
      test(title, async ({ windows, stage }) => {
        const origin = stage.show(serveProof(check.id, kind));
        const pages = [first, toSecond(read(check.id, kind, '.2'))];
        const findings = await lookAtAll({ windows, origin }, check, pages);
        expect(findings.length > 0, tell(findings).join('\n')).toBe(kind === 'bad');
      });

    for (const { fault, named, addresses, ...seed } of seedsOf(siteSeeds, check))
      test(`names ${fault} that is put into the site`, async ({ windows, stage, site }) => {
        const origin = stage.show(serveSeeded(site, seed));
        const findings = await lookAtAll({ windows, origin }, check, addresses.map(findPage));
        expect(tell(findings)).toContainEqual(expect.stringMatching(named));
      });
  });
