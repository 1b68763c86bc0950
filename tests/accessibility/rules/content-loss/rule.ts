import { hasLargeText, hasTextSpacing, isNarrow, isPlain, isReference } from '../../matrix.ts';
import type { RuleDefinition } from '../../rule.ts';

const allVisible = 'All texts and images that are visible at 1280 px are also visible';

export const rule: RuleDefinition = {
  description: `${allVisible} in each of these cases: at 320 px, in portrait orientation, with large text, with spaced text, and without JavaScript.`,
  criteria: {
    '1.3.4': {
      covers: `${allVisible} in portrait orientation, at 390×844.`,
      in: ({ viewport }) => viewport === '390×844',
    },
    '1.4.4': { covers: `${allVisible} when text is twice as large.`, in: hasLargeText },
    '1.4.10': { covers: `${allVisible} at 320 px.`, in: isNarrow },
    '1.4.12': { covers: `${allVisible} when text is spaced.`, in: hasTextSpacing },
  },
  exclusions:
    'States other than “loaded” and “without JavaScript”, because these other states have the same texts as “loaded”. Forced colors, more contrast and reduced motion, because they hide nothing. Without JavaScript, <button> elements, because they need a script. Images other than <img>. Generated content, and values and placeholders of fields. A text that occurs several times, if one occurrence is still visible.',
  appliesTo: (variant) =>
    (isPlain(variant) && !isReference(variant)) ||
    (variant.state === 'loaded' && (hasLargeText(variant) || hasTextSpacing(variant))) ||
    variant.state === 'without JavaScript',
  evaluate: async ({ page, variant: { state }, wideContent }) =>
    page.evaluate(
      ([expected, hasScripts]) => {
        const visible = new Set(audit.listContent().map(({ text }) => text));
        const elements = audit.listElements('*', document.body);
        const findElement = (text: string) =>
          elements.find((element) =>
            element instanceof HTMLImageElement
              ? audit.describeImage(element) === text
              : [...element.childNodes].some(({ nodeValue }) => nodeValue?.trim() === text),
          );
        return [...new Set(expected)]
          .filter((text) => !visible.has(text))
          .map((text) => ({ text, element: findElement(text) }))
          .filter(({ element }) => hasScripts || !element || !audit.closest(element, 'button'))
          .map(({ text, element }) => ({
            ...(element && audit.locate(element)),
            message: `“${audit.shorten(text)}” is visible in a viewport of 1280 px, but not here. Move it to another place instead of hiding it.`,
          }));
      },
      [await wideContent(), state !== 'without JavaScript'] as const,
    ),
};
