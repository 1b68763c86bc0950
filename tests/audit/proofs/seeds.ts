import type { Variant } from '../model.ts';

/**
 * What is wrong: a style, a deed in the page once React is done (an arrow function with nothing from
 * around it, because it travels as text), or an edit of what is sent.
 */
export type Fault = { css?: string; run?: () => void; html?: (html: string) => string };

type Named = {
  /** Matches what is said of it, `#room-action: The target is …`: it leads to the place. */
  named: RegExp;
};

export type Seed = Fault & Named & { address: string; variant?: Partial<Variant> };

/** Where pages are compared; the fault is in each of them. */
export type SiteSeed = Fault & Named & { addresses: readonly string[] };

/**
 * A fault of each kind, as it gets into sites, which is put into the real one: what the proofs
 * show of a check on pages that were made for it holds on those that it is there for. Where a check
 * looks for several faults, this is another one than that of the proof. It is one table, and as long
 * as there are checks.
 */
export const seeds: Readonly<Record<string, Seed>> = {
  'focus-kept': {
    address: '/',
    variant: { state: 'toast open' },
    run: () => {
      const button = document.querySelector<HTMLElement>('#room-action');
      button?.addEventListener('click', () => button.blur());
    },
    named: /Nothing has the focus/,
  },
  stillness: {
    address: '/',
    css: '@keyframes seed { to { rotate: 1deg } } #hero-title { animation: seed 1s infinite alternate }',
    named: /^#hero-title: This moves by itself/,
  },
  reflow: {
    address: '/',
    variant: { size: '320×256' },
    css: '#hero-title { inline-size: 30rem }',
    named: /^#hero-title: This reaches out of the window/,
  },
  clipped: {
    address: '/',
    variant: { preference: 'text 200 %' },
    css: '#room-action { block-size: 48px; overflow: hidden }',
    named: /^#room-action.*: Its text does not fit/,
  },
  overlap: {
    address: '/',
    css: '#hero-title { margin-block-end: -4rem }',
    named: /^#hero-title: .* is painted over/,
  },
  'target-size': {
    address: '/',
    css: '#room-action { min-block-size: 0; block-size: 32px }',
    named: /^#room-action: The target is .* 32 px/,
  },
  sequence: {
    address: '/',
    css: 'main { display: flex; flex-direction: column } #products { order: -1 }',
    named: /^#products-title: .* stands before it/,
  },
  measure: {
    address: '/privacy',
    variant: { size: '1280×800' },
    css: 'main * { max-inline-size: none !important }',
    named: /main.* > p.*: A line has about \d+ characters/,
  },
  outline: {
    address: '/privacy',
    run: () => document.querySelector('title')?.remove(),
    named: /The page has no title/,
  },
  names: {
    address: '/privacy',
    variant: { size: '1280×800' },
    run: () => document.querySelector('header nav')?.removeAttribute('aria-label'),
    named: /There is a navigation without a name/,
  },
  'link-purpose': {
    address: '/',
    run: () => document.querySelector('footer a[href="/#about"]')?.setAttribute('href', '/terms'),
    named: /footer.*: “About” leads to \/terms, and another link of that name/,
  },
  language: {
    address: '/privacy',
    run: () => document.documentElement.removeAttribute('lang'),
    named: /^html: The page says lang=""/,
  },
  'without-script': {
    address: '/',
    css: '#room-action { display: block !important; visibility: visible !important }',
    named: /^#room-action: .* does nothing without a script/,
  },
  'reduced-motion': {
    address: '/',
    css: '#room-action { transition: translate 1s !important }',
    named: /^#room-action: This still moves/,
  },
  'control-contrast': {
    address: '/',
    variant: { scheme: 'light' },
    css: '#room-action { background: #fff !important; border-color: #eee !important }',
    named: /^#room-action: Its edge has a contrast/,
  },
  'text-contrast': {
    address: '/',
    variant: { scheme: 'dark' },
    css: '#hero-title { color: #777 !important }',
    named: /^#hero-title: .* has a contrast/,
  },
  axe: {
    address: '/privacy',
    variant: { size: '1280×800' },
    run: () => document.querySelector('header nav ul')?.append(document.createElement('div')),
    named: /^\._nav_.*: list: /,
  },
  ibm: {
    address: '/',
    run: () => document.querySelector('main img[alt]')?.removeAttribute('alt'),
    named: /^#main .* > img: img_alt_valid/,
  },
  markup: {
    address: '/',
    html: (html) => html.replace(/<img(?=[^>]*hero)([^>]*) alt="[^"]*"/, '<img$1'),
    named: /img: wcag\/h37/,
  },
  printed: {
    address: '/',
    css: '@media print { #hero-title { display: none } }',
    named: /“Enhance Everything with AI” is not on the printed page/,
  },
  'tab-walk': {
    address: '/privacy',
    variant: { size: '1280×800' },
    run: () => document.querySelector('header nav a')?.setAttribute('tabindex', '5'),
    named: /header .* > a: Tab does not reach “Home” in its turn/,
  },
  'focus-obscured': {
    address: '/privacy',
    variant: { size: '1280×800' },
    run: () => {
      const bar = document.createElement('div');
      bar.id = 'bar';
      bar.style.cssText = 'position: fixed; inset: auto 0 0; block-size: 40%; background: #fff';
      document.body.append(bar);
    },
    named: /has the focus, and it is under #bar/,
  },
  'focus-indicator': {
    address: '/privacy',
    css: 'footer a[href="/terms"]:focus-visible { outline: none !important }',
    named: /^#root > footer .*: The focus on “Terms of Service” changes 0 px/,
  },
  'by-itself': {
    address: '/privacy',
    run: () => {
      const link = document.querySelector('footer a');
      link?.addEventListener('focus', () => link.closest('footer')?.append('!'));
    },
    named: /Moving the focus over \/privacy changed it/,
  },
  message: {
    address: '/',
    run: () => {
      new MutationObserver(() =>
        document.querySelector('[data-kind]')?.setAttribute('role', 'alert'),
      ).observe(document.body, { childList: true, subtree: true });
    },
    named: /A message interrupts/,
  },
  cancellation: {
    address: '/',
    run: () => {
      const button = document.querySelector<HTMLElement>('#room-action');
      button?.addEventListener('pointerdown', () => button.click());
    },
    named: /A press acts before it is let go/,
  },
};

export const siteSeeds: Readonly<Record<string, SiteSeed>> = {
  'unique-title': {
    addresses: ['/privacy', '/terms'],
    run: () => {
      document.title = document.querySelector('header [translate=no]')?.textContent ?? '';
    },
    named: /is also the title of \/terms/,
  },
  'consistent-links': {
    addresses: ['/privacy', '/terms'],
    run: () => document.querySelector('footer a[href="/terms"]')?.remove(),
    named: /No link of header or footer leads to \/terms/,
  },
  translated: {
    addresses: ['/', '/de'],
    run: () => document.querySelector('header nav')?.setAttribute('aria-label', 'Main'),
    named: /“Main” is called in English.*locales\/de/,
  },
};
