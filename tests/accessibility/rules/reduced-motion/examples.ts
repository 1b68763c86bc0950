import { failedOn, passedOn, type Examples } from '../examples.ts';

const html =
  '<main><p id="boat">A boat</p><a href="#prices">Prices</a><div></div><h2 id="prices">Prices</h2></main>';
const turn =
  '@keyframes spin { to { rotate: 360deg } } #boat:hover { animation: spin 1s infinite }';
const message = /This moves although the user prefers reduced motion/;

/** So high that a link within the page scrolls it, and not to its end. */
const high = 'div, h2 { block-size: 300vh }';

export const examples: Examples = {
  passed: passedOn(html, {
    'A transition for other users, and a link that jumps to its part of the page': {
      css: `${high} @media (prefers-reduced-motion: no-preference) { #boat { transition: translate 1s } }`,
    },
    'An animation under the pointer, on a page that is no style sample': {
      css: turn,
      page: { isStyleSample: false },
    },
  }),
  failed: failedOn(html, {
    'A transition for all users': {
      css: '#boat { transition: translate 1s }',
      message,
      target: '#boat',
    },
    'A text that turns under the pointer': { css: turn, message },
    'Generated content that moves under the pointer': {
      css: '#boat:hover::after { content: ""; transition: scale 1s }',
      message,
    },
    'A page that scrolls smoothly': {
      css: ':root { scroll-behavior: smooth }',
      message,
      target: 'html',
    },
    'A script that scrolls smoothly': {
      css: high,
      script: () => {
        const scroll = (steps: number) => {
          window.scrollBy({ top: 20, behavior: 'instant' });
          if (steps > 0) requestAnimationFrame(() => scroll(steps - 1));
        };
        addEventListener('click', () => scroll(20));
      },
      message: /This link scrolls the page smoothly although the user prefers reduced motion/,
      target: 'html > body > main > a',
    },
  }),
};
