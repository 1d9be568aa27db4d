import { doubleElimination } from '../../src/systems/double-elimination.js';
import { FORMATS } from './stage.js';

/**
 * Where each loser of the winners' bracket comes into the losers', by rounds from the first: `columns[r][m]` is the place,
 * of as many as round r + 1 has matches, of who loses match m of it.
 */
export type Columns = readonly (readonly number[])[];

/**
 * In which rounds of the losers' bracket two who met in the winners' can meet again, the soonest first: who lost in one
 * round, and who beat him in it and lost in a later one. One number for every two rounds, whatever the match.
 */
export function rematches(columns: Columns): readonly number[] {
  const found: number[] = [];
  for (const [later, places] of columns.entries())
    for (let earlier = 0; earlier < later; earlier++) {
      const rounds = columns[earlier]?.map((place, match) =>
        meetIn(place >> (later - earlier), places[match >> (later - earlier)] ?? 0, later),
      );
      found.push(Math.min(...(rounds ?? [])));
    }
  return found.sort((one, other) => one - other);
}

/** Two places are halved until they are one; those who come down together with it meet at once. */
function meetIn(one: number, other: number, round: number): number {
  if (one === other) return 2 * round;
  let halvings = 0;
  for (let apart = one ^ other; apart > 0; apart >>= 1) halvings++;
  return 2 * (round + halvings) - 1;
}

/**
 * The columns of a losers' bracket, from what a round of it that people come down to says: for each of its matches the
 * numbers, from 1, of the matches whose losers come.
 */
export function columnsOf(
  size: number,
  comingDown: (round: number) => readonly (readonly number[])[],
): Columns {
  const rounds: number[][] = [];
  for (let matches = size / 2; matches >= 1; matches /= 2) {
    const places: number[] = [];
    const round = rounds.length === 0 ? 1 : 2 * rounds.length;
    for (const [place, number] of comingDown(round).flat().entries()) places[number - 1] = place;
    rounds.push(places);
  }
  return rounds;
}

/** The columns as they are here. */
export const crossedColumns = (size: number): Columns =>
  columnsOf(size, (round) =>
    doubleElimination
      .slotsOf(FORMATS.double, size)
      .filter(({ name }) => name.startsWith(`L${round}.`))
      .map(({ sides }) =>
        sides.flatMap((side) => (side.from === 'loser' ? [Number(side.of.split('.')[1])] : [])),
      ),
  );
