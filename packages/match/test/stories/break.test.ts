import { describe, expect, it } from 'vitest';
import { simulated, wooden } from '../support/hall.js';
import { fromSouth, towards } from '../support/spots.js';

const MIDDLE = { x: 0, y: 0 };
/** Straight at the near frame: nothing is touched. */
const AMISS = { ...fromSouth(0), vx: 0.4, vy: -0.4 };

describe('the umpire says Play', () => {
  it('[icf:46] the break waits for "Play", which is the umpire\'s to say, once', () => {
    simulated()
      .seated()
      .refuses('A1', { type: 'strike', stroke: towards(fromSouth(0), MIDDLE) }, 'wait-for-play', '46')
      .refuses('A1', { type: 'play' }, 'not-yours')
      .play()
      .refuses('umpire', { type: 'play' }, 'not-now')
      .strikes('A1', towards(fromSouth(0), MIDDLE, 4))
      .refuses('umpire', { type: 'play' }, 'not-now');
  });

  it('[icf:47] a break entered before "Play" is a foul: what fell comes out with one more, and the turn goes', () => {
    const hall = wooden().seated().sees({ own: 2 });
    hall.by('47').turn('B1').table([9, 1], 9).waiting('white by B1', 'white by B1');
  });

  it('[icf-classic:20] before "Play" it costs a penalty and a due', () => {
    wooden({ rulebook: 'icf-classic' }).seated().sees({}).by('20').turn('B1').table([9, 2], 9);
  });

  it('[icf:47] a strict board lets a player break too soon, and calls it', () => {
    const hall = simulated({ manner: 'strict' }).seated();
    hall.refuses('B1', { type: 'strike', stroke: towards(fromSouth(0), MIDDLE) }, 'out-of-turn', '51');
    hall
      .strikes('A1', towards(fromSouth(0), MIDDLE, 4))
      .by('47')
      .turn('B1');
    expect(hall.board.table.broken).toBe(true);
    expect(hall.board.begun).toBe(true);
  });

  it('[icf:47] the umpire may call it too; the break is made, and play goes on', () => {
    const hall = wooden().seated().calls('47', 'A').by('47').turn('B1').table([9, 1], 9);
    hall.refuses('umpire', { type: 'play' }, 'not-now').sees({ own: 1 }).turn('B1').table([9, 1], 8);
  });
});

describe('the break', () => {
  it('[icf:44] [icf:48] the slightest touch makes it', () => {
    const hall = simulated()
      .begins()
      .strikes('A1', towards(fromSouth(0), MIDDLE, 1.2))
      .turn('B1');
    expect(hall.board.table.broken).toBe(true);
  });

  it('[icf:45a] [icf:45b] three tries, then the opponent breaks, with the black men', () => {
    const hall = simulated().begins().strikes('A1', AMISS).by('45a').turn('A1');
    hall.strikes('A1', AMISS).by('45a').turn('A1');
    const rack = hall.men;
    hall.strikes('A1', AMISS).by('45b').turn('B1').table(9, 9);
    expect(hall.board.table.broken).toBe(false);
    expect(hall.men).toEqual(rack);
    hall.strikes('B1', towards({ x: 0, y: -fromSouth(0).y }, MIDDLE, 1.2));
    expect(hall.board.table.broken).toBe(true);
    expect(hall.board.white).toBe('A');
  });

  it('[icf:45b] [icf:49b] in doubles it goes to the right, and so on until somebody breaks', () => {
    const hall = wooden({ discipline: 'doubles' }).begins();
    for (const player of ['A1', 'B1', 'A2', 'B2', 'A1'] as const) {
      hall.turn(player);
      for (let tries = 0; tries < 3; tries++) hall.sees({ touched: false });
    }
    hall.turn('B1').sees({ own: 1 }).turn('B1').table(9, 8);
  });

  it('[icf:45c] the striker pocketed without a touch loses the turn and owes nothing', () => {
    wooden().begins().sees({ touched: false, striker: true }).by('45c').turn('B1').table(9, 9);
  });

  it('[iiitn:28] three tries by the institute as well', () => {
    wooden({ rulebook: 'iiitn' })
      .begins()
      .sees({ touched: false })
      .by('28')
      .sees({ touched: false })
      .turn('A1')
      .sees({ touched: false })
      .by('28')
      .turn('B1');
  });

  it('[icf-short:7a] [icf-short:7b] [icf-classic:18a] [icf-classic:18b] and by the other editions', () => {
    for (const [rulebook, again, lost] of [
      ['icf-short', '7a', '7b'],
      ['icf-classic', '18a', '18b'],
    ] as const) {
      const hall = wooden({ rulebook }).begins().sees({ touched: false }).by(again);
      hall.sees({ touched: false }).sees({ touched: false }).by(lost).turn('B1');
    }
  });

  it('[icf:42] the break cannot be passed over', () => {
    simulated().begins().refuses('A1', { type: 'pass' }, 'not-now').turn('A1');
  });

  it('[icf:44] what fell without a touch before the break is impossible', () => {
    const hall = wooden().begins();
    hall.refuses(
      'umpire',
      { type: 'observe', seen: hall.seen({ own: 1, touched: false }) },
      'impossible-facts',
    );
    hall.refuses('umpire', { type: 'observe', seen: hall.seen({ own: 10 }) }, 'impossible-facts');
  });
});
