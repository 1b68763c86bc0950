import { isReference } from '../../matrix.ts';
import type { Rule } from '../../rule.ts';

const oneFrame = 'No image file, of the page or of its style, has more than one frame.';

export const animatedImages: Rule = {
  id: 'animated-images',
  description: 'The file of every image can be read, and is not animated.',
  criteria: { '2.2.2': oneFrame, '2.3.1': oneFrame, '2.3.2': oneFrame },
  exclusions: 'All variants but the reference variant: they show the same files.',
  appliesTo: isReference,
  evaluate: ({ page }) =>
    page.evaluate(async () => {
      const isAnimated = async (file: Blob): Promise<boolean> => {
        if (file.type.startsWith('image/svg'))
          return /<(?:animate|set|script)\b|@keyframes/i.test(await file.text());
        const decoder = new ImageDecoder({ data: file.stream(), type: file.type });
        await decoder.tracks.ready;
        await decoder.completed;
        return (decoder.tracks.selectedTrack?.frameCount ?? 0) > 1;
      };
      const listAddresses = (element: Element) => {
        const own = element instanceof HTMLImageElement ? element.currentSrc : '';
        const ofStyle = ['', '::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(element, part);
          if (part && (style.content === 'none' || style.display === 'none')) return [];
          const all = [style.backgroundImage, style.maskImage, style.listStyleImage, style.content];
          return [...all.join().matchAll(/url\("(?!#)(.+?)"\)/g)].map(([, address]) => address!);
        });
        return new Set([own, ...ofStyle].filter(Boolean));
      };
      const violations = [];
      for (const element of document.querySelectorAll('*'))
        for (const address of listAddresses(element)) {
          const file = await audit.readFile(address);
          const answer = file && (await isAnimated(file).catch(() => undefined));
          const message =
            answer === undefined
              ? 'The file of this image cannot be read, so that it may be animated. See that its address leads to an image that the page may fetch.'
              : 'The file of this image is animated. Show a still one.';
          const unknown = answer === undefined && { criteria: [] };
          if (answer !== false) violations.push({ ...audit.locate(element), ...unknown, message });
        }
      return violations;
    }),
};
