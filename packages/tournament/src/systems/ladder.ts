import type { LadderFormat } from '../event/format.js';
import { type BracketSystem, bracketSystem } from './bracket-system.js';
import { FINAL } from './knockout.js';
import { lineOf, type Slot, winnerOf } from './slots.js';

/** The last two meet, the winner meets the next above, up to the first. */
export const ladder: BracketSystem<LadderFormat> = bracketSystem(
  (_, entrants) => ({ lines: entrants }),
  (_, lines) => {
    const last = lines - 1;
    const nameOf = (round: number): string => (round === last ? FINAL : `${round}.1`);
    return Array.from({ length: last }, (_, index): Slot => {
      const round = index + 1;
      const below = round === 1 ? lineOf(last) : winnerOf(nameOf(round - 1));
      return {
        name: nameOf(round),
        round,
        sides: [lineOf(last - round), below],
        forPlace: round === last ? 1 : null,
      };
    });
  },
);
