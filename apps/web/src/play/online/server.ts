import type { MatchMade, MatchSummary, NewOnlineMatch, RematchAnswer, Seated } from '@opencarrom/protocol';
import type { RemotePorts } from '@opencarrom/remote';
import { ask, asked } from '../../online/asking.js';

const at = (id: string): string => `/matches/${encodeURIComponent(id)}`;

/** What a board far away asks the server. */
export const server = {
  makeMatch: (wishes: NewOnlineMatch): Promise<MatchMade> => asked('POST', '/matches', wishes),
  match: (id: string): Promise<MatchSummary> => asked('GET', at(id)),
  sitDown: (id: string): Promise<Seated> => asked('POST', `${at(id)}/join`, {}),
  /** Offers to play again, or takes the offer. */
  playAgain: (id: string): Promise<RematchAnswer> => asked('POST', `${at(id)}/rematch`),
};

/** What a match far away is reached by, from a page. */
export const pagePorts: RemotePorts = {
  connect: ({ opened, heard, closed }) => {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`);
    socket.onopen = opened;
    socket.onmessage = ({ data }) => heard(String(data));
    socket.onclose = closed;
    return { send: (text) => socket.send(text), close: () => socket.close() };
  },
  record: async (match) => (await ask('GET', `${at(match)}/record`)).text(),
  now: () => performance.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  chance: Math.random,
};
