/** The parts of a text that are no words. */
export const placeholder = /\{\{[^}]*\}\}/g;
export const tag = /<\/?[a-zA-Z][\w-]*[^>]*>/g;
export const entity = /&(?:#\d+|#x[\da-f]+|[a-z]+);/gi;

/** Any of them. */
export const markup = new RegExp(
  [placeholder, tag, entity].map(({ source }) => source).join('|'),
  'gi',
);
