import type {
  ActAsked,
  ActDone,
  ClockAct,
  DeskAnswer,
  EventMade,
  EventsAnswer,
  NewEvent,
} from '@opencarrom/protocol';
import { ask, asked } from '../online/asking.js';

const at = (event: string, rest = ''): string => `/events/${encodeURIComponent(event)}${rest}`;

/** What those who run events ask the server. */
export const deskServer = {
  events: (): Promise<EventsAnswer> => asked('GET', '/events'),
  open: (wanted: NewEvent): Promise<EventMade> => asked('POST', '/events', wanted),
  desk: (event: string, after: number): Promise<DeskAnswer> =>
    asked('GET', at(event, `/desk?after=${after}`)),
  act: (event: string, wanted: ActAsked): Promise<ActDone> => asked('POST', at(event, '/acts'), wanted),
  clock: async (event: string, wanted: ClockAct): Promise<void> => {
    await ask('POST', at(event, '/clock'), wanted);
  },
};
