import type { Variant } from '../model.ts';

/**
 * What is wrong: a style, a deed in the page once React is done (an arrow function with nothing from
 * around it, because it travels as text), or an edit of what is sent.
 */
export type Fault = { css?: string; run?: () => void; html?: (html: string) => string };

type Named = {
  /** What the fault is: the test reads "names … that is put into the site". */
  fault: string;
  /** Matches what is said of it, `#room-action: The target is …`: it leads to the place. */
  named: RegExp;
};

export type Seed = Fault & Named & { address: string; variant?: Partial<Variant> };

/** Where pages are compared; the fault is in each of them. */
export type SiteSeed = Fault & Named & { addresses: readonly string[] };

/** Over a part of the button, near its left edge. */
const putBadge = () => {
  const { left, top } = document.querySelector('#room-action')!.getBoundingClientRect();
  const badge = document.createElement('i');
  badge.id = 'badge';
  badge.style.cssText = `position: absolute; inset: ${top + window.scrollY + 8}px auto auto ${left + 60}px; padding: 5px`;
  document.body.append(badge);
};

/**
 * Faults of each kind, as they get into sites, which are put into the real one: what the proofs show
 * of a check on pages that were made for it holds on those that it is there for. Every check has
 * one at least, and one for each kind of fault that it looks for.
 */
