import {
  type EventRefusal,
  type EventState,
  entryName,
  matchOf,
  participantOf,
  sayRefusal,
} from '@opencarrom/tournament';
import type { Problem } from '../desk.js';
import type { Language } from '../words/language.js';

/** What somebody is called in an event. */
export function entrantName(state: EventState, number: number): string {
  const participant = participantOf(state, number);
  return participant ? entryName(participant.entry) : String(number);
}

/** Why an act was refused, in words; nothing was changed. */
export function refusalProblem(refusal: EventRefusal, state: EventState, language: Language): Problem {
  const entrant = (number: number) => entrantName(state, number);
  const message = sayRefusal(language.eventRefusals, refusal, {
    entrant,
    sides: (number) => {
      const match = matchOf(state, number)?.match;
      return { a: entrant(match?.a ?? 0), b: entrant(match?.b ?? 0) };
    },
  });
  if (refusal.why === 'report') return { code: refusal.fault.why, message, path: refusal.fault.path };
  return { code: refusal.why, message, path: '' };
}
