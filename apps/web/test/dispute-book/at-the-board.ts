import {
  type BookId,
  bookOf,
  type Competitor,
  lawsOf,
  type Queen,
  type UsualBreach,
  type UsualCall,
  type UsualLaw,
  usualBreaches,
  usualCalls,
} from '@opencarrom/laws';
import {
  type Act,
  type Actor,
  announceMatch,
  type BoardLine,
  backAlong,
  type Correction,
  decide,
  deemable,
  type Event,
  type LaterChoice,
  type LaterDecision,
  type MatchState,
  type Matter,
  type NewMatch,
  newHead,
  openMatch,
  type Player,
  phaseOf,
  refusalMessage,
  type Seen,
  stepsOf,
  strokesIn,
} from '@opencarrom/match';
import { en } from '@opencarrom/match/words/en';
import { expect } from 'vitest';
import { outlookOf } from '../../src/umpire/mend/correcting.js';
import { emptySlip, type Slip } from '../../src/umpire/slip.js';
import { press, strokeTaps, type Tap, waitingTaps } from '../../src/umpire/taps.js';

/** No stroke may need more. */
const MOST_TAPS = 4;

export const nothing: Tap = { on: 'nothing' };
export const oneOwn: Tap = { on: 'one-own' };
export const own = (count: number): Tap => ({ on: 'own', count });
export const theirs = (count: number): Tap => ({ on: 'theirs', count });
export const queen: Tap = { on: 'queen' };
export const striker: Tap = { on: 'striker' };
export const queenAndStriker: Tap = { on: 'queen-and-striker' };
export const offBoard: Tap = { on: 'where', where: 'overboard' };
export const touchedNothing: Tap = { on: 'touched-nothing' };
export const rule: Tap = { on: 'rule' };

type Setting = Omit<Partial<NewMatch>, 'source' | 'players'>;

const NAMES = {
  singles: { A: ['Asha'], B: ['Bina'] },
  doubles: { A: ['Asha', 'Anil'], B: ['Bina', 'Babu'] },
} as const;

/** An umpire with the console in hand, beside a wooden board. Side A broke: it has the white men. */
export class AtTheBoard {
  match: MatchState;
  private readonly events: Event[] = [];
  private slip: Slip = emptySlip;
  private waited = 0;

  constructor(rulebook: BookId, setting: Setting = {}) {
    const discipline = setting.discipline ?? bookOf(rulebook).rules.disciplines.is[0] ?? 'singles';
    this.match = openMatch(
      newHead({ ...setting, rulebook, discipline, players: NAMES[discipline], source: 'observed' }),
    );
    this.waits({ type: 'toss', winner: 'A' });
    this.waits({ type: 'choose', take: rulebook === 'iiitn' ? 'white' : 'break' });
    this.does('umpire', { type: 'sit', seats: SEATS[discipline] });
  }

  /** The umpire's "Play", for the first board or the next. */
  plays(): this {
    return this.waits({ type: 'play' });
  }

  /** A stroke, tap by tap: each must be on offer, and four must do. */
  stroke(...taps: readonly Tap[]): this {
    expect(taps.length, 'taps for one stroke').toBeLessThanOrEqual(MOST_TAPS);
    for (const tap of taps) this.tap(tap);
    expect(this.slip, 'the stroke is ruled').toEqual(emptySlip);
    return this;
  }

  /** The key of a usual breach: it ends the stroke and has it ruled as improper. */
  improper(kind: UsualBreach): Tap {
    return { on: 'improper', law: this.usual(usualBreaches(this.book), kind).citation };
  }

  /** What the match waits for, by its key. */
  waits(act: Act): this {
    expect(waitingTaps(this.desk)).toContainEqual({ on: 'act', act });
    return this.tap({ on: 'act', act });
  }

  /** A usual call, by its key. */
  calls(kind: UsualCall, against: Competitor): this {
    const { citation: law } = this.usual(usualCalls(this.book), kind);
    return this.does('umpire', { type: 'call', law, against });
  }

  /** Anything from the menus. */
  does(by: Actor, act: Act): this {
    const command = { by, at: this.match.latest + 1000 + this.waited, act };
    const decision = decide(this.match, command, this.events);
    this.waited = 0;
    if ('refusal' in decision) throw new Error(`refused: ${refusalMessage(decision.refusal)}`);
    this.events.push(...decision.events);
    this.match = decision.state;
    return this;
  }

  /** Is refused, by this code and this law. */
  mayNot(act: Act, code: string, law?: string): this {
    const decision = decide(this.match, { by: 'umpire', at: this.match.latest + 1000, act }, this.events);
    const refusal = 'refusal' in decision ? decision.refusal : null;
    expect(refusal).toMatchObject({ code, ...(law ? { laws: [law] } : {}) });
    return this;
  }

  /** What was noticed too late is on offer now, by the key that says what then stands. */
  overlooks(matter: Matter, says: RegExp): this {
    const act = deemable(this.match).find((offered) => offered.matter === matter);
    if (!act) throw new Error(`${matter} is not on offer`);
    this.does('umpire', act);
    return this.says(says);
  }

  /** Nothing of the kind is on offer. */
  overlooksNothing(matter: Matter): this {
    expect(deemable(this.match).map((offered) => offered.matter)).not.toContain(matter);
    return this;
  }

