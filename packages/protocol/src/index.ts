/** What a client needs: the types of all messages, and plain constants. No schema is loaded by it. */

export type * from './arena.js';
export * from './carried-result.js';
export type * from './clubs.js';
export { CODES, type Code } from './codes.js';
export type * from './events.js';
export * from './limits.js';
export type * from './links.js';
export type * from './lobby.js';
export type * from './moderation.js';
export type * from './pairing.js';
export type * from './people.js';
export { PRESETS, type Preset } from './presets.js';
export type * from './profiles.js';
export type { MatchActOfSeat, SeatAct } from './schemas/acts.js';
export type { AimNow } from './schemas/basics.js';
export type * from './schemas/client-frames.js';
export type * from './schemas/problem.js';
export type * from './schemas/server-frames.js';
export { isSeatActType, SEAT_ACTS, type SeatActType } from './seat-acts.js';
export type * from './shots.js';
export { PROTOCOL_VERSION, VERSIONS_SERVED } from './version.js';
