import type { Discipline } from '@opencarrom/laws';
import type { Length, Player } from '@opencarrom/match';
import type { Generated } from 'kysely';
import type { MatchKind, Visibility } from './match-tables.js';

/** What is kept of how people find each other, and of what their matches say of them. */
export interface PairingTables {
  lobby: LobbyRow;
  seeks: SeekRow;
  rematch_offers: RematchOfferRow;
  outbox: OutboxRow;
  ratings: RatingRow;
  rating_changes: RatingChangeRow;
}

/** A match that waits for somebody, or a public one that is played: what is looked through for a table. */
interface LobbyRow {
  match: string;
  visibility: Visibility;
  rulebook: string;
  discipline: Discipline;
  length: Length;
  kind: MatchKind;
  opened_at: number;
  /** When its maker was last seen there, while it is open. */
  seen_at: number;
  /** How many looked on some seconds ago, while it is played. */
  watchers: Generated<number>;
}

/** Somebody who looks for an opponent; one search for each. */
export interface SeekRow {
  account: string;
  id: string;
  rulebook: string;
  discipline: Discipline;
  length: Length;
  kind: MatchKind;
  /** As it was when the search began. */
  rating: number;
  /** So far from it the others may be at most; null: however far it comes to. */
  reach: number | null;
  /** Level of the computer that is wanted where nobody is found; null: none is. */
  computer: number | null;
  /** From when on. */
  computer_at: number | null;
  since: number;
  seen_at: number;
  /** The match that was found. */
  match: string | null;
  /** When it was found; null where nobody was, or a computer. */
  paired_at: number | null;
}

interface RematchOfferRow {
  match: string;
  player: Player;
  offered_at: number;
}

/** What follows from a match's end, and is done once. */
export interface OutboxRow {
  match: string;
  what: 'rating' | 'results';
  entered_at: number;
  done_at: number | null;
}

export interface RatingRow {
  account: string;
  /** Discipline and length, as in `singles board`: one has a rating for each. */
  pool: string;
  rating: number;
  deviation: number;
  volatility: number;
  games: number;
  rated_at: number;
}

interface RatingChangeRow {
  match: string;
  account: string;
  pool: string;
  rated_at: number;
  rating_before: number;
  deviation_before: number;
  rating_after: number;
  deviation_after: number;
  volatility_after: number;
}
