import { failedOn, passedOn, type Examples } from '../examples.ts';

const html = '<main><h1>Boats for hire on the lake and on both rivers</h1></main>';
const variant = { viewport: '320×256' } as const;

export const examples: Examples = {
  passed: passedOn(html, {
    'A heading that wraps, and a table that scrolls by itself': {
      html: `${html}<div style="overflow-x: auto"><table style="inline-size: 40rem"><td>Boats</td></table></div>`,
    },
  }),
  failed: failedOn(html, {
    'A heading of a fixed width': {
      css: 'h1 { inline-size: 30rem }',
      variant,
      message: /This reaches out of the viewport/,
      target: 'html > body > main > h1',
    },
    'A text that scrolls sideways by itself': {
      css: 'h1 { white-space: nowrap; overflow-x: auto }',
      variant,
      message: /This scrolls sideways by itself/,
    },
    'Generated content that is wider than the page': {
      css: 'body::before { content: ""; display: block; inline-size: 60rem; block-size: 4px }',
      variant,
      message: /The page is 96\d px wide in a viewport of 320 px, and no element is/,
    },
  }),
};
