import {
  type Event,
  type Head,
  matchEnd,
  type OwnFigures,
  ownFigures,
  type Player,
  playersOf,
  readRecord,
  statesOf,
} from '@opencarrom/match';
import { localDay } from '../match/shots/days.js';
import type { Callings } from '../store/callings.js';
import type { Controllers } from '../store/controllers.js';

/** What is asked about a game that is kept. */
export interface KeptToCount {
  readonly id: string;
  /** When it was last changed: the figures are of this state of it. */
  readonly changed: string;
  readonly begun: string;
  readonly head: Head;
  readonly events: readonly Event[];
  readonly controllers: Controllers;
  readonly unnamed: Callings;
  /** In a copy of a match far away only one of its players is somebody of this device; null: none is. */
  readonly farAway?: { readonly you: Player | null };
}

/** What is asked about a match of one's account. */
export interface FarToCount {
  readonly id: string;
  /** The seat one sat in. */
  readonly player: Player;
  /** When it ended, as an ISO time. */
  readonly ended: string;
  readonly result: GameResult;
  /** The levels of the computers in it. */
  readonly levels: Readonly<Partial<Record<Player, number>>>;
  /** Its record, as the server writes it. */
  readonly record: string;
}

export type GameToCount = { readonly kept: KeptToCount } | { readonly far: FarToCount };

type GameResult = 'won' | 'lost' | 'drawn' | 'open';

/** What somebody did in a game. */
export interface OwnGame {
  /** Their name; empty: the one person who gave none, or whose account it is. */
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

export function countGame(game: GameToCount): CountedGame | null {
  return 'kept' in game ? countKept(game.kept) : countFar(game.far);
}

/** Several nameless people at one board cannot be told apart: their games are nobody's. */
function countKept({ id, changed, begun, head, events, ...game }: KeptToCount): CountedGame {
  const { controllers, unnamed, farAway } = game;
  const figures = ownFigures({ head, events });
  const state = statesOf(head, events).at(-1);
  const winner = state && matchEnd(state)?.winner;
  const levelOf = (player: Player): number | null => {
    const hand = controllers[player];
    return hand?.kind === 'computer' ? hand.level : null;
  };
  const people = playersOf(head.discipline).flatMap((player): OwnGame[] => {
    const own = figures[player];
    const calling = unnamed[player];
    const isElsewhere = farAway !== undefined && farAway.you !== player;
    if (levelOf(player) !== null || !own || isElsewhere || (calling && calling.as !== 'you')) return [];
    const side = sideOf(player);
    const name = head.players[side][player.endsWith('1') ? 0 : 1] ?? '';
    const result =
      winner === undefined ? 'open' : winner === null ? 'drawn' : winner === side ? 'won' : 'lost';
    return [{ who: calling ? '' : name.trim(), own, result, level: levelAcross(head, player, levelOf) }];
  });
  return { id, changed, day: dayOf(head.date ?? begun), people };
}

/** A record that is none is counted as nothing. */
function countFar({ id, player, ended, result, levels, record }: FarToCount): CountedGame | null {
  const read = readRecord(record);
  if ('error' in read) return null;
  const { head, events } = read.ok;
  const own = ownFigures({ head, events })[player];
  if (!own) return null;
  const level = levelAcross(head, player, (other) => levels[other] ?? null);
  return { id, changed: ended, day: dayOf(ended), people: [{ who: '', own, result, level }] };
}

const sideOf = (player: Player): 'A' | 'B' => (player.startsWith('A') ? 'A' : 'B');

/** The highest where only computers sit across; null: a person does. */
function levelAcross(
  { discipline }: Head,
  player: Player,
  levelOf: (player: Player) => number | null,
): number | null {
  const levels = playersOf(discipline, sideOf(player) === 'A' ? 'B' : 'A').map(levelOf);
  const known = levels.filter((level) => level !== null);
  return known.length === levels.length ? Math.max(...known) : null;
}

/** A moment is a day where the device is; a record may know its day alone. */
function dayOf(date: string): string {
  const moment = new Date(date);
  return date.includes('T') && !Number.isNaN(moment.getTime()) ? localDay(moment) : date.slice(0, 10);
}
