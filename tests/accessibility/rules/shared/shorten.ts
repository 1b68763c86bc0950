/** For messages that Node writes. In the page, use `audit.shorten`. */
export const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