export const seeds: Readonly<Record<string, readonly Seed[]>> = {
  'focus-kept': [
    {
      fault: 'a button that drops the focus',
      address: '/',
      variant: { state: 'message open' },
      run: () => {
        const button = document.querySelector<HTMLElement>('#room-action');
        button?.addEventListener('click', () => button.blur());
      },
      named: /Nothing has the focus/,
    },
    {
      fault: 'a navigation that leaves the focus nowhere',
      address: '/privacy',
      variant: { state: 'after navigation' },
      run: () =>
        document.addEventListener('focusin', ({ target }) => {
          if (target instanceof HTMLHeadingElement) target.blur();
        }),
      named: /Nothing has the focus/,
    },
    {
      fault: 'a navigation that leaves the focus in the footer',
      address: '/privacy',
      variant: { state: 'after navigation' },
      run: () =>
        document.addEventListener('focusin', ({ target }) => {
          if (target instanceof HTMLHeadingElement)
            document.querySelector<HTMLElement>('footer a')?.focus();
        }),
      named: /The focus is not in the main part after a link led here/,
    },
    {
      fault: 'a navigation that stays at the foot of the page',
      address: '/privacy',
      variant: { state: 'after navigation' },
      run: () => Object.assign(window, { scrollTo: () => {} }),
      named: /What has the focus after a link led here is out of sight/,
    },
    {
      fault: 'a title that stays behind',
      address: '/privacy',
      variant: { state: 'after navigation' },
      run: () =>
        document.addEventListener('focusin', ({ target }) => {
          if (target instanceof HTMLHeadingElement) document.title = 'Enhance Everything';
        }),
      named: /The title is not “Privacy Policy.*” after a link led here/,
    },
    {
      fault: 'a note that takes the focus',
      address: '/ar',
      variant: { state: 'language offered', size: '1280×800' },
      run: () => {
        const take = () => document.querySelector<HTMLElement>('[data-kind] button')?.focus();
        new MutationObserver(take).observe(document.body, { childList: true, subtree: true });
      },
      named: /button: This has taken the focus by itself/,
    },
  ],
  'focus-returned': [
    {
      fault: 'a message that goes with the focus in it',
      address: '/',
      variant: { state: 'message open' },
      run: () => {
        const close = (event: KeyboardEvent) => {
          if (event.key !== 'Escape') return;
          event.stopImmediatePropagation();
          document.querySelector('[data-kind]')?.remove();
        };
        window.addEventListener('keydown', close, { capture: true });
      },
      named: /Escape on “Close message” leaves the focus on nothing/,
    },
    {
      fault: 'a list that closes over the focus in it',
      address: '/',
      variant: { state: 'language control used' },
      run: () => {
        const list = document.querySelector('header details')!;
        list.addEventListener('toggle', () => {
          if (!list.hasAttribute('open')) (document.activeElement as HTMLElement).blur();
        });
      },
      named: /Escape on “.+” leaves the focus on nothing/,
    },
  ],
  stillness: [
    {
      fault: 'a heading that swings',
      address: '/',
      css: '@keyframes seed { to { rotate: 1deg } } #hero-title { animation: seed 1s infinite alternate }',
      named: /^#hero-title: This moves by itself/,
    },
    {
      fault: 'a film',
      address: '/',
      run: () => document.querySelector('#hero-title')?.after(document.createElement('video')),
      named: /video.*: There is a <video>/,
    },
  ],
  'still-pictures': [
    {
      fault: 'an ornament that moves by its own file',
      address: '/',
      css: `footer::before { content: ''; background: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Crect%3E%3Canimate/%3E%3C/rect%3E%3C/svg%3E") }`,
      named: /footer: The file of this picture is animated/,
    },
    {
      fault: 'a picture that turns',
      address: '/',
      run: () => {
        const picture = document.querySelector('main img') as HTMLImageElement;
        picture.src =
          'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"><animate attributeName="x" dur="1s"/></svg>';
      },
      named: /^#main .*img: The file of this picture is animated/,
    },
    {
      fault: 'a picture that turns, beside one that has no file',
      address: '/',
      run: () => {
        const [picture, other] = [new Image(), new Image()];
        picture.id = 'turning';
        picture.src = `data:image/svg+xml;base64,${encodeURIComponent(btoa('<svg xmlns="http://www.w3.org/2000/svg"><animate attributeName="x" dur="1s"/></svg>'))}#turn`;
        document.querySelector('main')!.append(other, picture);
      },
      named: /^#turning: The file of this picture is animated/,
    },
    {
      fault: 'a picture whose file is broken',
      address: '/',
      run: () => {
        const broken = new Image();
        broken.id = 'broken';
        broken.src = 'data:image/png;base64,@@@';
        document.querySelector('main')!.append(broken);
      },
      named: /^#broken: The file of this picture cannot be read/,
    },
    {
      fault: 'a background that turns',
      address: '/',
      css: '#hero-title { background-image: url("data:image/svg+xml,<svg><animate/></svg>") }',
      named: /^#hero-title: The file of this picture is animated/,
    },
  ],
  reflow: [
    {
      fault: 'a drawing behind the page that is wider than it',
      address: '/terms',
      variant: { size: '320×256' },
      css: 'body::before { content: ""; display: block; inline-size: 60rem; block-size: 4px }',
      named: /the page: The page is 960 px wide in a window of 320 px, and no element is/,
    },
    {
      fault: 'a text that scrolls sideways by itself',
      address: '/',
      variant: { size: '320×256' },
      css: '#hero-title { white-space: nowrap; overflow-x: auto }',
      named: /^#hero-title: This scrolls sideways by itself/,
    },
    {
      fault: 'a heading of a fixed width',
      address: '/',
      variant: { size: '320×256' },
      css: '#hero-title { inline-size: 30rem }',
      named: /^#hero-title: This reaches out of the window/,
    },
  ],
  clipped: [
    {
      fault: 'a text that is cut off at its side',
      address: '/',
      variant: { size: '320×256' },
      css: '#hero-title { white-space: nowrap; overflow-x: hidden }',
      named: /^#hero-title: Its text does not fit/,
    },
    {
      fault: 'a button that cuts off text of twice the size',
      address: '/',
      variant: { preference: 'text 200 %' },
      css: '#room-action { block-size: 48px; overflow: hidden }',
      named: /^#room-action.*: Its text does not fit/,
    },
    {
      fault: 'a heading that cuts off spaced text',
      address: '/privacy',
      variant: { preference: 'text spacing' },
      css: 'h1 { inline-size: max-content; max-inline-size: 8ch; white-space: nowrap; overflow: hidden }',
      named: /h1.*: Its text does not fit/,
    },
    {
      fault: 'a message whose first line is above its box',
      address: '/',
      variant: { size: '320×256', state: 'message open' },
      css: '.mantine-Notification-body { block-size: 20rem; flex-shrink: 0; margin-block-start: -5rem !important }',
      named: /div: “.*coming soon!” is cut off where no scrolling/,
    },
    {
      fault: 'a heading that begins before the page does',
      address: '/ar/terms',
      css: 'h1 { margin-inline-start: -6rem !important }',
      named: /h1: “.+” is cut off where no scrolling/,
    },
    {
      fault: 'a banner that stays at the bottom and is higher than the window',
      address: '/privacy',
      variant: { size: '320×256' },
      css: 'footer { position: fixed; inset-block-end: 0; inset-inline: 0 }',
      named: /footer.*: “.+” is cut off where no scrolling/,
    },
  ],
  enlarged: [
    {
      fault: 'a heading as large as the window makes it',
      address: '/',
      css: '#hero-title { font-size: 5vw !important }',
      named:
        /^#hero-title: .* has \d+ px where the visitor set twice the size, and \d+ px where not/,
    },
    {
      fault: 'a page that two fingers cannot enlarge',
      address: '/terms',
      css: 'body { touch-action: pan-x pan-y }',
      named: /body: Its touch-action keeps two fingers/,
    },
  ],
  lost: [
    {
      fault: 'words that are there for a script alone',
      address: '/privacy',
      variant: { state: 'without JavaScript' },
      css: 'html:not([data-hydrated]) main section { opacity: 0 }',
      named: /“You can read every page.*” is seen in a wide window and not here/,
    },
    {
      fault: 'a part that a narrow window takes out of the document',
      address: '/',
      variant: { size: '320×256' },
      run: () => {
        const about = document.querySelector('#about')!;
        const place = about.nextSibling;
        const narrow = matchMedia('(width < 30em)');
        const put = () =>
          narrow.matches
            ? about.remove()
            : document.querySelector('main')!.insertBefore(about, place);
        narrow.addEventListener('change', put);
        put();
      },
      named: /the page: “.+” is seen in a wide window and not here/,
    },
    {
      fault: 'a part that is not there upright',
      address: '/',
      variant: { size: '390×844' },
      css: '@media (orientation: portrait) { #about { display: none } }',
      named: /^#about.*: “.+” is seen in a wide window and not here/,
    },
    {
      fault: 'words that only the text of a picture still has',
      address: '/',
      variant: { preference: 'text 200 %' },
      run: () => {
        const title = document.querySelector<HTMLElement>('#hero-title')!;
        document.querySelector<HTMLImageElement>('main img')!.alt = title.textContent;
        title.style.opacity = 'calc(2 - 1rem / 16px)';
      },
      named: /^#hero-title: “.+” is seen in a wide window and not here/,
    },
    {
      fault: 'a picture that has no room beside large text',
      address: '/',
      variant: { preference: 'text 200 %' },
      css: 'main img { opacity: calc(2 - 1rem / 16px) }',
      named: /img.*: “the picture .+” is seen in a wide window and not here/,
    },
    {
      fault: 'a part that has no room in a narrow window',
      address: '/',
      variant: { size: '320×256' },
      css: '@media (width < 30em) { #about { display: none } }',
      named: /^#about.*: “.+” is seen in a wide window and not here/,
    },
    {
      fault: 'a part that has no room for large text',
      address: '/',
      variant: { preference: 'text 200 %' },
      css: 'h1 { opacity: calc(2 - 1rem / 16px) }',
      named: /^#hero-title: “.+” is seen in a wide window and not here/,
    },
  ],
  overlap: [
    {
      fault: 'a box over the words',
      address: '/privacy',
      css: 'footer::before { content: ""; position: absolute; inset: 0; z-index: 9 }',
      named: /: “.+” is under .*footer\. Uncover it/,
    },
    {
      fault: 'a heading over the next paragraph',
      address: '/',
      css: '#hero-title { margin-block-end: -4rem }',
      named: /^#hero-title: .* is painted over/,
    },
    {
      fault: 'lines of a fixed place that spaced text grows into',
      address: '/privacy',
      variant: { preference: 'text spacing' },
      css: 'main p { max-block-size: 2lh }',
      named: / is painted over /,
    },
  ],
  'target-size': [
    {
      fault: 'a link in a line of its own',
      address: '/',
      css: 'footer a[href="/terms"] { display: inline !important; padding-block: 0 !important }',
      named: /The target is \d+ × 2\d px\. Make it 44 px each way/,
    },
    {
      fault: 'a link in a sentence that is low in each of its lines',
      address: '/privacy',
      run: () => {
        const link = document.querySelector<HTMLElement>('#contact p a')!;
        link.style.fontSize = '12px';
        link.parentElement!.style.inlineSize = '7rem';
      },
      named: /^#contact.* > a: The target is \d+ × \d\d px\. Make it 24 px/,
    },
    {
      fault: 'a low button',
      address: '/',
      css: '#room-action { min-block-size: 0; block-size: 32px }',
      named: /^#room-action: The target is .* 32 px/,
    },
    {
      fault: 'a low link in a sentence',
      address: '/privacy',
      css: 'main p a { padding: 0 !important; font-size: 0.75rem !important }',
      named: /> a.*: The target is .* Make it 24 px/,
    },
  ],
  sequence: [
    {
      fault: 'a section that is seen before the one it follows',
      address: '/',
      css: 'main { display: flex; flex-direction: column } #products { order: -1 }',
      named: /^#products-title: .* stands before it/,
    },
  ],
  measure: [
    {
      fault: 'a text that is no paragraph and has long lines',
      address: '/privacy',
      variant: { size: '1280×800' },
      run: () => {
        const box = document.createElement('div');
        box.textContent = 'Our boats are old, and we like them as they are. '.repeat(6);
        box.style.maxInlineSize = 'none';
        document.querySelector('#main')!.prepend(box);
      },
      named: /A line has about \d{3} characters/,
    },
    {
      fault: 'a paragraph in italics alone that has long lines',
      address: '/privacy',
      variant: { size: '1280×800' },
      run: () => {
        const text = document.createElement('p');
        const words = document.createElement('em');
        words.textContent = 'Our boats are old, and we like them as they are. '.repeat(6);
        text.id = 'all-italics';
        text.style.maxInlineSize = 'none';
        text.append(words);
        document.querySelector('#main')!.prepend(text);
      },
      named: /^#all-italics: A line has about \d{3} characters/,
    },
    {
      fault: 'an item that has long lines, and a list in it',
      address: '/privacy',
      variant: { size: '1280×800' },
      run: () => {
        const [list, item, inner, innerItem] = ['ul', 'li', 'ul', 'li'].map((name) =>
          document.createElement(name),
        ) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
        innerItem.textContent = 'Oars';
        inner.append(innerItem);
        item.id = 'long-item';
        item.append('Our boats are old, and we like them as they are. '.repeat(6), inner);
        list.style.maxInlineSize = 'none';
        list.append(item);
        document.querySelector('#main')!.prepend(list);
      },
      named: /^#long-item: A line has about \d{3} characters/,
    },
    {
      fault: 'lines as wide as the page',
      address: '/privacy',
      variant: { size: '1280×800' },
      css: 'main * { max-inline-size: none !important }',
      named: /main.* > p.*: A line has about \d+ characters/,
    },
    {
      fault: 'paragraphs that are close',
      address: '/privacy',
      css: 'main p + p { margin-block-start: 1rem !important }',
      named: /The paragraph before is 16 px away/,
    },
    {
      fault: 'lines that are close',
      address: '/privacy',
      css: 'main p { line-height: 1.2 !important }',
      named: /The lines are closer/,
    },
    {
      fault: 'justified text',
      address: '/privacy',
      css: 'main p { text-align: justify !important }',
      named: /The text is justified/,
    },
  ],
  'stray-words': [
    {
      fault: 'a word from a style sheet',
      address: '/de/privacy',
      css: 'h1::before { content: "Important " }',
      named: /h1: “Important ” comes from a style sheet/,
    },
    {
      fault: 'a picture with the name of its file',
      address: '/',
      run: () => document.querySelector('main img[alt]')!.setAttribute('alt', 'hero-2.svg'),
      named: /“hero-2\.svg” is the name of a file/,
    },
    {
      fault: 'a drawing with words in it',
      address: '/',
      run: () => {
        const image = document.createElement('img');
        image.src =
          'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"><text>Before</text></svg>';
        document.querySelector('main')!.append(image);
      },
      named: /This drawing has text in it/,
    },
    {
      fault: 'a drawing with words in it, beside one that has no file and one that is broken',
      address: '/',
      run: () => {
        const [drawing, empty, broken] = [new Image(), new Image(), new Image()];
        drawing.id = 'worded';
        drawing.src = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg"><text>After</text></svg>')}`;
        broken.src = 'data:image/svg+xml,<svg width="100%"></svg>';
        document.querySelector('main')!.append(empty, broken, drawing);
      },
      named: /^#worded: This drawing has text in it/,
    },
  ],
  outline: [
    {
      fault: 'a list that is drawn with bullets',
      address: '/privacy',
      run: () => {
        const text = document.createElement('p');
        text.innerText = '• warm clothes\n• a hat';
        document.querySelector('#main section')!.append(text);
      },
      named: /“• warm clothes” is a list by its looks alone/,
    },
    {
      fault: 'a page without a title',
      address: '/privacy',
      run: () => document.querySelector('title')?.remove(),
      named: /The page has no title/,
    },
    {
      fault: 'a second h1',
      address: '/privacy',
      run: () => document.querySelector('h1')?.after(document.createElement('h1')),
      named: /The page has 2 <h1>/,
    },
    {
      fault: 'a level that is skipped',
      address: '/',
      run: () => {
        const card = document.querySelector('#products h3');
        const lower = document.createElement('h4');
        lower.append(...(card?.childNodes ?? []));
        card?.replaceWith(lower);
      },
      named: /A level 4 heading follows one of level 2/,
    },
    {
      fault: 'a section without a heading',
      address: '/',
      run: () => document.querySelector('#contact h2')?.remove(),
      named: /^#contact: This <section> has no heading/,
    },
  ],
  names: [
    {
      fault: 'a landmark without a name',
      address: '/privacy',
      variant: { size: '1280×800' },
      run: () => document.querySelector('header nav')?.removeAttribute('aria-label'),
      named: /There is a navigation without a name/,
    },
    {
      fault: 'two landmarks of one name',
      address: '/privacy',
      variant: { size: '1280×800' },
      run: () => {
        for (const nav of document.querySelectorAll('footer nav')) {
          nav.removeAttribute('aria-labelledby');
          nav.setAttribute('aria-label', 'Links');
        }
      },
      named: /two landmarks \(navigation\) called “Links”/,
    },
    {
      fault: 'two headings of one name',
      address: '/privacy',
      run: () => {
        const [first, second] = document.querySelectorAll('main h2');
        second!.textContent = first!.textContent;
      },
      named: /two headings \(heading\) called/,
    },
    {
      fault: 'two buttons of one name',
      address: '/',
      run: () => {
        for (const button of document.querySelectorAll('main button'))
          button.setAttribute('aria-label', 'Learn More');
      },
      named: /two controls \(button\) called “Learn More”/,
    },
  ],
  'link-purpose': [
    {
      fault: 'a link that opens a window and does not say so',
      address: '/de/privacy',
      run: () =>
        document.querySelector('footer a[href="/de/terms"]')!.setAttribute('target', '_blank'),
      named: /leads to \/de\/terms, in a new window, and does not say so/,
    },
    {
      fault: 'a link to another page that says that it is this one',
      address: '/privacy',
      run: () =>
        document.querySelector('footer a[href="/terms"]')!.setAttribute('aria-current', 'page'),
      named: /leads to \/terms, and says that it is the current page/,
    },
    {
      fault: 'two links of one name to two places',
      address: '/',
      run: () => document.querySelector('footer a[href="/#about"]')?.setAttribute('href', '/terms'),
      named: /footer.*: “About” leads to \/terms, and another link of that name/,
    },
  ],
  language: [
    {
      fault: 'a page that does not say its language',
      address: '/privacy',
      run: () => document.documentElement.removeAttribute('lang'),
      named: /^html: The page says lang=""/,
    },
    {
      fault: 'words of another language that do not say it',
      address: '/privacy',
      run: () => document.querySelector('footer a[lang=ar]')?.removeAttribute('lang'),
      named: /is in another language than what is around it/,
    },
    {
      fault: 'a paragraph that nobody has translated',
      address: '/de/privacy',
      run: () => {
        document.querySelector('h2 + p')!.textContent =
          'This paragraph has been left as it was in the first language of the site.';
      },
      named: /“This paragraph .*” reads as English, and says that it is German/,
    },
    {
      fault: 'a wrong language of the same letters',
      address: '/es/terms',
      run: () => document.querySelector('h2 + p')!.setAttribute('lang', 'de'),
      named: /reads as Spanish, and says that it is German/,
    },
    {
      fault: 'a picture whose words are in another language',
      address: '/de',
      run: () => {
        document.querySelector('img')!.alt =
          'A house in grey outline that turns into a coloured one.';
      },
      named: /“A house in grey outline .*” reads as English/,
    },
    {
      fault: 'a language that does not exist',
      address: '/privacy',
      run: () => document.querySelector('footer a[lang=ar]')?.setAttribute('lang', 'arabic_EG'),
      named: /lang="arabic_EG" is no language/,
    },
  ],
  abbreviations: [
    {
      fault: 'an abbreviation that is spelt out nowhere',
      address: '/',
      run: () => {
        const text = document.querySelector('h1 + p')!;
        text.textContent = text.textContent.replace(' (AI)', '');
      },
      named: /^#hero-title: “AI” is spelt out nowhere on the page/,
    },
    {
      fault: 'one in a language without spaces between words',
      address: '/ja/privacy',
      run: () => {
        const text = document.querySelector('#information p:nth-of-type(3)')!;
        text.textContent = text.textContent.replace('（IP）', 'IP');
      },
      named: /“IP” is spelt out nowhere on the page/,
    },
  ],
  absent: [
    {
      fault: 'a script that waits for the device to be shaken',
      address: '/',
      run: () => window.addEventListener('devicemotion', () => {}),
      named: /the page: The page listens to devicemotion/,
    },
    {
      fault: 'a script that holds the device upright',
      address: '/',
      run: () => {
        const { orientation } = screen as unknown as {
          orientation: { lock: (to: string) => void };
        };
        orientation.lock('portrait');
      },
      named: /the page: .*seed\.js locks the orientation/,
    },
    {
      fault: 'a field',
      address: '/',
      run: () => document.querySelector('#hero-title')?.after(document.createElement('input')),
      named: /input.*: There is a <input>/,
    },
    {
      fault: 'a frame',
      address: '/',
      run: () => document.querySelector('#hero-title')?.after(document.createElement('iframe')),
      named: /iframe.*: There is a <iframe>/,
    },
  ],
  'without-script': [
    {
      fault: 'a button that needs a script',
      address: '/',
      css: '#room-action { display: block !important; visibility: visible !important }',
      named: /^#room-action: .* does nothing without a script/,
    },
    {
      fault: 'a page that a script fills',
      address: '/',
      html: (html) => html.replace(/<footer[^]*<\/footer>/, ''),
      named: /There is no <footer>/,
    },
  ],
  'reduced-motion': [
    {
      fault: 'a logo that turns under the pointer',
      address: '/',
      css: '@keyframes turn { to { rotate: 360deg } } header a:hover img { animation: turn 1s infinite !important }',
      named: /img: This still moves where the visitor asked for reduced motion/,
    },
    {
      fault: 'a line that a heading draws under the pointer',
      address: '/',
      css: '#hero-title:hover::after { content: ""; transition: scale 1s !important }',
      named: /^#hero-title: This still moves where the visitor asked for reduced motion/,
    },
    {
      fault: 'a script that glides to a part of the page',
      address: '/',
      run: () => {
        const glide = (steps: number) => {
          window.scrollBy({ top: 20, behavior: 'instant' });
          if (steps > 0) requestAnimationFrame(() => glide(steps - 1));
        };
        addEventListener('click', () => glide(20));
      },
      named: /Where this leads the page glides to, though/,
    },
    {
      fault: 'a button that glides all the same',
      address: '/',
      css: '#room-action { transition: translate 1s !important }',
      named: /^#room-action: This still moves/,
    },
    {
      fault: 'a page that glides all the same',
      address: '/',
      css: ':root { scroll-behavior: smooth !important }',
      named: /^html: This still moves/,
    },
  ],
  'control-contrast': [
    {
      fault: 'a button whose edge is a shadow, which forced colours take away',
      address: '/',
      variant: { preference: 'forced colours' },
      css: '#room-action { border: 0 !important; background: none !important; box-shadow: 0 0 0 2px #1c4694 } #room-action::before { border: 0 !important }',
      named: /^#room-action: Its edge has a contrast of/,
    },
    {
      fault: 'a button with a pale edge',
      address: '/',
      variant: { scheme: 'light' },
      css: '#room-action { background: #fff !important; border-color: #eee !important }',
      named: /^#room-action: Its edge has a contrast/,
    },
    {
      fault: 'a pale cross on a message',
      address: '/',
      variant: { state: 'message open' },
      css: '[data-kind] button svg { opacity: 0.2 }',
      named: /button > svg: This icon has a contrast/,
    },
    {
      fault: 'a pale icon',
      address: '/',
      variant: { scheme: 'light' },
      css: 'summary svg { opacity: 0.2 }',
      named: /summary > svg: This icon has a contrast/,
    },
  ],
  'control-states': [
    {
      fault: 'a current page that is marked faintly',
      address: '/',
      css: 'header [aria-current] { font-weight: inherit !important; text-decoration: none !important; border-color: transparent !important; color: inherit !important; background: none !important; box-shadow: none !important } header [aria-current]::after, header [aria-current]::before { content: none !important }',
      named: /“Home” is marked as current by \d+ px/,
    },
    {
      fault: 'a card that pales under the pointer',
      address: '/',
      css: '[data-color]:hover { background: #999 !important }',
      named: /Under the pointer: “.+” has a contrast of/,
    },
    {
      fault: 'a section that pales where a link leads to it',
      address: '/privacy',
      css: '#main section:target { background: #888 }',
      named: /Where a link has led to it: “.+” has a contrast of/,
    },
    {
      fault: 'a button that pales under the pointer',
      address: '/',
      css: '#room-action:hover { opacity: 0.4 }',
      named: /^#room-action.*: Under the pointer: “Learn More.*” has a contrast/,
    },
    {
      fault: 'a link whose words pale under the pointer',
      address: '/privacy',
      css: 'footer a:hover { color: #888 !important }',
      named: /footer.* a: Under the pointer: “.+” has a contrast/,
    },
    {
      fault: 'a button that vanishes while it is pressed',
      address: '/',
      variant: { scheme: 'light' },
      css: '#room-action:active { background: #fff !important; border-color: #fff !important }',
      named: /^#room-action: While it is pressed: Its edge has a contrast/,
    },
  ],
  'text-contrast': [
    {
      fault: 'a pale number beside a link',
      address: '/privacy',
      css: '#main ol li::marker { color: #bbb !important }',
      named: /“what the style writes \(::marker\)” has a contrast of/,
    },
    {
      fault: 'a pale number before a heading',
      address: '/privacy',
      css: '#main section h2::before { color: #bbb !important }',
      named: /“what the style writes \(::before\)” has a contrast of/,
    },
    {
      fault: 'text that shines through',
      address: '/',
      variant: { scheme: 'dark' },
      css: '#hero-title { opacity: 0.5 }',
      named: /^#hero-title: .* has a contrast/,
    },
    {
      fault: 'pale text',
      address: '/',
      variant: { scheme: 'dark' },
      css: '#hero-title { color: #777 !important }',
      named: /^#hero-title: .* has a contrast/,
    },
    {
      fault: 'a pale message',
      address: '/',
      variant: { state: 'message open' },
      css: '[data-kind] * { color: #888 !important }',
      named: /“Enhance My Room is coming soon!” has a contrast/,
    },
    {
      fault: 'text that a gradient drowns',
      address: '/',
      variant: { scheme: 'light' },
      css: '#hero-title { color: #000 !important; background: linear-gradient(90deg, #fff, #333) }',
      named: /^#hero-title: .* has a contrast/,
    },
    {
      fault: 'text in a colour of its own where colours are forced',
      address: '/',
      variant: { preference: 'forced colours' },
      css: '#hero-title { forced-color-adjust: none; color: #777 !important; background: #666 }',
      named: /^#hero-title: .* has a contrast/,
    },
  ],
  axe: [
    {
      fault: 'a list with something else in it',
      address: '/privacy',
      variant: { size: '1280×800' },
      run: () => document.querySelector('header nav ul')?.append(document.createElement('div')),
      named: /^\._nav_.*: list: /,
    },
  ],
  ibm: [
    {
      fault: 'a picture without words',
      address: '/',
      run: () => document.querySelector('main img[alt]')?.removeAttribute('alt'),
      named: /^#main .* > img: img_alt_valid/,
    },
  ],
  markup: [
    {
      fault: 'a picture without words',
      address: '/',
      html: (html) => html.replace(/<img(?=[^>]*hero)([^>]*) alt="[^"]*"/, '<img$1'),
      named: /img: wcag\/h37/,
    },
  ],
  printed: [
    {
      fault: 'a column that paper cuts off',
      address: '/privacy',
      css: '@media print { #main { block-size: 12cm; overflow: hidden } }',
      named: /“.+” is not on the printed page/,
    },
    {
      fault: 'a heading that is not on paper',
      address: '/',
      css: '@media print { #hero-title { display: none } }',
      named: /“Enhance Everything with AI” is not on the printed page/,
    },
    {
      fault: 'pale ink',
      address: '/',
      css: '@media print { #hero-title { color: #bbb !important } }',
      named: /^#hero-title: .* is too pale for paper/,
    },
  ],
  'tab-walk': [
    {
      fault: 'a last card that is seen first',
      address: '/',
      variant: { size: '1280×800' },
      css: 'li:has(> #diet, #diet-action), :has(> [data-color] #diet-action) { order: -1 }',
      named: /takes the focus after “.+” but is seen before it/,
    },
    {
      fault: 'a page that the focus does not leave',
      address: '/privacy',
      variant: { size: '1280×800' },
      run: () =>
        document.addEventListener('keydown', (event) => {
          const links = [...document.querySelectorAll<HTMLElement>('footer a')];
          if (event.key !== 'Tab' || event.shiftKey || event.target !== links.at(-1)) return;
          event.preventDefault();
          links[0]!.focus();
        }),
      named: /Tab reaches “.+” more than once/,
    },
    {
      fault: 'a link that takes its turn first',
      address: '/privacy',
      variant: { size: '1280×800' },
      run: () => document.querySelector('header nav a')?.setAttribute('tabindex', '5'),
      named: /header .* > a: Tab does not reach “Home” in its turn/,
    },
    {
      fault: 'a link of the open list that Tab passes by',
      address: '/',
      variant: { state: 'language control used' },
      run: () => document.querySelector('details a[hreflang=de]')?.setAttribute('tabindex', '-1'),
      named: /details .*: Tab does not reach “Deutsch” in its turn/,
    },
    {
      fault: 'a page that keeps the way back to itself',
      address: '/privacy',
      run: () =>
        window.addEventListener(
          'keyup',
          (event) => {
            if (event.shiftKey) event.stopImmediatePropagation();
          },
          { capture: true },
        ),
      named: /Shift and Tab lead to “” instead of “.+”/,
    },
    {
      fault: 'a link that holds the focus',
      address: '/privacy',
      run: () =>
        document.querySelector('footer a[href="/terms"]')?.addEventListener('keydown', (event) => {
          if ((event as KeyboardEvent).key === 'Tab') event.preventDefault();
        }),
      named: /Tab reaches “Terms of Service” more than once/,
    },
    ...(['/privacy', '/ar/privacy'] as const).map((address): Seed => ({
      fault: `an order that runs against the writing at ${address}`,
      address,
      variant: { size: '1280×800' },
      css: 'header nav ul { flex-direction: row-reverse !important }',
      named: /header .* takes the focus after .* but is seen before it/,
    })),
    {
      fault: 'a way back that is another one',
      address: '/privacy',
      run: () => {
        const [first, , third] = document.querySelectorAll<HTMLElement>('footer nav a');
        third!.addEventListener('keydown', (event) => {
          if (event.key !== 'Tab' || !event.shiftKey) return;
          event.preventDefault();
          first!.focus();
        });
      },
      named: /Shift and Tab lead to /,
    },
  ],
  'focus-obscured': [
    {
      fault: 'a bar over the foot of the window',
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
    {
      fault: 'a badge over a part of a button',
      address: '/',
      variant: { size: '1280×800' },
      run: putBadge,
      named: /^#room-action: .*has the focus, and it is under #badge/,
    },
    {
      fault: 'a badge over a part of a button that is a pill',
      address: '/',
      variant: { size: '1280×800' },
      css: '#room-action { border-radius: 999px !important }',
      run: putBadge,
      named: /^#room-action: .*has the focus, and it is under #badge/,
    },
    {
      fault: 'a skip link that reaches the edge of the window',
      address: '/de',
      variant: { size: '320×256' },
      css: 'a[href="#main"] { max-inline-size: none !important }',
      named: /has the focus, and its outline is partly outside of the window/,
    },
  ],
  'focus-indicator': [
    {
      fault: 'a button without an outline in narrow windows',
      address: '/',
      variant: { size: '320×256', preference: 'plain', state: 'loaded' },
      css: '@media (max-width: 40em) { #room-action:focus-visible { outline-color: transparent } }',
      named: /^#room-action: The focus on .* changes/,
    },
    {
      fault: 'a link without an outline',
      address: '/',
      css: 'footer a[href="/terms"]:focus-visible { outline: none !important }',
      named: /^#root > footer .*: The focus on “Terms of Service” changes 0 px/,
    },
    {
      fault: 'a link of the open list without an outline',
      address: '/',
      variant: { state: 'language control used' },
      css: 'details a:focus-visible { outline: none !important }',
      named: /details .*: The focus on “Deutsch” changes/,
    },
    {
      fault: 'an outline that forced colours take away',
      address: '/privacy',
      variant: { preference: 'forced colours' },
      css: ':focus-visible { outline-style: none !important; box-shadow: 0 0 0 3px currentColor }',
      named: /: The focus on “.+” changes \d+ px/,
    },
    {
      fault: 'a link of two lines over the outline of the one above',
      address: '/ar-XB',
      variant: { size: '320×256', preference: 'forced colours' },
      css: ':root { --beside-outline: 0em !important }',
      named: /^#root > footer .*: The focus on “.+” changes \d+ px/,
    },
    {
      fault: 'a thin outline in the dark',
      address: '/privacy',
      variant: { scheme: 'dark' },
      css: ':focus-visible { outline: 1px dotted !important }',
      named: /: The focus on “.+” changes \d+ px/,
    },
  ],
  'by-itself': [
    {
      fault: 'a letter that leads back to the top',
      address: '/terms',
      run: () => addEventListener('keydown', ({ key }) => key === 't' && window.scrollTo(0, 0)),
      named: /A single letter changed the page/,
    },
    {
      fault: 'a change that the focus makes',
      address: '/privacy',
      run: () => {
        const link = document.querySelector('footer a');
        link?.addEventListener('focus', () => link.closest('footer')?.append('!'));
      },
      named: /Moving the focus over \/privacy changed it/,
    },
    {
      fault: 'a change that a letter makes',
      address: '/privacy',
      run: () =>
        document.addEventListener('keydown', ({ key }) => {
          if (key === 'h') document.querySelector('footer')?.append('!');
        }),
      named: /A single letter changed the page/,
    },
    {
      fault: 'a window that opens',
      address: '/privacy',
      run: () =>
        document
          .querySelector('footer a')
          ?.addEventListener('focus', () => window.open('/terms'), { once: true }),
      named: /The page opened .*\/terms by itself/,
    },
  ],
  'passing-time': [
    {
      fault: 'a line that a timer moves',
      address: '/privacy',
      run: () => {
        const line = document.querySelector<HTMLElement>('main p')!;
        line.id = 'line';
        setInterval(() => {
          line.style.translate = line.style.translate ? '' : '4px';
        }, 5000);
      },
      named: /^#line: This changed by itself/,
    },
    {
      fault: 'a page that goes on after a while',
      address: '/privacy',
      run: () => {
        setTimeout(() => location.assign('/terms'), 30_000);
      },
      named: /The page went from .*\/privacy to .*\/terms by itself/,
    },
    {
      fault: 'a page that loads itself again',
      address: '/privacy',
      html: (html) => html.replace('</head>', '<meta http-equiv="refresh" content="900" /></head>'),
      named: /The page loads another one by itself/,
    },
  ],
  message: [
    {
      fault: 'a message that is a live region itself',
      address: '/',
      run: () => {
        const mark = () =>
          document.querySelector('[data-kind]')?.setAttribute('aria-live', 'polite');
        new MutationObserver(mark).observe(document.body, { childList: true, subtree: true });
      },
      named: /The message stands in 2 live regions/,
    },
    {
      fault: 'a message that is announced the first time alone',
      address: '/',
      run: () => {
        const button = document.querySelector('#room-action')!;
        const once = () => {
          if (document.querySelector('[data-kind]'))
            button.addEventListener('click', (event) => event.stopImmediatePropagation(), {
              capture: true,
            });
        };
        new MutationObserver(once).observe(document.body, { childList: true, subtree: true });
      },
      named: /The message is not announced when it is asked for once more/,
    },
    {
      fault: 'a message that interrupts',
      address: '/',
      run: () => {
        new MutationObserver(() =>
          document.querySelector('[data-kind]')?.setAttribute('role', 'alert'),
        ).observe(document.body, { childList: true, subtree: true });
      },
      named: /A message interrupts/,
    },
    {
      fault: 'a message that goes by itself',
      address: '/',
      run: () => {
        new MutationObserver(() => {
          const close = document.querySelector<HTMLElement>('[data-kind] button');
          if (close) setTimeout(() => close.click(), 5000);
        }).observe(document.body, { childList: true, subtree: true });
      },
      named: /The message went away by itself/,
    },
    {
      fault: 'a message that takes the focus',
      address: '/',
      run: () => {
        new MutationObserver(() =>
          document.querySelector<HTMLElement>('[data-kind] button')?.focus(),
        ).observe(document.body, { childList: true, subtree: true });
      },
      named: /The focus left the button when the message appeared/,
    },
    {
      fault: 'a message that Escape does not close',
      address: '/',
      run: () =>
        window.addEventListener(
          'keydown',
          (event) => {
            if (event.key === 'Escape') event.stopImmediatePropagation();
          },
          true,
        ),
      named: /Escape does not close the message/,
    },
    {
      fault: 'a message that is said twice',
      address: '/',
      run: () => {
        const region = document.querySelector('[role=status]')!;
        new MutationObserver((_, observer) => {
          observer.disconnect();
          const words = region.textContent;
          setTimeout(() => {
            region.textContent = `${words} `;
          }, 200);
        }).observe(region, { childList: true, characterData: true, subtree: true });
      },
      named: /The message was announced 2 times/,
    },
    {
      fault: 'a region that is hidden from who listens',
      address: '/',
      run: () => document.querySelector('[role=status]')?.setAttribute('aria-hidden', 'true'),
      named: /There is no empty, polite status region/,
    },
  ],
  operable: [
    {
      fault: 'a text that answers a press',
      address: '/',
      run: () => {
        const heading = document.querySelector('#hero-title')!;
        const key = Object.keys(heading).find((one) => one.startsWith('__reactProps$'))!;
        Reflect.set(heading, key, { ...Reflect.get(heading, key), onClick: () => {} });
      },
      named: /^#hero-title: This answers a press and is no control/,
    },
    {
      fault: 'a button that acts when the mouse lets go of it',
      address: '/',
      run: () => {
        const button = document.querySelector('#room-action')!;
        const key = Object.keys(button).find((one) => one.startsWith('__reactProps$'))!;
        Reflect.set(button, key, { onMouseUp: () => {} });
      },
      named: /^#room-action: This answers a pointer and no click/,
    },
    {
      fault: 'a link of the open list that Enter does not work',
      address: '/',
      variant: { state: 'language control used' },
      run: () =>
        document
          .querySelector('details a[hreflang=de]')
          ?.addEventListener('keydown', (event) => event.preventDefault()),
      named: /details .*: Enter does nothing on “Deutsch”/,
    },
    {
      fault: 'a link that Enter does not work',
      address: '/',
      run: () =>
        document
          .querySelector('footer a[href="/terms"]')
          ?.addEventListener('keydown', (event) => event.preventDefault()),
      named: /footer .*: Enter does nothing on “Terms of Service”/,
    },
    {
      fault: 'a button that Space does not work',
      address: '/',
      run: () =>
        document
          .querySelector('#room-action')
          ?.addEventListener('keyup', (event) => event.preventDefault()),
      named: /^#room-action: Space does nothing on “Learn More/,
    },
    {
      fault: 'a button under a veil',
      address: '/',
      css: '#products { position: relative } #products::after { content: ""; position: absolute; inset: 0; z-index: 9 }',
      named: /^#room-action: The mouse does nothing on “Learn More/,
    },
    {
      fault: 'a control that does not answer a finger',
      address: '/',
      run: () =>
        document
          .querySelector('#room-action')
          ?.addEventListener('touchstart', (event) => event.preventDefault(), { passive: false }),
      named: /^#room-action: A finger does nothing on “Learn More/,
    },
    {
      fault: 'a text that looks as if it could be pressed',
      address: '/',
      css: '#hero-title { cursor: pointer }',
      named: /^#hero-title: This looks as if it could be pressed/,
    },
  ],
  revealed: [
    {
      fault: 'a tooltip that the pointer opens after a while',
      address: '/',
      run: () => {
        const link = document.querySelector('footer a[href="/terms"]')!;
        link.addEventListener('pointerenter', () =>
          setTimeout(() => link.after('What you agree to'), 700),
        );
      },
      named: /footer .*: “What you agree to” appears when the pointer is on “Terms of Service”/,
    },
    {
      fault: 'a tooltip that says the words of its control again',
      address: '/',
      run: () => {
        const link = document.querySelector('footer a[href="/terms"]')!;
        link.addEventListener('pointerenter', () => link.after(link.textContent));
      },
      named: /footer .*: “Terms of Service” appears when the pointer is on “Terms of Service”/,
    },
    {
      fault: 'words that only the focus shows',
      address: '/',
      run: () => {
        const link = document.querySelector('footer a[href="/terms"]')!;
        link.addEventListener('focus', () => link.after('What you agree to'));
      },
      named: /footer .*: “What you agree to” appears when the focus is on “Terms of Service”/,
    },
  ],
  bypass: [
    {
      fault: 'a first link that leads to another part',
      address: '/privacy',
      run: () => document.querySelector('a[href="#main"]')?.setAttribute('href', '/#contact'),
      named: /: The first Tab leads to “.+”/,
    },
    {
      fault: 'a page that begins with another link',
      address: '/privacy',
      run: () => document.querySelector('a[href="#main"]')?.remove(),
      named: /: The first Tab leads to “.+”/,
    },
    {
      fault: 'a main part that takes no focus',
      address: '/privacy',
      run: () => document.querySelector('main')?.removeAttribute('tabindex'),
      named: /does not take the focus to the main part/,
    },
  ],
  cancellation: [
    {
      fault: 'a link that opens as soon as it is pressed',
      address: '/',
      run: () =>
        document
          .querySelector('footer a[href="/terms"]')
          ?.addEventListener('pointerdown', () => location.assign('/terms')),
      named: /A press on “Terms of Service” acts before it is let go/,
    },
    {
      fault: 'a message that closes as soon as it is pressed',
      address: '/',
      variant: { state: 'message open' },
      run: () =>
        document.addEventListener('pointerdown', ({ target }) =>
          (target as Element).closest<HTMLElement>('[data-kind] button')?.click(),
        ),
      named: /A press on “Close message” acts before it is let go/,
    },
    {
      fault: 'a button that acts as soon as a finger touches it',
      address: '/',
      run: () => {
        const button = document.querySelector<HTMLElement>('#room-action');
        button?.addEventListener('touchstart', () => button.click());
      },
      named: /^#room-action: A finger on “Learn More.*” acts before it is let go/,
    },
    {
      fault: 'a button that acts at once',
      address: '/',
      run: () => {
        const button = document.querySelector<HTMLElement>('#room-action');
        button?.addEventListener('pointerdown', () => button.click());
      },
      named: /^#room-action: A press on “Learn More.*” acts before it is let go/,
    },
  ],
};

export const siteSeeds: Readonly<Record<string, readonly SiteSeed[]>> = {
  'unique-title': [
    {
      fault: 'one title for two pages',
      addresses: ['/privacy', '/terms'],
      run: () => {
        document.title = document.querySelector('header [translate=no]')?.textContent ?? '';
      },
      named: /is also the title of \/terms/,
    },
  ],
  'consistent-links': [
    {
      fault: 'a link that a page lacks',
      addresses: ['/privacy', '/terms'],
      run: () => document.querySelector('footer a[href="/terms"]')?.remove(),
      named: /No link of header or footer leads to \/terms/,
    },
    {
      fault: 'links in another order',
      addresses: ['/privacy', '/terms'],
      run: () => {
        if (location.pathname !== '/terms') return;
        const list = document.querySelector('header nav ul')!;
        list.prepend(list.lastElementChild!);
      },
      named: /on \/privacy they are /,
    },
    {
      fault: 'a list of languages at another place',
      addresses: ['/privacy', '/terms'],
      run: () => {
        if (location.pathname !== '/terms') return;
        const last = [...document.querySelectorAll('header a:not([hreflang])')].at(-1)!;
        last.after(document.querySelector('header details')!);
      },
      named:
        /Contact Us \(\/terms#contact|Contact Us .*, Language.* \(summary\).*on \/privacy they are /,
    },
  ],
  translated: [
    {
      fault: 'a name that is in English everywhere',
      addresses: ['/', '/de'],
      run: () => document.querySelector('header nav')?.setAttribute('aria-label', 'Main'),
      named: /“Main” is called in English.*locales\/de/,
    },
    {
      fault: 'a kind of thing that is described in English everywhere',
      addresses: ['/', '/de'],
      run: () =>
        document.querySelector('#hero-title')?.setAttribute('aria-roledescription', 'slogan'),
      named: /“slogan” is called in English.*locales\/de/,
    },
  ],
};
