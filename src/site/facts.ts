/** Facts for the placeholders of texts. The texts are in `locales/`. */
export const facts = {
  foundedYear: 2024,
  launchYear: 2025,
  /** The month of the last change of both legal pages, in ISO 8601. */
  legalUpdated: '2025-10',
} as const;
