/**
 * The build writes this file into every page. This file loads the style sheet, the texts and the modules when
 * the page is painted and the browser is idle, or at the first use of the page.
 */
const { documentElement: root, currentScript } = document;
/** The build writes these addresses into the inline script. The last module is the main script. */
const { style = '', modules: addresses = '' } = currentScript!.dataset;
const modules = addresses.split(' ');
let isLoading = false;

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href });
  // Put the link after all other styles. Before them, a style sheet with layers would make Chromium lay out
  // and paint the page again.
  document.body.append(link);
  return link;
}

async function load() {
  if (isLoading) return;
  isLoading = true;
  const link = addLink('stylesheet', style);
  window.styleSheet = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
  });
  window.siteTexts = fetch(root.dataset.texts!); // The build sets `data-texts`.
  // `main.tsx` handles a failed style sheet. If the texts fail, the import of `main.tsx` below fails too.
  // These handlers only prevent reports of unhandled rejections.
  window.styleSheet.catch(() => {});
  window.siteTexts.catch(() => {});
  for (const href of modules) addLink('modulepreload', href);
  try {
    // Run one module after the other, so that the browser can respond to the visitor in between.
    for (const href of modules) {
      // oxlint-disable-next-line no-await-in-loop -- All modules are requested above.
      await import(/* @vite-ignore */ href);
    }
  } catch {
    // With this attribute, the style sheet hides the buttons that need the script.
    root.dataset.unscripted = '';
  }
}

const presses: number[] = [];
window.earlyPresses = presses;

/** Records the buttons that are pressed before React listens. Later, `useEarlyPresses` presses them again. */
addEventListener('click', ({ target }) => {
  if ('listening' in root.dataset) return;
  const buttons = [...document.querySelectorAll('#root button')];
  const position = buttons.findIndex((button) => button.contains(target as Node));
  if (position >= 0 && !presses.includes(position)) presses.push(position);
});

for (const type of ['focusin', 'pointerdown', 'keydown'])
  addEventListener(type, load, { passive: true });

addEventListener('load', () => {
  // For visitors who save data, the script waits until they use the page.
  if (navigator.connection?.saveData) return;
  // A page in the background has no animation frames, so a timer loads the script there.
  setTimeout(load, 2000);
  // At the second animation frame, the browser has usually drawn the page. A slow browser draws the page
  // later, so also wait until the browser reports its first paint.
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      new PerformanceObserver(() =>
        // Safari does not support idle callbacks: https://caniuse.com/requestidlecallback.
        (window.requestIdleCallback ?? setTimeout)(load),
      ).observe({ type: 'paint', buffered: true }),
    ),
  );
});

// If the visitor leaves the page while the script is loading and then goes back, Safari does not load the
// rest of the script, so reload the page. Offline, a reload would show the browser's error page. After two
// failures, which `recovery.ts` counts, the page stays without React.
addEventListener('pageshow', ({ persisted }) => {
  const isIncomplete = isLoading && !('hydrated' in root.dataset);
  const hasFailedTwice = history.state?.failures > 1;
  if (persisted && isIncomplete && !hasFailedTwice && navigator.onLine) location.reload();
});
