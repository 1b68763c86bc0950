import { waitForFrames } from '../../gather/emulation.ts';
import { withScratchPage } from '../../gather/freshPage.ts';
import { gatherTabSequence } from '../../gather/tabSequence.ts';
import { isNarrow, isReference, isSharedOverlay } from '../../matrix.ts';
import { NotMeasured, type RuleDefinition } from '../../rule.ts';
import { holdsSoon } from '../shared/holdsSoon.ts';
import { isChangedBy } from '../shared/isChangedBy.ts';

const characters = [
  ...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/?.,;:!-+=*#[]',
];

export const rule: RuleDefinition = {
  criteria: {
    '2.1.4':
      'Pressing a single letter, digit or punctuation mark changes neither the page nor its address, does not scroll, and does not move the focus.',
    '3.2.1':
      'Moving the focus to each control with Tab changes neither the page nor its address, except that a disclosure may open or close.',
    '3.2.5': 'Neither moving the focus nor pressing a single character opens a new tab.',
  },
  exclusions:
    'All languages except one for each writing direction, because the JavaScript is the same in all languages. All variants except these two: “light, 1280×800, default preferences, loaded page”; overlays at 320×256. Overlays, except on one page of each language, because all pages share them. Temporary changes, because the page before all key presses is compared only with the page after them. Values of fields. Letters other than A to Z, and punctuation marks other than / ? . , ; : ! - + = * # [ ]. Single characters while a control has the focus.',
  appliesTo: (variant, page, config) =>
    page.isStyleSample === true &&
    (isReference(variant) || (isSharedOverlay(variant, page, config) && isNarrow(variant))),
  // Open the address again in another page of the browser, for two reasons. This rule may change the page,
  // and later rules need an unchanged page. Also, some pages change only when a control first gets the focus.
  evaluate: (context) =>
    withScratchPage(context, async (page) => {
      const { auditPage } = context;
      const read = async () => {
        // Wait, because a key or the focus may scroll the page, and scripts react to that in the next frame.
        await waitForFrames(page);
        return page.evaluate(() => {
          const html = audit.listRoots().map((root) => new XMLSerializer().serializeToString(root));
          // The movement of the focus is allowed to open or close a disclosure.
          return location.href + html.join().replace(/(<details\b[^>]*?) open=""/g, '$1');
        });
      };
      const isChangedByFocus = await isChangedBy(page, 'The effect of the focus', read, () =>
        gatherTabSequence(page),
      );
      await page.evaluate(() => {
        audit.focusedElement().blur();
        // Start in the middle of the page, because a key that scrolls up would change nothing at the top.
        const top = document.documentElement.scrollHeight / 2;
        window.scrollTo({ top, behavior: 'instant' });
      });
      if (!(await holdsSoon(page, () => audit.focusedElement() === document.body, undefined)))
        throw new NotMeasured(
          'An element took the focus back, so no keys were tested while nothing had the focus.',
        );
      const readWithScroll = async () =>
        `${await read()} ${await page.evaluate(() => [window.scrollY, audit.locate(audit.focusedElement()).target])}`;
      const isChangedByKeys = await isChangedBy(
        page,
        'The effect of single characters',
        readWithScroll,
        async () => {
          for (const character of characters) await page.keyboard.press(character);
        },
      );
      const popups = page
        .context()
        .pages()
        .filter((one) => one !== page);
      return [
        popups.length > 0 && {
          criteria: ['3.2.5'],
          message: `The page opened ${popups.map((one) => one.url()).join(', ')} by itself. Open a page only on request.`,
        },
        isChangedByFocus && {
          criteria: ['3.2.1'],
          message: `The page ${auditPage.address} changed when the focus moved through it. Change the page only after Enter or a click.`,
        },
        isChangedByKeys && {
          criteria: ['2.1.4'],
          message: 'A single character changed the page. Let shortcuts need Ctrl or Alt.',
        },
      ].filter((violation) => violation !== false);
    }),
};
