/** Facts for the placeholders of texts. The texts are in `locales/`. */
export const facts = {
  foundedYear: 2024,
  launchYear: 2025,
  /** The month in which the legal pages were last changed, in ISO 8601. Both pages show it. */
  legalUpdated: '2025-10',
} as const;
