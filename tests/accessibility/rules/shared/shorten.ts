/** At most 80 characters of a text, for messages that Node writes. `audit.shorten` is for those of the page. */
export const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
