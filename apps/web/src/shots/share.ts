/** Gives a text on: by what the device shares with, else into the clipboard; `shared` needs no word. */
export async function giveOn(text: string): Promise<'shared' | 'copied' | 'refused'> {
  if (typeof navigator.share === 'function') {
    // Whoever thinks better of it has not met with a fault.
    await navigator.share({ text }).catch(() => {});
    return 'shared';
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}
