import type { Seat } from '@opencarrom/laws';
import { catalogue } from '../device/catalogue.js';
import type { Way } from './new-game.js';

export interface NewGameWords {
  readonly ways: Readonly<Record<Way, { readonly name: string; readonly note: string }>>;
  readonly way: string;
  readonly hints: string;
  readonly hintsAllowed: Readonly<Record<'none' | 'three' | 'any', string>>;
  /** Whose error one's own strokes are given. */
  readonly hand: string;
  readonly exact: string;
  readonly handOf: (level: number) => string;
  readonly manner: string;
  readonly manners: Readonly<Record<'guided' | 'strict', string>>;
  readonly names: string;
  /** Who plays with whom in doubles: the first pair, and the other. */
  readonly pairs: readonly [string, string];
  /** In doubles against computers: the own partner, and the others. */
  readonly partner: (own: string, others: readonly [string, string]) => string;
  readonly begin: string;
  readonly notBegun: string;
  readonly more: string;
  readonly seat: string;
  readonly seats: Readonly<Record<Seat, string>>;
  readonly breaks: string;
  readonly breakChoices: Readonly<Record<'toss' | 'me' | 'computer', string>>;
}

export const words = catalogue<NewGameWords>(import.meta.glob('./new-game-words/*.ts'));
