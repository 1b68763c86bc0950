import type { Examples } from '../examples.ts';

const toMain = (content: string) => `<main><h1>Boats for hire</h1>${content}</main>`;
const image = (attributes = '') =>
  toMain(`<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="64" ${attributes}>`);
const text = toMain('<p>Out on the lake</p>');

/** An example for a rule of axe; the first six are what our own rules leave to axe (docs/engines.md). */
const byRule = {
  'heading-order': '<main><h1>Boats for hire</h1><h3>Prices</h3></main>',
  'document-title': '<!doctype html><html lang="en"><head></head><body></body></html>',
  'page-has-heading-one': '<main><h2>Boats for hire</h2></main>',
  'landmark-one-main': '<h1>Boats for hire</h1>',
  'landmark-no-duplicate-main': `${toMain('')}<main><p>Prices</p></main>`,
  'landmark-unique': `${'<nav aria-label="Links"><a href="/">Boats</a></nav>'.repeat(2)}${toMain('')}`,
  'image-alt': image(),
};

export const examples: Examples = {
  passed: [
    {
      description: 'An image with a text alternative',
      html: image('alt="Three boats"'),
      // Of a page without a style sheet axe cannot tell whether it locks the orientation.
      css: 'body { font-family: sans-serif }',
    },
    {
      description: 'Pale text, of which forced colors make clear text',
      html: text,
      css: 'p { color: #bbb }',
      variant: { preference: 'forced colors' },
    },
  ],
  failed: [
    ...Object.entries(byRule).map(([rule, html]) => ({
      description: `The example for ${rule}`,
      html,
      message: new RegExp(
        `: ${rule}: .+\\. See https://dequeuniversity\\.com/rules/axe/[\\d.]+/${rule}$`,
      ),
    })),
    {
      description: 'Text over an image, whose contrast axe cannot tell',
      html: text,
      css: 'p { background: linear-gradient(#fff, #def) }',
      message: /: color-contrast \(incomplete\): /,
    },
    {
      description: 'Pale text in the dark scheme alone',
      html: text,
      css: '@media (prefers-color-scheme: dark) { p { color: #bbb } }',
      variant: { scheme: 'dark' },
      message: /^p: color-contrast: /,
    },
    {
      description: 'A button without a name in a toast',
      html: toMain(`<button id="open" onclick="this.nextElementSibling.hidden = false">Ask</button>
        <div data-toast hidden>We will call <button></button></div>`),
      variant: { state: 'toast open' },
      message: /: button-name: /,
    },
    {
      description: 'An image without a text alternative in a frame',
      html: toMain(`<iframe title="The pier" srcdoc='${image()}'></iframe>`),
      message: /^iframe img: image-alt: /,
    },
    {
      description: 'A page that loads another one by itself',
      html: '<!doctype html><html lang="en"><head><title>Boats</title><meta http-equiv="refresh" content="900" /></head><body></body></html>',
      message: /: meta-refresh: /,
    },
  ],
};
