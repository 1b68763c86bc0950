import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react';

/**
 * Puts elements where a text has their tags, around the words between them. `Trans` of react-i18next
 * brings 4 kB more, most of it a parser of HTML.
 *
 * @example fillTags('Write to <mail>us</mail>.', { mail: <a href="mailto:…" /> })
 */
export function fillTags(text: string, elements: Record<string, ReactElement>): ReactNode {
  // Split by two groups, so that of every three parts one is a name and one what stands in its tags.
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/s);
  return parts.map((part, index) => {
    if (index % 3 === 0) return part;
    if (index % 3 === 1) return null;
    const element = elements[parts[index - 1]!] ?? <Fragment />;
    return cloneElement(element, { key: index }, fillTags(part, elements));
  });
}
