import type { Entry } from '../event/entry.js';
import { replayEvent } from '../event/evolve.js';
import type { EventFormat, StageFormat, StageSystemName } from '../event/format.js';
import type { EventLine } from '../event/happening.js';
import { LEAST_ENTRANTS } from '../systems/system.js';
import { writeMoment } from './moment.js';
import { roundsAhead } from './rounds-ahead.js';
import { type EventSession, minuteOf, type SessionFault, sessionFault, zoneOf } from './sessions.js';
import { type RoundAhead, type RoundTime, timetable } from './timetable.js';

/** An event that is thought of: nobody has entered yet. */
export interface ForecastQuestion {
  readonly format: EventFormat;
  /** How many players, pairs or teams are expected. */
  readonly entrants: number;
  /** How many tables can be played at; null: as many as are needed. */
  readonly tables: number | null;
  /** None: it is told how long everything takes, and not when. */
  readonly sessions: readonly EventSession[];
  /** Minutes between two matches at a table; 5 where nothing is said. */
  readonly gap?: number;
}

export interface ForecastRound {
  readonly round: number;
  readonly matches: number;
  /** How often the tables are filled for it. */
  readonly waves: number;
  /** How long a match of it takes, and the round with all its waves. */
  readonly matchMinutes: number;
  readonly minutes: number;
  /** Null where there are no sessions. Of what finds no time, when it would be played were the last session longer. */
  readonly from: string | null;
  readonly to: string | null;
}

export interface ForecastStage {
  /** From 1. */
  readonly number: number;
  readonly name: string;
  readonly system: StageSystemName;
  readonly entrants: number;
  readonly rounds: readonly ForecastRound[];
  readonly matches: number;
  readonly from: string | null;
  readonly to: string | null;
}

/** What the plan will run into. */
export type ForecastFault =
  | { readonly why: 'too-few-entrants'; readonly entrants: number; readonly least: number }
  /** Sessions are counted from 1. */
  | { readonly why: 'bad-session'; readonly session: number; readonly fault: SessionFault['fault'] }
  /** So few rounds may leave several who have won everything. */
  | {
      readonly why: 'too-few-rounds';
      readonly stage: number;
      readonly rounds: number;
      readonly least: number;
      readonly entrants: number;
    }
  /** After so many rounds everybody has met everybody. */
  | {
      readonly why: 'rematches';
      readonly stage: number;
      readonly rounds: number;
      readonly most: number;
      readonly entrants: number;
    }
  /** The first round that finds no time, and when the last one would end. */
  | {
      readonly why: 'no-time-left';
      readonly stage: number;
      readonly round: number;
      readonly sessionsEnd: string;
      readonly ends: string | null;
    }
  /** Too few come into it. */
  | { readonly why: 'stage-not-reached'; readonly stage: number; readonly name: string };

export interface Forecast {
  readonly stages: readonly ForecastStage[];
  readonly rounds: number;
  readonly matches: number;
  readonly from: string | null;
  readonly to: string | null;
  readonly faults: readonly ForecastFault[];
}

const USUAL_GAP = 5;

/** How long an event of this format takes, and when it ends, before anybody has entered. */
export function forecast(question: ForecastQuestion): Forecast {
  const { format, entrants, tables, sessions, gap = USUAL_GAP } = question;
  if (entrants < LEAST_ENTRANTS) return nothing({ why: 'too-few-entrants', entrants, least: LEAST_ENTRANTS });
  const bad = sessionFault(sessions);
  if (bad) return nothing({ why: 'bad-session', session: bad.session + 1, fault: bad.fault });
  const fields = new Map<number, number>();
  const ahead = roundsAhead(imagined(format, entrants), ({ number, entrants: field }) => {
    fields.set(number, field.length);
  });
  const asked = { gap, matches: [], ahead, tables };
  const timed = timetable({ ...asked, sessions }).rounds;
  const times =
    sessions.length === 0 ? timed : timetable({ ...asked, sessions: withoutEnd(sessions) }).rounds;
  const stages = format.stages.flatMap((stage, index) =>
    fields.has(index + 1) ? [stageOf(stage, index + 1, fields.get(index + 1) ?? 0)] : [],
  );

  function stageOf(stage: StageFormat, number: number, field: number): ForecastStage {
    const rounds = ahead
      .filter((each) => each.stage === number)
      .map((each) => roundOf(each, { tables, gap, times }));
    const matches = rounds.reduce((sum, each) => sum + each.matches, 0);
    return {
      number,
      name: stage.name,
      system: stage.system,
      entrants: field,
      rounds,
      matches,
      ...around(rounds),
    };
  }

  const rounds = stages.flatMap((stage) => stage.rounds);
  return {
    stages,
    rounds: rounds.length,
    matches: rounds.reduce((sum, each) => sum + each.matches, 0),
    ...around(rounds),
    faults: [
      ...format.stages.flatMap((stage, index) => faultsOf(stage, index + 1, fields.get(index + 1) ?? null)),
      ...noTimeLeft(sessions, timed, around(rounds).to),
    ],
  };
}

