import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowserContexts } from '../gather/browserContexts.ts';
import { launchOptions } from '../gather/launchOptions.ts';
import { listVariants } from '../matrix.ts';
import type { Rule } from '../rule.ts';
import { bypassBlocks } from '../rules/bypass-blocks/rule.ts';
import { changeOnRequest } from '../rules/change-on-request/rule.ts';
import { contentOnHover } from '../rules/content-on-hover/rule.ts';
import type { Example } from '../rules/examples.ts';
import { focusIndicator } from '../rules/focus-indicator/rule.ts';
import { focusObscured } from '../rules/focus-obscured/rule.ts';
import { focusReturn } from '../rules/focus-return/rule.ts';
import { operability } from '../rules/operability/rule.ts';
import { pointerCancellation } from '../rules/pointer-cancellation/rule.ts';
import { statusMessages } from '../rules/status-messages/rule.ts';
import { tabSequence } from '../rules/tab-sequence/rule.ts';
import { runPage } from '../runner/runPage.ts';
import { createExampleConfig, serveExample } from './exampleSite.ts';

type Case = Example & { rule: Rule; message: RegExp };

const link = (attributes = '', name = 'Prices') =>
  `<main><a href="/prices" ${attributes}>${name}</a><script type="application/json">{"a": 1}</script></main>`;
const droppingLink = link('onfocus="this.blur()"');
const toast = (attributes: string, button = '') =>
  `<main><button id="open" onclick="document.querySelector('p').hidden = false" ${attributes}>Ask</button><p data-toast hidden>It waits. ${button}</p></main>`;
const hideKeys = () =>
  addEventListener('keyup', (event) => event.stopImmediatePropagation(), { capture: true });

const cases: readonly Case[] = [
  {
    description: 'a link that drops the focus',
    rule: focusIndicator,
    html: droppingLink,
    message: /^“Prices” did not have the focus in view, and its focus indicator was not measured/,
  },
  {
    description: 'a link with a long name that drops the focus',
    rule: focusIndicator,
    html: link('onfocus="this.blur()"', 'Prices of all boats '.repeat(9)),
    message: /^“.{79}…” did not have the focus/,
  },
  {
    description: 'a link that loses the focus after a moment',
    rule: focusIndicator,
    html: link('onfocus="setTimeout(() => this.blur(), 20)"'),
    message: /^“Prices” (?:lost|did not have) the focus/,
  },
  {
    description: 'a link that takes the focus back',
    rule: focusIndicator,
    html: link('onblur="this.focus()"'),
    message: /^“Prices” keeps the focus/,
  },
  {
    description: 'a list that closes before it is measured',
    rule: focusIndicator,
    html: '<main><details><summary>Boats</summary><a href="/rowing">Rowing</a></details></main>',
    script: () =>
      document.querySelector('details')!.addEventListener('toggle', () => {
        setTimeout(() => document.querySelector('details')!.removeAttribute('open'), 100);
      }),
    variant: { state: 'list open' },
    message: /The page left the state “list open” before it was measured/,
  },
  {
    description: 'a page that hides its keys from the record',
    rule: tabSequence,
    html: link(),
    script: hideKeys,
    message: /recorded without “Prices”, which takes the focus when Tab is pressed once more/,
  },
  {
    description: 'a page that hides its keys from the record',
    rule: focusObscured,
    html: link(),
    script: hideKeys,
    message: /No tab stop was recorded/,
  },
  {
    description: 'a first link that drops the focus',
    rule: bypassBlocks,
    html: droppingLink,
    message: /^The first Tab led to no element/,
  },
  {
    description: 'a link that drops the focus',
    rule: operability,
    html: droppingLink,
    message: /^“Prices” did not take the focus/,
  },
  {
    description: 'a toast with a button that drops the focus',
    rule: focusReturn,
    html: toast('', '<button onfocus="this.blur()">Close</button>'),
    message: /^“Close” did not take the focus/,
  },
  {
    description: 'a link that moves all the time',
    rule: pointerCancellation,
    html: link(),
    css: '@keyframes swing { to { translate: 90px } } a { display: block; animation: swing 1s infinite alternate }',
    message: /^“Prices” does not stay in one place/,
  },
  {
    description: 'a page that changes all the time',
    rule: pointerCancellation,
    html: `${link()}<output></output>`,
    script: () =>
      setInterval(() => (document.querySelector('output')!.textContent = `${Date.now()}`), 10),
    message: /^What a press on “Prices” does was not measured/,
  },
  {
    description: 'a page that changes all the time',
    rule: changeOnRequest,
    html: `${link()}<output></output>`,
    script: () =>
      setInterval(() => (document.querySelector('output')!.textContent = `${Date.now()}`), 10),
    message: /^What the focus changes was not measured/,
  },
  {
    description: 'a link that something covers',
    rule: contentOnHover,
    html: link(),
    css: 'main::after { content: ""; position: fixed; inset: 0 }',
    message: /^The pointer did not get onto “Prices”/,
  },
  {
    description: 'a message that does not appear',
    rule: statusMessages,
    html: `${toast('')}<button id="quiet">Ask for more</button>`,
    config: {
      statusMessage: { state: 'toast open', trigger: '#quiet', message: '[data-toast]' },
    },
    message: /^No message appeared/,
  },
];

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
});
afterAll(() => browser.close());

describe.concurrent('is not measured, and no violation:', () => {
  it.each(cases)('$description ($rule.id)', async ({ rule, message, ...example }) => {
    const config = createExampleConfig(example);
    const auditPage = config.pages[0]!;
    const variant = listVariants(auditPage, config).find(
      (one) =>
        rule.appliesTo(one, auditPage, config) &&
        one.state === (example.variant?.state ?? one.state),
    )!;
    const server = await serveExample(example);
    const contexts = createBrowserContexts(browser);
    try {
      const { runs } = await runPage({
        config,
        contexts,
        origin: server.origin,
        auditPage,
        variants: [variant],
        rules: [rule],
      });
      expect(runs.flatMap(({ violations }) => violations)).toEqual([]);
      expect(runs.flatMap(({ notMeasured }) => notMeasured)).toEqual([
        { rule: rule.id, message: expect.stringMatching(message) },
      ]);
    } finally {
      await contexts.close();
      await server.close();
    }
  });
});
