import { toExamples } from '../examples.ts';

const html =
  '<main><h1>Boats for hire on the lake and on both rivers</h1><p>Ten a day, from May to October, and rafts.</p></main>';
const variant = { viewport: '320×256' } as const;

export const examples = toExamples([
  {
    html,
    css: 'h1 { inline-size: 30rem } p { white-space: nowrap; overflow-x: auto }',
    variant,
    fails: [
      /^html > body > main > h1: This reaches out of the viewport/,
      /main > p: This scrolls sideways separately from the page/,
    ],
  },
  {
    css: 'body::before { content: ""; display: block; inline-size: 60rem; block-size: 4px }',
    variant,
    fails: [/The page is 96\d px wide in a viewport of 320 px, but no element is/],
  },
  {
    passes:
      'A heading that wraps, a table in a box that scrolls, and a table that scrolls by itself',
    html: `${html}<div style="overflow-x: auto"><table style="inline-size: 40rem"><td>Boats</td></table></div>
      <table style="display: block; overflow-x: auto"><td><div style="inline-size: 40rem">Oars</div></td></table>`,
  },
]);
