export const placeholder = /\{\{[^}]*\}\}/g;
export const tagPattern = /<\/?[a-zA-Z][\w-]*[^>]*>/g;
export const entityPattern = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi;

/** `createI18n` disables the nesting of i18next, so pages would show `$t(…)` literally. */
export const nesting = /\$t\([^)]*\)?/g;

export const markup = new RegExp(
  [placeholder, tagPattern, entityPattern].map(({ source }) => source).join('|'),
  'gi',
);
