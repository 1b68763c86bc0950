import { html } from '@remix-run/html-template';
import type { AuditPage, AuditResult, Run } from '../model.ts';
import { toDocument } from './document.ts';
import { code, inLanguage, joined, list, section, terms, type Content } from './markup.ts';
import { problemLists } from './problemList.ts';
import { hasFailed } from './problems.ts';
import type { Speech } from './recordings.ts';
import type { Extent } from './screenshotMarks.ts';
import { speechSection } from './speechSection.ts';
import { formatDuration, formatLanguage, sum } from './text.ts';
import { variantSection } from './variantSection.ts';

type PageReport = {
  /** Of one page. */
  runs: readonly Run[];
  rules: AuditResult['rules'];
  speech: Speech;
  /** The size of a run's screenshot; none where the file is not there. */
  measure: (run: Run) => Extent | undefined;
};

/** All that is known of an audited page. */
export function toPageReport({ runs, rules, speech, measure }: PageReport): string {
  const { page } = runs[0]!;
  const language = formatLanguage(page.locale);
  const firstFailed = runs.find(hasFailed);
  const sections = runs.map((run, index) =>
    variantSection({
      run,
      id: `run-${index + 1}`,
      isOpen: run === firstFailed,
      extent: measure(run),
    }),
  );
  return toDocument({
    title: `${page.address} in ${language} – accessibility report`,
    base: '../',
    main: html`<h1>${code(page.address)} in ${language}</h1>
      ${terms('facts', [
        ['Page', page.id],
        ['Direction', page.dir === 'rtl' ? 'Right to left' : 'Left to right'],
        ['Runs', runs.length],
        ['Violations', runs.flatMap(({ violations }) => violations).length],
        ['Not measured', runs.flatMap(({ notMeasured }) => notMeasured).length],
        ['Time of all runs', formatDuration(sum(runs.map(({ milliseconds }) => milliseconds)))],
        ['Controls within a line of text, which may be 24 px high', listInlineControls(page, runs)],
        ['Images', listImages(page, runs)],
      ])}
      ${section(
        'violations',
        'Violations',
        problemLists({ rules, runs }, ({ places }) => places.map(({ variants }) => list(variants))),
      )}
      ${section('speech', 'Speech', speechSection(page, speech))}
      ${section('variants', 'Variants', sections)}`,
  });
}

/** Each with its heights in all runs. */
function listInlineControls(page: AuditPage, runs: readonly Run[]): Content {
  const all = runs.flatMap(({ inventory }) => inventory.inlineControls);
  const items = [...Map.groupBy(all, ({ name }) => name)].map(([name, own]) => {
    const heights = own.map((one) => one.height);
    const [least, most] = [Math.min(...heights), Math.max(...heights)];
    return [inLanguage(page, name), `: ${least === most ? least : `${least} to ${most}`} px high`];
  });
  return items.length > 0 ? joined(items) : 'None';
}

function listImages(page: AuditPage, runs: readonly Run[]): Content {
  const items = runs
    .flatMap(({ inventory }) => inventory.imageList ?? [])
    .map(({ file, alt }) => [code(file), ': ', alt ? inLanguage(page, alt) : 'decorative']);
  return items.length > 0 ? joined(items) : 'None';
}
