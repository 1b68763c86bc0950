type Month = `0${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}` | '10' | '11' | '12';

export const facts = {
  foundedYear: 2024,
  launchYear: 2025,
  /** The year and month in which the legal pages were last changed. */
  legalUpdated: '2025-10' satisfies `${number}-${Month}`,
} as const;
