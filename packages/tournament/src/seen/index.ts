export { seenBracket } from './bracket.js';
export * from './read-seen.js';
export type * from './seen-event.js';
export { type SeeingEvent, seenEvent } from './tell-event.js';
