/**
 * A control beside the board that has done its deed may be gone in a moment: the board takes over its focus. Nobody
 * who has none is given one.
 */
export function takeFocus(element: HTMLElement): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body && activeElement !== element)
    element.focus({ preventScroll: true });
}
