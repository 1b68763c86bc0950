import type { Examples } from '../examples.ts';

const html =
  '<main><p id="boat">A boat</p><a href="#prices">Prices</a><div></div><h2 id="prices">Prices</h2></main>';
const spin = '@keyframes spin { to { rotate: 360deg } }';
const message = /This moves although the user prefers reduced motion/;

/** So high that a link within the page scrolls it, and not to its end. */
const high = 'div, h2 { block-size: 300vh }';

export const examples: Examples = {
  passed: [
    {
      description: 'A transition for users who did not ask for reduced motion',
      html,
      css: '@media (prefers-reduced-motion: no-preference) { #boat { transition: translate 1s } } #boat:hover { translate: 1rem }',
    },
    { description: 'A link that jumps to its part of the page', html, css: high },
    {
      description: 'An animation under the pointer, on a page that is no style sample',
      html,
      css: `${spin} #boat:hover { animation: spin 1s infinite }`,
      page: { isStyleSample: false },
    },
  ],
  failed: [
    {
      description: 'A transition for all users',
      html,
      css: '#boat { transition: translate 1s } #boat:hover { translate: 1rem }',
      message,
      target: '#boat',
    },
    {
      description: 'An image that turns while its link is under the pointer',
      html: '<a href="/"><img id="boat" alt="Home" /></a>',
      css: `${spin} a:hover img { animation: spin 1s infinite }`,
      message,
      target: '#boat',
    },
    {
      description: 'Generated content that moves under the pointer',
      html,
      css: '#boat:hover::after { content: ""; transition: scale 1s }',
      message,
      target: '#boat',
    },
    {
      description: 'A page that scrolls smoothly',
      html,
      css: ':root { scroll-behavior: smooth }',
      message,
      target: 'html',
    },
    {
      description: 'A script that scrolls smoothly',
      html,
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
  ],
};
