import type { SeatCommand } from './rooms.js';

/** What one process asks another that leads a match. */
export type Question =
  | { readonly ask: 'do'; readonly command: SeatCommand }
  | { readonly ask: 'visit' | 'board'; readonly match: string };

export const subjectOf = (match: string): string => `match.${match}.ask`;

/** Where whoever leads a match hears how its players aim. */
export const aimsOf = (match: string): string => `match.${match}.aiming`;

/** Milliseconds in which a leader that is well has answered; the same may be asked again. */
export const ANSWERED_WITHIN = 500;
/** So long it is tried, the lease of a dead leader and a restart of the store included. */
export const PATIENCE_TO_REACH = 10_000;
/** Between two tries. */
export const TRIED_EVERY = 100;
/** A leader that lives, yet is not heard on the bus, is left so long. */
export const UNHEARD_FOR = 600;
