import { describe, expect, it } from 'vitest';
import { simulated } from '../support/hall.js';
import { aside, fromNorth, fromSouth, MAN, type Spots, towards } from '../support/spots.js';

const MIDDLE = { x: 0, y: 0 };
const strike = (at: { x: number; y: number }, speed = 1.5) =>
  ({ type: 'strike', stroke: towards(at, MIDDLE, speed) }) as const;

/** Off the lines towards the middle; half over a base circle; in the way of a man. */
const OFF_LINES = { x: 0, y: fromSouth(0).y + 0.02 };
const HALF_CIRCLE = fromSouth(0.2);

describe('where the striker stands', () => {
  it('[icf:130a] touching both base lines', () => {
    simulated()
      .begins()
      .refuses('A1', strike(OFF_LINES), 'bad-striker-place', '130a')
      .refuses('A1', strike({ x: 0.3, y: fromSouth(0).y }), 'bad-striker-place', '130a')
      .refuses('A1', strike(fromNorth(0)), 'bad-striker-place', '130a')
      .does('A1', strike(fromSouth(0.1)));
  });

  it('[icf:130b] covering the base circle wholly, or keeping off it', () => {
    simulated()
      .begins()
      .refuses('A1', strike(HALF_CIRCLE), 'bad-striker-place', '130b')
      .does('A1', strike(fromSouth(0.2191)));
  });

  it('[icf:130b] but never on the arrow', () => {
    simulated()
      .begins()
      .refuses('A1', strike(fromSouth(0.2238)), 'bad-striker-place', '130b')
      .refuses('A1', strike(fromSouth(-0.2238)), 'bad-striker-place', '130b');
  });

  it('[icf:134] [starwood:F4] [iiitn:14] touching no man', () => {
    const hall = simulated()
      .begins()
      .withMenAt({ ...aside('w1'), b1: [0, fromSouth(0).y] });
    hall
      .refuses('A1', strike(fromSouth(0.02)), 'bad-striker-place', '134')
      .does('A1', strike(fromSouth(0.1)));
  });

  it.each([
    ['icf-short', 'icf:130a', '38'],
    ['icf-classic', 'icf:130a', 'icf:130b'],
    ['iiitn', '12', '12'],
    ['starwood', 'G1', 'G2'],
  ] as const)(
    '[icf-short:38] [iiitn:12] [starwood:G1] [starwood:G2] %s: by %s and %s',
    (rulebook, off, on) => {
      simulated({ rulebook })
        .begins()
        .refuses('A1', strike(OFF_LINES), 'bad-striker-place', off)
        .refuses('A1', strike(HALF_CIRCLE), 'bad-striker-place', on);
    },
  );

  it('[icf:130a] [icf:77a] a strict board lets it be struck so, and rules it improper', () => {
    const hall = simulated({ manner: 'strict' })
      .begins()
      .withMenAt(aside('w1', 'w2', 'b1'));
    hall.does('A1', strike(OFF_LINES, 0.3)).by('130a', '64a').turn('B1').waiting('white by B1');
    expect(hall.board.hearing?.matter).toMatchObject({ facts: { proper: false, breach: '130a' } });
  });

  it('[icf:130b] [icf:45c] at the break it costs the turn alone', () => {
    simulated({ manner: 'strict' })
      .begins()
      .does('A1', strike(HALF_CIRCLE))
      .by('130b', '45c')
      .turn('B1')
      .table(9, 9);
  });

  it('[icf-short:46] [icf-short:38] by the short edition it waits for a claim', () => {
    const hall = simulated({ manner: 'strict', rulebook: 'icf-short' }).begins().withMenAt(aside('w1', 'b1'));
    hall.does('A1', strike(HALF_CIRCLE, 0.3)).by('46').waiting().turn('B1');
    hall.does('B1', { type: 'claim' }).by('38', '11a').waiting('white by B1').turn('B1');
  });

  it('a stroke from inside a man, or of no sense, is none on any board', () => {
    const hall = simulated({ manner: 'strict' })
      .begins()
      .withMenAt({ ...aside('w1'), b1: [0, fromSouth(0).y] });
    hall.refuses('A1', strike(fromSouth(0.01)), 'bad-striker-place');
    hall.refuses('A1', { type: 'strike', stroke: { ...fromSouth(0.1), vx: 99, vy: 0 } }, 'bad-stroke');
    hall.refuses(
      'A1',
      { type: 'strike', stroke: { ...fromSouth(0.1), vx: Number.NaN, vy: 0 } },
      'bad-stroke',
    );
  });
});

/** Men along the base line of the north, so close that no striker fits between them. */
const WALL: Spots = Object.fromEntries(
  ['w1', 'b1', 'w2', 'b2', 'w3', 'b3', 'w4', 'b4', 'w5'].map((id, n) => [
    id,
    [(n - 4) * (MAN + 0.022), fromNorth(0).y],
  ]),
);

describe('no place for the striker', () => {
  it('[icf:142] men on the base lines leave none: the board is played again, by the same break', () => {
    const hall = simulated()
      .begins()
      .withMenAt({ ...WALL, b5: [0.3, 0] });
    hall.does('A1', strike(fromSouth(0), 0.3));
    expect(hall.line).toMatchObject({ how: 'replay', winner: null, points: 0, laws: ['142'] });
    expect(hall.board).toMatchObject({ game: 1, board: 1, breaker: 'A1', begun: false });
    hall.table(9, 9, 'on-board');
  });

  it('[icf:142] one man fewer, and there is room', () => {
    const { w3: _, ...gap } = WALL;
    const hall = simulated()
      .begins()
      .withMenAt({ ...gap, b5: [0.3, 0] });
    hall.does('A1', strike(fromSouth(0), 0.3)).turn('B1');
    expect(hall.state.lines).toHaveLength(0);
  });

  it('[icf-short:45] by the short edition', () => {
    const hall = simulated({ rulebook: 'icf-short' })
      .begins()
      .withMenAt({ ...WALL, b5: [0.3, 0] });
    expect(hall.does('A1', strike(fromSouth(0), 0.3)).line.laws).toEqual(['45']);
  });
});
