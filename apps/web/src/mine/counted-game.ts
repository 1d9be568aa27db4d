import {
  type Event,
  type Head,
  matchEnd,
  type OwnFigures,
  ownFigures,
  playersOf,
  statesOf,
} from '@opencarrom/match';
import type { Callings } from '../store/callings.js';
import type { Controllers } from '../store/controllers.js';

/** What is asked about a game that is kept. */
export interface GameToCount {
  readonly id: string;
  /** When it was last changed: the figures are of this state of it. */
  readonly changed: string;
  readonly begun: string;
  readonly head: Head;
  readonly events: readonly Event[];
  readonly controllers: Controllers;
  readonly unnamed: Callings;
}

type GameResult = 'won' | 'lost' | 'drawn' | 'open';

/** What somebody did in a game on this device. */
export interface OwnGame {
  /** Their name; empty: the one person on this device who gave none. */
  readonly who: string;
  readonly own: OwnFigures;
  readonly result: GameResult;
  /** The level of the computer across the board; null: a person sat there. */
  readonly level: number | null;
}

/** A game as it is counted: once, until it is changed. */
export interface CountedGame {
  readonly id: string;
  readonly changed: string;
  /** The day it was begun, as an ISO date. */
  readonly day: string;
  readonly people: readonly OwnGame[];
}

/** Several nameless people at one board cannot be told apart: their games are nobody's. */
export function countGame(game: GameToCount): CountedGame {
  const { id, changed, begun, head, events, controllers, unnamed } = game;
  const figures = ownFigures({ head, events });
  const state = statesOf(head, events).at(-1);
  const winner = state && matchEnd(state)?.winner;
  const people = playersOf(head.discipline).flatMap((player): OwnGame[] => {
    const own = figures[player];
    const calling = unnamed[player];
    if (controllers[player]?.kind === 'computer' || !own || (calling && calling.as !== 'you')) return [];
    const side = player.startsWith('A') ? 'A' : 'B';
    const name = head.players[side][player.endsWith('1') ? 0 : 1] ?? '';
    const across = playersOf(head.discipline, side === 'A' ? 'B' : 'A').map((other) => controllers[other]);
    const levels = across.flatMap((hand) => (hand?.kind === 'computer' ? [hand.level] : []));
    return [
      {
        who: calling ? '' : name.trim(),
        own,
        result: winner === undefined ? 'open' : winner === null ? 'drawn' : winner === side ? 'won' : 'lost',
        level: levels.length === across.length ? Math.max(...levels) : null,
      },
    ];
  });
  return { id, changed, day: (head.date ?? begun).slice(0, 10), people };
}
