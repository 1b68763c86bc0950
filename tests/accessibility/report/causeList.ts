import { html } from '@remix-run/html-template';
import { code, criterionLinks, pageLinks, shortList, type Content } from './markup.ts';
import {
  describeRuns,
  formatCriteria,
  groupByCause,
  listPages,
  type Cause,
  type Problem,
} from './problems.ts';
import { countOf, unique } from './text.ts';

/** @param index relative address of `index.html`; empty if `index.html` itself shows the list */
export const causeList = (problems: readonly Problem[], index = ''): Content =>
  problems.length === 0
    ? html`<p>None.</p>`
    : groupByCause(problems).map((cause) => describeCause(cause, index));

function describeCause({ rule, criteria, message, problems }: Cause, index: string): Content {
  const runs = unique(problems.flatMap((one) => one.runs));
  const describeProblem = (one: Problem): Content => [
    one.target ? code(one.target) : 'The whole page',
    one.message === message ? '' : `: ${one.message}`,
    problems.length === 1 ? '' : ` (${describeRuns(one.runs)})`,
  ];
  return html`<details>
    <summary>
      <h3>${message}</h3>
      <span>
        ${code(rule)}, ${formatCriteria(criteria)}: ${countOf(problems.length, 'problem')},
        ${describeRuns(runs)}
      </span>
    </summary>
    ${shortList(problems.map(describeProblem))} ${criterionLinks(criteria, index)}
    ${index ? '' : pageLinks(listPages(runs))}
  </details>`;
}
