import type { AuditPage, RunResult } from '../model.ts';

/** A route in a language: what has a page of its own in the report. */
export type ReportPage = {
  page: AuditPage;
  runs: readonly RunResult[];
  /** Relative to the report. */
  file: string;
};

/** In the order of the runs. */
export function toReportPages(runs: readonly RunResult[]): ReportPage[] {
  const files = Map.groupBy(runs, ({ page }) => toFile(page));
  return [...files].map(([file, own]) => ({ file, runs: own, page: own[0]!.page }));
}

/** @example toFile({ locale: 'de', route: 'privacy', … }) // => 'pages/de-privacy.html' */
export const toFile = ({ locale, route }: AuditPage) => `pages/${locale}-${route}.html`;

/** In English, as the report is. */
export const languageName = (locale: string) =>
  new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale;
