/**
 * Loads the script of the page once the page is painted and the browser has nothing to do, or at the
 * first sign that somebody uses it. It stands inside of every page: what it keeps of buttons that are
 * pressed meanwhile has to be there before anything else is.
 */
const { documentElement: root, currentScript } = document;
/** In the order in which they are run: each needs only those before it. */
const pieces = currentScript!.dataset.pieces!.split(' '); // The build writes them.
let isLoading = false;

async function load() {
  if (isLoading) return;
  isLoading = true;
  for (const href of pieces)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  try {
    for (const piece of pieces) {
      // oxlint-disable-next-line no-await-in-loop -- Each needs those before it.
      await import(/* @vite-ignore */ piece);
      // oxlint-disable-next-line no-await-in-loop -- A task for each, so that the page answers in between.
      await new Promise((resolve) => setTimeout(resolve));
    }
  } catch {
    // As where scripting is off: what only a script answers goes.
    root.dataset.unscripted = '';
  }
}

addEventListener('focusin', load);

/**
 * React would hydrate all around what is pressed in one long task, so it hears of nothing before it has
 * taken the page over, and `Toaster` presses the button then. Those of `discreteReplayableEvents` that a
 * pointer or a key sends where nothing is typed or dropped:
 * https://github.com/facebook/react/blob/main/packages/react-dom-bindings/src/events/ReactDOMEventReplaying.js
 */
const discrete =
  'click dblclick auxclick contextmenu mousedown mouseup pointerdown pointerup pointercancel touchstart touchend touchcancel keydown keypress keyup dragstart dragend';

for (const type of discrete.split(' '))
  addEventListener(
    type,
    (event) => {
      void load();
      // Without React, the events belong to whatever else listens, such as an extension.
      if (root.matches('[data-hydrated], [data-unscripted]')) return;
      event.stopPropagation();
      // An element has all of them.
      const name = event.type === 'click' && (event.target as Element).closest('button')?.name;
      if (name) root.dataset.pressed = name;
    },
    true,
  );

// Who saves data gets no script before using the page.
addEventListener('load', () => {
  if (navigator.connection?.saveData) return;
  // A page in the background is neither painted nor idle.
  setTimeout(load, 2000);
  // By the second frame all that the first flight brought has been drawn. It is seen when the browser
  // tells so, which is later where it draws slowly.
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      new PerformanceObserver(() =>
        // Safari has no idle callback: https://caniuse.com/requestidlecallback
        (window.requestIdleCallback ?? setTimeout)(load),
      ).observe({ type: 'paint', buffered: true }),
    ),
  );
});
