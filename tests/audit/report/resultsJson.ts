import type { AuditResult } from '../model.ts';

/** The whole result for programs; an exception's pattern as its source: `/^\._nav_/`. */
export const toResultsJson = (result: AuditResult) =>
  `${JSON.stringify(result, (_key, value: unknown) => (value instanceof RegExp ? String(value) : value), 2)}\n`;
