import type { BookId, Discipline, Stage } from '@opencarrom/laws';
import {
  type Act,
  decide,
  type Event,
  type Head,
  type Length,
  type Manner,
  newHead,
  openMatch,
  playersOf,
} from '@opencarrom/match';
import { type KeptGame, keepOrHold } from '../store/games.js';
import { newId } from '../store/id.js';
import { type Controllers, computer, PERSON } from './controllers.js';
import { summaryOf } from './summary.js';

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
  readonly names: readonly string[];
  /** Without toss or questions: the person breaks. */
  readonly quick: boolean;
}

/** Sets up a game, keeps it, and says under which id. */
export async function newGame(wishes: Wishes, seed: number, now: Date): Promise<string> {
  const head = headFor(wishes, now);
  const controllers = controllersFor(wishes);
  const { state, events } = wishes.quick ? beginAtOnce(head) : { state: openMatch(head), events: [] };
  const game: KeptGame = {
    id: newId(),
    head,
    controllers,
    seed,
    begun: now.toISOString(),
    changed: now.toISOString(),
    over: false,
    summary: summaryOf(state),
  };
  await keepOrHold(game, events);
  return game.id;
}

function headFor(wishes: Wishes, now: Date): Head {
  const { rulebook, discipline, length, stage, manner, clocks } = wishes;
  const players = playersOf(discipline);
  const named = (side: 'A' | 'B') =>
    players.flatMap((player, index) => (player.startsWith(side) ? [wishes.names[index] || player] : []));
  return newHead({
    rulebook,
    discipline,
    length,
    stage,
    manner,
    clocks,
    players: { A: named('A'), B: named('B') },
    date: now.toISOString(),
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

/** The toss is the host's, who leaves the guest the break. */
function beginAtOnce(head: Head): { state: ReturnType<typeof openMatch>; events: Event[] } {
  const take = head.rulebook === 'iiitn' ? 'white' : 'break';
  const seats =
    head.discipline === 'singles'
      ? ({ A1: 'S', B1: 'N' } as const)
      : ({ A1: 'S', B1: 'E', A2: 'N', B2: 'W' } as const);
  const acts: readonly Act[] = [
    { type: 'toss', winner: 'A' },
    { type: 'choose', take },
    { type: 'sit', seats },
    { type: 'play' },
  ];
  let state = openMatch(head);
  const events: Event[] = [];
  for (const act of acts) {
    const decision = decide(state, { by: 'umpire', at: 0, act });
    if ('refusal' in decision) throw new Error(decision.refusal.message);
    events.push(...decision.events);
    state = decision.state;
  }
  return { state, events };
}
