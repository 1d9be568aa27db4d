import type { FixturesAnswer } from '@opencarrom/protocol';
import { ask, asked } from '../../online/asking.js';

const at = (event: string, rest: string): string => `/events/${encodeURIComponent(event)}${rest}`;

/** What those ask who play an event on the screen. */
export const arenaServer = {
  fixtures: (event: string): Promise<FixturesAnswer> => asked('GET', at(event, '/fixtures')),
  here: (event: string, match: number): Promise<FixturesAnswer> =>
    asked('POST', at(event, `/fixtures/${match}/here`), {}),
  enter: async (event: string): Promise<void> => {
    await ask('PUT', at(event, '/me'), {});
  },
  leave: async (event: string): Promise<void> => {
    await ask('DELETE', at(event, '/me'));
  },
};
