/** What came of handing something on; whoever closes what the device shows has changed their mind. */
export type HandedOn = 'handed-on' | 'called-off' | 'copied' | 'refused';

export const canHandOn = (): boolean => typeof navigator.share === 'function';

export const canHandOnFile = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;

export async function handOn(data: ShareData): Promise<HandedOn> {
  try {
    await navigator.share(data);
    return 'handed-on';
  } catch (problem) {
    return problem instanceof Error && problem.name === 'AbortError' ? 'called-off' : 'refused';
  }
}

export const copy = (text: string): Promise<HandedOn> =>
  navigator.clipboard.writeText(text).then(
    () => 'copied',
    () => 'refused',
  );
