import { type DrawnMatch, type EventState, entryName, type MatchSide } from '@opencarrom/tournament';
import { folded } from '@opencarrom/tournament/players';
import type { Problem } from '../desk.js';
import type { EventsDeskWords } from '../words/events-desk.js';

type Found<T> = { readonly ok: T } | { readonly error: Problem };

/** Who is meant: by number, by name, or by a part of it that only one has. */
export function entrantCalled(
  { participants }: EventState,
  called: string,
  words: EventsDeskWords,
): Found<number> {
  if (/^\d+$/.test(called)) return { ok: Number(called) };
  const wanted = folded(called);
  const names = participants.map(({ number, entry }) => ({ number, name: folded(entryName(entry)), entry }));
  const exact = names.filter(({ name }) => name === wanted);
  const found = exact.length > 0 ? exact : names.filter(({ name }) => name.includes(wanted));
  const [one, ...others] = found;
  if (one && others.length === 0) return { ok: one.number };
  const message = one
    ? words.severalCalled(
        called,
        found.map(({ number, entry }) => `${number} ${entryName(entry)}`).slice(0, 8),
      )
    : words.nobodyCalled(called);
  return { error: { code: one ? 'several-called' : 'nobody-called', message, path: '' } };
}

/** Several, in the order they were named. */
export function entrantsCalled(
  state: EventState,
  called: readonly string[],
  words: EventsDeskWords,
): Found<readonly number[]> {
  const numbers: number[] = [];
  for (const each of called) {
    const found = entrantCalled(state, each, words);
    if ('error' in found) return found;
    numbers.push(found.ok);
  }
  return { ok: numbers };
}

/** One of the two of a match: the first as `a`, the second as `b`, or by name or number. */
export function sideCalled(
  state: EventState,
  match: DrawnMatch,
  called: string,
  words: EventsDeskWords,
): Found<MatchSide> {
  const letter = called.toLowerCase();
  if (letter === 'a' || letter === 'b') return { ok: letter };
  const two = state.participants.filter(({ number }) => number === match.a || number === match.b);
  const found = entrantCalled({ ...state, participants: two }, called, words);
  if ('ok' in found && found.ok === match.a) return { ok: 'a' };
  if ('ok' in found && found.ok === match.b) return { ok: 'b' };
  // Who is not of the two may still be of the event.
  if ('error' in found && 'error' in entrantCalled(state, called, words)) return found;
  return {
    error: { code: 'not-in-match', message: words.notInMatch(called, match.number), path: '' },
  };
}
