import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { AuditConfig } from '../config.ts';
import { launchOptions } from '../gather/launchOptions.ts';
import type { Recording } from '../report/recordings.ts';
import { gatherExpected } from './gatherExpected.ts';
import { recordLocale } from './recordLocale.ts';
import { createSessionRunner } from './session.ts';

/**
 * Has Orca read the pages, and writes a summary for each language to `config.recordings`.
 *
 * @param wanted the only language that is recorded
 * @returns false where a user of the screen reader is not told something
 * @throws Error where Orca cannot record on this machine, with the cure
 */
export async function recordScreenReader(config: AuditConfig, wanted?: string): Promise<boolean> {
  const folder = config.recordings;
  if (!folder)
    throw new Error('The configuration has no folder of recordings. Give it as recordings.');
  const pages = config.pages.filter(
    ({ isPseudo, locale }) => !isPseudo && (!wanted || locale === wanted),
  );
  if (pages.length === 0) throw new Error(`There are no pages in ${wanted}.`);
  const screenReader = findOrca();
  // An exit by a signal alone would leave the screen reader running.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(130));
  const server = await config.serve();
  const browser = await chromium.launch(launchOptions());
  const runner = createSessionRunner();
  let isComplete = true;
  try {
    for (const [locale, own] of Map.groupBy(pages, (page) => page.locale)) {
      const expected = await gatherExpected(config, own, browser, server.origin);
      const recorded = await recordLocale(locale, expected, runner, server.origin);
      const recording: Recording = {
        locale,
        screenReader,
        browser: `Chromium ${browser.version()}`,
        date: new Date().toISOString().slice(0, 10),
        ...recorded.summary,
      };
      writeJson(folder, locale, recording);
      writeJson('reports/recordings', locale, recorded.utterances);
      const violations = recorded.violations.map((violation) => `\n  ${violation}`).join('');
      console.log(`${screenReader} has read ${locale}.${violations || ' It said all of it.'}`);
      isComplete &&= !violations;
    }
  } finally {
    runner.close();
    await browser.close();
    await server.close();
  }
  return isComplete;
}

/** All that a session starts, or asks. */
const programs = 'Xvfb dbus-daemon dbus-send /usr/libexec/at-spi-bus-launcher openbox xdotool';

/** @returns its name with the version, whose internals preferences/recorder.py knows */
function findOrca(): string {
  const { stdout } = spawnSync('/usr/bin/orca', ['--version'], { encoding: 'utf8' });
  const missing = [
    ...(stdout?.startsWith('43.') ? [] : ['Orca 43']),
    ...programs.split(' ').filter((program) => spawnSync('which', [program]).status !== 0),
  ];
  if (missing.length === 0) return `Orca ${stdout.trim()}`;
  throw new Error(
    `${missing.join(', ')}: not installed; see tests/accessibility/orca/README.md, which has the command for Debian 12.`,
  );
}

function writeJson(folder: string, name: string, value: unknown): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(value, null, 2)}\n`);
}
