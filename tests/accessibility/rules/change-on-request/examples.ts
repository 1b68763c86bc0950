import { failedOn, passedOn, type Examples } from '../examples.ts';

const html =
  '<main><h1>Boats for hire</h1><a href="/rowing">Rowing boats</a> <p>No boat yet.</p></main>';
const link = (onfocus: string) => html.replace('<a', `<a onfocus="${onfocus}"`);

export const examples: Examples = {
  passed: passedOn(html, {
    'A shortcut with Ctrl, and a field, in which letters write': {
      html: `${html}<label>Name <input /></label>`,
      script: () =>
        addEventListener('keydown', ({ key, ctrlKey }) => {
          if (key === 'b' && ctrlKey) document.body.append('!');
        }),
    },
    'An open list, which closes behind the focus': {
      html: `<main><details><summary>Language</summary>
        <a href="/de" onblur="this.parentElement.open = false">Deutsch</a></details><a href="/">Home</a></main>`,
      variant: { state: 'list open' },
    },
  }),
  failed: failedOn(html, {
    'A change that a letter makes': {
      script: () =>
        addEventListener('keydown', ({ key }) => key === 'b' && document.body.append('!')),
      message: /A single character changed the page/,
    },
    'A letter that leads back to the top': {
      css: 'main { block-size: 5000px }',
      script: () => addEventListener('keydown', ({ key }) => key === 't' && scrollTo(0, 0)),
      message: /A single character changed the page/,
    },
    'A change that the focus makes': {
      html: link("this.after('!')"),
      message: /Moving the focus over \/ changed it/,
    },
    'A page that the focus opens': {
      html: link("window.open('/second')"),
      message: /The page opened .* by itself/,
    },
  }),
};
