import type { MatchSide } from '../event/result.js';
import type { PlaceReason } from '../standings/placing.js';
import type { SeenEntrant, SeenEvent, SeenMatch, SeenReason, SeenStage } from './seen-event.js';

/** What those are called who are not to be named. */
export interface UnnamedWords {
  /** The whole entry, by its number. */
  readonly entrant: (number: number) => string;
  /** One of a pair whose other has a name. */
  readonly partner: string;
}

/** What people call an entrant. */
export function seenName({ number, team, players }: SeenEntrant, words: UnnamedWords): string {
  if (team !== undefined) return team;
  if (players.every((name) => name === null)) return words.entrant(number);
  return players.map((name) => name ?? words.partner).join(' & ');
}

/** A match with where it is. */
export interface PlacedMatch {
  readonly stage: SeenStage;
  readonly round: number;
  readonly match: SeenMatch;
}

/** Every match, in the order of stages and rounds. */
export const allMatches = ({ stages }: SeenEvent): readonly PlacedMatch[] =>
  stages.flatMap((stage) =>
    stage.rounds.flatMap(({ round, matches }) => matches.map((match) => ({ stage, round, match }))),
  );

export const seenMatchOf = (event: SeenEvent, number: number): PlacedMatch | null =>
  allMatches(event).find(({ match }) => match.number === number) ?? null;

/** The way of an entrant through the event: all its matches, byes among them. */
export const pathOf = (event: SeenEvent, entrant: number): readonly PlacedMatch[] =>
  allMatches(event).filter(({ match }) => match.a === entrant || match.b === entrant);

/** Is it waited for? */
export const isToPlay = ({ b, result, annulled }: SeenMatch): boolean =>
  b !== undefined && !result && !annulled;

/** What an entrant plays next; null: nothing that is drawn. */
export const nextMatchOf = (event: SeenEvent, entrant: number): PlacedMatch | null =>
  pathOf(event, entrant).find(({ match }) => isToPlay(match)) ?? null;

export const entrantSide = ({ a }: SeenMatch, entrant: number): MatchSide => (a === entrant ? 'a' : 'b');

/** As `sayPlaceReason` takes it. */
export const placeReasonOf = ({ by, level = [], more, own, other }: SeenReason): PlaceReason => ({
  by,
  level,
  own: own ?? null,
  other: other ?? null,
  ...(more === undefined ? {} : { more }),
});
