import type { Controller } from '@opencarrom/host';
import { type Head, type Player, playersOf } from '@opencarrom/match';

export type Controllers = Readonly<Partial<Record<Player, Controller>>>;

export const PERSON: Controller = { kind: 'person' };

/** Every hand a person's. */
export const allPersons = ({ discipline }: Pick<Head, 'discipline'>): Controllers =>
  Object.fromEntries(playersOf(discipline).map((player) => [player, PERSON]));

export const computer = (level: number): Controller => ({ kind: 'computer', level });

export const LEVEL_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
