/** These patterns match the parts of a text that are not words, such as `{{count}}`, `<a>` and `&amp;`. */
export const placeholder = /\{\{[^}]*\}\}/g;
export const tag = /<\/?[a-zA-Z][\w-]*[^>]*>/g;
export const entity = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi;
/**
 * Matches i18next's syntax for including another text. Pages show this syntax literally, because
 * `createI18n` switches the feature off.
 */
export const nesting = /\$t\([^)]*\)?/g;

/** A placeholder, a tag or an entity. */
export const markup = new RegExp(
  [placeholder, tag, entity].map(({ source }) => source).join('|'),
  'gi',
);
