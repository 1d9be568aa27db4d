import {
  type Clash,
  type DrawnMatch,
  type EventState,
  type HappeningOf,
  type MeetingEvent,
  type Move,
  matchOf,
  openMatches,
  timesOf,
} from '@opencarrom/tournament';
import type { ChangedEvent } from '../events/event-file.js';
import { entrantName } from '../events/refusals.js';
import { umpireName } from '../events/umpires.js';
import type { Language } from '../words/language.js';
import type { Block } from './event.js';
import { type Page, strong, table, wrap } from './layout.js';

const playersIn = (state: EventState, { a, b }: Pick<DrawnMatch, 'a' | 'b'>): string =>
  [a, b].flatMap((entrant) => (entrant === null ? [] : [entrantName(state, entrant)])).join(' – ');

/** When each round is played, and each match that is open. */
export function showTimes(
  state: EventState,
  now: string,
  { eventsDesk: desk, eventsHall: words }: Language,
  paper: Page,
): readonly Block[] {
  const { rounds, matches } = timesOf(state, now);
  const ofRounds = rounds.map(({ stage, round, from, to }) => [
    state.formats[stage - 1]?.name ?? '',
    desk.round(round),
    from && to ? whenOf(from, to) : words.noSessionLeft,
  ]);
  const times = new Map(matches.map((time) => [time.match, time]));
  const ofMatches = state.stages.flatMap(openMatches).map((match) => {
    const { from = null, to = null } = times.get(match.number) ?? {};
    return [
      from && to ? whenOf(from, to) : words.noSessionLeft,
      `${desk.columns.table} ${match.table ?? '–'}`,
      `${desk.columns.match} ${match.number}`,
      playersIn(state, match),
    ];
  });
  return [
    [strong(words.times, paper), ...table(ofRounds, ['left', 'left', 'left'])],
    ...(ofMatches.length === 0
      ? []
      : [[strong(words.open, paper), ...table(ofMatches, ['left', 'left', 'left', 'left'])]]),
  ];
}

/** `2026-03-07 09:00–09:50`. */
function whenOf(from: string, to: string): string {
  const [day, hour] = [from.slice(0, 10), from.slice(11, 16)];
  const end = to.slice(0, 10) === day ? to.slice(11, 16) : to.slice(0, 16).replace('T', ' ');
  return `${day} ${hour}–${end}`;
}

/** Who umpires what, with what could not be kept to. */
export function showAppointed(
  { log: { state }, lines }: ChangedEvent,
  { eventsDesk: desk, eventsHall: words }: Language,
  paper: Page,
): readonly Block[] {
  const appointed = lines.flatMap((line) =>
    line.act.type === 'appoint' ? (line as HappeningOf<'appoint'>).gave.appointed : [],
  );
  const rows = appointed.map(({ match: number, umpire, breaks }) => {
    const match = matchOf(state, number)?.match;
    return [
      `${desk.columns.table} ${match?.table ?? '–'}`,
      `${desk.columns.match} ${number}`,
      match ? playersIn(state, match) : '',
      umpire === null ? words.nobodyFree : umpireName(state, umpire),
      breaks.map((rule) => words.breaks[rule]).join(', '),
    ];
  });
  return [[strong(words.umpires, paper), ...table(rows, ['left', 'left', 'left', 'left', 'left'])]];
}

/** What cannot be at the same time, and what would end it. */
export function showClashes(
  events: readonly MeetingEvent[],
  clashes: readonly Clash[],
  { eventsHall: words }: Language,
  paper: Page,
): readonly Block[] {
  if (clashes.length === 0) return [wrap(words.noClashes(events.length), paper)];
  const named = (who: string | number): string => nameIn(events, String(who));
  const moved = (move: Move): string =>
    'umpire' in move
      ? words.anotherUmpire(move)
      : words.couldMove(move, move.from.slice(0, 16).replace('T', ' '), move.table);
  return clashes.map(({ what, who, one, other, from, to, moves }) => [
    ...wrap(words.clash[what](named(who), one, other, whenOf(from, to)), paper),
    ...(moves.length === 0 ? [words.nothingToMove] : moves.map(moved)).flatMap((text) =>
      wrap(text, paper, '  '),
    ),
  ]);
}

/** What people call somebody whom the events may know by an id. */
function nameIn(events: readonly MeetingEvent[], who: string): string {
  const people = events.flatMap(({ state }) => [
    ...state.hall.umpires,
    ...state.participants.flatMap(({ entry }) => entry.players),
  ]);
  return people.find(({ id, name }) => (id ?? name) === who)?.name ?? who;
}
