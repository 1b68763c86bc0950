/** At most 80 characters of a text, for messages that Node writes. In the page, use `audit.shorten`. */
export const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
