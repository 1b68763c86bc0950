import type { Box, Finding, RunResult, Stop } from '../model.ts';
import { html, type Markup, nothing } from './html.ts';
import { drawMarks, type Extent, type Mark } from './pictureOverlay.ts';
import { code } from './sections.ts';
import { describeVariant } from './variants.ts';
import { countOf, describeShown, listOf } from './words.ts';

type RunSection = {
  run: RunResult;
  id: string;
  /** Shows the picture; of many that show the same, the first is enough. */
  isOpen: boolean;
  extent: Extent | undefined;
};

/** One variant of a page: its picture with what was found drawn on it, and the way of the Tab key. */
export function runSection({ run, id, isOpen, extent }: RunSection): Markup {
  const { variant, findings, heldBack = [], stops = [] } = run;
  const name = describeVariant(variant);
  const isFaulty = findings.length > 0;
  const isCut = variant.state === 'language control used';
  const isScrolled = run.pictured !== undefined && !isCut;
  const moved = isCut
    ? ' The list closes behind the visitor and everything moves, so that the stops after it are not drawn.'
    : isScrolled
      ? ' The window scrolls along, so that it is not drawn on the picture.'
      : '';
  const way = `The way to the end of the page; the check tab-walk compares the way back, with Shift and Tab, with it.${moved}`;
  return html`<div class="run"><h3 id="${id}">${name}</h3>
<p class="verdict" data-verdict="${isFaulty ? 'fails' : 'passes'}">${isFaulty ? countOf(findings.length, 'finding') : 'Nothing found'}${heldBack.length > 0 ? `; ${countOf(heldBack.length, 'finding')} held back by exceptions` : ''}</p>
${heldList(heldBack)}<p>There were ${describeShown([run.shown])}. Looked: ${listOf(run.checks)}.${extent?.isReduced ? ' The picture is kept at half its size.' : ''}</p>
<details${isOpen ? html` open` : nothing}><summary>Picture${isFaulty ? ' with findings' : ''}<span class="unseen"> of ${name}</span></summary>
<div class="beside">${figure(run, extent, 'finding')}${findingList(run)}</div></details>
${
  stops.length > 0
    ? html`<details>
        <summary>
          Way of the Tab key, ${countOf(stops.length, 'stop')}<span class="unseen">
            in ${name}</span
          >
        </summary>
        <div class="beside">
          ${isScrolled ? nothing : figure(run, extent, 'stop')}${stopList(stops, run)}
        </div>
        <p>${way}</p>
      </details>`
    : nothing
}
</div>`;
}

function figure(run: RunResult, extent: Extent | undefined, kind: 'finding' | 'stop'): Markup {
  if (run.picture === undefined || !extent) return html`<p>There is no picture of this run.</p>`;
  const marks = toMarks(kind === 'stop' ? (run.stops ?? []) : run.findings, run.pictured);
  const drawn = kind === 'stop' ? 'the way of the Tab key drawn on it' : 'its findings drawn on it';
  const alt = `${run.page.address}, ${describeVariant(run.variant)}${marks.length > 0 ? `, with ${drawn}; the list beside tells the same` : ''}`;
  return html`<div class="picture" data-size="${extent.width < 640 ? 'narrow' : 'wide'}">
    <img
      src="../${run.picture}"
      alt="${alt}"
      width="${extent.width}"
      height="${extent.height}"
      loading="lazy"
    />${drawMarks(marks, extent, kind)}
  </div>`;
}

/** Numbered as in the list; what has no box, or is not on the picture, has a number without a mark. */
export function toMarks(
  things: readonly (Pick<Finding, 'box'> & Pick<Stop, 'isElsewhere'>)[],
  pictured?: Box,
): Mark[] {
  return things.flatMap(({ box, isElsewhere }, index) => {
    const place = box && !isElsewhere && placeOn(box, pictured);
    return place ? [{ number: index + 1, box: place }] : [];
  });
}

function placeOn({ x, y, width, height }: Box, pictured?: Box): Box | undefined {
  if (!pictured) return { x, y, width, height };
  const isOnIt =
    Math.max(x, pictured.x) < Math.min(x + width, pictured.x + pictured.width) &&
    Math.max(y, pictured.y) < Math.min(y + height, pictured.y + pictured.height);
  return isOnIt ? { x: x - pictured.x, y: y - pictured.y, width, height } : undefined;
}

function findingList({ findings, pictured }: RunResult): Markup {
  if (findings.length === 0) return nothing;
  const items = findings.map(
    ({ check, message, target, box }) =>
      html`<li>
        <p class="lead">${message}</p>
        <p>
          ${code(check)} at
          ${target ? code(target) : 'the whole page'}${box && placeOn(box, pictured) ? '' : ', not drawn'}
        </p>
      </li>`,
  );
  return html`<ol class="numbers" data-kind="finding">
    ${items}
  </ol>`;
}

function heldList(heldBack: NonNullable<RunResult['heldBack']>): Markup {
  if (heldBack.length === 0) return nothing;
  const items = heldBack.map(
    ({ message, target, exception }) =>
      html`<li>
        ${message} At ${target ? code(target) : 'the whole page'}, by exception ${exception + 1}.
      </li>`,
  );
  return html`<p>Held back, for the reasons under “Exceptions” on the first page:</p>
    <ul>
      ${items}
    </ul>`;
}

function stopList(stops: readonly Stop[], { page }: RunResult): Markup {
  const items = stops.map(
    ({ name, role }) =>
      html`<li>
        <p><bdi lang="${page.locale}" dir="${page.dir}">${name}</bdi>, ${role}</p>
      </li>`,
  );
  return html`<ol class="numbers" data-kind="stop">
    ${items}
  </ol>`;
}
