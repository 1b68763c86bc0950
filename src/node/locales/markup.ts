/** The parts of a text that are not words. */
export const placeholder = /\{\{[^}]*\}\}/g;
export const tag = /<\/?[a-zA-Z][\w-]*[^>]*>/g;
export const entity = /&(?:#\d+|#x[\da-f]+|[a-z]+);/gi;
/** i18next's way to include another text. `createI18n` switches it off. */
export const nesting = /\$t\([^)]*\)?/g;

/** A placeholder, a tag or an entity. */
export const markup = new RegExp(
  [placeholder, tag, entity].map(({ source }) => source).join('|'),
  'gi',
);
