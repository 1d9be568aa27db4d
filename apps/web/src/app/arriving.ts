/** Where a screen begins for whoever does not see it: at its board, or at its heading. */
const beginningOf = (main: HTMLElement): HTMLElement | null =>
  main.querySelector<HTMLElement>('[role="application"]') ??
  main.querySelector<HTMLElement>('h1:not(.for-readers)');

/**
 * Another screen has come: the focus goes to where it begins, so that a reader reads it and the next key is meant for
 * it. The screen may still be on its way; until it is there, and unless somebody goes elsewhere, it is waited for.
 */
export function arrive(main: HTMLElement): () => void {
  const here = document.activeElement;
  // What was used is still there, as a choice that changes the address under itself.
  if (here !== main && main.contains(here)) return () => {};
  main.focus({ preventScroll: true });
  const coming = new MutationObserver(begin);
  coming.observe(main, { childList: true, subtree: true });
  begin();
  return () => coming.disconnect();

  function begin(): void {
    const beginning = beginningOf(main);
    const now = document.activeElement;
    const hasGoneElsewhere = now !== main && now !== document.body;
    if (!beginning && !hasGoneElsewhere) return;
    coming.disconnect();
    if (!beginning || hasGoneElsewhere) return;
    if (beginning.tabIndex < 0) beginning.tabIndex = -1;
    beginning.focus({ preventScroll: true });
  }
}
