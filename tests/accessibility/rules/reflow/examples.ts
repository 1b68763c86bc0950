import type { Examples } from '../examples.ts';

const heading = '<main><h1>Boats for hire on the lake and on both rivers</h1></main>';

export const examples: Examples = {
  passed: [
    { description: 'A heading that wraps', html: heading },
    {
      description: 'A table that scrolls by itself',
      html: '<main><div style="overflow-x: auto"><table style="inline-size: 40rem"><td>Boats</td></table></div></main>',
    },
  ],
  failed: [
    {
      description: 'A heading of a fixed width',
      html: heading,
      css: 'h1 { inline-size: 30rem }',
      variant: { viewport: '320×256' },
      message: /This reaches out of the viewport/,
      target: 'html > body > main > h1',
    },
    {
      description: 'A text that scrolls sideways by itself',
      html: heading,
      css: 'h1 { white-space: nowrap; overflow-x: auto }',
      variant: { viewport: '320×256' },
      message: /This scrolls sideways by itself/,
    },
    {
      description: 'Generated content that is wider than the page',
      html: heading,
      css: 'body::before { content: ""; display: block; inline-size: 60rem; block-size: 4px }',
      variant: { viewport: '320×256' },
      message: /The page is 96\d px wide in a viewport of 320 px, and no element is/,
    },
  ],
};
