import type { Page } from '@playwright/test';
import type { Check, Found } from '../check.ts';
import { inPseudo } from '../inPseudo.ts';
import { isDetailed, isPainted, isPlain } from '../matrix.ts';
import { setStyle } from '../styles.ts';
import { findPaleParts } from './controlContrast.ts';
import { findFaintCurrent } from './currentMark.ts';
import { findPaleText } from './textContrast.ts';

/** What a control looks like while it is used; its focus is measured by `focus-indicator`. */
const states = [
  // A card that pales under the pointer takes its words along.
  { pseudo: ['hover'], says: 'Under the pointer', within: 'body *' },
  { pseudo: ['hover', 'active'], says: 'While it is pressed', within: 'a, button, summary' },
  // Browsers have no style of their own for it, and sites seldom do.
  { pseudo: ['target'], says: 'Where a link has led to it', within: '[id]', isRare: true },
] as const;

const words =
  'Words under the pointer, on controls that are pressed, and where a link has led, are 7 : 1 against the pixels behind them.';

export const controlStates: Check = {
  id: 'control-states',
  criteria: {
    '1.4.3': words,
    '1.4.6': words,
    '1.4.11':
      'Edges or surfaces of controls under the pointer, and pressed, are painted 3 : 1, and what marks the current page changes a line of pixels by 3 : 1.',
  },
  about:
    'Under the pointer, pressed, and where a link has led, words stand out 7 : 1, and edges or surfaces of controls 3 : 1; what is current is marked by 3 : 1.',
  leaves:
    'The pixels of other languages than one of each direction of writing, whose style is the same; other sizes than 1280×800; more contrast, large and spaced text and reduced motion; forced colours and what opens on other pages than the home page; the skip link, which is seen with the focus only.',
  looksAt: (variant, page) =>
    isPainted(variant, page) &&
    isDetailed(page) &&
    (isPlain(variant) || page.route === 'home') &&
    variant.preference !== 'more contrast' &&
    variant.state !== 'skip link focused' &&
    variant.size === '1280×800',
  async find({ page, variant }) {
    const found: Found[] = [];
    // On its way a colour is neither the one nor the other.
    await setStyle(page, 'no transitions', '* { transition: none !important }');
    for (const { pseudo, says, within, ...state } of states) {
      if ('isRare' in state && !(await isStyled(page, `:${pseudo[0]}`))) continue;
      const faults = await inPseudo(page, pseudo, within, async () => [
        ...(await findPaleText(page, variant, within)),
        ...(await findPaleParts(page, variant)),
      ]);
      found.push(...faults.map((fault) => ({ ...fault, message: `${says}: ${fault.message}` })));
    }
    if (variant.state === 'loaded') found.push(...(await findFaintCurrent(page)));
    await setStyle(page, 'no transitions');
    return found;
  },
};

/** Whether a style speaks of it, or may, where its rules are not told. */
function isStyled(page: Page, pseudo: string): Promise<boolean> {
  return page.evaluate((selector) => {
    const speaks = (sheet: CSSStyleSheet): boolean => {
      try {
        return [...sheet.cssRules].some((rule) =>
          rule instanceof CSSImportRule
            ? !rule.styleSheet || speaks(rule.styleSheet)
            : rule.cssText.includes(selector),
        );
      } catch {
        return true;
      }
    };
    return [...document.styleSheets, ...document.adoptedStyleSheets].some(speaks);
  }, pseudo);
}
