/**
 * Loads the script of the page once the page is painted and the browser has nothing to do, or at the
 * first sign that somebody uses it. It stands inside of every page: what it keeps of buttons that are
 * pressed meanwhile has to be there before anything else is.
 */
const { documentElement: root, currentScript } = document;
/** In the order in which they are run: each needs only those before it. */
const pieces = currentScript!.dataset.pieces!.split(' '); // The build writes them.
let isLoading = false;
let pressed: HTMLElement | undefined;

async function load() {
  if (isLoading) return;
  isLoading = true;
  for (const href of pieces)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  try {
    await run(pieces);
  } catch {
    // As where scripting is off: what only a script answers goes.
    root.dataset.unscripted = '';
  }
}

async function run([next, ...rest]: string[]): Promise<void> {
  if (next === undefined) return;
  await import(/* @vite-ignore */ next);
  // A task for each, so that the page answers in between.
  await new Promise((resolve) => setTimeout(resolve));
  await run(rest);
}

for (const type of ['pointerdown', 'keydown', 'focusin'])
  addEventListener(type, () => void load(), { once: true, capture: true });

// A press that React cannot have heard is told to it once it can. This does not capture, since React
// hydrates while it captures and then hears the press: https://github.com/react/react/pull/22448
addEventListener('click', ({ target }) => {
  if (!('hydrated' in root.dataset) && target instanceof Element)
    pressed = target.closest('button') ?? pressed;
});
new MutationObserver(() => {
  pressed?.click();
  pressed = undefined;
}).observe(root, { attributeFilter: ['data-hydrated'] });

// Who saves data gets no script before using the page.
addEventListener('load', () => {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (connection?.saveData) return;
  // A page in the background is neither painted nor idle.
  setTimeout(() => void load(), 2000);
  // In the second frame all that the first flight brought has been painted.
  requestAnimationFrame(() => requestAnimationFrame(loadWhenIdle));
});

function loadWhenIdle() {
  // Safari has no idle callback: https://caniuse.com/requestidlecallback
  if ('requestIdleCallback' in window) requestIdleCallback(() => void load());
  else setTimeout(() => void load(), 500);
}
