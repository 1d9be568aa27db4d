import { bookOf, type Competitor, type Queen, type Side } from '@opencarrom/laws';
import {
  type Act,
  type Actor,
  type BoardInPlay,
  type Command,
  decide,
  type Event,
  evolve,
  type Head,
  type LoggedMatch,
  type Matter,
  type NewMatch,
  newHead,
  openMatch,
  type Player,
  phaseOf,
  playersOf,
  type Refusal,
  type RefusalCode,
  refusalMessage,
  refusalText,
  type Seats,
  type Seen,
} from '@opencarrom/match';
import { en } from '@opencarrom/match/words/en';
import { hi } from '@opencarrom/match/words/hi';
import type { Point, Stroke } from '@opencarrom/physics';
import { expect } from 'vitest';
import { layOut, type Spots } from './spots.js';
import { freeze, Watched } from './watched.js';

/** What the umpire saw, seen from the player who struck. */
export interface Sight {
  own?: number;
  theirs?: number;
  queen?: boolean;
  striker?: boolean;
  /** The law that was broken. */
  breach?: string;
  improper?: boolean;
  touched?: boolean;
  claimed?: boolean;
  overboard?: { own?: number; theirs?: number; queen?: boolean };
  contacts?: NonNullable<Seen['contacts']>;
}

type Toss = {
  winner?: Competitor;
  take?: 'side' | 'break' | 'white' | 'black';
  seats?: Seats;
  breaker?: Player;
};

/** Singles: A at the south, B across. Doubles: A1 south, and round to the right B1, A2, B2. */
const SEATS = {
  singles: { A1: 'S', B1: 'N' },
  doubles: { A1: 'S', B1: 'E', A2: 'N', B2: 'W' },
} as const;

const NAMES = {
  singles: { A: ['Asha'], B: ['Bina'] },
  doubles: { A: ['Asha', 'Anil'], B: ['Bina', 'Babu'] },
} as const;

type Setting = Omit<Partial<NewMatch>, 'source'>;

/** A hall with a wooden board: the umpire enters what fell. */
export const wooden = (setting: Setting = {}): Hall => new Hall(headOf({ ...setting, source: 'observed' }));

/** A simulated board: positions are known, physics decides. */
export const simulated = (setting: Setting = {}): Hall =>
  new Hall(headOf({ ...setting, source: 'simulated' }));

export function headOf(setting: Partial<NewMatch>): Head {
  const discipline =
    setting.discipline ?? bookOf(setting.rulebook ?? 'icf').rules.disciplines.is[0] ?? 'singles';
  return newHead({ players: NAMES[discipline], ...setting, discipline });
}

/**
 * A match as an umpire tells it. Each step must be accepted, unless it is told with `refuses`; a second goes
 * by with each, after everything lies still.
 */
export class Hall extends Watched {
  readonly log: Event[] = [];
  private later = 0;

  constructor(head: Head) {
    super(openMatch(head));
  }

  get logged(): LoggedMatch {
    return { state: this.state, events: this.log };
  }

  /** So many seconds go by. */
  waits(seconds: number): this {
    this.later += seconds * 1000;
    return this;
  }

  /** When the next command comes. */
  get now(): number {
    return Math.max(this.state.latest, this.state.board?.stillAt ?? 0) + 1000 + this.later;
  }

  does(by: Actor, act: Act, at = this.now): this {
    const decision = decide(this.state, { by, at, act }, this.log);
    if ('refusal' in decision)
      throw new Error(`${by} ${act.type}: ${decision.refusal.code}: ${refusalMessage(decision.refusal)}`);
    this.later = 0;
    let folded = this.state;
    for (const event of decision.events) {
      folded = evolve(folded, event, this.log);
      this.log.push(event);
    }
    expect(folded).toEqual(decision.state);
    this.state = freeze(decision.state);
    return this;
  }

  /** Refused by this name and these laws; the match stands as it stood. */
  refuses(by: Actor, act: Act, code: RefusalCode, ...laws: readonly string[]): this {
    const refusal = this.refusalOf({ by, at: this.now, act });
    this.later = 0;
    expect(refusalMessage(refusal)).not.toBe('');
    for (const words of [en, hi]) expect(refusalText(this.state.head, refusal, words)).toMatch(/\S[.।]$/);
    expect({ code: refusal.code, laws: refusal.laws }).toEqual({
      code,
      laws: laws.length > 0 ? laws : refusal.laws,
    });
    return this;
  }

  /** Why a command is refused. */
  refusalOf(command: Command): Refusal {
    const before = structuredClone(this.state);
    const decision = decide(this.state, command, this.log);
    expect(this.state).toEqual(before);
    if (!('refusal' in decision)) throw new Error(`${command.by} ${command.act.type} was accepted`);
    return decision.refusal;
  }

