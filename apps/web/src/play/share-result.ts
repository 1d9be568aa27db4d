/** Hands a result on by whatever the device has for it, or copies it: what came of that. */
export async function shareResult(text: string, url: string): Promise<'handed-on' | 'copied' | 'refused'> {
  if (typeof navigator.share === 'function') {
    // Whoever closes what the device shows has changed their mind.
    await navigator.share({ url, text }).catch(() => {});
    return 'handed-on';
  }
  return navigator.clipboard.writeText(`${text}\n${url}`).then(
    () => 'copied',
    () => 'refused',
  );
}
