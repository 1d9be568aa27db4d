// Every shot solved again, by code of its own: it simulates, lets the laws judge, and counts over the slips of a hand.
// Nothing of the package's own trying and measuring is asked.
import { execute, LEVELS, type Table } from '@opencarrom/ai';
import { type Board, bookOf, judge, type Ruling, settle } from '@opencarrom/laws';
import { type Dice, makeDice } from '@opencarrom/match';
import { ICF, type Outcome, type PlacedMan, type Stroke, simulate, wayHome } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { allShots } from '../../src/collection/index.js';
import { chanceLeft, SHOT_THEMES, type Shot } from '../../src/index.js';

const ICF_BOOK = bookOf('icf');
/** Slips by which the shares of the collection were counted, and those counted here. */
const SLIPS_SAID = 200;
const SLIPS = 80;
const NEAR_POCKET = 0.12;
const FREE_GAP = 0.015;

interface Lie {
  readonly board: Board;
  readonly men: readonly PlacedMan[];
}

interface Struck {
  readonly stroke: Stroke;
  readonly outcome: Outcome;
  readonly ruling: Ruling;
  readonly after: Lie;
}

function strike({ board, men }: Lie, stroke: Stroke): Struck {
  const outcome = simulate({ men }, stroke, ICF);
  const fell = outcome.pocketed.map(({ id }) => id);
  const count = (letter: string): number =>
    fell.filter((id) => /^[wb]/.test(id) && id.startsWith(letter)).length;
  const ruling = judge(ICF_BOOK, board, {
    proper: true,
    pocketed: {
      white: count('w'),
      black: count('b'),
      queen: fell.includes('queen'),
      striker: fell.includes('striker'),
    },
    overboard: { white: 0, black: 0, queen: false, striker: false },
    touched: outcome.contacts.some(({ a, b }) => a === 'striker' && !b.startsWith('cushion')),
    claimed: true,
  });
  const rest = outcome.rest.filter(({ id }) => id !== 'striker') as readonly PlacedMan[];
  return { stroke, outcome, ruling, after: { board: settle(board, ruling), men: rest } };
}

/** Is it done by these strokes, the last of which has just been played? Said anew from what the task means. */
function isDone(shot: Shot, { stroke, outcome, ruling, after }: Struck): boolean {
  const { task } = shot;
  const fell = outcome.pocketed;
  if (fell.some(({ id }) => id === 'striker')) return false;
  const pocket = (name: string) => ({
    x: name.endsWith('E') ? 0.34775 : -0.34775,
    y: name.startsWith('N') ? 0.34775 : -0.34775,
  });
  switch (task.kind) {
    case 'pocket': {
      const man = fell.find(({ id }) => id === task.man);
      if (man?.pocket !== task.pocket || ruling.turn === 'passes') return false;
      return !task.by || task.by.includes(wayHome(outcome, man, stroke).way);
    }
    case 'queen':
      return after.board.queen === 'covered-by-white';
    case 'win':
      return ruling.result !== null && 'winner' in ruling.result && ruling.result.winner === 'white';
    case 'open': {
      const isFree = (id: string): boolean => {
        const man = after.men.find((each) => each.id === id);
        return (
          !man || after.men.every((each) => each === man || apart(each, man) >= ICF.man.diameter + FREE_GAP)
        );
      };
      return task.men.filter(isFree).length >= task.free && (!task.keepTurn || ruling.turn === 'continues');
    }
    case 'keep': {
      const man = after.men.find(({ id }) => id === task.man);
      return man !== undefined && apart(man, pocket(task.pocket)) <= NEAR_POCKET;
    }
    case 'nothing':
      return ruling.turn === 'passes' && chanceLeft(shot, after) <= task.most;
  }
}

const apart = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

/** Do these strokes do it, as they are given? */
function solves(shot: Shot, strokeOf: (lie: Lie, n: number) => Stroke | null, count: number): boolean {
  let lie: Lie = shot;
  for (let n = 0; n < count; n++) {
    const stroke = strokeOf(lie, n);
    if (!stroke || lie.men.some((man) => apart(man, stroke) < (ICF.man.diameter + ICF.striker.diameter) / 2))
      return false;
    const struck = strike(lie, stroke);
    if (isDone(shot, struck)) return true;
    if (struck.ruling.turn !== 'continues') return false;
    lie = struck.after;
  }
  return false;
}

/** A weak hand strikes no harder than it can. */
function meant(stroke: Stroke, fastest: number): Stroke {
  const speed = Math.sqrt(stroke.vx ** 2 + stroke.vy ** 2);
  const part = Math.min(1, fastest / speed);
  return { ...stroke, vx: stroke.vx * part, vy: stroke.vy * part, spin: (stroke.spin ?? 0) * part };
}