  /** Toss, choice, seats and "Play": everything up to the first stroke. */
  begins(toss: Toss = {}): this {
    return this.seated(toss).play();
  }

  seated({ winner = 'A', take, seats, breaker }: Toss = {}): this {
    const { discipline, rulebook } = this.state.head;
    const usual = bookOf(rulebook).rules.toss.is.includes('colour') ? 'white' : 'break';
    return this.toss(winner)
      .choose(take ?? usual)
      .sit(seats ?? SEATS[discipline], breaker);
  }

  toss(winner: Competitor): this {
    return this.does('umpire', { type: 'toss', winner });
  }

  choose(take: NonNullable<Toss['take']>, by: Actor = 'umpire'): this {
    return this.does(by, { type: 'choose', take });
  }

  sit(seats: Seats = SEATS[this.state.head.discipline], breaker?: Player): this {
    return this.does('umpire', { type: 'sit', seats, ...(breaker ? { breaker } : {}) });
  }

  play(): this {
    return this.does('umpire', { type: 'play' });
  }

  /** A stroke on the wooden board; whatever waited to be placed has been. */
  sees(sight: Sight = {}): this {
    return this.does('umpire', { type: 'observe', seen: this.seen(sight) });
  }

  seen({ own = 0, theirs = 0, queen, striker, overboard, improper, ...rest }: Sight): Seen {
    const mine = this.board.table.turn;
    const colours = (mineOut: number, theirsOut: number) =>
      mine === 'white' ? { white: mineOut, black: theirsOut } : { white: theirsOut, black: mineOut };
    const { own: ownOut = 0, theirs: theirsOut = 0, queen: queenOut = false } = overboard ?? {};
    return {
      pocketed: { ...colours(own, theirs), ...(queen ? { queen } : {}), ...(striker ? { striker } : {}) },
      ...(overboard ? { overboard: { ...colours(ownOut, theirsOut), queen: queenOut } } : {}),
      ...(improper ? { proper: false } : {}),
      ...rest,
    };
  }

  strikes(by: Player, stroke: Stroke): this {
    return this.does(by, { type: 'strike', stroke });
  }

  places(by: Actor, at?: Point): this {
    return this.does(by, { type: 'place', ...(at ? { x: at.x, y: at.y } : {}) });
  }

  calls(law: string, against: Competitor): this {
    return this.does('umpire', { type: 'call', law, against });
  }

  deems(matter: Matter, player?: Player): this {
    return this.does('umpire', { type: 'deem', matter, ...(player ? { player } : {}) });
  }

  /** The running clock runs out, and the umpire says so. */
  timeIsUp(): this {
    const { clock } = this.state;
    if (!clock) throw new Error('no clock is running');
    return this.does('umpire', { type: 'time' }, clock.since + clock.seconds * 1000 + 1);
  }

  /** On the wooden board: the men are counted so. */
  counted(men: Partial<Record<Side, number>>, queen: Exclude<Queen, 'to-cover'>, onTurn?: Player): this {
    const { white, black } = this.board.table;
    return this.does('umpire', {
      type: 'recount',
      white: { onBoard: men.white ?? white.onBoard, owed: white.owed },
      black: { onBoard: men.black ?? black.onBoard, owed: black.owed },
      queen,
      ...(onTurn ? { onTurn } : {}),
      reason: 'the story begins here',
    });
  }

  /** On the wooden board: this competitor wins the board for so many points; ten or more with the queen. */
  wins(competitor: Competitor, points: number): this {
    if (phaseOf(this.state) === 'before-play') this.play();
    const withQueen = points > 9;
    const side = this.sideOf(competitor);
    const other = side === 'white' ? 'black' : 'white';
    const [winner] = playersOf(this.state.head.discipline, competitor);
    const men = { [side]: 1, [other]: withQueen ? points - 3 : points };
    return this.counted(men, `covered-by-${withQueen ? side : other}`, winner).sees({ own: 1 });
  }

  /** On a simulated board: the men lie so, the break has been made, and nobody owes anything. */
  withMenAt(spots: Spots, table: Partial<BoardInPlay['table']> = {}): this {
    const men = layOut(spots);
    const count = (side: Side) => men.filter(({ id }) => id.startsWith(side.charAt(0))).length;
    const side = (name: Side) => ({
      ...this.board.table[name],
      onBoard: count(name),
      hasPocketed: count(name) < 9,
    });
    const set = { ...this.board.table, white: side('white'), black: side('black'), broken: true, ...table };
    this.state = freeze({ ...this.state, board: { ...this.board, men, table: set } });
    return this;
  }
}
