import type { Player } from '@opencarrom/match';
import type {
  ComputerSeat,
  MatchMade,
  MatchSummary,
  NewOnlineMatch,
  RatingsAnswer,
  RematchAnswer,
  Seated,
} from '@opencarrom/protocol';
import { ask, asked } from '../../online/asking.js';

const at = (id: string): string => `/matches/${encodeURIComponent(id)}`;

/** What a board far away asks the server. */
export const server = {
  makeMatch: (wishes: NewOnlineMatch): Promise<MatchMade> => asked('POST', '/matches', wishes),
  match: (id: string): Promise<MatchSummary> => asked('GET', at(id)),
  /** Where one wishes, or wherever a seat is free; whoever sits there gets another token. */
  sitDown: (id: string, player?: Player): Promise<Seated> =>
    asked('POST', `${at(id)}/join`, player ? { player } : {}),
  changeSeat: (id: string, player: Player): Promise<Seated> => asked('PUT', `${at(id)}/seats/${player}`),
  /** One's own, or a computer's. */
  emptySeat: (id: string, player: Player): Promise<unknown> => ask('DELETE', `${at(id)}/seats/${player}`),
  seatComputer: (id: string, seat: ComputerSeat): Promise<ComputerSeat> =>
    asked('POST', `${at(id)}/computer`, seat),
  takeBack: (id: string): Promise<unknown> => ask('DELETE', at(id)),
  /** Offers to play again, or takes the offer. */
  playAgain: (id: string): Promise<RematchAnswer> => asked('POST', `${at(id)}/rematch`),
  /** Takes the offer back, or declines it. */
  playNoMore: (id: string): Promise<RematchAnswer> => asked('DELETE', `${at(id)}/rematch`),
  ratings: (account: string): Promise<RatingsAnswer> =>
    asked('GET', `/accounts/${encodeURIComponent(account)}/ratings`),
};
