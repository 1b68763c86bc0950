import type { Check } from '../check.ts';
import { isReference } from '../matrix.ts';

const noMotion = 'No animation of the style runs, and there is no film and no canvas.';
const noMedia = 'There is no video, audio, embedded object or frame.';

/** Of sound and film. */
const media = [
  '1.2.1',
  '1.2.2',
  '1.2.3',
  '1.2.4',
  '1.2.5',
  '1.2.6',
  '1.2.7',
  '1.2.8',
  '1.2.9',
  '1.4.2',
  '1.4.7',
];

const motion = ['2.2.2', '2.3.1', '2.3.2'];

export const stillness: Check = {
  id: 'stillness',
  criteria: {
    ...Object.fromEntries(motion.map((number) => [number, noMotion])),
    ...Object.fromEntries(media.map((number) => [number, noMedia])),
  },
  about: 'Nothing moves, blinks or sounds by itself.',
  looksAt: () => true,
  find: ({ page }) =>
    page.evaluate(
      (ofMotion) => [
        ...document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map(({ effect }) => (effect as KeyframeEffect | null)?.target)
          .filter((element) => element !== null && element !== undefined)
          .map((element) => ({
            ...audit.place(element),
            criteria: ofMotion,
            message: 'This moves by itself. Let it stand still until the visitor moves it.',
          })),
        ...[
          ...document.querySelectorAll(
            'video, audio, embed, object, iframe, canvas, marquee, blink, animate, animateMotion, animateTransform, set',
          ),
        ].map((element) => ({
          ...audit.place(element),
          message: `There is a <${element.localName}>. The site has no moving or sounding parts; take it away.`,
        })),
      ],
      motion,
    ),
};

const noFrames = 'The file of no picture, of the page or of its style, has more than one frame.';

export const stillPictures: Check = {
  id: 'still-pictures',
  criteria: { '2.2.2': noFrames, '2.3.1': noFrames, '2.3.2': noFrames },
  about: 'The file of every picture can be read, and is not animated.',
  leaves: 'Other looks than one, which show the same files.',
  looksAt: isReference,
  find: ({ page }) =>
    page.evaluate(async () => {
      const isAnimated = async (file: Blob): Promise<boolean> => {
        if (file.type.startsWith('image/svg'))
          return /<(?:animate|set|script)\b|@keyframes/i.test(await file.text());
        const decoder = new ImageDecoder({ data: file.stream(), type: file.type });
        await decoder.tracks.ready;
        await decoder.completed;
        return (decoder.tracks.selectedTrack?.frameCount ?? 0) > 1;
      };
      const judge = async (address: string) => {
        const file = await audit.readFile(address);
        const isMoving = file && (await isAnimated(file).catch(() => undefined));
        if (isMoving === undefined)
          return {
            criteria: [],
            message:
              'The file of this picture cannot be read. See that its address leads to a picture.',
          };
        return isMoving
          ? { message: 'The file of this picture is animated. Show a still one.' }
          : undefined;
      };
      const pictures = [...document.querySelectorAll('*')].flatMap((element) => {
        const own = element instanceof HTMLImageElement ? [element.currentSrc].filter(Boolean) : [];
        const ofStyle = ['', '::before', '::after'].flatMap((part) => {
          const { backgroundImage, maskImage, listStyleImage, content, display } = getComputedStyle(
            element,
            part,
          );
          if (part && (content === 'none' || display === 'none')) return [];
          const all = [backgroundImage, maskImage, listStyleImage, content].join();
          return [...all.matchAll(/url\("(?!#)(.+?)"\)/g)].map(([, address]) => address!);
        });
        return [...new Set([...own, ...ofStyle])].map((address) => ({ element, address }));
      });
      const found = [];
      for (const { element, address } of pictures) {
        const fault = await judge(address);
        if (fault) found.push({ ...audit.place(element), ...fault });
      }
      return found;
    }),
};
