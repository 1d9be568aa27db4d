import {
  addFigures,
  addOwn,
  decide,
  type Event,
  type Head,
  makeDice,
  matchFigures,
  NO_FIGURES,
  NO_OWN,
  newHead,
  openMatch,
  ownFigures,
  type PlayerFigures,
  POT_WAYS,
  standIn,
} from '@opencarrom/match';
import { ICF, type Point, type Stroke } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { potWays } from '../../src/views/pot-ways.js';
import { type Hall, simulated, wooden } from '../support/hall.js';
import { aside, before, fromSouth, MAN, POCKETS, type Spots, towards } from '../support/spots.js';

const figuresOf = ({ state: { head }, log: events }: Hall) => matchFigures({ head, events });

/** How what falls by this stroke of the south's is said to have gone. */
function waysOf(spots: Spots, stroke: Stroke) {
  const others = aside('w8', 'w9', 'b8', 'b9');
  const hall = simulated()
    .begins()
    .withMenAt({ ...spots, ...others });
  const lying = hall.state;
  hall.strikes('A1', stroke);
  const struck = hall.log.find((event) => event.type === 'done' && event.act.type === 'strike');
  if (struck?.type !== 'done' || !lying.board) throw new Error('no stroke was made');
  return potWays({ ...lying, board: lying.board }, struck);
}

const RADII = (ICF.striker.diameter + ICF.man.diameter) / 2;
const at = ([x, y]: readonly [number, number]): Point => ({ x, y });

