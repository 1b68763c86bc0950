export type ControlTools = {
  /** What takes the focus by Tab, in the order of the document. */
  listControls: () => HTMLElement[];
  /** Those that Tab reaches now: not what a closed list holds. */
  listStops: () => HTMLElement[];
  /** Whether a control is set as a part of a line, where a line is as high as it can be. */
  isInLine: (control: Element) => boolean;
  /** What of it a finger meets; of a control that goes on in the next line, its longest part. */
  targetOf: (control: Element) => DOMRect;
};

export function createControlTools(): ControlTools {
  return {
    listControls: () =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button, summary, input, select, textarea, [tabindex]:not([tabindex="-1"])',
        ),
      ].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'),
      ),
    listStops: () =>
      audit
        .listControls()
        .filter((element) => !element.closest('details:not([open]) > :not(summary)')),
    isInLine(control) {
      const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
      let block = control;
      while (isInline(block) && block.parentElement) block = block.parentElement;
      // Alone in its block it is a part of no sentence.
      return block !== control && block.textContent.trim() !== control.textContent.trim();
    },
    targetOf: (control) =>
      [...control.getClientRects()].toSorted((one, other) => other.width - one.width)[0]!,
  };
}
