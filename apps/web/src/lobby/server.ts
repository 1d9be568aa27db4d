import type {
  LobbyAnswer,
  MatchMade,
  NewOnlineMatch,
  NewSeek,
  Seated,
  SeekAnswer,
  TablesAnswer,
  TablesAsked,
} from '@opencarrom/protocol';
import { ask, asked } from '../online/asking.js';

const search = (id: string): string => `/pairing/${encodeURIComponent(id)}`;

/** What the lobby asks the server. */
export const server = {
  lobby: (): Promise<LobbyAnswer> => asked('GET', '/lobby'),
  tables: (wanted: TablesAsked): Promise<TablesAnswer> =>
    asked('GET', `/tables?${new URLSearchParams(wanted as Record<string, string>)}`),
  makeMatch: (wishes: NewOnlineMatch): Promise<MatchMade> => asked('POST', '/matches', wishes),
  sitDown: (id: string): Promise<Seated> => asked('POST', `/matches/${encodeURIComponent(id)}/join`, {}),
  beginSearch: (wishes: NewSeek): Promise<SeekAnswer> => asked('POST', '/pairing', wishes),
  goOnSearching: (id: string): Promise<SeekAnswer> => asked('GET', search(id)),
  endSearch: async (id: string): Promise<void> => {
    await ask('DELETE', search(id));
  },
};
