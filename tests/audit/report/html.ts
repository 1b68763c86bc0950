/** Text that is markup already. */
export type Markup = { markup: string };

type Value = string | number | Markup | readonly Markup[];

/** What is put into it is text unless it was made by it: nothing can forget to escape. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Markup {
  const rest = values.map((value, index) => toMarkup(value) + strings[index + 1]);
  return { markup: strings[0] + rest.join('') };
}

export const nothing: Markup = { markup: '' };

/** For HTML and XML, between tags and in attributes. */
export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function toMarkup(value: Value): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return escapeText(value);
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
}
