import {
  attachThinker,
  CalledOff,
  makeAsking,
  type StartThinker,
  type ThinkerPort,
  type Weighing,
} from '@opencarrom/ai';
import { decide, type Event, newHead, refusalMessage } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { ReviewDesk } from '../src/desk.js';
import {
  chanceAtBreak,
  chanceOf,
  curveSvg,
  NotReviewable,
  type Review,
  type ReviewOptions,
  type ReviewProgress,
  reviewBy,
  reviewFault,
  reviewing,
} from '../src/index.js';
import { playedMatch } from './support/records.js';

type Record = Parameters<typeof reviewing>[0];

function reviewOf(
  record: Record,
  options: ReviewOptions,
  watch: (told: ReviewProgress) => void = () => {},
): Review {
  const steps = reviewing(record, options);
  let step = steps.next();
  while (!step.done) {
    watch(step.value);
    step = steps.next();
  }
  return step.value;
}

/** The same record, and whoever was A is B. */
function exchanged(record: Record): Record {
  const other = (_: string, side: string, number: string) => `"${side === 'A' ? 'B' : 'A'}${number}"`;
  const { head, events } = record;
  return JSON.parse(JSON.stringify({ head, events }).replace(/"([AB])([12]?)"/g, other));
}

/** Enough to see that it works. */
const QUICK = { seed: 1, level: 4, simulations: 150 };

const started = playedMatch(5);
const progress: ReviewProgress[] = [];
const review = reviewOf(started, QUICK, (told) => progress.push(told));

