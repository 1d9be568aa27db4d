import { bookOf, type Discipline, formatOf, type MatchFormat } from '@opencarrom/laws';
import {
  type DrawnMatch,
  fielded,
  groupName,
  isOpen,
  lawStageOf,
  type MatchSide,
  participantOf,
  playerKey,
  type StageState,
  timesOf,
} from '@opencarrom/tournament';
import { namesOf, type Printing, personName, shortNames, stateOf, titleOf } from './printing.js';
import { roundTitle } from './round-title.js';

/** One of the two at a table: its players, and what it is called where there is little room. */
export interface CardSide {
  readonly names: readonly string[];
  readonly short: string;
}

/** A rubber of a tie, and who plays it where that is open. */
interface CardRubber {
  readonly discipline: Discipline;
  readonly players: readonly [string, string];
}

/** What is written down at the table. */
export type CardRows =
  /** `men`: are men and queen written down, or the points alone? */
  | { readonly of: 'boards'; readonly boards: number; readonly extra: boolean; readonly men: boolean }
  | { readonly of: 'games'; readonly games: number; readonly boards: number }
  | { readonly of: 'rubbers'; readonly rubbers: readonly CardRubber[] };

export interface ScoreCard {
  readonly event: string;
  /** Such as `Doubles · quarter-final · 4 boards or 29 points`. */
  readonly about: string;
  readonly table: number | null;
  /** Day, time, laws, match: label and value. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly sides: readonly [CardSide, CardSide];
  readonly rows: CardRows;
  /** What its foot calls it. */
  readonly match: string;
  /** Where its code leads; null: it has none. */
  readonly address: string | null;
}

/** A card for each of these matches. */
export function cardsOf(
  printing: Printing,
  stage: StageState,
  matches: readonly DrawnMatch[],
): readonly ScoreCard[] {
  const state = stateOf(printing);
  const hasTimes = state.hall.sessions.length > 0;
  const times = new Map(hasTimes ? timesOf(state).matches.map((time) => [time.match, time.from]) : []);
  return matches.map((match) => cardOf(printing, stage, match, times.get(match.number) ?? null));
}

function cardOf(printing: Printing, stage: StageState, match: DrawnMatch, start: string | null): ScoreCard {
  const { words, codeFor } = printing;
  const { number, table } = match;
  return {
    event: titleOf(printing),
    about: aboutMatch(printing, stage, match),
    table,
    facts: factsOf(printing, stage, match, start),
    sides: sidesOf(printing, match),
    rows: rowsOf(printing, stage, match),
    match: `${words.match} ${number}`,
    address: table === null ? null : (codeFor?.(table, number) ?? null),
  };
}

function aboutMatch(printing: Printing, stage: StageState, match: DrawnMatch): string {
  const { words } = printing;
  const { minutes, tie, stage: said } = stage.format.match;
  const format = lawFormat(stage, match);
  return [
    words.disciplines[stateOf(printing).discipline],
    said === 'by-round' ? words.stages[lawStageOf(stage, match)] : stage.format.name,
    ...(format && !tie ? [words.format(asCounted(stage, format))] : []),
    ...(minutes === null ? [] : [words.minutes(minutes)]),
  ].join(' · ');
}

/** Where one score is handed in, one game is played. */
const asCounted = ({ format }: StageState, played: MatchFormat): MatchFormat =>
  format.match.counted === 'score' ? { ...played, bestOf: { ...played.bestOf, is: 1 } } : played;

const lawFormat = (stage: StageState, match: DrawnMatch): MatchFormat | undefined =>
  formatOf(bookOf(stage.format.match.rulebook), lawStageOf(stage, match));

function factsOf(
  printing: Printing,
  stage: StageState,
  match: DrawnMatch,
  start: string | null,
): ScoreCard['facts'] {
  const { words } = printing;
  const { head, hall } = stateOf(printing);
  const day = start?.slice(0, 10) ?? head?.date?.slice(0, 10);
  const umpire = hall.chairs[match.number];
  const group = match.group === null ? '' : ` · ${words.group(groupName(match.group))}`;
  return [
    ...(day === undefined ? [] : [[words.day, words.dayOf(day)] as const]),
    ...(start === null ? [] : [[words.time, start.slice(11, 16)] as const]),
    [words.laws, `${words.books[stage.format.match.rulebook]}, ${words.stages[lawStageOf(stage, match)]}`],
    [words.round, `${roundTitle(stage, match.round, words) ?? match.round}${group}`],
    [words.match, match.slot === null ? String(match.number) : `${match.number} · ${match.slot}`],
    ...(umpire === undefined ? [] : [[words.umpireIs, umpire] as const]),
  ];
}

function sidesOf(printing: Printing, { a, b }: DrawnMatch): readonly [CardSide, CardSide] {
  const [one, other] = shortNames(printing, a, b ?? a);
  return [
    { names: namesOf(printing, a), short: one },
    { names: b === null ? [] : namesOf(printing, b), short: b === null ? '' : other },
  ];
}

/** Rows where the laws set no number of boards. */
const USUAL_ROWS = 8;
const MANY_ROWS = 12;

function rowsOf(printing: Printing, stage: StageState, match: DrawnMatch): CardRows {
  const { tie, counted } = stage.format.match;
  if (tie) return { of: 'rubbers', rubbers: rubbersOf(printing, match, tie.rubbers) };
  const format = lawFormat(stage, match);
  const most = format?.boards.is ?? null;
  if (format && format.bestOf.is > 1 && counted !== 'score')
    return { of: 'games', games: format.bestOf.is, boards: most ?? USUAL_ROWS };
  const men = counted === 'boards';
  if (most === null) return { of: 'boards', boards: MANY_ROWS, extra: false, men };
  return { of: 'boards', boards: most, extra: format?.countedIn.is === 'points', men };
}

/** Line-ups are secret until both are given: before that nobody stands on paper. */
function rubbersOf(
  printing: Printing,
  match: DrawnMatch,
  rubbers: readonly Discipline[],
): readonly CardRubber[] {
  const [a, b] = (['a', 'b'] as const).map((side) => playersOf(printing, match, side));
  return rubbers.map((discipline, index) => ({ discipline, players: [a?.[index] ?? '', b?.[index] ?? ''] }));
}

function playersOf(printing: Printing, match: DrawnMatch, side: MatchSide): readonly string[] {
  const { tie, [side]: entrant } = match;
  if (!tie || entrant === null || !isOpen(tie)) return [];
  const squad = participantOf(stateOf(printing), entrant)?.entry.players.map(playerKey) ?? [];
  return fielded(tie, side).map((players) =>
    players.map((player) => personName(printing, entrant, squad.indexOf(player))).join(' & '),
  );
}
