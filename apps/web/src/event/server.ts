import type { EventAnswer } from '@opencarrom/protocol';
import { asked } from '../online/asking.js';

/** What everybody may ask about an event. */
export const eventServer = {
  seen: (event: string): Promise<EventAnswer> => asked('GET', `/events/${encodeURIComponent(event)}`),
};
