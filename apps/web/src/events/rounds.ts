import type { StageState } from '@opencarrom/tournament';
import { knockOutRound } from '../event/round-name.js';
import type { EventWords } from '../event/words.js';

const LEAST_ENTRANTS = 2;

/** What a round is called, at the desk as on everybody's page. */
export function roundCalled(stage: StageState | null | undefined, round: number, w: EventWords): string {
  const planned = stage?.format.system === 'knockout' ? plannedRounds(stage) : null;
  return planned === null ? w.round(round) : knockOutRound(round, planned, w);
}

/** How many rounds a stage has, where that is known before it is played. */
export function plannedRounds({ format, layout, entrants }: StageState): number | null {
  switch (format.system) {
    case 'swiss':
      return format.rounds;
    case 'league':
      return allPlayAll(entrants.length) * format.legs;
    case 'groups': {
      const groups = layout && 'groups' in layout ? layout.groups : [];
      return Math.max(0, ...groups.map(({ length }) => allPlayAll(length))) * format.legs || null;
    }
    case 'knockout':
      return entrants.length < LEAST_ENTRANTS ? null : Math.ceil(Math.log2(entrants.length));
    default:
      return null;
  }
}

const allPlayAll = (entrants: number): number => (entrants % 2 === 0 ? entrants - 1 : entrants);
