import type { ActType } from '@opencarrom/match';

/** All that somebody in a seat may do over a socket. The rest of a match's acts are the server's, or an umpire's. */
export const SEAT_ACTS = [
  'choose',
  'sit',
  'strike',
  'pass',
  'place',
  'forgo',
  'fine',
  'claim',
  'demand',
  'concede',
] as const satisfies readonly ActType[];

export type SeatActType = (typeof SEAT_ACTS)[number];

export const isSeatActType = (type: string): type is SeatActType =>
  (SEAT_ACTS as readonly string[]).includes(type);
