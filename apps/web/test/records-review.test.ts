import { replay } from '@opencarrom/match';
import type { JudgedStroke, ReviewedStroke } from '@opencarrom/review';
import { describe, expect, it } from 'vitest';
import { type Chance, curveOf, strokeAt } from '../src/records/review/curve.js';
import { boardsOf } from '../src/records/review/played-strokes.js';
import { seenFrom } from '../src/records/review/seen-from.js';
import { standingOut } from '../src/records/review/standing-out.js';
import { viewerOf } from '../src/records/review/viewer.js';
import { branchOf } from '../src/store/branch.js';
import { firstNotes } from '../src/store/notes.js';
import { played } from './support/played.js';

const SIZE = { width: 120, height: 100, left: 10, right: 10, top: 0, bottom: 0 };

describe('the curve of the chance to win', () => {
  const chances: readonly Chance[] = [
    { before: 0.5, after: 0.75 },
    null,
    { before: 0.4, after: 0.2 },
    { before: 0.2, after: 1 },
  ];

  it('goes from stroke to stroke, and breaks where nothing is known yet', () => {
    expect(curveOf(chances, SIZE).line).toBe('M10 50L35 25M60 60L85 80L110 0');
  });

  it('is filled to even chances', () => {
    expect(curveOf(chances.slice(0, 1), SIZE).area).toBe('M10 50L10 50L110 25L110 50Z');
  });

  it.each([
    [-5, 1],
    [12, 1],
    [59, 2],
    [62, 2],
    [109, 4],
    [500, 4],
  ])('a finger at %s pixels is at stroke %s', (x, stroke) => {
    expect(strokeAt(x, 4, SIZE)).toBe(stroke);
  });
});

const judged = (more: Partial<JudgedStroke> = {}): JudgedStroke => ({
  kind: 'cut',
  target: 'w1',
  pocket: 'NE',
  via: null,
  lying: { spot: 'cushion-level-right', left: 3, alike: 1 },
  more: 0,
  stroke: { x: 0, y: -0.2526, vx: 0, vy: 2 },
  success: 0.9,
  value: 0.6,
  ...more,
});

const reviewed = (seq: number, more: Partial<ReviewedStroke> = {}): ReviewedStroke => ({
  ...{ seq, number: seq, board: 1, player: 'A1', seat: 'S', before: 0.6, after: 0.5 },
  ...{
    mark: null,
    improper: false,
    best: judged(),
    played: judged(),
    idle: 0.3,
    next: null,
    pots: 0,
    expectedPots: 1,
  },
  ...more,
});

describe('a stroke is told as it is seen', () => {
  it.each([
    ['S', 'cushion-level-right'],
    ['E', 'cushion-near-middle'],
    ['N', 'cushion-level-left'],
    ['W', 'cushion-far-middle'],
  ] as const)('from %s a coin by the right frame is a %s', (seat, spot) => {
    const seen = seenFrom(seat, reviewed(1));
    expect([seen.seat, seen.best?.lying?.spot, seen.played.lying?.spot]).toEqual([seat, spot, spot]);
  });

  it('the corners turn with the seat, the centre stays, and what has no place has none', () => {
    const at = (spot: 'pocket-far-left' | 'bed-level-middle') =>
      seenFrom('N', reviewed(1, { played: judged({ lying: { spot, left: 1, alike: 1 } }) })).played.lying
        ?.spot;
    expect(at('pocket-far-left')).toBe('pocket-near-right');
    expect(at('bed-level-middle')).toBe('bed-level-middle');
    expect(seenFrom('N', reviewed(1, { best: null })).best).toBeNull();
  });

  it('the chance is that of whoever is spoken to', () => {
    expect(viewerOf({ you: 'B1' })).toMatchObject({ side: 'B', player: 'B1' });
    expect(viewerOf({ you: 'B2' }).percent(0.25)).toBe(75);
    expect(viewerOf({}).percent(0.25)).toBe(25);
  });
});

describe('what stands out on a board', () => {
  it('is where it turned and what was brilliant or dear, in its order, and never too much', () => {
    const strokes = [
      reviewed(1, { mark: 'good' }),
      reviewed(2, { mark: 'error' }),
      reviewed(3),
      reviewed(4, { mark: 'brilliant' }),
    ];
    expect(standingOut(strokes, [3]).map(({ seq }) => seq)).toEqual([2, 3, 4]);
    const many = Array.from({ length: 30 }, (_, seq) =>
      reviewed(seq, { mark: 'error', played: judged({ value: seq / 100 }) }),
    );
    const most = standingOut(many, [29]);
    expect(most.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5, 29]);
  });
});

describe('the strokes of a record', () => {
  const record = played({ length: 'game' }, 11, 120);
  const boards = boardsOf(record);

  it('are counted board by board, each with how the men lay before it', () => {
    expect(boards.length).toBeGreaterThan(1);
    for (const { strokes } of boards) {
      expect(strokes.map(({ number }) => number)).toEqual(strokes.map((_, index) => index + 1));
      for (const { seq, men } of strokes) {
        const before = replay(record.head, record.events.slice(0, seq - 1));
        expect(men).toEqual(before.board?.men);
      }
    }
  });

  it('each can be tried again, against the same hands', () => {
    const stroke = boards[1]?.strokes[2];
    if (!stroke) throw new Error('too short a match');
    const controllers = { A1: { kind: 'person' }, B1: { kind: 'computer', level: 4 } } as const;
    const from = { id: 'original', notes: firstNotes(record.state, '2026-11-18T00:00:00.000Z') };
    const by = { from, controllers, id: 'again', now: '2026-11-18T00:00:00.000Z' };
    const { game, events } = branchOf(record, stroke.seq - 1, by);
    expect(game.hands.controllers).toEqual(controllers);
    expect(replay(game.head, events).board).toEqual(stroke.step.before.board);
  });
});
