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
 * taken the page over, and `Toaster` presses the button then. These are `discreteReplayableEvents` in
 * https://github.com/facebook/react/blob/main/packages/react-dom-bindings/src/events/ReactDOMEventReplaying.js
 */
const discrete = /^on(pointer|mouse|touch|key|drag).*(down|up|press|start|end|cancel)$|click|menu/;

for (const handler in window)
  if (discrete.test(handler))
    addEventListener(
      handler.slice(2),
      (event) => {
        void load();
        // Without React, the events belong to whatever else listens, such as an extension.
        if ('hydrated' in root.dataset || 'unscripted' in root.dataset) return;
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
      new PerformanceObserver(loadWhenIdle).observe({ type: 'paint', buffered: true }),
    ),
  );
});

/** Safari has no idle callback: https://caniuse.com/requestidlecallback */
function loadWhenIdle() {
  (window.requestIdleCallback ?? setTimeout)(load);
}
