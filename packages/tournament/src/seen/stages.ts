import { bookOf, formatOf, type Stage } from '@opencarrom/laws';
import { fieldOf } from '../event/field.js';
import type { StageFormat } from '../event/format.js';
import type { DrawnMatch, StageState } from '../event/state.js';
import type { RankedPlace } from '../standings/placing.js';
import { systemOf } from '../systems/systems.js';
import type { RoundTime } from '../tables/timetable.js';
import type { Key } from '../vocabulary.js';
import { seenBracket } from './bracket.js';
import { isAnnulled, seenMatch, type TellingMatch } from './matches.js';
import {
  FIGURES,
  type SeenColumn,
  type SeenEnding,
  type SeenPlace,
  type SeenReason,
  type SeenRound,
  type SeenRules,
  type SeenStage,
} from './seen-event.js';

export interface TellingStage extends TellingMatch {
  readonly timeOf: (stage: number, round: number) => RoundTime | null;
}

export function seenStage(telling: TellingStage): SeenStage {
  const { state, stage } = telling;
  const { number, format, layout } = stage;
  const columns = columnsOf(format);
  const bracket = seenBracket(stage);
  return {
    number,
    name: format.name,
    system: format.system,
    rules: seenRules(format),
    ...(format.system === 'swiss' ? { plannedRounds: format.rounds } : {}),
    ...(format.goOn === null ? {} : { goOn: format.goOn }),
    ...(isOver(telling) ? { isOver: true } : {}),
    rounds: seenRounds(telling),
    keys: 'keys' in format ? format.keys : [],
    columns,
    standings: seenPlaces(telling, columns, systemOf(format).placings(stage, fieldOf(state, stage))),
    ...(layout && 'groups' in layout ? { groups: layout.groups } : {}),
    ...(bracket.length > 0 ? { bracket } : {}),
  };
}

/** Those before the one that is being played were left, whatever is open in them. */
export const isOver = ({ state, stage }: Pick<TellingMatch, 'state' | 'stage'>): boolean =>
  state.awards !== null ||
  stage.number < state.stages.length ||
  systemOf(stage.format).isOver(stage, fieldOf(state, stage));

function seenRules({ match }: StageFormat): SeenRules {
  const { rulebook, stage, counted, minutes, tie } = match;
  const book = bookOf(rulebook);
  const known = Object.keys(book.rules.match.stages) as Stage[];
  const ends = (stage === 'by-round' ? known : [stage]).map((each) => {
    const ending = endingOf(formatOf(book, each));
    // Where one score is handed in, one game is played.
    return [each, ending && counted === 'score' ? { ...ending, bestOf: 1 } : ending];
  });
  return {
    rulebook,
    counted,
    ...(minutes === null ? {} : { minutes }),
    ...(stage === 'by-round' ? {} : { lawStage: stage }),
    ends: Object.fromEntries(ends),
    ...(tie ? { rubbers: tie.rubbers } : {}),
  };
}

const endingOf = (format: ReturnType<typeof formatOf>): SeenEnding | undefined =>
  format && {
    bestOf: format.bestOf.is,
    ...(format.target.is === null ? {} : { points: format.target.is }),
    ...(format.boards.is === null ? {} : { boards: format.boards.is }),
  };

function seenRounds(telling: TellingStage): readonly SeenRound[] {
  const { stage, timeOf } = telling;
  const rounds = new Map<number, DrawnMatch[]>();
  for (const match of stage.matches) rounds.set(match.round, [...(rounds.get(match.round) ?? []), match]);
  return [...rounds]
    .sort(([one], [other]) => one - other)
    .map(([round, matches]) => ({
      round,
      ...spanOf(timeOf(stage.number, round)),
      matches: matches.map((match) => seenMatch(telling, match)),
    }));
}

export const spanOf = (time: RoundTime | null): Pick<SeenRound, 'from' | 'to'> => ({
  ...(time?.from ? { from: time.from } : {}),
  ...(time?.to ? { to: time.to } : {}),
});

const isFigure = (key: Key): key is (typeof FIGURES)[number] => FIGURES.some((each) => each === key);

/** Matches and wins, then what sets entrants apart in the order in which it does; a bracket counts nothing. */
function columnsOf(format: StageFormat): readonly SeenColumn[] {
  if (!('keys' in format)) return [];
  return [...new Set<SeenColumn>(['played', 'wins', ...format.keys.filter(isFigure)])];
}

function seenPlaces(
  telling: TellingMatch,
  columns: readonly SeenColumn[],
  places: readonly RankedPlace[],
): readonly SeenPlace[] {
  const { state, stage } = telling;
  const on = whoWouldGoOn(stage, places, fieldOf(state, stage).isHere);
  const played = playedBy(telling);
  return places.map(({ rank, entrant, group, figures, reason }) => {
    const figure = (column: SeenColumn): number =>
      column === 'played' ? (played.get(entrant) ?? 0) : (figures?.[column] ?? 0);
    return {
      rank,
      entrant,
      ...(group === null ? {} : { group }),
      ...(figures && columns.length > 0 ? { figures: columns.map(figure) } : {}),
      ...(on.has(entrant) ? { goesOn: true } : {}),
      reason: seenReason(reason),
    };
  });
}

/** How many matches of each count. */
function playedBy(telling: TellingMatch): ReadonlyMap<number, number> {
  const played = new Map<number, number>();
  for (const match of telling.stage.matches) {
    const { a, b, result } = match;
    if (b === null || !result || isAnnulled(telling, match)) continue;
    for (const side of [a, b]) played.set(side, (played.get(side) ?? 0) + 1);
  }
  return played;
}

/** The first so many of each group who are here; nobody where all go on, or nobody does. */
function whoWouldGoOn(
  { format: { goOn } }: StageState,
  places: readonly RankedPlace[],
  isHere: (entrant: number) => boolean,
): ReadonlySet<number> {
  const on = new Set<number>();
  if (goOn === null) return on;
  const counts = new Map<number | null, number>();
  for (const { group, entrant } of places) {
    const before = counts.get(group) ?? 0;
    if (before >= goOn || !isHere(entrant)) continue;
    counts.set(group, before + 1);
    on.add(entrant);
  }
  return on;
}

/** So many are named; at the beginning everybody is level with everybody. */
const MOST_LEVEL = 6;

function seenReason({ by, level, own, other }: RankedPlace['reason']): SeenReason {
  return {
    by,
    ...(level.length === 0 ? {} : { level: level.slice(0, MOST_LEVEL) }),
    ...(level.length <= MOST_LEVEL ? {} : { more: level.length - MOST_LEVEL }),
    ...(own === null ? {} : { own }),
    ...(other === null ? {} : { other }),
  };
}
