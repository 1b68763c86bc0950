export const facts = {
  foundedYear: 2024,
  launchYear: 2025,
  legalUpdated: '2025-10',
} as const;
