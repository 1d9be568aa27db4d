/** What a short link is made of, and what is said beside it. */
export interface ShortenerProps {
  readonly letters: string;
  readonly title: string;
  readonly text?: string | undefined;
}

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

/** A page of a hall's own network may have no clipboard at all. */
export async function copy(text: string): Promise<HandedOn> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}

/** A text by whatever the device has for it; where it has nothing, or that fails, it is copied. */
export async function handOnOrCopy({ text, url }: { text: string; url?: string }): Promise<HandedOn> {
  const handed = canHandOn() ? await handOn({ text, ...(url ? { url } : {}) }) : 'refused';
  return handed === 'refused' ? copy(url ? `${text}\n${url}` : text) : handed;
}
