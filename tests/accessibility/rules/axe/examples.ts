import { failedOn, passedOn, withToast, type Examples } from '../examples.ts';

const toMain = (content: string) => `<main><h1>Boats for hire</h1>${content}</main>`;
const image = toMain('<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="64">');
const text = toMain('<p>Out on the lake</p>');
const toDocument = (head: string) => `<!doctype html><html lang="en">${head}<body></body></html>`;

/** An example for a rule of axe; the first six are what our own rules leave to axe (docs/engines.md). */
const byRule = {
  'heading-order': '<main><h1>Boats for hire</h1><h3>Prices</h3></main>',
  'document-title': toDocument(''),
  'page-has-heading-one': '<main><h2>Boats for hire</h2></main>',
  'landmark-one-main': '<h1>Boats for hire</h1>',
  'landmark-no-duplicate-main': `${toMain('')}<main><p>Prices</p></main>`,
  'landmark-unique': `${'<nav aria-label="Links"><a href="/">Boats</a></nav>'.repeat(2)}${toMain('')}`,
  'image-alt': image,
  'meta-refresh': toDocument('<title>Boats</title><meta http-equiv="refresh" content="900">'),
};

export const examples: Examples = {
  passed: passedOn(text, {
    'Pale text, of which forced colors make clear text': {
      css: 'p { color: #bbb }',
      variant: { preference: 'forced colors' },
    },
  }),
  failed: [
    ...Object.entries(byRule).map(([rule, html]) => ({
      description: `The example for ${rule}`,
      html,
      message: new RegExp(
        `: ${rule}: .+\\. See https://dequeuniversity\\.com/rules/axe/[\\d.]+/${rule}$`,
      ),
    })),
    ...failedOn(text, {
      'Text over an image, whose contrast axe cannot tell': {
        css: 'p { background: linear-gradient(#fff, #def) }',
        message: /: color-contrast \(incomplete\): /,
      },
      'Pale text in the dark scheme alone': {
        css: '@media (prefers-color-scheme: dark) { p { color: #bbb } }',
        variant: { scheme: 'dark' },
        message: /^p: color-contrast: /,
      },
      'A button without a name in a toast': {
        html: withToast('We will call you <button></button>'),
        variant: { state: 'toast open' },
        message: /: button-name: /,
      },
      'An image without a text alternative in a frame': {
        html: toMain(`<iframe title="The pier" srcdoc='${image}'></iframe>`),
        message: /^iframe img: image-alt: /,
      },
    }),
  ],
};
