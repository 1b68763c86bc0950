/** Code that runs in the page uses `audit.shorten` instead. */
export const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
