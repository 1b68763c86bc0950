import { html, type Markup, nothing } from './html.ts';
import { groupPlaces, type Fault, type Place } from './faults.ts';
import { toUnderstanding, criteria, type Criterion } from './criteria.ts';

/** Not named, or there were more landmarks than anybody steps through; headings lead to it. */
export const section = (id: string, title: string, content: Markup) =>
  html`<section id="${id}">
    <h2>${title}</h2>
    ${content}
  </section>`;

/** @example toId('check', 'axe/color-contrast') // => 'check-axe-color-contrast' */
export const toId = (kind: string, name: string) =>
  `${kind}-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

export const code = (text: string) => html`<code translate="no">${text}</code>`;

/** With commas between them. */
export const joined = (parts: readonly Markup[]) =>
  parts.map((part, index) => html`${index > 0 ? ', ' : ''}${part}`);

/** A value for each name: what was run, how long it took. */
export const facts = (rows: readonly (readonly [string, string | Markup])[]) =>
  html`<dl class="facts">
    ${rows.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;

/** Named apart from the link to the standard's explanation. */
export const linkToCriterion = ({ number, name }: Criterion) =>
  html`<a class="alone" href="#${toId('criterion', number)}"
    >${number} ${name}<span class="unseen">, in this report</span></a
  >`;

export const understandingLinks = (numbers: readonly string[]) =>
  joined(
    numbers.map((number) => {
      const name = criteria.find((one) => one.number === number)?.name;
      return name
        ? html`<a href="${toUnderstanding(name)}">${number} ${name}</a>`
        : html`${number}`;
    }),
  );

/** Things to mend, each once; what is told of where they were seen is the caller's. */
export function faultList(
  faults: readonly Fault[],
  describePlaces: (places: readonly Place[], fault: number) => Markup,
): Markup {
  if (faults.length === 0) return html`<p>The checks found nothing.</p>`;
  const items = faults.map((fault, index) => {
    const { check, criteria: numbers, message, target } = fault;
    const served = numbers.length > 0 ? html` (WCAG ${understandingLinks(numbers)})` : nothing;
    return html`<li>
      <p class="lead">${message}</p>
      <p>${code(check)}${served}, at ${target ? code(target) : 'the whole page'}</p>
      ${describePlaces(groupPlaces(fault), index + 1)}
    </li>`;
  });
  return html`<ol class="faults">
    ${items}
  </ol>`;
}

export const variantLines = ({ variants }: Place) =>
  html`<ul>
    ${variants.map((variant) => html`<li>${variant}</li>`)}
  </ul>`;
