import { bookOf, formatOf, type Stage, score } from '@opencarrom/laws';
import type { Both, MatchResult, Report } from '../event/result.js';
import { type DrawnMatch, type EventState, participantOf, type StageState } from '../event/state.js';
import { lawStageOf } from '../systems/law-stage.js';
import { playerKey } from '../ties/line-ups.js';
import { lineUpsSeenBy, type SeenLineUp, type TieState } from '../ties/tie-state.js';
import type { PeopleNaming } from './people.js';
import type { SeenMatch, SeenResult, SeenRubber, SeenSheet, SeenTie } from './seen-event.js';

/** What is told of every match of a stage. */
export interface TellingMatch {
  readonly state: EventState;
  readonly stage: StageState;
  readonly naming: PeopleNaming;
  /** When a match begins, as far as one can tell. */
  readonly beginsAt: (match: number) => string | null;
}

export function seenMatch(telling: TellingMatch, match: DrawnMatch): SeenMatch {
  const { state, stage, naming, beginsAt } = telling;
  const { number, a, b, group, slot, table, result, report, tie } = match;
  const lawStage = lawStageOf(stage, match);
  const at = result || b === null ? null : beginsAt(number);
  const umpire = naming.umpireOf(match);
  const sheet = report && seenSheet(stage, lawStage, report);
  return {
    number,
    a,
    ...(b === null ? {} : { b }),
    ...(group === null ? {} : { group }),
    ...(slot === null ? {} : { slot }),
    ...(stage.format.match.stage === 'by-round' ? { lawStage } : {}),
    ...(table === null ? {} : { table }),
    ...(at === null ? {} : { at }),
    ...(umpire === undefined ? {} : { umpire }),
    ...(result ? { result: seenResult(result) } : {}),
    ...(isAnnulled(telling, match) ? { annulled: true } : {}),
    ...(sheet ? { sheet } : {}),
    ...(tie ? { tie: seenTie(state, stage, match, tie) } : {}),
  };
}

/** Does it not count, because one of the two has left? */
export function isAnnulled(
  { state, stage: { format } }: Pick<TellingMatch, 'state' | 'stage'>,
  { a, b }: DrawnMatch,
): boolean {
  if (!('withdrawal' in format) || format.withdrawal === 'keep') return false;
  return [a, b].some((entrant) => entrant !== null && participantOf(state, entrant)?.away);
}

const seenResult = ({ how, ...result }: MatchResult): SeenResult => ({
  ...result,
  ...(how === 'played' ? {} : { how }),
});

/** A bare score has no sheet: it is the result. */
function seenSheet(
  { format }: StageState,
  stage: Stage,
  { games, boards, first = 'A', tosses = {} }: Report,
): SeenSheet | null {
  if (games) return { games };
  const book = bookOf(format.match.rulebook);
  const matchFormat = formatOf(book, stage);
  if (!boards || !matchFormat) return null;
  const scored = score({ book, stage, format: matchFormat, first, boards, tosses });
  if ('playedOn' in scored) return null;
  return {
    games: scored.games.map(({ A, B }): Both => [A, B]),
    boards: scored.games.map((_, index) =>
      scored.boards
        .filter(({ game }) => game === index + 1)
        .map(({ winner, points }): Both => (winner === 'A' ? [points, 0] : [0, points])),
    ),
  };
}

function seenTie(state: EventState, stage: StageState, match: DrawnMatch, tie: TieState): SeenTie {
  const lineUps = lineUpsSeenBy(tie, 'anybody');
  const fieldedBy = (side: 'a' | 'b') => placesIn(state, match[side], lineUps[side]);
  const [a, b] = [fieldedBy('a'), fieldedBy('b')];
  const lawStage = lawStageOf(stage, match);
  return {
    given: (['a', 'b'] as const).filter((side) => lineUps[side] !== null),
    rubbers: tie.rubbers.map(({ begun, result, report }, index): SeenRubber => {
      const sheet = report && seenSheet(stage, lawStage, report);
      return {
        ...(a?.[index] ? { a: a[index] } : {}),
        ...(b?.[index] ? { b: b[index] } : {}),
        ...(begun ? { begun } : {}),
        ...(result ? { result: seenResult(result) } : {}),
        ...(sheet ? { sheet } : {}),
      };
    }),
  };
}

/** Who plays each rubber, by their places in the team's list; null while the line-up is not open. */
function placesIn(
  state: EventState,
  entrant: number | null,
  lineUp: SeenLineUp,
): readonly (readonly number[])[] | null {
  if (lineUp === null || lineUp === 'given') return null;
  const squad = participantOf(state, entrant ?? 0)?.entry.players.map(playerKey) ?? [];
  return lineUp.map((players) => players.map((player) => squad.indexOf(player)));
}
