import { type Book, type Competitor, findLaws } from '@opencarrom/laws';
import {
  type Act,
  type Actor,
  bookFor,
  type MatchState,
  type Player,
  phaseOf,
  whatMay,
} from '@opencarrom/match';

/** What would end a game or the match, once its reason is known. */
export interface Ending {
  readonly kind: 'walk-over' | 'concede' | 'award' | 'abandon';
  readonly by: Actor;
  /** The act, but for its reason. */
  readonly act: Act;
  readonly laws: readonly string[];
  readonly name: string;
}

/** What the keys are called. */
export interface EndingNames {
  readonly walkOver: (against: Competitor) => string;
  readonly concede: (by: Competitor, what: 'game' | 'match') => string;
  readonly abandon: string;
}

/** Does this law cost the match? Then it is called with its reason. */
export const costsMatch = (book: Book, citation: string): boolean =>
  findLaws(book, citation).some(
    (found) => found.citation === citation && found.law.consequence === 'match-lost',
  );

const SIDES: readonly Competitor[] = ['A', 'B'];

/** Everything by which the match, or its game, could be ended now besides by playing. */
export function endingsIn(match: MatchState, names: EndingNames): readonly Ending[] {
  if (phaseOf(match) === 'over') return [];
  const { conduct } = bookFor(match.head).rules;
  return [
    ...(match.lines.length === 0 && !match.board?.begun ? walkOvers(conduct['walk-over'], names) : []),
    ...SIDES.flatMap((side) => concessions(match, side, conduct.conceded, names)),
    {
      kind: 'abandon',
      by: 'umpire',
      act: { type: 'abandon', reason: '' },
      laws: conduct.abandoned,
      name: names.abandon,
    },
  ];
}

/** Who has not come loses the match before it has begun. */
const walkOvers = (laws: readonly string[], names: EndingNames): readonly Ending[] =>
  laws.slice(0, 1).flatMap((law) =>
    SIDES.map(
      (against): Ending => ({
        kind: 'walk-over',
        by: 'umpire',
        act: { type: 'call', law, against },
        laws,
        name: names.walkOver(against),
      }),
    ),
  );

function concessions(
  match: MatchState,
  side: Competitor,
  laws: readonly string[],
  names: EndingNames,
): readonly Ending[] {
  const by: Player = `${side}1`;
  return whatMay(match, by)
    .flatMap(({ acts }) => acts)
    .flatMap((act): readonly Ending[] =>
      act.type === 'concede' ? [{ kind: 'concede', by, act, laws, name: names.concede(side, act.what) }] : [],
    );
}

/** The act with the reason that was given for it. */
export const withReason = ({ act }: Ending, reason: string): Act => ({ ...act, reason }) as Act;
