import type { KeptGame } from '../../store/shelf.js';

/** How a game against a computer ended. */
export interface AgainstComputer {
  readonly level: number;
  /** The person's points less the computer's. */
  readonly margin: number;
}

/** One starts easy. */
const FIRST_LEVEL = 2;
const LAST_LEVEL = 10;
/** Who loses by so many had no chance. */
const CLEARLY = 6;

/** The level that fits whoever played so, the last game at the end: a win is followed by a stronger one. */
export function followedLevel(games: readonly AgainstComputer[]): number {
  const last = games.at(-1);
  if (!last) return FIRST_LEVEL;
  const step = last.margin > 0 ? 1 : last.margin <= -CLEARLY ? -1 : 0;
  return Math.min(LAST_LEVEL, Math.max(1, last.level + step));
}

/** A person's games against one computer, the oldest first; what was only tried out is none. */
export const againstComputer = (games: readonly KeptGame[]): readonly AgainstComputer[] =>
  games
    .filter(({ notes }) => notes.over && !notes.branchOf)
    .sort((a, b) => (a.notes.changed < b.notes.changed ? -1 : 1))
    .flatMap(({ head, hands, notes }) => {
      const { A1, B1 } = hands.controllers;
      const score = notes.summary.score;
      return head.discipline === 'singles' && A1?.kind === 'person' && B1?.kind === 'computer' && score
        ? [{ level: B1.level, margin: score.A - score.B }]
        : [];
    });
