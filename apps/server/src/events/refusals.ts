import { reading } from '@opencarrom/laws';
import {
  type EventAct,
  type EventRefusal,
  type EventState,
  entryName,
  matchOf,
  participantOf,
  readAct,
  sayRefusal,
} from '@opencarrom/tournament';
import { eventRefusals } from '@opencarrom/tournament/words/refusals/en';
import { Problem } from '../http/problem.js';

/** Why an event refuses something, in English; pages say it in their own language by the state they have. */
export function sayInEnglish(refusal: EventRefusal, state: EventState): string {
  const entrant = (number: number): string => {
    const participant = participantOf(state, number);
    return participant ? entryName(participant.entry) : String(number);
  };
  return sayRefusal(eventRefusals, refusal, {
    entrant,
    sides: (number) => {
      const match = matchOf(state, number)?.match;
      return { a: entrant(match?.a ?? 0), b: entrant(match?.b ?? 0) };
    },
  });
}

/** The same for whoever asked over HTTP. */
export function refusalProblem(refusal: EventRefusal, state: EventState): Problem {
  if (refusal.why === 'stale')
    return new Problem(
      409,
      'changed-meanwhile',
      'the event has gone on meanwhile: look again, and try again',
    );
  const path = refusal.why === 'report' ? `body.act.report.${refusal.fault.path}` : undefined;
  return new Problem(409, 'event-refused', sayInEnglish(refusal, state), path?.replace(/\.$/, ''));
}

/** What somebody asks an event for, as it may stand in a log: nothing else is ever decided upon. */
export function askedAct(value: unknown, path: string): EventAct {
  const read = reading.attempt(() => readAct(value, path));
  if ('ok' in read) return read.ok;
  throw new Problem(400, 'bad-request', read.error.message, read.error.path);
}
