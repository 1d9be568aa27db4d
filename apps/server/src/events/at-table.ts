import type { TableAnswer, TableMatch } from '@opencarrom/protocol';
import {
  type DrawnMatch,
  type EventState,
  entryName,
  fielded,
  isOpen,
  lawStageOf,
  type MatchSide,
  participantOf,
  playerKey,
  publishedState,
  type StageState,
  timesOf,
} from '@opencarrom/tournament';
import { clockIn } from './held-events.js';
import type { PhoneAtTable } from './table-phones.js';

/** What is played at a phone's table: what is open in its order, then what is over. Drafts are at no table. */
export function tableAnswer({ phone, held }: PhoneAtTable, now: number): TableAnswer {
  const { row, logged } = held;
  const state = publishedState(logged.state);
  const table = phone.table_number;
  const times = beginnings(state, now);
  const matches = state.stages.flatMap((stage) =>
    stage.matches
      .filter((match) => match.table === table && match.b !== null)
      .flatMap((match) => playedIn(state, stage, match, times.get(match.number))),
  );
  return {
    event: { id: row.id, name: state.head?.name ?? row.name },
    ...{ phone: phone.id, table, scoring: row.scoring },
    matches: [
      ...matches.filter(({ hasResult }) => !hasResult),
      ...matches.filter(({ hasResult }) => hasResult),
    ],
    ...{ clock: clockIn(row), now },
  };
}

function beginnings(state: EventState, now: number): ReadonlyMap<number, string> {
  if (state.hall.sessions.length === 0) return new Map();
  const { matches } = timesOf(state, new Date(now).toISOString());
  return new Map(matches.flatMap(({ match, from }) => (from === null ? [] : [[match, from] as const])));
}

/** A match, or the rubbers of a tie once both line-ups are open. */
function playedIn(
  state: EventState,
  stage: StageState,
  match: DrawnMatch,
  at: string | undefined,
): readonly TableMatch[] {
  const { format } = stage;
  const { rulebook, counted, mostScore, minutes, tie: rules } = format.match;
  const umpire = state.hall.chairs[match.number];
  const common = {
    ...{ match: match.number, stageName: format.name, round: match.round },
    ...{ lawStage: lawStageOf(stage, match), rulebook, counted, mostScore, minutes },
    ...(at === undefined || match.result ? {} : { at }),
    ...(umpire === undefined ? {} : { umpire: umpireName(state, umpire) }),
  };
  const { tie } = match;
  if (!rules || !tie) {
    const discipline = state.discipline === 'doubles' ? 'doubles' : 'singles';
    const result = match.result ? ({ hasResult: true } as const) : {};
    return [{ ...common, discipline, a: sideOf(state, match, 'a'), b: sideOf(state, match, 'b'), ...result }];
  }
  if (!isOpen(tie)) return [];
  const line = { a: fielded(tie, 'a'), b: fielded(tie, 'b') };
  return tie.rubbers.flatMap(({ result }, index): readonly TableMatch[] => {
    // Where a tie is decided, what is left of it is not played.
    if (match.result && !result) return [];
    return [
      {
        ...{ ...common, rubber: index + 1, discipline: rules.rubbers[index] ?? 'singles' },
        a: sideOf(state, match, 'a', line.a[index]),
        b: sideOf(state, match, 'b', line.b[index]),
        ...(result ? { hasResult: true } : {}),
      },
    ];
  });
}

/** By name: the table's umpire calls them. */
function sideOf(
  state: EventState,
  match: DrawnMatch,
  side: MatchSide,
  keys?: readonly string[],
): TableMatch['a'] {
  const entrant = match[side] ?? 0;
  const entry = participantOf(state, entrant)?.entry;
  if (!entry) return { entrant, name: String(entrant), players: [] };
  const players = keys
    ? keys.map((key) => entry.players.find((each) => playerKey(each) === key)?.name ?? key)
    : entry.players.map(({ name }) => name);
  return { entrant, name: entryName(entry), players };
}

const umpireName = ({ hall }: EventState, key: string): string =>
  hall.umpires.find((each) => playerKey(each) === key)?.name ?? key;
