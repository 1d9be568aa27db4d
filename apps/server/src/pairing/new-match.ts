import { type Head, type Player, playersOf } from '@opencarrom/match';
import { hashOf, makeSecret } from '../secrets.js';
import type { Services } from '../services.js';
import type { Change } from '../store/change.js';
import type { Store } from '../store/store.js';
import type { MatchKind, MatchRow, Visibility } from '../store/tables.js';
import { makeMatchId } from './match-id.js';

/** Who sits down: somebody by account, or a computer of this level. */
export type Sitter = { readonly account: string } | { readonly computer: number };
export type Sitters = Readonly<Partial<Record<Player, Sitter>>>;

export interface MatchToMake {
  readonly head: Head;
  readonly kind: MatchKind;
  readonly visibility: Visibility;
  readonly sitters: Sitters;
  readonly rematchOf?: string;
}

/** A match that comes to be once its changes are written. */
export interface MatchToBe {
  readonly id: string;
  readonly isFull: boolean;
  /** Of each person who sits there. */
  readonly tokens: Readonly<Partial<Record<Player, string>>>;
  readonly changes: readonly Change[];
}

/** In bytes: 128 bits. */
const TOKEN = 16;

export const makeSeatToken = ({ chance }: Pick<Services, 'chance'>): string => makeSecret(chance, TOKEN);

/** Makes a match with those who already sit at it; the clock of a full one runs from now. */
export function makeMatch(services: Services, wanted: MatchToMake): MatchToBe {
  const { store, chance } = services;
  const { head, sitters } = wanted;
  const id = makeMatchId(chance);
  const now = services.now();
  const players = playersOf(head.discipline);
  const isFull = players.every((player) => sitters[player]);
  const tokens: Partial<Record<Player, string>> = {};
  const seats = players.map((player) => {
    const sitter = sitters[player];
    const token = sitter && 'account' in sitter ? makeSeatToken(services) : null;
    if (token) tokens[player] = token;
    return {
      ...{ match: id, player },
      account: sitter && 'account' in sitter ? sitter.account : null,
      computer: sitter && 'computer' in sitter ? sitter.computer : null,
      token_hash: token && hashOf(token),
    };
  });
  const match: MatchRow = {
    ...{ id, head: JSON.stringify(head), kind: wanted.kind, visibility: wanted.visibility },
    ...{ created_at: now, started_at: isFull ? now : null, paused_ms: 0, stood_at: null },
    ...{ owner: null, epoch: 0, status: isFull ? 'live' : 'open', ended_at: null, result: null },
    ...{ rematch_of: wanted.rematchOf ?? null, rematch: null },
  };
  return {
    ...{ id, isFull, tokens },
    changes: [
      { change: store.db.insertInto('matches').values(match), rows: 1 },
      { change: store.db.insertInto('seats').values(seats), rows: seats.length },
      ...(isFull && wanted.visibility === 'link' ? [] : [enterLobby(store, match, head)]),
    ],
  };
}

function enterLobby({ db }: Store, { id, visibility, kind, created_at }: MatchRow, head: Head): Change {
  const { rulebook, discipline, length } = head;
  const row = { match: id, visibility, rulebook, discipline, length, kind };
  return { change: db.insertInto('lobby').values({ ...row, opened_at: created_at, seen_at: created_at }) };
}
