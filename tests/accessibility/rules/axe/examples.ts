import type { Examples } from '../examples.ts';

const toMain = (content: string) => `<main><h1>Boats for hire</h1>${content}</main>`;
const image = (attributes: string) =>
  toMain(`<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="64" ${attributes}>`);
const text = toMain('<p>Out on the lake</p>');
// Of a page without a style sheet axe cannot tell whether it locks the orientation.
const style = 'body { font-family: sans-serif }';

export const examples: Examples = {
  passed: [
    {
      description: 'An image with a text alternative',
      html: image('alt="Three boats"'),
      css: style,
    },
    {
      description: 'An image without a text alternative, where no such rule runs',
      html: image(''),
      css: style,
      variant: { viewport: '390×844' },
    },
    {
      description: 'Pale text, of which forced colors make clear text',
      html: text,
      css: 'p { color: #bbb }',
      variant: { preference: 'forced colors' },
    },
  ],
  failed: [
    // What our own rules leave to axe (docs/engines.md).
    {
      description: 'A heading level that is skipped',
      html: '<main><h1>Boats for hire</h1><h3>Prices</h3></main>',
      message: /: heading-order: /,
    },
    {
      description: 'A page without a title',
      html: '<!doctype html><html lang="en"><head></head><body><main><h1>Boats</h1></main></body></html>',
      message: /: document-title: /,
    },
    {
      description: 'A page without an h1',
      html: '<main><h2>Boats for hire</h2></main>',
      message: /: page-has-heading-one: /,
    },
    {
      description: 'A page without a main landmark',
      html: '<h1>Boats for hire</h1>',
      message: /: landmark-one-main: /,
    },
    {
      description: 'A page with two main landmarks',
      html: '<main><h1>Boats for hire</h1></main><main><p>Prices</p></main>',
      message: /: landmark-no-duplicate-main: /,
    },
    {
      description: 'Two landmarks of one name',
      html: '<nav aria-label="Links"><a href="/">Boats</a></nav><nav aria-label="Links"><a href="/map">Map</a></nav><main><h1>Boats for hire</h1></main>',
      message: /: landmark-unique: /,
    },
    {
      description: 'An image without a text alternative',
      html: image(''),
      message:
        /: image-alt: .+\. See https:\/\/dequeuniversity\.com\/rules\/axe\/[\d.]+\/image-alt$/,
    },
    {
      description: 'A list with something else in it',
      html: toMain('<ul><li>Rowing boats</li><div></div></ul>'),
      message: /: list: /,
      target: 'ul',
    },
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
      message: /: color-contrast: /,
      target: 'p',
    },
    {
      description: 'A button without a name in a toast',
      html: toMain(
        '<button type="button" id="open">Ask for a boat</button><div data-toast hidden>We will call <button type="button"></button></div>',
      ),
      script: () => {
        document.querySelector('#open')!.addEventListener('click', () => {
          document.querySelector<HTMLElement>('[data-toast]')!.hidden = false;
        });
      },
      variant: { state: 'toast open' },
      message: /: button-name: /,
    },
    {
      description: 'An image without a text alternative in a frame',
      html: toMain(
        `<iframe title="The pier" srcdoc="${image('').replaceAll('"', '&quot;')}"></iframe>`,
      ),
      message: /: image-alt: /,
      target: 'iframe img',
    },
  ],
};
