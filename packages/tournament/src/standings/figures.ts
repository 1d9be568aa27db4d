import { type Encounter, isScored, type Retirements, type Round, WORTH, worthOf } from '../vocabulary.js';

/** What an entrant has brought together. */
export interface Figures {
  points: number;
  wins: number;
  buchholz: number;
  netscore: number;
  totscore: number;
  /** Rubbers, games and boards it won; what it lost is not taken off. */
  rubbers: number;
  games: number;
  boards: number;
  /** Whom it has met, in the order of the rounds; byes are not among them. */
  readonly opponents: number[];
  /** Rounds it was drawn in, byes among them, whether or not the match has a score yet. */
  rounds: number;
  byes: number;
}

export interface Counting {
  readonly entrants: number;
  readonly rounds: readonly Round[];
  /** What a bye brings; in a league it is a rest and brings nothing. */
  readonly bye: { readonly points: number; readonly score: number };
  readonly retirements: Retirements;
}

const noFigures = (): Figures => ({
  points: 0,
  wins: 0,
  buchholz: 0,
  netscore: 0,
  totscore: 0,
  rubbers: 0,
  games: 0,
  boards: 0,
  opponents: [],
  rounds: 0,
  byes: 0,
});

/** Everybody's, by number; the first, of nobody, are empty. */
export function countFigures({ entrants, rounds, bye, retirements }: Counting): readonly Figures[] {
  const all = Array.from({ length: entrants + 1 }, noFigures);
  const of = (number: number): Figures => all[number] ?? noFigures();
  for (const { encounters } of rounds) for (const each of encounters) count(each);
  for (const own of all)
    for (const opponent of own.opponents) own.buchholz += of(opponent).points + lent(of(opponent));
  return all;

  function count(encounter: Encounter): void {
    const { a, b } = encounter;
    of(a).rounds += 1;
    if (b === null) rest(of(a));
    else {
      of(b).rounds += 1;
      if (!isScored(encounter)) return;
      add(of(a), b, encounter, 0);
      add(of(b), a, encounter, 1);
    }
  }

  function rest(figures: Figures): void {
    figures.points += bye.points;
    figures.netscore += bye.score;
    figures.totscore += bye.score;
    figures.byes += 1;
  }

  /**
   * Who was away lends its opponents what it would have won in the rounds it missed, by what it won at the board. A bye
   * is among the matches it had (SoL plays it against a phantom), though not among what it won: so who rested once and
   * was always there lends nothing.
   */
  function lent({ points, byes, opponents, rounds: drawn }: Figures): number {
    const missing = rounds.length - drawn;
    const played = opponents.length + byes;
    if (retirements === 'none' || missing <= 0 || played === 0) return 0;
    const [share, of] = SHARES[retirements];
    // Whole numbers to the end: what is rounded down must not lack a last bit.
    return Math.floor(((points - byes * bye.points) * missing * share) / (played * of));
  }
}

const SHARES = { trend: [1, 1], trend70: [7, 10] } as const;

/** One side's share of a match: 0 is the first side, 1 the second. */
function add(figures: Figures, opponent: number, encounter: Encounter, side: 0 | 1): void {
  const { scoreA, scoreB, rubbers, games, boards } = encounter;
  const worth = worthOf(encounter)[side];
  figures.points += worth;
  if (worth === WORTH.win) figures.wins += 1;
  figures.netscore += side === 0 ? scoreA - scoreB : scoreB - scoreA;
  figures.totscore += side === 0 ? scoreA : scoreB;
  figures.rubbers += rubbers?.[side] ?? 0;
  figures.games += games?.[side] ?? 0;
  figures.boards += boards?.[side] ?? 0;
  figures.opponents.push(opponent);
}
