import { toExamples } from '../examples.ts';

const message = /^#answer: “No\.” is read after “Do I need a licence\?” but is shown before it/;
const arabic = { dir: 'rtl', locale: 'ar' } as const;
const variant = { viewport: '1280×800' } as const;

export const examples = toExamples([
  {
    passes: 'Columns beside each other, and a row from right to left on a page in Arabic',
    html: `<main><div id="column"><p>Boats</p><p>Oars</p></div>
  <div id="row"><p>Do I need a licence?</p><p id="answer">No.</p></div></main>`,
    css: 'main, #row { display: flex; gap: 1rem }',
    page: arabic,
  },
  {
    passes:
      'Vertical text, a row from right to left, text that scrolls out of its box, and a list of contents that stays in view',
    html: `<main><div id="tall"><p>Boats</p><p>Oars</p></div>
      <div id="row" dir="rtl"><p>Boats</p><p>Oars</p></div>
      <div id="box"><p>Boats</p><p>Boats are for hire.</p></div><button>Ask</button>
      <div id="text"><p id="contents">Boats</p><p>Boats are for hire from May to October.</p></div></main>`,
    css: `#tall { writing-mode: vertical-rl } #row, #text { display: flex; gap: 1rem }
      #box { block-size: 3rem; overflow: auto } #box p { margin-block: 2rem }
      #text { flex-direction: row-reverse } #contents { position: sticky; top: 0 }`,
    variant,
  },
  {
    passes: 'A modal dialog in front of the page',
    html: '<main><p>Boats</p><p>Oars</p><dialog>We use cookies.</dialog></main>',
    css: 'p { block-size: 20rem } dialog { margin: 0 }',
    script: () => document.querySelector('dialog')!.showModal(),
    variant,
  },
  {
    css: 'div { display: flex; flex-direction: column-reverse } #row { flex-direction: row-reverse }',
    variant,
    fails: [/“Oars” is read after “Boats” but is shown before it/, message],
  },
  {
    css: '#row { display: flex; direction: ltr; gap: 1rem }',
    page: arabic,
    variant,
    fails: [message],
  },
]);
