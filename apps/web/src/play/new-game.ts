import type { BookId, Competitor, Discipline, Seat, Stage } from '@opencarrom/laws';
import {
  type Act,
  decide,
  type Event,
  type Head,
  type Help,
  type Length,
  type Manner,
  type MatchState,
  newHead,
  openMatch,
  type Player,
  playersOf,
  type Seats,
  takingTheBreak,
  usualSeats,
} from '@opencarrom/match';
import { type Callings, callingsFor, writtenName } from '../store/callings.js';
import { type Controllers, computer, PERSON } from '../store/controllers.js';
import { type KeptGame, keepOrHold, listGames } from '../store/games.js';
import { newId } from '../store/id.js';
import { firstNotes } from '../store/notes.js';
import type { Hands } from '../store/shelf.js';
import { againstComputer, followedLevel } from './opponents/follow.js';

/** Ways to play on one device. */
export const WAYS = ['computer', 'two', 'watch'] as const;
export type Way = (typeof WAYS)[number];

/** All that is asked before a game. */
export interface Wishes {
  readonly way: Way;
  readonly rulebook: BookId;
  readonly discipline: Discipline;
  readonly length: Length;
  readonly stage: Stage;
  readonly manner: Manner;
  readonly clocks: 'laws' | 'none';
  /** Of the computer, and in `watch` of the other computer. */
  readonly levels: readonly [number, number];
  /** In the order of the players; an empty one is none. */
  readonly names: readonly string[];
  /** Where the first player sits. */
  readonly seat: Seat;
  /** Who breaks first, where that is not left to the toss. */
  readonly breaks: Competitor | null;
  /** What help may be taken. */
  readonly help: Help;
  /** Does the computer's level follow how one plays? */
  readonly follows: boolean;
}

/** Sets up a game, keeps it, and says under which id. */
export function newGame(wishes: Wishes, seed: number, now: Date): Promise<string> {
  const controllers = controllersFor(wishes);
  const unnamed = callingsFor(wishes, controllers, (player) => givenName(wishes, player) !== '');
  const head = headFor(wishes, controllers, unnamed, now);
  const follows = wishes.follows ? { follows: true as const } : {};
  const hands = { controllers, seed, seat: wishes.seat, ...follows };
  return keepNew(head, hands, unnamed, wishes.breaks, now);
}

/** The same once more: the same laws and seats, the same side breaks; and the same players, unless one follows. */
export async function playAgain(
  { head, hands, notes }: KeptGame,
  { first }: MatchState,
  seed: number,
  now: Date,
): Promise<string> {
  const again = newHead({ ...head, date: now.toISOString() });
  if (!hands.follows) return keepNew(again, { ...hands, seed }, notes.unnamed ?? {}, first, now);
  const controllers = { ...hands.controllers, B1: computer(await levelToFollow()) };
  const B = [writtenName(head, controllers, 'B1')];
  const unnamed = callingsFor(head, controllers, (player) => !notes.unnamed?.[player]);
  const met = { ...again, players: { ...head.players, B } };
  return keepNew(met, { ...hands, controllers, seed }, unnamed, first, now);
}

/** By the games on this device. One that cannot read them begins as a newcomer does. */
export const levelToFollow = async (): Promise<number> =>
  followedLevel(againstComputer(await listGames().catch(() => [])));

async function keepNew(
  head: Head,
  hands: Hands,
  unnamed: Callings,
  breaks: Competitor | null,
  now: Date,
): Promise<string> {
  const { state, events } = breaks
    ? beginAtOnce(head, breaks, usualSeats(head.discipline, hands.seat))
    : { state: openMatch(head), events: [] };
  const notes = { ...firstNotes(state, now.toISOString()), unnamed };
  const game: KeptGame = { id: newId(), head, hands, notes };
  await keepOrHold(game, events);
  return game.id;
}

const givenName = ({ discipline, names }: Wishes, player: Player): string =>
  names[playersOf(discipline).indexOf(player)]?.trim() ?? '';

function headFor(wishes: Wishes, controllers: Controllers, unnamed: Callings, now: Date): Head {
  const { rulebook, discipline, length, stage, manner, clocks } = wishes;
  const named = (side: 'A' | 'B') =>
    playersOf(discipline, side).map((player) =>
      unnamed[player] ? writtenName(wishes, controllers, player) : givenName(wishes, player),
    );
  return newHead({
    rulebook,
    discipline,
    length,
    stage,
    manner,
    clocks,
    players: { A: named('A'), B: named('B') },
    date: now.toISOString(),
    // Nobody asks where computers play among themselves.
    ...(wishes.way === 'watch' ? {} : { help: wishes.help }),
  });
}

/** In doubles against the computer, the person's partner is a computer too. */
function controllersFor({ way, discipline, levels }: Wishes): Controllers {
  const entries = playersOf(discipline).map((player) => {
    if (way === 'two') return [player, PERSON];
    if (way === 'computer') return [player, player === 'A1' ? PERSON : computer(levels[0])];
    return [player, computer(player.startsWith('A') ? levels[0] : levels[1])];
  });
  return Object.fromEntries(entries);
}

/** Without toss or questions. */
function beginAtOnce(
  head: Head,
  breaks: Competitor,
  seats: Seats,
): { readonly state: MatchState; readonly events: readonly Event[] } {
  const acts: readonly Act[] = [
    { type: 'toss', winner: breaks },
    { type: 'choose', take: takingTheBreak(head) },
    { type: 'sit', seats },
    // Where a clock counts from "Play" on, that is said at the board.
    ...(head.clocks === 'none' ? [{ type: 'play' } as const] : []),
  ];
  let state = openMatch(head);
  const events: Event[] = [];
  for (const act of acts) {
    const decision = decide(state, { by: 'umpire', at: 0, act });
    if ('refusal' in decision) throw new Error(decision.refusal.code);
    events.push(...decision.events);
    state = decision.state;
  }
  return { state, events };
}