describe('a review', () => {
  it('has every stroke, its player and its board, and a chance from each to the next', () => {
    expect(review.strokes.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    for (const [at, { before, after, board, seq }] of review.strokes.entries()) {
      expect(board).toBe(1);
      expect(started.events[seq - 1]).toMatchObject({ type: 'done', act: { type: 'strike' } });
      expect(before).toBeGreaterThanOrEqual(0);
      expect(before).toBeLessThanOrEqual(1);
      const next = review.strokes[at + 1];
      if (next) expect(after).toBe(next.before);
    }
    expect(review.boards).toEqual([
      { board: 1, game: 1, boardOfGame: 1, white: expect.any(String), winner: null, how: null },
    ]);
  });

  it('takes a board to be broken for less than it seems, as it was counted', () => {
    const weighed = { kind: 'try', target: null, pocket: null, via: null, lying: null, more: 0 } as const;
    const stroke = { x: 0, y: -0.25, vx: 0, vy: 1 };
    const same = { ...weighed, stroke, success: 0.5, value: 0.2, won: 0, pots: 0 } as Weighing['best'];
    const desk = new ReviewDesk(started, QUICK);
    for (const at of desk.missing)
      desk.take(at, { best: same, played: same, others: [], idle: 0, simulations: 1 });
    const [breaking, ...others] = desk.strokes();
    const chances = others.map(({ player, before }) => (player.startsWith('A') ? before : 1 - before));
    const first = breaking?.player.startsWith('A') ? breaking.before : 1 - (breaking?.before ?? 0);
    for (const chance of chances) expect(chance).toBeCloseTo(chanceOf(0.2));
    expect(first).toBeCloseTo(chanceAtBreak(0.2));
    expect(chanceOf(0.2) - first).toBeGreaterThan(0.03);
    expect(breaking?.best?.value).toBeCloseTo(first);
  });

  it('does not know who is A: with the sides exchanged the curve is the same, upside down', () => {
    const mirrored = reviewOf(exchanged(started), QUICK);
    for (const [at, { before, after, mark, best }] of mirrored.strokes.entries()) {
      const stroke = review.strokes[at];
      expect(before).toBeCloseTo(1 - (stroke?.before ?? 0), 12);
      expect(after).toBeCloseTo(1 - (stroke?.after ?? 0), 12);
      expect({ mark, best }).toEqual({ mark: stroke?.mark, best: stroke?.best });
    }
    expect(mirrored.strokes).toHaveLength(5);
  });

  it('finds nothing worse than what was played', () => {
    for (const { best, played } of review.strokes) expect(best?.value).toBeGreaterThanOrEqual(played.value);
  });

  it('counts what each player made of what was there', () => {
    const players = Object.values(review.players);
    expect(players.reduce((sum, { strokes }) => sum + strokes, 0)).toBe(5);
    for (const { accuracy, marks, strokes, pots, expectedPots } of players) {
      expect(accuracy).toBeGreaterThanOrEqual(0);
      expect(accuracy).toBeLessThanOrEqual(100);
      expect(marks.brilliant + marks.good + marks.missed + marks.error).toBeLessThanOrEqual(strokes);
      expect(pots).toBeGreaterThanOrEqual(0);
      expect(expectedPots).toBeGreaterThan(0);
    }
  });

  it('tells how far it has come, and what is done', () => {
    const shares = progress.map(({ share }) => share);
    expect([...shares].sort((a, b) => a - b)).toEqual(shares);
    expect(shares.at(-1)).toBe(1);
    expect(progress.at(-1)?.strokes).toEqual(review.strokes);
  });

  it('is the same by the same seed, bit for bit, and another by another', () => {
    const few = playedMatch(2);
    const first = reviewOf(few, QUICK);
    expect(reviewOf(few, QUICK)).toEqual(first);
    expect(reviewOf(few, { ...QUICK, seed: 6 }).strokes).not.toEqual(first.strokes);
  });

  it('goes on where it stopped, and comes to the same bytes', () => {
    const half = progress.find(({ strokes }) => strokes.length === 3)?.strokes ?? [];
    let steps = 0;
    const known = JSON.parse(JSON.stringify(half));
    const resumed = reviewOf(started, { ...QUICK, known }, ({ share }) => {
      expect(share).toBeGreaterThan(0.4);
      steps += 1;
    });
    expect(JSON.stringify(resumed)).toBe(JSON.stringify(review));
    expect(steps).toBeLessThan(progress.length);
    const again = reviewing(started, { ...QUICK, known: review.strokes });
    expect(again.next()).toEqual({ done: true, value: review });
  });

  it('is drawn as a curve', () => {
    const marks = { brilliant: 'B', good: 'G', missed: 'M', error: 'E' };
    const svg = curveSvg(review, { title: 'Asha & <Bina>', marks });
    expect(svg).toMatch(/^<svg .*<\/svg>\n$/s);
    expect(svg).toContain('Asha &amp; &lt;Bina&gt;');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});

/** A thinker without a thread. */
const start: StartThinker = ({ hear }) => {
  const port: ThinkerPort = { postMessage: (message) => hear(structuredClone(message)), onmessage: null };
  let clock = 0;
  attachThinker(port, { now: () => (clock += 5), breathe: () => new Promise((wake) => setTimeout(wake, 0)) });
  return { send: (data) => port.onmessage?.({ data: structuredClone(data) }), end: () => {} };
};

describe('a review by workers', () => {
  it('is the same, however many there are', async () => {
    const few = playedMatch(2);
    const askings = [makeAsking(start), makeAsking(start)];
    const shares: number[] = [];
    const by = await reviewBy(askings, few, QUICK, ({ share }) => shares.push(share));
    expect(JSON.stringify(by)).toBe(JSON.stringify(reviewOf(few, QUICK)));
    expect(shares.at(-1)).toBe(1);
  });

  it('can be called off, and what was heard of is not lost', async () => {
    const asking = makeAsking(start);
    let known: ReviewProgress['strokes'] = [];
    const called = reviewBy([asking], started, QUICK, ({ strokes }) => {
      known = strokes;
      if (strokes.length === 2) asking.cancel();
    });
    await expect(called).rejects.toBeInstanceOf(CalledOff);
    expect(known).toEqual(review.strokes.slice(0, known.length));
    expect(known.length).toBeGreaterThanOrEqual(2);
  });
});

describe('a board that ended', () => {
  it('ends the curve where it was won or lost', () => {
    const won = playedMatch(Infinity, 3);
    const [board] = won.state.lines;
    const strokes = won.events.filter((event) => event.type === 'done' && event.act.type === 'strike');
    const last = strokes.at(-1)?.seq;
    const [any] = review.strokes;
    // All but the last are taken as known: how they were judged does not matter here.
    const known = strokes.slice(0, -1).flatMap(({ seq }) => (any ? [{ ...any, seq }] : []));
    const told = reviewOf(won, { ...QUICK, known });
    expect(told.boards[0]).toMatchObject({ winner: board?.winner, how: 'won' });
    expect(told.strokes.at(-1)).toMatchObject({ seq: last, after: board?.winner === 'A' ? 1 : 0 });
  });

  it('by giving up leaves the last chance as it was', () => {
    const { head, events, state } = playedMatch(2);
    const given = acted(state, events, { by: 'B1', act: { type: 'concede', what: 'match' } });
    const told = reviewOf({ head, events: given }, QUICK);
    expect(told.boards[0]).toMatchObject({ how: 'conceded', winner: 'A' });
    expect(told.strokes.at(-1)?.after).toBeGreaterThan(0);
    expect(told.strokes.at(-1)?.after).toBeLessThan(1);
  });
});

describe('what stands', () => {
  it('alone is reviewed: a stroke taken back is not', () => {
    const { head, events, state } = playedMatch(2);
    const back = acted(state, events, { by: 'umpire', act: { type: 'undo' } });
    const told = reviewOf({ head, events: back }, QUICK);
    expect(told.strokes.map(({ number }) => number)).toEqual([1]);
  });

  it('is reviewed in doubles, by every player', () => {
    const doubles = playedMatch(2, 7, { discipline: 'doubles' });
    const { strokes } = reviewOf(doubles, QUICK);
    expect(new Set(strokes.map(({ seat }) => seat)).size).toBeGreaterThan(1);
  });
});

describe('a record that cannot be reviewed', () => {
  const observed = newHead({ players: { A: ['a'], B: ['b'] }, source: 'observed' });
  const simulated = newHead({ players: { A: ['a'], B: ['b'] } });

  it.each([
    ['observed', { head: observed, events: [] }],
    ['other-physics', { head: { ...simulated, physics: '0' }, events: [] }],
    ['no-strokes', { head: simulated, events: [] }],
  ] as const)('says why: %s', (fault, record) => {
    expect(reviewFault(record)).toBe(fault);
    expect(() => reviewing(record, { seed: 1 }).next()).toThrow(NotReviewable);
  });
});

type Given = Parameters<typeof decide>[1];

function acted(state: Parameters<typeof decide>[0], events: readonly Event[], command: Omit<Given, 'at'>) {
  const decision = decide(state, { ...command, at: state.latest + 60_000 } as Given, events);
  if ('refusal' in decision) throw new Error(refusalMessage(decision.refusal));
  return [...events, ...decision.events];
}
