export const placeholder = /\{\{[^}]*\}\}/g;
export const tag = /<\/?[a-zA-Z][\w-]*[^>]*>/g;
export const entity = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi;

/**
 * Matches i18next's syntax for nesting. `createI18n` disables nesting, so pages would show `$t(…)` literally.
 */
export const nesting = /\$t\([^)]*\)?/g;

export const markup = new RegExp(
  [placeholder, tag, entity].map(({ source }) => source).join('|'),
  'gi',
);