  /** A stroke, so many back, was another; what no longer fits is decided so, in its order. */
  corrects(back: number, pocketed: Seen['pocketed'], ...choices: readonly LaterChoice[]): this {
    const act: Correction = {
      type: 'correct',
      of: strokesIn(this.events).at(-1 - back)?.seq ?? 0,
      with: { by: 'umpire', act: { type: 'observe', seen: pocketed ? { pocketed } : {} } },
      reason: 'Misjudged',
    };
    const decisions: LaterDecision[] = [];
    for (const choice of choices) {
      const outlook = outlookOf({ state: this.match, events: this.events }, this.match.latest, act, {
        ...Object.fromEntries(decisions.map((decision) => [decision.of, decision.choice])),
      });
      const open = 'unfit' in outlook ? outlook.unfit.find(({ chosen }) => chosen === null) : undefined;
      expect(open?.options).toContain(choice);
      decisions.push({ of: open?.seq ?? 0, choice });
    }
    return this.does('umpire', { ...act, decisions });
  }

  /** Whose strokes stand, in their order. */
  strokesBy(...players: readonly Player[]): this {
    const steps = stepsOf({ head: this.match.head, events: this.events });
    const strokes = steps.filter((step) => step.stroke !== null);
    expect(strokes.map(({ before }) => before.board?.onTurn)).toEqual(players);
    return this;
  }

  /** The men as they lie, set by a recount: so a dispute need not be played up to. */
  lie(
    white: number,
    black: number,
    lady: Exclude<Queen, 'to-cover'>,
    onTurn: Player = 'A1',
    owed = [0, 0],
  ): this {
    const count = (onBoard: number, due = 0) => ({ onBoard, owed: due });
    return this.does('umpire', {
      type: 'recount',
      white: count(white, owed[0]),
      black: count(black, owed[1]),
      queen: lady,
      onTurn,
      reason: 'counted by both players',
    });
  }

  /** The score of this game so far, by boards entered as a whole. */
  stands(a: number, b: number): this {
    for (const [winner, points] of [
      ['A', a],
      ['B', b],
    ] as const)
      for (let left = points; left > 0; left -= 9)
        this.does('umpire', { type: 'tally', winner, men: Math.min(left, 9), queen: null });
    return this;
  }

  warns(against: Competitor): this {
    return this.does('umpire', { type: 'warn', law: this.book.rules.conduct.warned[0] ?? '', against });
  }

  /** So many seconds go by. */
  after(seconds: number): this {
    this.waited = seconds * 1000;
    return this;
  }

  /** The number of the first stroke that was entered. */
  firstStroke(): number {
    let first = 0;
    for (const event of backAlong(this.events))
      if (event.type === 'done' && event.act.type === 'observe') first = event.seq;
    return first;
  }

  refuses(...taps: readonly Tap[]): this {
    const last = taps.at(-1);
    for (const tap of taps.slice(0, -1)) this.tap(tap);
    expect(strokeTaps(this.desk)).not.toContainEqual(last);
    return this;
  }

  /** The ruling's laws: all of these, the first of them first. */
  by(...laws: readonly string[]): this {
    const cited = this.cited;
    expect(cited[0]).toBe(laws[0]);
    expect(cited).toEqual(expect.arrayContaining([...laws]));
    return this;
  }

  turn(player: Player): this {
    expect(phaseOf(this.match)).toMatch(/stroke|placing|fine/);
    expect(this.match.board?.onTurn).toBe(player);
    return this;
  }

  men(white: number, black: number, lady: Queen = 'on-board'): this {
    const { table } = this.board;
    expect([table.white.onBoard, table.black.onBoard, table.queen]).toEqual([white, black, lady]);
    return this;
  }

  owes(white: number, black: number): this {
    const { table } = this.board;
    expect([table.white.owed, table.black.owed]).toEqual([white, black]);
    return this;
  }

  /** So many men wait to be put back, and by whom. */
  places(by: Actor, count: number): this {
    expect(phaseOf(this.match)).toBe('placing');
    expect(this.board.tasks.map((task) => task.by)).toEqual(Array(count).fill(by));
    return this;
  }

  claims(): this {
    return this.waits({ type: 'claim' });
  }

  placed(): this {
    return this.waits({ type: 'place' });
  }

  says(words: RegExp): this {
    expect(this.said.ruling).toMatch(words);
    return this;
  }

  get takenAsPlaced(): string | null {
    return this.said.takenAsPlaced;
  }

  private get said() {
    return announceMatch({ state: this.match, events: this.events }, en);
  }

  score(a: number, b: number): this {
    const game = this.match.score.games.at(-1);
    expect([game?.A ?? 0, game?.B ?? 0]).toEqual([a, b]);
    return this;
  }

  get line(): BoardLine | undefined {
    return this.match.lines.at(-1);
  }

  private get cited(): readonly string[] {
    const { ruling } = this.match.board ?? {};
    return ruling ? lawsOf(ruling) : (this.line?.laws ?? []);
  }

  private get book() {
    return bookOf(this.match.head.rulebook);
  }

  private get board() {
    if (!this.match.board) throw new Error('no board is being played');
    return this.match.board;
  }

  private get desk() {
    return { match: this.match, slip: this.slip };
  }

  private tap(tap: Tap): this {
    if (tap.on !== 'improper' && tap.on !== 'act') expect(strokeTaps(this.desk)).toContainEqual(tap);
    const { slip, deed } = press(this.desk, tap);
    if (deed) this.does(deed.by, deed.act);
    this.slip = slip;
    return this;
  }

  private usual<T extends string>(all: readonly UsualLaw<T>[], kind: T): UsualLaw<T> {
    const found = all.find((one) => one.kind === kind);
    if (!found) throw new Error(`${this.book.id} has no usual law for ${kind}`);
    return found;
  }
}

const SEATS = {
  singles: { A1: 'S', B1: 'N' },
  doubles: { A1: 'S', B1: 'E', A2: 'N', B2: 'W' },
} as const;

/** A board under way: the first, broken with nothing down, and side A on turn again. */
export const under = (rulebook: BookId, setting: Setting = {}): AtTheBoard =>
  new AtTheBoard(rulebook, setting).plays();
