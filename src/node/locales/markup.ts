/** The parts of a text that are no words. */
export const placeholder = /\{\{[^}]*\}\}/g;
export const tag = /<\/?[a-zA-Z][\w-]*[^>]*>/g;
export const entity = /&(?:#\d+|#x[\da-f]+|[a-z]+);/gi;
/** How i18next puts one text into another, which `createI18n` keeps it from. */
export const nesting = /\$t\([^)]*\)?/g;

/** Any of the first three. */
export const markup = new RegExp(
  [placeholder, tag, entity].map(({ source }) => source).join('|'),
  'gi',
);
