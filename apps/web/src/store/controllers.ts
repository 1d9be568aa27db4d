import type { Player } from '@opencarrom/match';

/** Who moves a player's hand. */
export type Controller = { readonly kind: 'person' } | { readonly kind: 'computer'; readonly level: number };

export type Controllers = Readonly<Partial<Record<Player, Controller>>>;

export const PERSON: Controller = { kind: 'person' };
export const computer = (level: number): Controller => ({ kind: 'computer', level });

export const LEVEL_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
