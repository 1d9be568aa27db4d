import type { Player } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { simulated, wooden } from '../support/hall.js';
import { fromNorth, fromSouth, towards } from '../support/spots.js';

const MIDDLE = { x: 0, y: 0 };

describe('the turn', () => {
  it("[icf:48] who pockets a man of one's own strikes again; otherwise it passes", () => {
    wooden()
      .begins()
      .sees({ own: 1 })
      .by('48')
      .turn('A1')
      .sees({ theirs: 1 })
      .turn('B1')
      .table(8, 8)
      .sees({ own: 1, theirs: 1 })
      .turn('B1')
      .table(7, 7)
      .sees({})
      .turn('A1');
  });

  it('[icf:51] a stroke by the wrong hand is stopped, and nothing has happened', () => {
    simulated()
      .begins()
      .refuses('B1', { type: 'strike', stroke: towards(fromNorth(0), MIDDLE) }, 'out-of-turn', '51')
      .strikes('A1', towards(fromSouth(0), MIDDLE, 1.2))
      .turn('B1')
      .refuses('A1', { type: 'strike', stroke: towards(fromSouth(0), MIDDLE) }, 'out-of-turn', '51')
      .refuses('A1', { type: 'pass' }, 'out-of-turn', '51');
  });

  it('[icf-classic:24] by the classic edition too', () => {
    simulated({ rulebook: 'icf-classic' })
      .begins()
      .refuses('B1', { type: 'strike', stroke: towards(fromNorth(0), MIDDLE) }, 'out-of-turn', '24');
  });

  it('[icf:49b] in doubles the turn goes to the right hand', () => {
    const hall = wooden({ discipline: 'doubles' }).begins();
    const order: Player[] = [];
    for (let stroke = 0; stroke < 5; stroke++) order.push(hall.sees({}).board.onTurn);
    expect(order).toEqual(['B1', 'A2', 'B2', 'A1', 'B1']);
  });

  it('[starwood:H6] in the society it goes clockwise', () => {
    const hall = wooden({ rulebook: 'starwood' }).begins();
    const order: Player[] = [];
    for (let stroke = 0; stroke < 5; stroke++) order.push(hall.sees({}).board.onTurn);
    expect(order).toEqual(['B2', 'A2', 'B1', 'A1', 'B2']);
  });

  it("[iiitn:26] an opponent's man ends the turn, whatever else fell", () => {
    wooden({ rulebook: 'iiitn' }).begins().sees({ own: 1, theirs: 1 }).by('26').turn('B1').table(8, 8);
  });
});

describe('passing', () => {
  it('[icf:137] [icf:43] three turns each passed over: the board is played again by the same break', () => {
    const hall = simulated()
      .begins()
      .strikes('A1', towards(fromSouth(0), MIDDLE, 1.2));
    for (const by of ['B1', 'A1', 'B1', 'A1', 'B1'] as const) hall.does(by, { type: 'pass' });
    expect(hall.state.lines).toHaveLength(0);
    hall.does('A1', { type: 'pass' });
    expect(hall.line).toMatchObject({ how: 'replay', winner: null, points: 0, laws: ['137'] });
    expect(hall.board).toMatchObject({ game: 1, board: 1, breaker: 'A1', white: 'A', begun: false });
    hall.table(9, 9).play().turn('A1');
  });

  it('[icf:137] a stroke in between begins the count anew', () => {
    const hall = wooden().begins().sees({});
    for (const by of ['B1', 'A1', 'B1', 'A1', 'B1'] as const) hall.does(by, { type: 'pass' });
    hall.sees({}).does('umpire', { type: 'pass' }).turn('A1');
    expect(hall.board.passes).toBe(1);
    expect(hall.state.lines).toHaveLength(0);
  });

  it('[icf:137] in doubles each of the four players', () => {
    const hall = wooden({ discipline: 'doubles' }).begins().sees({});
    for (let turn = 1; turn < 12; turn++) hall.does('umpire', { type: 'pass' });
    expect(hall.state.lines).toHaveLength(0);
    hall.does('umpire', { type: 'pass' });
    expect(hall.line).toMatchObject({ how: 'replay', laws: ['137'] });
  });

  it.each([
    ['icf-short', '42'],
    ['icf-classic', 'icf:137'],
    ['iiitn', 'icf:137'],
  ] as const)('[icf:137] [icf-short:42] %s says so by %s', (rulebook, law) => {
    const hall = wooden({ rulebook }).begins().sees({});
    for (let turn = 0; turn < 6; turn++) hall.does('umpire', { type: 'pass' });
    expect(hall.line).toMatchObject({ how: 'replay', laws: [law] });
  });

  it('[icf:96] a turn passed over while the queen waits for her cover leaves her uncovered', () => {
    wooden()
      .begins()
      .sees({ own: 1 })
      .sees({ queen: true })
      .table(8, 9, 'to-cover')
      .does('A1', { type: 'pass' })
      .by('96')
      .turn('B1')
      .table(8, 9, 'on-board');
  });
});

describe('the turn to break', () => {
  it('[icf:49a.i] [icf:43] it passes from board to board, and the white men with it', () => {
    const hall = wooden().seated();
    for (const breaker of ['A1', 'B1', 'A1', 'B1'] as const) {
      expect(hall.board).toMatchObject({ breaker, white: breaker.charAt(0), onTurn: breaker });
      hall.wins('A', 1);
    }
  });

  it('[icf:49b] in doubles it goes round the four players', () => {
    const hall = wooden({ discipline: 'doubles' }).seated({ breaker: 'A2' });
    for (const breaker of ['A2', 'B2', 'A1', 'B1', 'A2'] as const) {
      expect(hall.board.breaker).toBe(breaker);
      hall.wins('B', 1);
    }
  });

  it('[starwood:H6] clockwise in the society', () => {
    const hall = wooden({ rulebook: 'starwood', stage: 'final' }).seated();
    for (const breaker of ['A1', 'B2', 'A2', 'B1'] as const) {
      expect(hall.board.breaker).toBe(breaker);
      hall.wins('B', 1);
    }
  });

  it('[icf:49a.ii] [icf:49a.iii] the other side opens the second game, the first the third', () => {
    for (const discipline of ['singles', 'doubles'] as const) {
      const hall = wooden({ discipline }).seated();
      const opens = (breaker: Player) => expect(hall.board).toMatchObject({ board: 1, breaker });
      opens('A1');
      hall.wins('A', 12).wins('A', 12).wins('A', 1);
      opens('B1');
      hall.wins('B', 12).wins('B', 12).wins('B', 1);
      opens('A1');
      expect(hall.board.game).toBe(3);
    }
  });

  it('[iiitn:16] colours change from board to board', () => {
    const hall = wooden({ rulebook: 'iiitn' }).seated({ take: 'black' });
    for (const white of ['B', 'A', 'B'] as const) {
      expect(hall.board.white).toBe(white);
      hall.wins('A', 1);
    }
  });
});
