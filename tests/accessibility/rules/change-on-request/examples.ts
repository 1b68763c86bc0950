import { toExamples } from '../examples.ts';

const onKey = (key: string, effect: string) =>
  `<script>addEventListener('keydown', (event) => event.key === '${key}' && ${effect})</script>`;
const message = /A single character changed the page.*\(WCAG 2\.1\.4\)$/;

export const examples = toExamples([
  {
    passes: 'A shortcut with Ctrl, a field, and a script that runs on scrolling',
    html: '<main><h1>Boats for hire</h1><label>Name <input /></label> <a href="/">Home</a></main>',
    css: 'main { block-size: 5000px }',
    script: () => {
      addEventListener('keydown', ({ key, ctrlKey }) => {
        if (key === 'b' && ctrlKey) document.body.append('!');
      });
      addEventListener('scroll', () => (document.title = `${Math.round(scrollY)}`));
    },
  },
  {
    passes: 'An open list that closes when the focus leaves it',
    html: `<main><details><summary>Language</summary>
      <a href="/de" onblur="this.parentElement.open = false">Deutsch</a></details><a href="/">Home</a></main>`,
    variant: { state: 'list open' },
  },
  {
    html: `<main><a href="/" onfocus="this.after('!'); window.open('/second')">Boats</a></main>`,
    fails: [/The page \/ changed when the focus moved through it/, /The page opened .* by itself/],
  },
  {
    html: `<main>Boats for hire</main>${onKey('t', 'scrollTo(0, 0)')}`,
    css: 'main { block-size: 5000px }',
    fails: [message],
  },
  {
    html: `<main><label>Search <input id="search" /></label></main>${onKey('/', 'search.focus()')}`,
    fails: [message],
  },
  {
    html: `<main><dialog id="menu">Menu</dialog></main>${onKey('m', '(menu.open = true)')}`,
    fails: [message],
  },
  {
    html: '<main><a href="/prices" onblur="this.focus()">Prices</a></main>',
    cannotTell: /^An element took the focus back/,
  },
  {
    script: () =>
      setInterval(() => (document.querySelector('h1')!.textContent = `${Date.now()}`), 10),
    cannotTell: /^The effect of the focus was not measured/,
  },
]);
