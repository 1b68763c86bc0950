import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { AuditConfig } from '../config.ts';
import { launchOptions } from '../gather/launchOptions.ts';
import type { Recording } from '../report/recordings.ts';
import { findOrca } from './findOrca.ts';
import { gatherExpected } from './gatherExpected.ts';
import { recordLocale } from './recordLocale.ts';
import { createSessionRunner } from './session.ts';

type Options = {
  /** All languages where it does not say. */
  locales?: readonly string[];
  /** Folder of every utterance, which is not committed. */
  reports?: string;
  log?: (text: string) => void;
};

/**
 * Has Orca read the pages, and writes a summary for each language to `config.recordings`.
 *
 * @returns false where a user of the screen reader is not told something
 * @throws Error where Orca cannot record on this machine, with the cure
 */
export async function recordScreenReader(
  config: AuditConfig,
  { locales, reports = join('reports', 'recordings'), log = defaultLog }: Options = {},
): Promise<boolean> {
  const folder = config.recordings;
  if (!folder)
    throw new Error('The configuration has no folder of recordings. Give it as recordings.');
  const chosen = chooseLocales(config, locales);
  const version = findOrca();
  // An exit by a signal alone would leave the screen reader running.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(130));
  const server = await config.serve();
  const browser = await chromium.launch(launchOptions());
  const runner = createSessionRunner(log);
  const browserName = `Chromium ${browser.version()}`;
  let count = 0;
  try {
    for (const locale of chosen) {
      log(`\nOrca ${version} reads ${locale} in ${browserName}.`);
      const expected = await gatherExpected(
        config,
        config.pages.filter((page) => page.locale === locale),
        browser,
        server.origin,
      );
      const recorded = await recordLocale(locale, expected, runner, server.origin, log);
      const { summary, utterances, violations } = recorded;
      const recording: Recording = {
        locale,
        screenReader: `Orca ${version}`,
        browser: browserName,
        date: new Date().toISOString().slice(0, 10),
        toast: summary.toast,
        pages: summary.pages,
      };
      log(`Written: ${writeJson(folder, locale, recording)}`);
      log(`Written: ${writeJson(reports, locale, utterances)}`);
      for (const violation of violations) log(`  ${violation}`);
      count += violations.length;
    }
  } finally {
    runner.close();
    await browser.close();
    await server.close();
  }
  log(count > 0 ? `\n${count} violations.` : '\nOrca said all of it.');
  return count === 0;
}

function chooseLocales({ pages }: AuditConfig, wanted?: readonly string[]): readonly string[] {
  const known = new Set(pages.filter(({ isPseudo }) => !isPseudo).map(({ locale }) => locale));
  const unknown = wanted?.filter((locale) => !known.has(locale)) ?? [];
  if (unknown.length > 0)
    throw new Error(
      `There are no pages in ${unknown.join(', ')}. The languages are ${[...known].join(', ')}.`,
    );
  return wanted ?? [...known];
}

function writeJson(folder: string, name: string, value: unknown): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
  return file;
}

const defaultLog = (text: string) => process.stdout.write(`${text}\n`);
