/** Facts that the texts state; the words around them live in `locales/`. */
export const facts = {
  foundedYear: 2024,
  launchYear: 2025,
  /** Year and month in which both legal pages were last changed, ISO 8601. */
  legalUpdated: '2025-10',
} as const;
