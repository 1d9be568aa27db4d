/** Windows of the same device tell each other that a match has gone on, and what time it is in it. */
const CHANNEL = 'opencarrom.matches';

/** `ask`: what time is it? `ahead`: the match's time less the device's; null: nobody is in the chair. */
type Word =
  | { readonly kind: 'ask'; readonly id: string }
  | { readonly kind: 'time' | 'changed'; readonly id: string; readonly ahead: number | null };

let channel: BroadcastChannel | null = null;

/** One for the whole page, which so never hears itself. */
function windows(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

export const tell = (word: Word): void => windows().postMessage(word);

/** Listens for words about one match; what is given back stops listening. */
export function hear(id: string, heard: (word: Word) => void): () => void {
  const listen = ({ data }: MessageEvent<Word>) => {
    if (data.id === id) heard(data);
  };
  const from = windows();
  from.addEventListener('message', listen);
  return () => from.removeEventListener('message', listen);
}

export const aheadAt = (now: number): number => now - Date.now();

/** Tells other windows that a match has gone on. They read it from the device. */
export const tellOthers = (id: string, now: number): void =>
  tell({ kind: 'changed', id, ahead: aheadAt(now) });

/** Hears of what other windows do with one match. */
export const hearOthers = (id: string, changed: () => void): (() => void) =>
  hear(id, ({ kind }) => {
    if (kind === 'changed') changed();
  });

/** The same; and a page nobody saw for a while may have missed some. */
export function hearChanges(id: string, changed: () => void): () => void {
  const deaf = hearOthers(id, changed);
  const seen = () => {
    if (!document.hidden) changed();
  };
  document.addEventListener('visibilitychange', seen);
  return () => {
    deaf();
    document.removeEventListener('visibilitychange', seen);
  };
}
