import { toExamples } from '../examples.ts';

const turn = '@keyframes spin { to { rotate: 360deg } } #oar:hover { animation: spin 1s infinite }';

/** With these heights, a link has to scroll to the <h2>, and a script can scroll further down afterwards. */
const high = 'div, h2 { block-size: 300vh }';

export const examples = toExamples([
  {
    passes: 'A transition for other users, and a link that jumps to its part of the page',
    html: '<main><p id="boat">A boat</p><p id="oar">An oar</p><a href="#prices">Prices</a><div></div><h2 id="prices">Prices</h2></main>',
    css: `${high} @media (prefers-reduced-motion: no-preference) { #boat { transition: translate 1s } }`,
  },
  {
    passes: 'An animation under the pointer, on a page that is not a style sample',
    css: turn,
    page: { isStyleSample: false },
  },
  {
    css: `${turn} #boat { transition: translate 1s } :root { scroll-behavior: smooth }
          h2:hover::after { content: ""; transition: scale 1s }`,
    fails: [
      /^#boat: This moves although the user prefers/,
      /^#oar: This moves/,
      /^#prices: This moves/,
      /^html: This moves/,
    ],
  },
  {
    css: high,
    script: () => {
      const scroll = (steps: number) => {
        window.scrollBy({ top: 20, behavior: 'instant' });
        if (steps > 0) requestAnimationFrame(() => scroll(steps - 1));
      };
      addEventListener('click', () => scroll(20));
    },
    fails: [/main > a: This link scrolls the page smoothly although the user prefers reduced/],
  },
]);
