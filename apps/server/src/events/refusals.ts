import { reading } from '@opencarrom/laws';
import {
  type EventAct,
  type EventRefusal,
  type EventRefusalWords,
  type EventState,
  entryName,
  matchOf,
  participantOf,
  readAct,
  sayRefusal,
} from '@opencarrom/tournament';
import { eventRefusals as english } from '@opencarrom/tournament/words/refusals/en';
import { eventRefusals as hindi } from '@opencarrom/tournament/words/refusals/hi';
import { Problem } from '../http/problem.js';
import { type Told, ToldProblem } from './told.js';

/** Why an event refuses something, in every language. */
const toldRefusal = (refusal: EventRefusal, state: EventState): Told => ({
  en: said(english, refusal, state),
  hi: said(hindi, refusal, state),
});

/** The same, short enough to be kept. */
export function shortRefusal(refusal: EventRefusal, state: EventState, most: number): Told {
  const { en, hi } = toldRefusal(refusal, state);
  return { en: en.slice(0, most), hi: hi.slice(0, most) };
}

function said(words: EventRefusalWords, refusal: EventRefusal, state: EventState): string {
  const entrant = (number: number): string => {
    const participant = participantOf(state, number);
    return participant ? entryName(participant.entry) : String(number);
  };
  return sayRefusal(words, refusal, {
    entrant,
    sides: (number) => {
      const match = matchOf(state, number)?.match;
      return { a: entrant(match?.a ?? 0), b: entrant(match?.b ?? 0) };
    },
  });
}

/** For whoever asked over HTTP: a phone at a table or a captain has no state to say it by. */
export function refusalProblem(refusal: EventRefusal, state: EventState): Problem {
  if (refusal.why === 'stale')
    return new Problem(
      409,
      'changed-meanwhile',
      'the event has gone on meanwhile: look again, and try again',
    );
  const path = refusal.why === 'report' ? `body.act.report.${refusal.fault.path}` : undefined;
  return new ToldProblem(409, 'event-refused', toldRefusal(refusal, state), path?.replace(/\.$/, ''));
}

/** What somebody asks an event for, as it may stand in a log: nothing else is ever decided upon. */
export function askedAct(value: unknown, path: string): EventAct {
  const read = reading.attempt(() => readAct(value, path));
  if ('ok' in read) return read.ok;
  throw new Problem(400, 'bad-request', read.error.message, read.error.path);
}
