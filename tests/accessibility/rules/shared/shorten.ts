/** Code that runs in Node uses this function for its messages. In the page, use `audit.shorten`. */
export const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
