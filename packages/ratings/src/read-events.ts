import { reading } from '@opencarrom/laws';
import { answerFinished, type EventFaultCode, type FinishedEvent, isDay } from '@opencarrom/tournament';

const { at, list, required, text } = reading;

/** An event on a day. */
export type DatedEvent = FinishedEvent & { readonly date: string };

const refuse: (code: EventFaultCode, path: string, message: string) => never = reading.refuseInput;

/** Events given as documents, each of players alone or each of pairs. */
export const readDatedEvents = (value: unknown, perSide: 1 | 2): readonly DatedEvent[] =>
  list(required(value, 'events'), 'events').map((event, index) =>
    readDatedEvent(event, at('events', index), perSide),
  );

function readDatedEvent(document: unknown, path: string, perSide: 1 | 2): DatedEvent {
  const answer = answerFinished(document);
  if ('error' in answer) {
    const { code, message, path: within } = answer.error;
    return refuse(code, within === '' ? path : at(path, within), message);
  }
  const { date, order } = answer.ok;
  if (date === null)
    return refuse('missing-field', at(path, 'date'), 'ratings go by days: an event needs its date');
  const other = order.find(({ players }) => players.length !== perSide);
  if (other)
    return refuse(
      'wrong-discipline',
      at(at(path, 'competitors'), other.entrant - 1),
      `singles and doubles are rated apart, and teams not at all: here a competitor has ${perSide === 1 ? 'one player' : 'two players'}, not ${other.players.length}`,
    );
  return { ...answer.ok, date };
}

export function readDay(value: unknown, path: string): string {
  const day = text(value, path);
  return isDay(day)
    ? day
    : refuse('wrong-type', path, `${path} must be a day of the calendar as 2026-01-31, not "${day}"`);
}

/** What is known of players, each on a line of its own: `read` takes what the rating itself is made of. */
export function readKnown<T>(
  value: unknown,
  known: readonly string[],
  read: (input: reading.Fields, path: string) => T,
): ReadonlyMap<string, T & Experience> {
  const ratings = new Map<string, T & Experience>();
  for (const [index, each] of list(value, 'ratings').entries()) {
    const path = at('ratings', index);
    const input = reading.fields(each, path, ['player', ...known, 'events', 'last']);
    const player = text(input.player, at(path, 'player'));
    if (ratings.has(player)) refuse('duplicate-field', at(path, 'player'), `"${player}" has two ratings`);
    ratings.set(player, { ...read(input, path), ...readExperience(input, path) });
  }
  return ratings;
}

/** How much a rating rests on. */
export interface Experience {
  /** Events with a match of theirs. */
  readonly events: number;
  /** The day of the last of them. */
  readonly last: string | null;
}

const readExperience = ({ events, last }: reading.Fields, path: string): Experience => ({
  events: reading.count(events, at(path, 'events'), 0),
  last: last === undefined || last === null ? null : readDay(last, at(path, 'last')),
});

/** A number within bounds; `absent` where it is left out. */
export function measured(
  value: unknown,
  path: string,
  { least, most, absent }: { readonly least: number; readonly most: number; readonly absent?: number },
): number {
  const number = required(value ?? absent, path);
  if (typeof number !== 'number' || !(number >= least && number <= most))
    return refuse('wrong-type', path, `${path} must be a number from ${least} to ${most}`);
  return number;
}
