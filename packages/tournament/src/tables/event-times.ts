import { peopleOf } from '../event/entry.js';
import { type DrawnMatch, type EventState, participantOf } from '../event/state.js';
import { lawStageOf } from '../systems/law-stage.js';
import { type Clash, type DueMatch, findClashes } from './clashes.js';
import { tablesOf } from './hall.js';
import { roundsAhead } from './rounds-ahead.js';
import { type EventSession, minuteOf, zoneOf } from './sessions.js';
import { type Timetable, timetable } from './timetable.js';
import { whoIs } from './umpires.js';
import { usualMinutes } from './usual-minutes.js';

/** When the matches and rounds of an event are played; `now`: the time it is asked at. */
export function timesOf(state: EventState, now?: string): Timetable {
  const { hall, stages } = state;
  return timetable({
    sessions: hall.sessions,
    gap: hall.gap,
    tables: hall.tables === null ? null : tablesOf(hall, 0, () => false).length,
    matches: stages.flatMap((stage) =>
      stage.matches.filter(isPlayed).map((match) => {
        const { number, round, table, a, b, result, report } = match;
        const { started, ended } = report ?? {};
        return {
          number,
          stage: stage.number,
          round,
          table,
          entrants: [a, b ?? a],
          minutes: usualMinutes(stage.format.match, lawStageOf(stage, match)),
          isOver: result !== null,
          ...(started === undefined ? {} : { started }),
          ...(ended === undefined ? {} : { ended }),
        };
      }),
    ),
    ahead: state.awards ? [] : roundsAhead(state),
    ...(now === undefined ? {} : { now }),
  });
}

/** Neither a bye nor a walk-over. */
const isPlayed = ({ b, result }: DrawnMatch): boolean => b !== null && result?.how !== 'walked-over';

/** An event of a meeting, by what people call it. */
export interface MeetingEvent {
  readonly name: string;
  readonly state: EventState;
}

/** What cannot be between events that share their tables and their people, by the sessions and tables of all of them. */
export function clashesBetween(events: readonly MeetingEvent[], now?: string): readonly Clash[] {
  const all = events.flatMap(({ state }) => state.hall.sessions);
  const zone = zoneOf(all);
  const start = (session: EventSession): number => minuteOf(session.start, zone) ?? Infinity;
  const sessions = all
    .filter((session) => start(session) < Infinity)
    .sort((one, other) => start(one) - start(other));
  const halls = events.map(({ state }) => state.hall);
  const widest = halls.reduce((most, { tables }) => Math.max(most, tables ?? 0), 0);
  const hall = {
    tables: widest,
    outOfUse: halls.flatMap(({ outOfUse }) => outOfUse),
  };
  return findClashes({
    matches: events.flatMap((event) => dueIn(event, now)),
    sessions,
    tables: tablesOf(hall, 0, () => false),
    zone,
    gap: Math.max(0, ...halls.map(({ gap }) => gap)),
  });
}

function dueIn({ name, state }: MeetingEvent, now?: string): readonly DueMatch[] {
  const times = new Map(timesOf(state, now).matches.map((time) => [time.match, time]));
  const whoPlays = (entrant: number | null): readonly string[] => {
    const participant = entrant === null ? null : participantOf(state, entrant);
    return participant ? peopleOf(participant.entry).map(whoIs) : [];
  };
  return state.stages
    .flatMap(({ matches }) => matches)
    .flatMap(({ number, a, b, table, result }) => {
      const { from = null, to = null, isKnown = false } = times.get(number) ?? {};
      if (from === null || to === null) return [];
      return {
        event: name,
        match: number,
        table,
        players: [...whoPlays(a), ...whoPlays(b)],
        umpire: state.hall.chairs[number] ?? null,
        from,
        to,
        hasBegun: isKnown || result !== null,
      };
    });
}
