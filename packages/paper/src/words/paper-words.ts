import type { BookId, Discipline, MatchFormat, Stage } from '@opencarrom/laws';
import type { EventDiscipline, HowEnded, PlaceWords } from '@opencarrom/tournament';
import type { SeenColumn, UnnamedWords } from '@opencarrom/tournament/seen';
import type { SheetName } from '../sheet-name.js';

/** What stands on paper besides names and figures, in one language. */
export interface PaperWords {
  /** The code of the language. */
  readonly code: string;
  /** What each sheet is called. */
  readonly sheets: Readonly<Record<SheetName, string>>;
  /** Why there is nothing to print. */
  readonly nothing: Readonly<
    Record<'not-drawn' | 'no-cards' | 'no-groups' | 'no-bracket' | 'no-places', string>
  >;

  readonly books: Readonly<Record<BookId, string>>;
  readonly stages: Readonly<Record<Stage, string>>;
  readonly disciplines: Readonly<Record<EventDiscipline, string>>;
  readonly format: (format: MatchFormat) => string;
  readonly figures: Readonly<Record<SeenColumn, string>>;
  readonly places: PlaceWords;
  readonly unnamed: UnnamedWords;
  /** Somebody without a name among others who have one, such as one of a team. */
  readonly somebody: (number: number) => string;
  /** In the order of this language's letters. */
  readonly compareNames: (one: string, other: string) => number;

  readonly printed: (at: string) => string;
  readonly page: (page: number, pages: number) => string;
  readonly draft: string;

  /** Above the names, for those who look for their own. */
  readonly findTable: string;
  readonly table: string;
  readonly groupColumn: string;
  readonly group: (name: string) => string;
  readonly match: string;
  readonly versus: string;
  readonly rests: string;
  readonly name: string;
  readonly against: string;
  readonly place: string;
  readonly why: string;
  readonly roundIs: (round: number) => string;
  /** `played`: what is played in that round of a knock-out. */
  readonly after: (stage: string, round: number, played: keyof PaperWords['stages'] | null) => string;
  readonly finalPlaces: string;
  readonly prize: string;
  readonly score: string;
  readonly missing: string;
  readonly provisional: string;
  readonly how: Readonly<Record<HowEnded, string>>;

  readonly day: string;
  /** A day of the calendar, as 2026-01-31: with its weekday, and with its year. */
  readonly dayOf: (day: string) => string;
  /** A day, or several one after the other. */
  readonly dateOf: (day: string, last?: string) => string;
  readonly time: string;
  readonly laws: string;
  readonly round: string;
  readonly breaksFirst: string;
  readonly white: string;
  readonly board: string;
  readonly men: string;
  readonly queen: string;
  readonly points: string;
  readonly total: string;
  readonly game: (game: number) => string;
  readonly rubbers: Readonly<Record<Discipline, string>>;
  readonly rubber: string;
  readonly plays: string;
  readonly menAre: string;
  readonly queenIs: string;
  readonly extraRow: string;
  readonly umpire: string;
  readonly umpireIs: string;
  readonly cardOf: (card: number, cards: number) => string;
  readonly toTheDesk: string;
  readonly minutes: (minutes: number) => string;
  /** Below a code on a card or a sign. */
  readonly scan: string;

  readonly partner: (name: string) => string;
  readonly bye: string;
  readonly winnerOf: (match: string) => string;
  readonly loserOf: (match: string) => string;
  readonly onPage: (page: number) => string;
  readonly thirdPlace: string;
  readonly final: string;
  readonly secondFinal: string;
  readonly winner: string;

  readonly certificate: string;
  readonly presentedTo: string;
  readonly forPlace: (place: number) => string;
  /** Such as `in Doubles at the`. */
  readonly wonAt: (discipline: string) => string;
  readonly signatures: readonly [string, string];
  readonly champions: Readonly<Record<EventDiscipline, string>>;
  readonly finalWas: (score: string) => string;
  readonly took: (discipline: EventDiscipline, count: number, matches: number) => string;
}
