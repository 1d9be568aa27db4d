import type { BoardAnswer, EntryAnswer, EntryAsked, EventAnswer } from '@opencarrom/protocol';
import { asked } from '../online/asking.js';

const at = (event: string, rest = ''): string => `/events/${encodeURIComponent(event)}${rest}`;

/** What everybody may ask about an event. */
export const eventServer = {
  seen: (event: string): Promise<EventAnswer> => asked('GET', at(event)),
  /** A match from its board, point by point. */
  board: (event: string, match: number, rubber?: number): Promise<BoardAnswer> =>
    asked('GET', at(event, `/boards/${match}${rubber === undefined ? '' : `?rubber=${rubber}`}`)),
  enter: (event: string, wanted: EntryAsked): Promise<EntryAnswer> =>
    asked('POST', at(event, '/requests'), wanted),
};
