import { html, type SafeHtml } from '@remix-run/html-template';
import { code, understandingLinks, type Content } from './markup.ts';
import { groupNotMeasured, groupViolations, type Problem } from './problems.ts';
import type { AuditResult } from '../model.ts';

/** Violations, and below them what could not be measured, each problem once with its places. */
export function problemLists(
  result: Pick<AuditResult, 'rules' | 'runs'>,
  describePlaces: (problem: Problem) => Content,
): Content {
  const toList = (problems: readonly Problem[]) =>
    html`<ol class="problems">
      ${problems.map((one) => html`<li>${describe(one)} ${describePlaces(one)}</li>`)}
    </ol>`;
  const violations = groupViolations(result);
  const notMeasured = groupNotMeasured(result);
  const missing = html`<h3>Not measured</h3>
    <p>The page was not in the state that the rule measures, so that there is no verdict.</p>
    ${toList(notMeasured)}`;
  return [
    violations.length > 0 ? toList(violations) : html`<p>The rules found no violation.</p>`,
    notMeasured.length > 0 ? missing : '',
  ];
}

const describe = ({ rule, criteria, message, target }: Problem): SafeHtml =>
  html`<p>
      <strong>${message}</strong><br />${code(rule)} at ${target ? code(target) : 'the whole page'}
    </p>
    ${understandingLinks(criteria)}`;
