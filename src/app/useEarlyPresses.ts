import { useEffect } from 'react';

/**
 * Presses again the buttons that the visitor pressed before React listened. `load.ts` records the indexes of
 * the buttons, not the elements, because React replaces elements that the browser's page translation changed.
 */
export function useEarlyPresses(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    // Find the buttons now, because other effects may add buttons, which would change the indexes.
    const all = listButtons();
    const pressed = window.earlyPresses?.splice(0).flatMap((position) => all[position] ?? []) ?? [];
    // Wait until all effects have run, because the handler of a button may depend on one of them.
    queueMicrotask(() => pressed.filter((button) => !worksAlone(button)).forEach(press));
  }, []);
}

/** Browser extensions may add buttons outside of `#root`. */
const listButtons = () => [...document.querySelectorAll<HTMLButtonElement>('#root button')];

/**
 * Returns true if the press must not be repeated. A second press could send a form twice, or close the
 * popover that the first press opened.
 * - True if the `action` of a form is a function, because React itself repeats the submission.
 * - True if the `action` is an address, because the browser itself has handled the first press.
 * - False if a form has no `action`, because a handler of React may need its `submit` event. The browser
 *   would send such a form to the page itself, but the Content Security Policy does not allow that.
 */
function worksAlone(button: HTMLButtonElement): boolean {
  const { type, form } = button;
  if (button.matches('[popovertarget], [commandfor]')) return true;
  if (!form || type === 'button') return false;
  return type === 'reset' || form.hasAttribute('action') || button.hasAttribute('formaction');
}

function press(button: HTMLButtonElement): void {
  const position = listButtons().indexOf(button);
  button.click();
  // The click may make React hydrate the `Suspense` boundary around the button. If React then replaces the
  // button, the click is lost, so press the new button.
  if (button.isConnected) return;
  const replacement = listButtons()[position];
  if (document.activeElement === document.body) replacement?.focus({ preventScroll: true });
  replacement?.click();
}