/** Where the striker's centre is when it drives a man from here towards there. */
function contact(man: Point, to: Point, distance = RADII): Point {
  const [dx, dy] = [to.x - man.x, to.y - man.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  return { x: man.x - (dx / length) * distance, y: man.y - (dy / length) * distance };
}

describe('by what way a man goes home', () => {
  const { farRight, nearRight } = POCKETS;

  it('straight, with the striker, the man and the pocket in a line', () => {
    const from = fromSouth(0.1);
    const w1 = [(from.x + farRight.x) / 2, (from.y + farRight.y) / 2] as const;
    expect(waysOf({ w1 }, towards(from, farRight))).toEqual(['straight']);
  });

  it('with a cut', () => {
    const w1 = [0.1, 0.2] as const;
    expect(waysOf({ w1 }, towards(fromSouth(0.12), contact(at(w1), farRight), 3))).toEqual(['cut']);
  });

  it('by another man', () => {
    const from = fromSouth(0.1);
    const w1 = before(farRight, 0.06);
    const b1 = contact(at(w1), farRight, MAN + 0.01);
    const way = waysOf({ w1, b1: [b1.x, b1.y] }, towards(from, contact(b1, at(w1)), 2.5));
    expect(way).toEqual(['combination']);
  });

  it('by the striker after it has come off a cushion', () => {
    const w1 = before(nearRight, 0.05);
    const far = 2 * (ICF.surface / 2 - ICF.striker.diameter / 2);
    const mirrored = { x: w1[0] - 0.01, y: far - w1[1] };
    expect(waysOf({ w1 }, towards(fromSouth(0.1), mirrored, 4))).toEqual(['rebound']);
  });

  it('off a cushion', () => {
    const w1 = [0.1, 0] as const;
    const far = 2 * (ICF.surface / 2 - ICF.man.diameter / 2);
    const mirrored = { x: nearRight.x, y: far - nearRight.y };
    expect(waysOf({ w1 }, towards(fromSouth(0), contact(at(w1), mirrored), 4))).toEqual(['bank']);
  });
});

describe('what a player did in a match', () => {
  it('is counted by stroke, turn and board', () => {
    const hall = wooden()
      .begins()
      .sees({ own: 2 })
      .sees({ own: 1 })
      .sees()
      .sees({ own: 1 })
      .sees({ striker: true })
      .sees({ own: 1 })
      .sees({ queen: true })
      .sees({ own: 1 });
    expect(figuresOf(hall)).toMatchObject({
      A1: {
        ...{ strokes: 6, scoring: 5, bestTurn: 3, queens: 1, dues: 0 },
        pots: { break: 2, other: 4, straight: 0 },
      },
      B1: { strokes: 2, scoring: 1, bestTurn: 1, queens: 0, dues: 1, pots: { other: 1 } },
    });
  });

  it('leaves out what comes back: with the striker, by an improper stroke, a queen too early', () => {
    const hall = wooden()
      .begins()
      .sees({ own: 1, striker: true })
      .sees({ queen: true })
      .sees({ own: 1, improper: true });
    const { A1, B1 } = figuresOf(hall);
    expect([A1?.scoring, A1?.dues, A1?.fouls, B1?.scoring, B1?.fouls]).toEqual([0, 1, 0, 0, 1]);
  });

  it('leaves out a queen that was not covered, with or without another coin, and counts one that was', () => {
    const hall = wooden()
      .begins()
      .sees({ own: 1 })
      .sees({ queen: true })
      .sees()
      .sees({ own: 1, striker: false })
      .sees({ own: 1, queen: true });
    const { A1, B1 } = figuresOf(hall);
    expect(A1).toMatchObject({
      strokes: 3,
      scoring: 1,
      bestTurn: 1,
      queens: 0,
      pots: { break: 1, other: 0 },
    });
    expect(B1).toMatchObject({ strokes: 2, scoring: 2, bestTurn: 3, queens: 1, pots: { other: 3 } });
  });

  it('has slams and boards with those who won them', () => {
    const slam = wooden({ length: 'board' }).begins().sees({ own: 8 }).sees({ queen: true }).sees({ own: 1 });
    expect(figuresOf(slam)).toMatchObject({
      A1: { slams: 1, boardsWon: 1, boardsLost: 0, bestTurn: 10 },
      B1: { slams: 0, boardsWon: 0, boardsLost: 1, strokes: 0 },
    });
  });

  it('is each partner’s own in doubles, but for boards', () => {
    const hall = wooden({ discipline: 'doubles' }).begins().sees({ own: 1 }).sees().sees().sees({ own: 2 });
    const { A1, B1, A2, B2 } = figuresOf(hall);
    expect([A1, B1, A2, B2].map((each) => each?.scoring)).toEqual([1, 0, 1, 0]);
  });

  it('counts what stands: what was taken back never was', () => {
    const hall = wooden().begins().sees({ own: 3 });
    const counted = figuresOf(hall);
    hall.sees({ own: 4 }).does('umpire', { type: 'undo' });
    expect(figuresOf(hall)).toEqual(counted);
  });

  it('adds up over matches', () => {
    const one = figuresOf(wooden().begins().sees({ own: 2 }).sees({ own: 1 })).A1 as PlayerFigures;
    const two = addFigures(one, one);
    expect(two).toMatchObject({ strokes: 4, scoring: 4, bestTurn: 3, pots: { break: 4, other: 2 } });
    expect(addFigures(NO_FIGURES, one)).toEqual(one);
  });
});

/** A board that really was, played by the stand-in. */
function playedBoard(seed: number): { head: Head; events: readonly Event[] } {
  const head = newHead({ players: { A: ['A'], B: ['B'] }, length: 'board' });
  const dice = makeDice(seed);
  const events: Event[] = [];
  let state = openMatch(head);
  for (let command = standIn(state, dice); command; command = standIn(state, dice)) {
    const decision = decide(state, command);
    if ('refusal' in decision) throw new Error(decision.refusal.code);
    events.push(...decision.events);
    state = decision.state;
  }
  return { head, events };
}

describe('a board that was played', () => {
  it.each([1, 2, 3, 4])('has every stroke and every pot in its place (seed %i)', (seed) => {
    const { head, events } = playedBoard(seed);
    const figures = matchFigures({ head, events });
    const strokes = events.filter((event) => event.type === 'done' && event.act.type === 'strike');
    const both = addFigures(figures.A1 ?? NO_FIGURES, figures.B1 ?? NO_FIGURES);
    expect(both.strokes).toBe(strokes.length);
    expect([both.boardsWon, both.boardsLost]).toEqual([1, 1]);
    expect(both.pots.other).toBe(0);
    const pots = POT_WAYS.reduce((sum, way) => sum + both.pots[way], 0);
    expect(pots).toBeGreaterThanOrEqual(both.scoring);
    expect(both.scoring).toBeGreaterThan(0);
    // Told closely, every one of them fell into a pocket, from somewhere.
    const told = ownFigures({ head, events });
    const own = addOwn(told.A1 ?? NO_OWN, told.B1 ?? NO_OWN);
    expect(own.figures).toEqual(both);
    for (const counts of [own.pockets, own.reaches])
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(pots);
  });

  it('by another physics has pots whose way nobody knows', () => {
    const { head, events } = playedBoard(1);
    const [now, then] = [head, { ...head, physics: 'slide-1' }].map((each) =>
      matchFigures({ head: each, events }),
    );
    const sum = (pots: PlayerFigures['pots']) => Object.values(pots).reduce((all, each) => all + each, 0);
    const [known, unknown] = [now?.A1?.pots, then?.A1?.pots];
    if (!known || !unknown) throw new Error('nobody played');
    expect(sum(unknown)).toBe(sum(known));
    expect(unknown.other).toBe(sum(known) - known.break);
  });
});
