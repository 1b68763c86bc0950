import { html, type SafeHtml } from '@remix-run/html-template';
import type { Box, Run } from '../model.ts';
import { badge, describeViolation, inLanguage, list, toDocument, type Content } from './markup.ts';
import { describeVariants, hasFailed } from './problems.ts';
import { countOf, languageNames, listOf } from './text.ts';

type Marked = { box?: Box; isOffScreenshot?: true; isViolation?: true; text: Content };

/** All that is known of an audited page. */
export function toPageReport(runs: readonly Run[], speech: Content): string {
  const { address, locale } = runs[0]!.page;
  const title = `${address} in ${languageNames.of(locale)}`;
  const passed = runs.filter((run) => !hasFailed(run));
  return toDocument(
    `${title} – accessibility report`,
    '../',
    html`<h1>${title}</h1>
      <h2>Speech</h2>
      ${speech}
      <h2>Variants, failed ones first</h2>
      ${[...runs.filter(hasFailed), ...passed].map(variantSection)}`,
  );
}

function variantSection(run: Run): SafeHtml {
  const { rules, violations, notMeasured, suppressed = [], tabStops = [] } = run;
  const outcome = `${countOf(violations.length, 'violation')}, ${notMeasured.length} not measured, ${suppressed.length} suppressed`;
  const found = violations.map((one) => ({
    ...one,
    isViolation: true as const,
    text: describeViolation(one),
  }));
  const stops = tabStops.map(({ name, role, ...stop }) => {
    return { ...stop, text: [inLanguage(run.page, name), `, ${role}`] };
  });
  return html`<h3>${describeVariants([run.variant])}</h3>
    <p>${badge(hasFailed(run) ? 'fails' : 'passes', outcome)}</p>
    ${list([
      ...notMeasured.map((one) => ['Not measured: ', describeViolation(one)]),
      ...suppressed.map((one) => ['Suppressed: ', describeViolation(one)]),
    ])}
    <p>${countOf(rules.length, 'rule')} ran: ${listOf(rules)}.</p>
    ${markedScreenshot('Screenshot', run, found)}
    ${markedScreenshot(`Tab sequence, ${countOf(stops.length, 'tab stop')}`, run, stops)}`;
}

/** A numbered list, and below it the screenshot with the boxes of its items and their numbers. */
function markedScreenshot(title: string, run: Run, items: readonly Marked[]) {
  const { page, variant, screenshot } = run;
  const name = `${title} in ${describeVariants([variant])}`;
  const image =
    screenshot &&
    html`<div class="screenshot" style="--width: ${screenshot.box.width}">
      <img src="../${encodeURI(screenshot.file)}" alt="${page.address}: ${name}" loading="lazy" />
      ${items.map(({ box, isOffScreenshot }, index) => {
        if (!box || isOffScreenshot) return '';
        const [x, y] = [box.x - screenshot.box.x, box.y - screenshot.box.y];
        const style = `--x: ${x}; --y: ${y}; --w: ${box.width}; --h: ${box.height}`;
        return html`<div class="mark" style="${style}" aria-hidden="true">
          <span>${index + 1}</span>
        </div>`;
      })}
    </div>`;
  const isOpen = items.some(({ isViolation }) => isViolation);
  return html`<details ${isOpen ? html`open` : ''}>
    <summary>${name}</summary>
    ${
      items.length > 0
        ? html`<ol>
            ${items.map(({ text }) => html`<li>${text}</li>`)}
          </ol>`
        : ''
    }
    ${image || html`<p>There is no screenshot of this run.</p>`}
  </details>`;
}
