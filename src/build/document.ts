import type { RenderedPage } from './renderPage.tsx';

/**
 * @param template `index.html`, as Vite made it
 * @throws Error where the template has lost one of its marked places
 */
export function fillDocument(template: string, { head, body, data }: RenderedPage): string {
  const parts = { 'page-head': head, 'page-body': body, 'page-data': data };
  return Object.entries(parts).reduce((html, [name, part]) => {
    const mark = `<!--${name}-->`;
    if (!html.includes(mark)) throw new Error(`index.html has no place marked ${mark}.`);
    // A function, because a replacement string gives `$` a meaning.
    return html.replace(mark, () => part);
  }, template);
}
