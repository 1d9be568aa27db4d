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

/** Why an event refuses something, for the desk's book: its page says it in its own language by the state it has. */
export const sayInEnglish = (refusal: EventRefusal, state: EventState): string =>
  said(english, refusal, state);

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

/** A phone at a table or a captain has no state to say it by: it is said in the language they read. */
class RefusedByEvent extends Problem {
  constructor(
    private readonly refusal: EventRefusal,
    private readonly state: EventState,
    path: string | undefined,
  ) {
    super(409, 'event-refused', said(english, refusal, state), path);
  }

  protected override saidIn(language: string | undefined): string {
    return language?.toLowerCase().startsWith('hi') ? said(hindi, this.refusal, this.state) : this.message;
  }
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
  return new RefusedByEvent(refusal, state, path?.replace(/\.$/, ''));
}

/** What somebody asks an event for, as it may stand in a log: nothing else is ever decided upon. */
export function askedAct(value: unknown, path: string): EventAct {
  const read = reading.attempt(() => readAct(value, path));
  if ('ok' in read) return read.ok;
  throw new Problem(400, 'bad-request', read.error.message, read.error.path);
}
