/**
 * Loads the script of the page once the page is painted and the browser has nothing to do, or at the
 * first sign that somebody uses it. The build writes this into every page.
 */
const { documentElement: root, currentScript } = document;
/** The build writes these addresses: the script, and the modules that it imports. */
const [main = '', ...imports] = currentScript!.dataset.modules!.split(' ');
let isLoading = false;

function load() {
  if (isLoading) return;
  isLoading = true;
  for (const href of imports)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  import(/* @vite-ignore */ main).catch(() => {
    // The page is then as one without scripting, where buttons are hidden that nothing answers.
    root.dataset.unscripted = '';
  });
}

const presses: number[] = [];
window.earlyPresses = presses;

/** Keeps each button that is pressed before React listens, once. `useEarlyPresses` presses it then. */
addEventListener('click', ({ target }) => {
  const position = [...document.querySelectorAll('button')].findIndex((button) =>
    button.contains(target as Node),
  );
  if (!('listening' in root.dataset) && position >= 0 && !presses.includes(position))
    presses.push(position);
});

for (const type of ['focusin', 'pointerdown', 'keydown'])
  addEventListener(type, load, { passive: true });

addEventListener('load', () => {
  // Visitors who save data get no script before they use the page.
  if (navigator.connection?.saveData) return;
  // A page in the background is neither painted nor idle.
  setTimeout(load, 2000);
  // By the second frame, all that came first has been drawn. The browser reports the paint once it is
  // seen, which is later where it draws slowly.
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      new PerformanceObserver(() =>
        // Safari has no idle callback: https://caniuse.com/requestidlecallback
        (window.requestIdleCallback ?? setTimeout)(load),
      ).observe({ type: 'paint', buffered: true }),
    ),
  );
});
