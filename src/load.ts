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

function load() {
  if (isLoading) return;
  isLoading = true;
  for (const href of pieces)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  // A task for each, so that the page answers in between.
  pieces
    .reduce<Promise<unknown>>(
      (before, next) =>
        before
          .then(() => import(/* @vite-ignore */ next))
          .then(() => new Promise((resolve) => setTimeout(resolve))),
      Promise.resolve(),
    )
    .catch(() => {
      // As where scripting is off: what only a script answers goes.
      root.dataset.unscripted = '';
    });
}

const types =
  'pointerdown mousedown touchstart keydown keypress pointerup mouseup touchend keyup click';

addEventListener('focusin', load);

// React would hydrate all around what is pressed in one long task (`attemptSynchronousHydration`), so
// it hears of nothing before it has taken the page over. The press of a button is told to it then.
for (const type of types.split(' '))
  addEventListener(
    type,
    (event) => {
      load();
      if ('hydrated' in root.dataset) return;
      event.stopPropagation();
      // An element has all of them.
      if (type === 'click') pressed = (event.target as Element).closest('button') ?? pressed;
    },
    true,
  );
new MutationObserver(() => {
  pressed?.click();
  pressed = undefined;
}).observe(root, { attributeFilter: ['data-hydrated'] });

// Who saves data gets no script before using the page.
addEventListener('load', () => {
  if (navigator.connection?.saveData) return;
  // A page in the background is neither painted nor idle.
  setTimeout(load, 2000);
  // By the second frame all that the first flight brought has been drawn. It is seen when the browser
  // tells so, which is later where it draws slowly.
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      new PerformanceObserver(loadWhenIdle).observe({ type: 'paint', buffered: true }),
    ),
  );
});

/** Safari has no idle callback: https://caniuse.com/requestidlecallback */
function loadWhenIdle() {
  (window.requestIdleCallback ?? setTimeout)(load);
}
