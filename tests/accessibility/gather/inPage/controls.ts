export function createControlTools() {
  return {
    /** Focusable controls, in the order of the document. */
    listControls: () =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button, summary, input, select, textarea, [tabindex]:not([tabindex="-1"])',
        ),
      ].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'),
      ),
    /** Controls that Tab reaches now: not those within a closed <details>. */
    listTabbable: (): HTMLElement[] =>
      audit
        .listControls()
        .filter((element) => !element.closest('details:not([open]) > :not(summary)')),
    /** Whether a control is part of a line of text, where it is as high as the line lets it be. */
    isInline(control: Element): boolean {
      const hasInlineDisplay = (element: Element) => getComputedStyle(element).display === 'inline';
      let block = control;
      while (hasInlineDisplay(block) && block.parentElement) block = block.parentElement;
      // A control that is alone in its block is part of no sentence.
      return block !== control && block.textContent.trim() !== control.textContent.trim();
    },
    /** The box that a finger hits; of a control that wraps, its longest line. */
    targetBoxOf: (control: Element): DOMRect =>
      [...control.getClientRects()].toSorted((one, other) => other.width - one.width)[0]!,
  };
}
