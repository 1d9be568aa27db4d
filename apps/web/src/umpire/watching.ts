import { aheadAt, hear, tell } from '../match/hosting/other-windows.js';

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
