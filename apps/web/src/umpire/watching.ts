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

const tell = (word: Word): void => windows().postMessage(word);

/** Listens for words about one match; what is given back stops listening. */
function hear(id: string, heard: (word: Word) => void): () => void {
  const listen = ({ data }: MessageEvent<Word>) => {
    if (data.id === id) heard(data);
  };
  const from = windows();
  from.addEventListener('message', listen);
  return () => from.removeEventListener('message', listen);
}

const aheadAt = (now: number): number => now - Date.now();

/** Tells other windows that a match has gone on. They read it from the device. */
export const tellOthers = (id: string, now: number): void =>
  tell({ kind: 'changed', id, ahead: aheadAt(now) });

/** Hears of changes of one match; a page nobody saw for a while may have missed some. */
export function hearChanges(id: string, changed: () => void): () => void {
  const deaf = hear(id, ({ kind }) => {
    if (kind === 'changed') changed();
  });
  const seen = () => {
    if (!document.hidden) changed();
  };
  document.addEventListener('visibilitychange', seen);
  return () => {
    deaf();
    document.removeEventListener('visibilitychange', seen);
  };
}

/** Whoever sits in the chair has the time; once they get up, it stands still. */
export function keepTime(id: string, now: () => number): () => void {
  const answer = () => tell({ kind: 'time', id, ahead: aheadAt(now()) });
  answer();
  const deaf = hear(id, ({ kind }) => {
    if (kind === 'ask') answer();
  });
  return () => {
    deaf();
    tell({ kind: 'time', id, ahead: null });
  };
}

/** Asks the chair for the time, and hears of it from then on. */
export function hearTime(id: string, heard: (ahead: number | null) => void): () => void {
  const deaf = hear(id, (word) => {
    if (word.kind !== 'ask') heard(word.ahead);
  });
  tell({ kind: 'ask', id });
  return deaf;
}
