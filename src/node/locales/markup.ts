export const placeholder = /\{\{[^}]*\}\}/g;
export const tag = /<\/?[a-zA-Z][\w-]*[^>]*>/g;
export const entity = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi;

/** `createI18n` disables i18next's nesting, so pages would show this syntax literally. */
export const nesting = /\$t\([^)]*\)?/g;

export const markup = new RegExp(
  [placeholder, tag, entity].map(({ source }) => source).join('|'),
  'gi',
);
