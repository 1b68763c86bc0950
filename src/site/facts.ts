type Month = `0${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}` | '10' | '11' | '12';

export const facts = {
  foundedYear: 2024,
  launchYear: 2025,
  /** Year and month, as `YYYY-MM`. */
  legalUpdated: '2025-10' satisfies `${number}-${Month}`,
} as const;
