export function createControlTools() {
  const selector =
    'a[href], button, summary, input, select, textarea, [tabindex]:not([tabindex="-1"])';
  return {
    /** Closed disclosures have no visible content, so the list leaves out the controls in them. */
    listControls: () =>
      audit
        .listElements(selector)
        .filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'),
        ),
    /**
     * Tells whether a control is part of a line of text. The height of such a control is limited by the line.
     */
    isInline(control: Element): boolean {
      const hasInlineDisplay = (element: Element) =>
        /^(?:inline|contents)$/.test(getComputedStyle(element).display);
      let block = control;
      for (let parent = audit.parentOf(block); parent && hasInlineDisplay(block);) {
        block = parent;
        parent = audit.parentOf(block);
      }
      // A control that is alone in its block is not part of a sentence.
      return block !== control && block.textContent.trim() !== control.textContent.trim();
    },
    /** If the control wraps, the result is the box of its longest line. */
    targetBoxOf: (control: Element): DOMRect =>
      [...control.getClientRects()].toSorted((one, other) => other.width - one.width)[0]!,
  };
}