function shareOf(shot: Shot, strokes: readonly Stroke[], level: number, dice: Dice): number {
  const { hand } = LEVELS[level - 1] ?? {};
  if (!hand) throw new Error(`no level ${level}`);
  let done = 0;
  for (let n = 0; n < SLIPS; n++) {
    const slip = (lie: Lie, at: number): Stroke | null => {
      const table: Table = { ...lie, book: ICF_BOOK, discipline: 'singles', seat: 'S', equipment: ICF };
      const stroke = strokes[at];
      return stroke ? execute(table, meant(stroke, hand.fastest), hand, dice) : null;
    };
    if (solves(shot, slip, strokes.length)) done++;
  }
  return done / SLIPS;
}

/** The two counts differ by chance: four deviations of that, and what rounding takes. */
const bandOf = (share: number): number =>
  4 * Math.sqrt((share * (1 - share) + 0.01) * (1 / SLIPS_SAID + 1 / SLIPS)) + 0.005;

const shots = allShots();

describe('each shot, solved again', () => {
  it.each(SHOT_THEMES)('is done by all its ways as they are meant: %s', (theme) => {
    const wrong = shots
      .filter((shot) => shot.theme === theme)
      .flatMap((shot) =>
        shot.ways
          .filter(({ strokes }) => !solves(shot, (_, n) => strokes[n] ?? null, strokes.length))
          .map((way) => `${shot.id} ${way.kind}`),
      );
    expect(wrong).toEqual([]);
  });

  // The other three hands are for `npm run bench:shots`.
  it.each(SHOT_THEMES)('is done by a steady hand as often as it says: %s', (theme) => {
    const some = shots.filter((shot) => shot.theme === theme);
    expect(some.length).toBeGreaterThanOrEqual(40);
    const wrong = some.flatMap((shot, n) => {
      const [best] = shot.ways;
      const share = best ? shareOf(shot, best.strokes, 7, makeDice(7_000 + n)) : 0;
      const off = Math.abs(share - (best?.share ?? 0));
      return off > bandOf(share) ? [`${shot.id}: ${best?.share} says the shot, ${share} the count`] : [];
    });
    expect(wrong).toEqual([]);
  });
});

describe('no shot', () => {
  it('is trivial, or done by luck', () => {
    for (const { id, hands } of shots) {
      expect(hands[1], id).toBeLessThanOrEqual(0.3);
      expect(hands[4], id).toBeLessThanOrEqual(0.8);
      expect(hands[7], id).toBeGreaterThanOrEqual(0.3);
      expect(hands[10], id).toBeGreaterThanOrEqual(0.6);
    }
  });

  it('falls to a stroke without a thought', () => {
    const dice = makeDice(99);
    const lucky = shots
      .filter((shot, n) => n % 4 === 0 && shot.task.strokes === 1)
      .filter((shot) => {
        let done = 0;
        for (let n = 0; n < 60; n++) {
          const t = 2 * dice.uniform() - 1;
          const speed = 0.6 + 5 * dice.uniform();
          const stroke = {
            x: 0.4 * dice.uniform() - 0.2,
            y: -0.2526,
            vx: (speed * 2 * t) / (1 + t * t),
            vy: (speed * (1 - t * t)) / (1 + t * t) + 1e-6,
          };
          if (solves(shot, () => stroke, 1)) done++;
        }
        return done > 9;
      });
    expect(lucky.map(({ id }) => id)).toEqual([]);
  });

  it('is the twin of another of its theme, nor its image in a mirror', () => {
    const twins = SHOT_THEMES.flatMap((theme) => {
      const same = shots.filter((shot) => shot.theme === theme);
      return same.flatMap((a, n) =>
        same.slice(n + 1).flatMap((b) => (areTwins(a.men, b.men) ? [`${a.id} ${b.id}`] : [])),
      );
    });
    expect(twins).toEqual([]);
  });
});

/** Twins: every man of the one lies within a man's width of one of the other, as it is or in the mirror. */
function areTwins(a: readonly PlacedMan[], b: readonly PlacedMan[]): boolean {
  if (a.length !== b.length) return false;
  return [1, -1].some((way) =>
    a.every((man) =>
      b.some(
        (other) =>
          other.id.charAt(0) === man.id.charAt(0) &&
          apart({ x: way * other.x, y: other.y }, man) < ICF.man.diameter,
      ),
    ),
  );
}
