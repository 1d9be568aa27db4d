import { type LinkFault, type OpenedLink, readingLink } from '@opencarrom/share';

/** In milliseconds: the page is drawn and answers between such stretches of work. */
const STRETCH = 24;

/** What a link leads to, read without the page standing still; null: nobody waits for it any more. */
export async function openLink(
  fragment: string,
  signal: AbortSignal,
  onprogress: (share: number) => void,
): Promise<OpenedLink | LinkFault | null> {
  const reading = readingLink(fragment);
  for (let since = performance.now(); ; ) {
    const { done, value } = reading.next();
    if (done) return value;
    if (performance.now() - since < STRETCH) continue;
    onprogress(value.done / value.of);
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return null;
    since = performance.now();
  }
}
