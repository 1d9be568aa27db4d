import type { MatchMade, MatchSummary, NewOnlineMatch, RematchAnswer, Seated } from '@opencarrom/protocol';
import { asked } from '../../online/asking.js';

const at = (id: string): string => `/matches/${encodeURIComponent(id)}`;

/** What a board far away asks the server. */
export const server = {
  makeMatch: (wishes: NewOnlineMatch): Promise<MatchMade> => asked('POST', '/matches', wishes),
  match: (id: string): Promise<MatchSummary> => asked('GET', at(id)),
  sitDown: (id: string): Promise<Seated> => asked('POST', `${at(id)}/join`, {}),
  /** Offers to play again, or takes the offer. */
  playAgain: (id: string): Promise<RematchAnswer> => asked('POST', `${at(id)}/rematch`),
};
