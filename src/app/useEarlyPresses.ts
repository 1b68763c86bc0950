import { useEffect } from 'react';

/**
 * Repeats the presses of the buttons that the visitor pressed before React listened. This hook leaves out
 * buttons whose form React submits itself. `load.ts` records the indexes of the buttons and not the elements,
 * because React replaces elements that the browser's page translation has changed.
 */
export function useEarlyPresses(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    // Find the buttons now, because components may render other buttons after their effects.
    const all = listButtons();
    const pressed = window.earlyPresses?.splice(0).flatMap((position) => all[position] ?? []) ?? [];
    // Wait until all effects have run, because the handler of a button may depend on one of them.
    queueMicrotask(() => pressed.filter((button) => !isSubmittedByReact(button)).forEach(press));
  }, []);
}

const listButtons = () => [...document.querySelectorAll('button')];

/**
 * If the prop `action` of a form is a function, React sets the attribute `action` to a `javascript:` URL. If
 * the visitor submits such a form before hydration, React submits the form after hydration.
 */
function isSubmittedByReact({ type, form, formAction }: HTMLButtonElement): boolean {
  const action = form?.getAttribute('action') ?? '';
  return type === 'submit' && [action, formAction].some((one) => one.startsWith('javascript:'));
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
