import type { Examples } from '../examples.ts';

const links =
  '<a href="/rowing">Rowing</a> <a href="/sailing">Sailing</a> <a href="/prices">Prices</a>';
const html = `<main>${links}</main>`;
const row = 'main { display: flex; gap: 1rem }';
const reversed = 'main { display: flex; gap: 1rem; flex-direction: row-reverse }';
const rtl = { locale: 'ar', dir: 'rtl' } as const;
const list = `<main><details><summary>Boats</summary><p>${links}</p></details><a href="/all">All</a></main>`;

export const examples: Examples = {
  passed: [
    { description: 'A row of links', html, css: row },
    { description: 'A row of links from right to left', html, css: row, page: rtl },
    { description: 'Links in two columns', html, css: 'a { display: block } main { columns: 2 }' },
    {
      description: 'A list that closes behind the focus',
      html: list,
      script: () => {
        const details = document.querySelector('details')!;
        details.addEventListener('focusout', ({ relatedTarget }) => {
          if (!details.contains(relatedTarget as Node | null)) details.open = false;
        });
      },
      variant: { state: 'list open' },
    },
  ],
  failed: [
    {
      description: 'A link that Tab passes by',
      html: html.replace('"/sailing"', '"/sailing" tabindex="-1"'),
      message: /a:nth-of-type\(2\): Tab does not reach “Sailing” in its turn/,
    },
    {
      description: 'A link that drops the focus',
      html: html.replace('"/sailing"', '"/sailing" onfocus="this.blur()"'),
      message: /a:nth-of-type\(2\): Tab does not reach “Sailing” in its turn/,
    },
    {
      description: 'A link that takes its turn first',
      html: html.replace('"/prices"', '"/prices" tabindex="5"'),
      message: /a:nth-of-type\(3\): Tab does not reach “Prices” in its turn/,
    },
    {
      description: 'A link of an open list that Tab passes by',
      html: list.replace('"/sailing"', '"/sailing" tabindex="-1"'),
      variant: { state: 'list open' },
      message: /details .*: Tab does not reach “Sailing” in its turn/,
    },
    {
      description: 'A last link that is seen first',
      html,
      css: `${row} a:last-child { order: -1 }`,
      message: /“Prices” takes the focus after “Sailing” but is seen before it/,
    },
    {
      description: 'A row against the writing direction',
      html,
      css: reversed,
      message: /“Sailing” takes the focus after “Rowing” but is seen before it/,
    },
    {
      description: 'A row against the writing direction, from right to left',
      html,
      css: reversed,
      page: rtl,
      message: /“Sailing” takes the focus after “Rowing” but is seen before it/,
    },
    {
      description: 'A page that the focus does not leave',
      html,
      script: () =>
        document.querySelector('a:last-child')!.addEventListener('keydown', (event) => {
          if ((event as KeyboardEvent).shiftKey) return;
          event.preventDefault();
          document.querySelector<HTMLElement>('a:nth-child(2)')!.focus();
        }),
      message: /Tab reaches “Sailing” more than once/,
    },
    {
      description: 'A link that holds the focus',
      html: html.replace('"/sailing"', '"/sailing" onkeydown="event.preventDefault()"'),
      message: /Tab reaches “Sailing” more than once/,
    },
    {
      description: 'Another way back',
      html: html.replace(
        '"/prices"',
        `"/prices" onkeydown="if (event.shiftKey) { event.preventDefault(); document.querySelector('a').focus() }"`,
      ),
      message: /Shift and Tab lead to “Rowing” instead of “Sailing”/,
    },
    {
      description: 'A way back that drops the focus',
      html: html.replace(
        '"/prices"',
        '"/prices" onkeydown="if (event.shiftKey && event.key === \'Tab\') { event.preventDefault(); this.blur() }"',
      ),
      message: /Shift and Tab lead to nothing instead of “Sailing”/,
    },
  ],
};
