import { inShadowRoot, toExamples, withToast } from '../examples.ts';

const image = '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="64">';

const toMessage = (rule: string) =>
  new RegExp(
    `: ${rule}: .+\\. See https://dequeuniversity\\.com/rules/axe/[\\d.]+/${rule} \\(WCAG`,
  );

export const examples = toExamples([
  {
    passes: 'Pale text that forced colors make clear',
    html: '<main><h1>Boats for hire</h1><p>Out on the lake</p></main>',
    css: 'p { color: #bbb }',
    variant: { preference: 'forced colors' },
  },
  // The next example fails axe's rule `target-size`, which tests 2.5.8 and knows the criterion's exception
  // for spacing. So our own rule of the same name tests only 2.5.5.
  {
    html: `<main><h1>Boats for hire</h1><button id="one">1</button><button id="two">2</button>
      ${inShadowRoot('<img id="boat" src="data:,">')}</main>`,
    css: 'button { inline-size: 16px; block-size: 16px; padding: 0; border: 0 }',
    fails: [/^#one: target-size: .*\(WCAG 2\.5\.8\)$/, /^boat-part >> #boat: image-alt: /],
  },
  {
    html: '<main><h1>Boats for hire</h1><p>Out on the lake</p></main>',
    css: '@media (prefers-color-scheme: dark) { p { color: #bbb } }',
    variant: { scheme: 'dark' },
    fails: [/^p: color-contrast: /],
  },
  // Our own rules do not test the faults of this page, because axe reports them (docs/engines.md).
  {
    html: `<!doctype html><html lang="en"><meta http-equiv="refresh" content="900">
      <body><h2>Boats for hire</h2><h4>Prices</h4></body></html>`,
    fails: [
      'document-title',
      'heading-order',
      'landmark-one-main',
      'meta-refresh',
      'page-has-heading-one',
    ].map(toMessage),
  },
  {
    html: `<main><h1>Boats for hire</h1>${image}<iframe title="The pier" srcdoc='${image}'></iframe>
      <p>Out on the lake</p>${withToast('We will call you <button></button>')}</main><main>Prices</main>
      ${'<nav aria-label="Links"><a href="/">Boats</a></nav>'.repeat(2)}`,
    css: 'p { background: linear-gradient(#fff, #def) }',
    variant: { state: 'toast open' },
    fails: [
      ...['button-name', 'image-alt', 'landmark-no-duplicate-main', 'landmark-unique'].map(
        toMessage,
      ),
      /^p: color-contrast \(incomplete\): /,
      /^iframe img: image-alt: /,
    ],
  },
]);