const nothing = (fault: ForecastFault): Forecast => ({
  stages: [],
  rounds: 0,
  matches: 0,
  from: null,
  to: null,
  faults: [fault],
});

/** The event as it stands when so many have entered, of whom nothing is known. */
function imagined(format: EventFormat, entrants: number) {
  const numbers = Array.from({ length: entrants }, (_, index) => index + 1);
  const entries = numbers.map((number): Entry => ({ players: [{ name: String(number) }] }));
  const lines: readonly EventLine[] = [
    { seq: 1, at: '', act: { type: 'open', name: '', format, lot: 0 } },
    { seq: 2, at: '', act: { type: 'enter', entries }, gave: { numbers } },
  ];
  return replayEvent(lines).state;
}

/** Longer than any event: what finds no time is played into the night. */
const A_MONTH = 31 * 24 * 60;

const withoutEnd = (sessions: readonly EventSession[]): readonly EventSession[] =>
  sessions.map((session, index) =>
    index === sessions.length - 1 ? { ...session, minutes: session.minutes + A_MONTH } : session,
  );

function roundOf(
  { stage, round, matches, minutes }: RoundAhead,
  {
    tables,
    gap,
    times,
  }: { readonly tables: number | null; readonly gap: number; readonly times: readonly RoundTime[] },
): ForecastRound {
  const waves = tables === null ? 1 : Math.ceil(matches / tables);
  const time = times.find((each) => each.stage === stage && each.round === round);
  return {
    round,
    matches,
    waves,
    matchMinutes: minutes,
    minutes: waves * minutes + Math.max(0, waves - 1) * gap,
    from: time?.from ?? null,
    to: time?.to ?? null,
  };
}

/** From the first beginning to the last end. */
const around = (rounds: readonly ForecastRound[]): Pick<Forecast, 'from' | 'to'> => ({
  from: rounds[0]?.from ?? null,
  to: rounds.at(-1)?.to ?? null,
});

/** So many rounds leave one of them unbeaten. */
function roundsFor(field: number): number {
  let rounds = 0;
  for (let left = field; left > 1; left = Math.ceil(left / 2)) rounds += 1;
  return rounds;
}

function faultsOf(stage: StageFormat, number: number, field: number | null): readonly ForecastFault[] {
  if (field === null) return [{ why: 'stage-not-reached', stage: number, name: stage.name }];
  if (stage.system !== 'swiss') return [];
  const { rounds } = stage;
  const least = roundsFor(field);
  // Where one rests in every round, each rests once before two meet again.
  const most = field % 2 === 0 ? field - 1 : field;
  const about = { stage: number, rounds, entrants: field };
  return [
    ...(rounds < least ? [{ why: 'too-few-rounds', least, ...about } as const] : []),
    ...(rounds > most ? [{ why: 'rematches', most, ...about } as const] : []),
  ];
}

function noTimeLeft(
  sessions: readonly EventSession[],
  times: readonly RoundTime[],
  ends: string | null,
): readonly ForecastFault[] {
  const last = sessions.at(-1);
  const late = times.find(({ to }) => to === null);
  if (!last || !late) return [];
  const sessionsEnd = endOf(last, zoneOf(sessions));
  return [{ why: 'no-time-left', stage: late.stage, round: late.round, sessionsEnd, ends }];
}

const endOf = (session: EventSession, zone: string): string =>
  writeMoment((minuteOf(session.start, zone) ?? 0) + session.minutes, zone);
