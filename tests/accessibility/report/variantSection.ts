import { html, type SafeHtml } from '@remix-run/html-template';
import type { Run } from '../model.ts';
import { badge, code, disclosure, hidden, inLanguage, list, type Content } from './markup.ts';
import { hasFailed } from './problems.ts';
import { drawMarks, placeOn, toMarks, type Extent } from './screenshotMarks.ts';
import { countOf, formatDuration, formatInventory, listOf } from './text.ts';
import { describeVariant } from './variants.ts';

type VariantSection = {
  run: Run;
  id: string;
  /** Shows the screenshot at once; of many that show the same problem, the first is enough. */
  isOpen: boolean;
  extent: Extent | undefined;
};

/** One variant of a page: its screenshot with the violations drawn on it, and the tab sequence. */
export function variantSection({ run, id, isOpen, extent }: VariantSection): SafeHtml {
  const { variant, violations, notMeasured, suppressed = [] } = run;
  const name = describeVariant(variant);
  const outcome = [
    countOf(violations.length, 'violation'),
    ...(notMeasured.length > 0 ? [`${notMeasured.length} not measured`] : []),
    ...(suppressed.length > 0 ? [`${suppressed.length} suppressed`] : []),
  ].join(', ');
  const others = [
    ...notMeasured.map(({ rule, message }) => ['Not measured: ', code(rule), `: ${message}`]),
    ...suppressed.map(({ message, target, suppression }) => [
      `Suppressed: ${message} At `,
      target ? code(target) : 'the whole page',
      `, by suppression ${suppression + 1} on the first page.`,
    ]),
  ];
  return html`<div class="run">
    <h3 id="${id}">${name}</h3>
    <p>${badge(hasFailed(run) ? 'fails' : 'passes', outcome)}</p>
    ${list(others)}
    <p>
      There were ${formatInventory([run.inventory])}. It took ${formatDuration(run.milliseconds)}.
      ${countOf(run.rules.length, 'rule')} ran: ${listOf(run.rules)}.
      ${extent?.isReduced ? 'The screenshot is kept at half its size.' : ''}
    </p>
    ${disclosure(
      [`Screenshot${violations.length > 0 ? ' with violations' : ''}`, hidden(` of ${name}`)],
      html`<div class="beside">${figure(run, extent, 'violation')}${violationList(run)}</div>`,
      isOpen,
    )}
    ${tabSequence(run, extent)}
  </div>`;
}

function tabSequence(run: Run, extent: Extent | undefined): Content {
  const { page, variant, tabStops = [], screenshotBox } = run;
  if (tabStops.length === 0) return '';
  const hasMoved = tabStops.some(({ isOffScreenshot }) => isOffScreenshot);
  const isScrolled = screenshotBox !== undefined && !hasMoved;
  const notDrawn = hasMoved
    ? ' What was open closes when the focus leaves it and everything moves, so that the tab stops after it are not drawn.'
    : isScrolled
      ? ' The page scrolls along, so that it is not drawn on the screenshot.'
      : '';
  const items = tabStops.map(
    ({ name, role }) => html`<li><p>${inLanguage(page, name)}, ${role}</p></li>`,
  );
  return disclosure(
    [
      `Tab sequence, ${countOf(tabStops.length, 'tab stop')}`,
      hidden(` in ${describeVariant(variant)}`),
    ],
    html`<div class="beside">
        ${isScrolled ? '' : figure(run, extent, 'tab stop')}
        <ol class="numbers" data-kind="tab stop">
          ${items}
        </ol>
      </div>
      <p>
        The sequence to the end of the page; the rule tab-sequence compares the way back, with Shift
        and Tab, with it.${notDrawn}
      </p>`,
  );
}

function figure(run: Run, extent: Extent | undefined, kind: 'violation' | 'tab stop'): SafeHtml {
  if (run.screenshot === undefined || !extent)
    return html`<p>There is no screenshot of this run.</p>`;
  const items = kind === 'tab stop' ? (run.tabStops ?? []) : run.violations;
  const marks = toMarks(items, run.screenshotBox);
  const drawn =
    marks.length > 0
      ? `, with its ${kind}s drawn on it; the list beside has the same information`
      : '';
  return html`<div class="screenshot" data-size="${extent.width < 640 ? 'narrow' : 'wide'}">
    <img
      src="../${encodeURI(run.screenshot)}"
      alt="${run.page.address}, ${describeVariant(run.variant)}${drawn}"
      width="${extent.width}"
      height="${extent.height}"
      loading="lazy"
    />${drawMarks(marks, extent, kind)}
  </div>`;
}

function violationList({ violations, screenshotBox }: Run): Content {
  if (violations.length === 0) return '';
  const items = violations.map(
    ({ rule, message, target, box }) =>
      html`<li>
        <p>
          <strong>${message}</strong><br />${code(rule)} at
          ${target ? code(target) : 'the whole page'}${box && placeOn(box, screenshotBox) ? '' : ', not drawn'}
        </p>
      </li>`,
  );
  return html`<ol class="numbers" data-kind="violation">
    ${items}
  </ol>`;
}
