import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html, type SafeHtml } from '@remix-run/html-template';
import type { AuditConfig } from '../config.ts';
import type { AuditPage, Box, Run } from '../model.ts';
import { causeList } from './causeList.ts';
import { badge, describeViolation, list, toDocument, type Content } from './markup.ts';
import { describeVariants, groupProblems, hasFailed, shownItems } from './problems.ts';
import { countOf, languageNames, listOf } from './text.ts';

type Marked = { box?: Box | undefined; text: Content };

export function toPageReport(runs: readonly Run[], config: AuditConfig): string {
  const { page } = runs[0]!;
  const title = `${page.address} in ${languageNames.of(page.locale)}`;
  const passed = runs.filter((run) => !hasFailed(run));
  const listCauses = (kind: 'violations' | 'notMeasured') =>
    causeList(groupProblems(runs, kind), '../index.html');
  return toDocument(
    `${title} – accessibility report`,
    '../',
    html`<h1>${title}</h1>
      <h2>Violations</h2>
      ${listCauses('violations')}
      <h2>Cannot tell</h2>
      ${listCauses('notMeasured')}
      <h2>Speech</h2>
      ${describeSpeech(page, config)}
      <h2>Runs, failed ones first</h2>
      ${[...runs.filter(hasFailed), ...passed].map(runDetails)}`,
  );
}

function describeSpeech(page: AuditPage, { speechSnapshots }: AuditConfig): Content {
  const path = speechSnapshots && join(speechSnapshots, page.locale, `${page.id}.txt`);
  if (!path || !existsSync(path)) return html`<p>There is no speech snapshot.</p>`;
  return html`<p>The announcements of a screen reader, in the order of the page:</p>
    <pre lang="${page.locale}" dir="${page.dir}">${readFileSync(path, 'utf8')}</pre>`;
}

/** Puts each run into closed `<details>`, because the screenshots of all runs make the page long. */
function runDetails(run: Run): SafeHtml {
  const { page, rules, violations, notMeasured, suppressed = [], tabStops = [] } = run;
  const outcome = `${countOf(violations.length, 'violation')}, ${notMeasured.length} that cannot tell, ${suppressed.length} suppressed`;
  const found = violations
    .slice(0, shownItems)
    .map((one) => ({ ...one, text: describeViolation(one) }));
  const stops = tabStops.map(({ name, role, box }) => ({
    box,
    text: html`<bdi lang="${page.locale}" dir="${page.dir}">${name}</bdi>, ${role}`,
  }));
  return html`<details>
    <summary>
      ${describeVariants([run.variant])}: ${badge(hasFailed(run) ? 'fails' : 'passes', outcome)}
    </summary>
    ${list([
      ...notMeasured.map((one) => ['Cannot tell: ', describeViolation(one)]),
      ...suppressed.map((one) => ['Suppressed: ', describeViolation(one)]),
    ])}
    <p>${countOf(rules.length, 'rule')} ran: ${listOf(rules)}.</p>
    ${markedScreenshot(`Screenshot, ${countOf(found.length, 'violation')} of ${violations.length}`, run, found)}
    ${markedScreenshot(`Tab sequence, ${countOf(stops.length, 'tab stop')}`, run, stops)}
  </details>`;
}

function markedScreenshot(title: string, run: Run, items: readonly Marked[]) {
  const { page, variant, screenshot } = run;
  const name = `${title} in ${describeVariants([variant])}`;
  const image =
    screenshot &&
    html`<div class="screenshot" style="--width: ${screenshot.box.width}">
      <img src="../${encodeURI(screenshot.file)}" alt="${page.address}: ${name}" loading="lazy" />
      ${items.map(({ box }, index) => {
        if (!box) return '';
        const [x, y] = [box.x - screenshot.box.x, box.y - screenshot.box.y];
        const style = `--x: ${x}; --y: ${y}; --w: ${box.width}; --h: ${box.height}`;
        return html`<div class="mark" style="${style}" aria-hidden="true">
          <span>${index + 1}</span>
        </div>`;
      })}
    </div>`;
  const texts = items.map(({ text }) => text);
  return html`<h3>${name}</h3>
    ${list(texts, 'ol')} ${image || html`<p>There is no screenshot of this run.</p>`}`;
}
