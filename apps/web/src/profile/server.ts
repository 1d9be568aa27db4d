import type { Friends, HistoryAnswer, Profile, RatingsAnswer, SinceLastPlayed } from '@opencarrom/protocol';
import { ask, asked } from '../online/asking.js';

const at = (id: string): string => `/accounts/${encodeURIComponent(id)}`;
const friendAt = (id: string): string => `/friends/${encodeURIComponent(id)}`;

/** What the pages about players ask the server. */
export const server = {
  profile: (id: string): Promise<Profile> => asked('GET', at(id)),
  ratings: (id: string): Promise<RatingsAnswer> => asked('GET', `${at(id)}/ratings`),
  matches: (id: string, search: URLSearchParams): Promise<HistoryAnswer> =>
    asked('GET', `${at(id)}/matches?${search}`),
  since: (): Promise<SinceLastPlayed> => asked('GET', '/me/since'),
  friends: (): Promise<Friends> => asked('GET', '/friends'),
  befriend: (id: string): Promise<unknown> => ask('PUT', friendAt(id)),
  unfriend: (id: string): Promise<unknown> => ask('DELETE', friendAt(id)),
};
