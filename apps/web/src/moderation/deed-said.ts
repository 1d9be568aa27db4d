import type { SanctionKind } from '@opencarrom/protocol';
import type { SanctionWords } from '../online/person/sanction-words.js';
import type { ModerationWords } from './words.js';

/** What the server notes of a sanction, as `hush until 2026-11-20T00:00:00.000Z`, `hush for good`, `hush lifted`. */
const OF_SANCTION = /^(hush|unrated|closed) (?:(lifted)|(for good)|until (\S+))$/;

/** A deed as the server notes it, in the reader's words; what is not known here stays as it was noted. */
export function deedSaid(
  what: string,
  w: ModerationWords,
  s: SanctionWords,
  day: (at: number) => string,
): string {
  const [, kind, lifted, good, until] = OF_SANCTION.exec(what) ?? [];
  if (kind) {
    const { name } = s.kinds[kind as SanctionKind];
    if (lifted) return w.deeds.lifted(name);
    return `${name} · ${good ? s.forGood : s.until(day(Date.parse(until ?? '')))}`;
  }
  if (/^report \S+ closed$/.test(what)) return w.deeds.reportClosed;
  if (/^event \S+ given on$/.test(what)) return w.deeds.givenOn;
  const known: Readonly<Record<string, string>> = {
    'appeal upheld': w.deeds.upheld,
    'appeal dismissed': w.deeds.dismissed,
    'named a moderator': w.deeds.named,
    'a moderator no more': w.deeds.unnamed,
  };
  return known[what] ?? what;
}
