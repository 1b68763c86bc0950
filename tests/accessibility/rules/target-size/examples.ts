import { inShadowRoot, toExamples } from '../examples.ts';

const html = `<main><button id="ask">Ask for a boat</button><button disabled>Ask</button>
  <p>Our boats are old. <a href="/terms">What you agree to when you take one</a> is on a page of its own.</p></main>`;

export const examples = toExamples([
  {
    passes: 'A button of 44 px, a low one that is disabled, and a link of 24 px in a sentence',
    html,
    css: 'button:enabled { block-size: 44px } a { font-size: 16px; padding-block: 2px }',
  },
  {
    html: `${html}<footer><p><a href="/terms">Terms</a></p></footer>${inShadowRoot('<button style="inline-size: 99px; block-size: 24px">Ask</button>')}`,
    css: `#ask { block-size: 28px } footer a { font-size: 16px; padding-block: 2px }
        main p { inline-size: 7rem; font-size: 12px }`,
    fails: [
      /^#ask: The target is \d+ × 28 px\. Make it at least 44 px/,
      /boat-part >> button: The target is 99 × 24 px\. .* \(WCAG 2\.5\.5\)$/,
      /footer > p > a: The target is \d+ × 2\d px\. Make it at least 44 px/,
      /main > p > a: The target is \d+ × 1\d px\. Make it at least 24 px wide and high\. \(WCAG \)$/,
    ],
  },
]);
