import { tick } from 'svelte';

/** The button that was pressed is gone with what it did: the focus goes to the one that came in its place. */
export async function keepFocus(within: HTMLElement | undefined, place: '.head' | '.deeds'): Promise<void> {
  await tick();
  const { activeElement: at } = document;
  // Whoever has gone on to something else is not called back.
  if (at && at !== document.body && at.localName !== 'dialog' && !within?.contains(at)) return;
  within?.querySelector<HTMLElement>(`${place} button`)?.focus();
}
