import { publishedState } from '../event/drafts.js';
import type { LoggedEvent } from '../event/evolve.js';
import { type EventState, openMatches, stageNow } from '../event/state.js';
import { daysOf } from '../tables/event-days.js';
import { timesOf } from '../tables/event-times.js';
import type { Timetable } from '../tables/timetable.js';
import { namingIn } from './people.js';
import type { SeenEvent, SeenNow, SeenRoundAhead } from './seen-event.js';
import { isOver, seenStage, spanOf } from './stages.js';

export interface SeeingEvent {
  /** The time it is asked at: what has not begun begins no earlier. */
  readonly now?: string;
}

/**
 * What everybody may see of an event. Never in it: a draw that is not published (its byes count from then on), a line-up before both are given, the name of somebody who is not to
 * be named, who did what, why somebody left or a result was corrected, from which device a result came.
 */
export function seenEvent({ happenings, state: known }: LoggedEvent, { now }: SeeingEvent = {}): SeenEvent {
  const state = publishedState(known);
  const { head, discipline, participants, seeds, hall, stages, formats, awards } = state;
  const times = timesIn(state, now);
  const naming = namingIn(state);
  const starts = new Map(times.matches.map(({ match, from }) => [match, from]));
  const telling = {
    state,
    naming,
    beginsAt: (match: number) => starts.get(match) ?? null,
    timeOf: (stage: number, round: number) =>
      times.rounds.find((each) => each.stage === stage && each.round === round) ?? null,
  };
  return {
    seq: happenings.length,
    name: head?.name ?? '',
    ...daysOf(state),
    ...(head?.place === undefined ? {} : { place: head.place }),
    ...(head?.template === undefined ? {} : { template: head.template }),
    discipline,
    now: seenNow(state),
    entrants: participants.map(naming.entrantOf),
    ...(seeds.length === 0 ? {} : { seeds }),
    ...(hall.tables === null ? {} : { tables: hall.tables }),
    stages: stages.map((stage) => seenStage({ ...telling, stage })),
    stagesAhead: formats
      .slice(stages.length)
      .map(({ name, system }, index) => ({ number: stages.length + 1 + index, name, system })),
    roundsAhead: roundsAheadIn(state, times),
    ...(awards
      ? {
          awards: awards.map(({ place, entrant, prize }) => ({
            place,
            entrant,
            ...(prize === null ? {} : { prize }),
          })),
        }
      : {}),
  };
}

const NO_TIMES: Timetable = { matches: [], rounds: [] };

/** Where nobody has said when matches are played, nothing can be told. */
const timesIn = (state: EventState, now: string | undefined): Timetable =>
  state.hall.sessions.length === 0 ? NO_TIMES : timesOf(state, now);

function roundsAheadIn({ stages }: EventState, { rounds }: Timetable): readonly SeenRoundAhead[] {
  const drawn = new Set(
    stages.flatMap(({ number, matches }) => matches.map(({ round }) => `${number}/${round}`)),
  );
  return rounds
    .filter(({ stage, round }) => !drawn.has(`${stage}/${round}`))
    .map((time) => ({ stage: time.stage, round: time.round, ...spanOf(time) }));
}

function seenNow(state: EventState): SeenNow {
  if (state.awards) return { is: 'over' };
  const stage = stageNow(state);
  if (!stage) return { is: 'entries' };
  const { number } = stage;
  const open = openMatches(stage);
  if (open.length > 0)
    return {
      is: 'play',
      stage: number,
      round: Math.min(...open.map(({ round }) => round)),
      open: open.length,
    };
  if (isOver({ state, stage })) return { is: 'stage-over', stage: number };
  return { is: 'next-round', stage: number, round: stage.rounds + 1 };
}
