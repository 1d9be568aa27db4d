import type { BoardAnswer, BoardAsked, EntryAnswer, EntryAsked, EventAnswer } from '@opencarrom/protocol';
import { asked } from '../online/asking.js';

const at = (event: string, rest = ''): string => `/events/${encodeURIComponent(event)}${rest}`;

/** What everybody may ask about an event. */
export const eventServer = {
  seen: (event: string): Promise<EventAnswer> => asked('GET', at(event)),
  /** A match from its board, point by point. */
  board: (
    event: string,
    { match, rubber, log, after }: BoardAsked & { readonly match: number },
  ): Promise<BoardAnswer> => {
    const query = new URLSearchParams({
      ...(rubber ? { rubber } : {}),
      ...(log && after ? { log, after } : {}),
    });
    return asked('GET', at(event, `/boards/${match}?${query}`));
  },
  enter: (event: string, wanted: EntryAsked): Promise<EntryAnswer> =>
    asked('POST', at(event, '/requests'), wanted),
};
