export function createControlTools() {
  const selector =
    'a[href], button, summary, input, select, textarea, [tabindex]:not([tabindex="-1"])';
  const composites =
    ':is([role=grid], [role=listbox], [role=menu], [role=menubar], [role=radiogroup], [role=tablist], [role=toolbar], [role=tree], [role=treegrid])';
  return {
    /** Leaves out hidden, disabled and inert controls, and controls behind a modal dialog. */
    listControls(): HTMLElement[] {
      const part = audit.findUsablePart();
      return audit.listElements(selector).filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.matches(':disabled') &&
          // TypeScript does not know the property `interactivity` yet.
          getComputedStyle(element).getPropertyValue('interactivity') !== 'inert' &&
          audit.contains(part, element),
      );
    },
    /** While a modal dialog is open, the rest of the page is inert. */
    findUsablePart: (): HTMLElement => audit.listElements('dialog:modal').at(-1) ?? document.body,
    /** WCAG requires no contrast of inactive controls. */
    isInactive: (element: Element): boolean =>
      audit.closest(element, ':disabled:not(fieldset), [aria-disabled=true]') !== null,
    /** Lists the controls that Tab has to reach. Arrow keys reach the other items of a composite widget. */
    listTabStops: () =>
      audit
        .listControls()
        .filter((control) => control.tabIndex >= 0 || !audit.closest(control, composites))
        .filter((control) => audit.firstOfGroup(control) === control),
    /** Returns one radio button for a whole group, because Tab and Shift+Tab may reach different buttons. */
    firstOfGroup: (control: HTMLElement): HTMLElement => {
      // The cast is safe, because only radio buttons get past the check of `type`.
      const { type, name, form } = control as HTMLInputElement;
      if (type !== 'radio' || !name) return control;
      const isOfGroup = (other: HTMLElement) =>
        other.matches('[type=radio]') &&
        (other as HTMLInputElement).name === name &&
        (other as HTMLInputElement).form === form;
      return audit.listControls().find(isOfGroup) ?? control;
    },
    /** Returns the element, or its nearest block ancestor if the element is part of a line of text. */
    blockOf(element: Element): Element {
      const isInLine = /^(?:inline|contents)$/.test(getComputedStyle(element).display);
      const parent = audit.parentOf(element);
      return isInLine && parent ? audit.blockOf(parent) : element;
    },
  };
}
