import { toExamples } from '../examples.ts';

const css = 'li { inline-size: 14em; block-size: 1lh; line-height: 1 }';

export const examples = toExamples([
  {
    passes: 'Items of a fixed size into which their text fits',
    html: `<main><h1>Boats</h1><p>Ten a day.</p><footer>Lake Street 1</footer>
      <ul><li id="open">Open from May to October.</li><li>Closed on rainy days.</li></ul>
      <div id="box"><p>Bring oars.</p><p>Bring a hat.</p></div><p>Ask us.</p></main>`,
    css: `${css} #box { block-size: 1.5rem; overflow: auto } #box p, #box + p { margin-block: 0 }`,
  },
  {
    passes: 'A link with a colored icon that covers its card, and a label within a field',
    html: `<main><div><a href="/boats">Boats</a><p>Ten a day.</p></div><div><input id="name" /><label for="name">Name</label></div></main>`,
    css: `div { position: relative } a { background: #fff } a::after { content: ""; position: absolute; inset: 0 }
        a::before { content: "+"; background: #fc0 }
        label { position: absolute; left: 8px; top: 2px; pointer-events: none } input { background: #fff }`,
  },
  {
    html: '<main><h1>Boats</h1><div id="banner"><p>Half price this week.</p></div></main>',
    css: '#banner { position: fixed; inset: 0; background: #fff } p { margin: 0; block-size: 100% }',
    fails: [/h1: “Boats” is under #banner\. Uncover it/],
  },
  {
    css: `${css} p { margin-block-start: -3rem }
        footer::before { content: ""; position: absolute; inset: 0; z-index: 9; background: #fff }`,
    variant: { preference: 'text spacing' },
    fails: [
      /h1: “Boats” and “Ten a day\.” are drawn over each other/,
      /^#open: “Open from May to October\.” is under html > body > main > footer\. Uncover it/,
      /^#open: “Open from May to October\.” and “Closed on rainy days\.” are drawn over/,
    ],
  },
]);
