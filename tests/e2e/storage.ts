/**
 * `localStorage` of a visitor to whom English was suggested, which happens once: the browsers of
 * tests prefer English on every page (`app/useLocaleSuggestion`).
 */
export const suggestedInTests = { 'language-offered': 'en' };
