import type { FixturesAnswer } from '@opencarrom/protocol';
import { ask, asked } from '../../online/asking.js';

const at = (event: string, rest: string): string => `/events/${encodeURIComponent(event)}${rest}`;

/** What those ask who play an event on the screen. */
export const arenaServer = {
  /** With the code of a partner's link: whose it is. */
  fixtures: (event: string, code: string): Promise<FixturesAnswer> =>
    asked('GET', at(event, `/fixtures${code ? `?with=${code}` : ''}`)),
  here: (event: string, match: number): Promise<FixturesAnswer> =>
    asked('POST', at(event, `/fixtures/${match}/here`), {}),
  /** In an event for pairs: with the code of a partner's link, or to have one. */
  enter: async (event: string, code?: string): Promise<void> => {
    await ask('PUT', at(event, '/me'), code ? { with: code } : {});
  },
  leave: async (event: string): Promise<void> => {
    await ask('DELETE', at(event, '/me'));
  },
};
