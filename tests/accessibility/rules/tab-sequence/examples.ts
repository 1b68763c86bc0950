import { inShadowRoot, toExamples } from '../examples.ts';

const toLinks = (name = '', attribute = '') =>
  ['Rowing', 'Sailing', 'Prices']
    .map((one) => `<a href="/${one}" ${one === name ? attribute : ''}>${one}</a>`)
    .join(' ');
const toPage = (name?: string, attribute?: string) => `<main>${toLinks(name, attribute)}</main>`;
const toList = (name?: string, attribute?: string) =>
  `<main><details><summary>Boats</summary><p>${toLinks(name, attribute)}</p></details><a href="/all">All</a></main>`;
const row = 'main { display: flex; gap: 1rem }';
const rtl = { locale: 'ar', dir: 'rtl' } as const;
const againstWriting = {
  css: `${row} main { flex-direction: row-reverse }`,
  fails: [/“Sailing” takes the focus after “Rowing” but is shown before it.*\(WCAG 2\.4\.3\)$/],
};

export const examples = toExamples([
  { passes: 'A row of links from right to left', html: toPage(), css: row, page: rtl },
  { passes: 'Links in two columns', css: 'a { display: block } main { columns: 2 }' },
  {
    passes: 'A list that closes when the focus leaves it',
    html: toList().replace(
      '<details',
      '<details onfocusout="this.open = this.contains(event.relatedTarget)"',
    ),
    variant: { state: 'list open' },
  },
  {
    passes: 'A list that stays open, after a list that is closed',
    html: `<main><details><summary>Ask</summary><a href="/ask">Ask us</a></details></main>${toList().replace('<details', '<details open')}`,
  },
  {
    passes:
      'Radio buttons, tabs, a field with several stops, media, and stops that are not controls',
    html: `<main><input type="radio" name="boat" aria-label="Canoe" /> <input type="radio" name="boat" aria-label="Raft" />
      <img usemap="#map" alt="Map" width="60" height="20" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>" />
      <map name="map"><area href="/pier" alt="Pier" coords="0,0,20,20" /></map>
      <div role="tablist"><button role="tab">Day</button> <button role="tab" tabindex="-1">Week</button></div>
      <input type="datetime-local" aria-label="Start" /> <video controls></video> <div contenteditable>Wish</div>
      <iframe srcdoc="${'<button>Boat</button>'.repeat(99)}"></iframe>
      <div class="box"><p>Ten a day.</p></div><div inert><a href="/slide">Slide</a></div> ${toLinks()}</main>`,
    css: '.box { block-size: 1rem; overflow: auto }',
  },
  {
    passes: 'A modal dialog over another one',
    html: `<main>${toLinks()}<dialog><button>Ask</button></dialog>
      <dialog><button>Accept</button> <button>Refuse</button></dialog></main>`,
    script: () => document.querySelectorAll('dialog').forEach((dialog) => dialog.showModal()),
  },
  {
    html: `<main>${toLinks()} <input type="date" aria-label="Start" tabindex="-1" /> <button role="tab" tabindex="-1">Day</button> <label>Boat <input onkeydown="event.preventDefault()" /></label></main>`,
    fails: [
      /Tab does not reach “Start”/,
      /Tab does not reach “Day”/,
      /Tab reaches “Boat” more than once.*\(WCAG 2\.1\.2\)$/,
    ],
  },
  {
    html: toPage('Prices', 'tabindex="5"'),
    fails: [/a:nth-of-type\(3\): Tab does not reach “Prices” on its way through the page/],
  },
  {
    html: toList('Sailing', 'tabindex="-1"'),
    variant: { state: 'list open' },
    fails: [/details .*: Tab does not reach “Sailing” on its way through the page/],
  },
  {
    css: 'main { display: grid } a:last-child { order: -1 }',
    fails: [/“Prices” takes the focus after “Sailing” but is shown before it/],
  },
  againstWriting,
  { ...againstWriting, page: rtl },
  {
    html: inShadowRoot(toLinks('Sailing', 'onfocus="this.blur()"')),
    fails: [
      /boat-part >> a:nth-of-type\(2\): Tab does not reach “Sailing” on its way through the page.*\(WCAG 2\.1\.1, 2\.1\.3\)$/,
    ],
  },
  {
    html: toPage(
      'Prices',
      `onkeydown="if (event.shiftKey) { event.preventDefault(); document.querySelector('a').focus() }"`,
    ),
    fails: [/Shift\+Tab leads to “Rowing” instead of “Sailing”/],
  },
  {
    html: toPage(
      'Prices',
      `onkeydown="if (event.shiftKey && event.key === 'Tab') { event.preventDefault(); this.blur() }"`,
    ),
    fails: [/Shift\+Tab leads to nothing instead of “Sailing”/],
  },
  // The first of these two pages stops each `keyup` event before the audit receives it. The second page stops
  // only the first event.
  {
    script: () =>
      addEventListener('keyup', (event) => event.stopImmediatePropagation(), { capture: true }),
    cannotTell: /^No tab stop was recorded/,
  },
  {
    script: () =>
      addEventListener('keyup', (event) => event.stopImmediatePropagation(), {
        capture: true,
        once: true,
      }),
    cannotTell: /^In a second pass through the page, Tab led to other elements/,
  },
]);
