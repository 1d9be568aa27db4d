import { describe, expect, it } from 'vitest';
import { simulated, wooden } from '../support/hall.js';
import { aside, fromNorth, fromSouth, POCKETS, towards } from '../support/spots.js';

const TIME = { type: 'time' } as const;
const APPEAL = { type: 'appeal' } as const;
const MIDDLE = { x: 0, y: 0 };
const SOFT = towards(fromSouth(0.1), { x: 0.36, y: 0 }, 0.5);

/** Some men are down, the break is made, and the clocks run. */
const midGame = () =>
  simulated({ clocks: 'laws' })
    .begins()
    .withMenAt(aside('w1', 'w2', 'b1', 'b2'));

describe('the time to strike', () => {
  it('[icf:46] fifteen seconds from "Play" to break', () => {
    const hall = simulated({ clocks: 'laws' }).seated().clock(null);
    hall.refuses('umpire', TIME, 'not-now').play().clock('break', 'A1', 15);
    expect(hall.state.clock?.laws).toContain('46');
    hall.refuses('umpire', TIME, 'clock-running').refuses('A1', TIME, 'not-yours');
  });

  it('[icf:46] [icf:63a] [icf:72c] too late: a technical foul, the man outstanding, and the time begins anew', () => {
    const hall = simulated({ clocks: 'laws' }).begins().timeIsUp().by('46', '63a', '72c');
    hall.turn('A1').table([9, 1], 9).clock('break', 'A1', 15);
    expect(hall.log.map(({ type }) => type).slice(-3)).toEqual(['done', 'done', 'ruling']);
  });

  it('[icf:46] [icf:45a] after a try that touched nothing it runs from when all lies still', () => {
    const hall = simulated({ clocks: 'laws' }).begins();
    hall
      .strikes('A1', { ...fromSouth(0), vx: 0.4, vy: -0.4 })
      .by('45a')
      .turn('A1');
    expect(hall.board.stillAt).toBeGreaterThan(hall.state.at);
    expect(hall.state.clock).toMatchObject({ kind: 'break', of: 'A1', since: hall.board.stillAt });
  });

  it('[icf:50] [icf:124b] it runs from when everything lies still', () => {
    const hall = midGame().strikes('A1', SOFT).turn('B1');
    expect(hall.state.clock).toMatchObject({
      kind: 'strike',
      of: 'B1',
      since: hall.board.stillAt,
      seconds: 15,
    });
  });

  it('[icf:50] [icf:63a] too late before the first stroke of the turn: technical, the turn stays', () => {
    midGame().strikes('A1', SOFT).timeIsUp().by('50', '63a').turn('B1').waiting('black by A1').table(2, 3);
  });

  it('[icf:50] [icf:64a] too late after it: a foul, and the turn goes', () => {
    const hall = wooden({ clocks: 'laws' }).begins().sees({ own: 1 }).clock('strike', 'A1', 15).timeIsUp();
    hall.by('50', '64a').turn('B1').waiting('white by B1').clock('place', 'B1', 15);
  });

  it('[icf:50] [icf:64a] [icf:46] [icf:45c] a stroke made too late is improper', () => {
    midGame()
      .strikes('A1', SOFT)
      .waits(20)
      .strikes('B1', towards(fromNorth(0.1), { x: 0.36, y: 0 }, 0.5))
      .by('50', '64a')
      .turn('A1')
      .waiting('black by A1');
    const late = simulated({ clocks: 'laws' }).begins().waits(20);
    late
      .strikes('A1', towards(fromSouth(0), MIDDLE, 1.2))
      .by('46', '45c')
      .turn('B1')
      .table(9, 9);
  });

  it('[icf-classic:23] [icf-classic:19] [icf-classic:36a] by the classic edition', () => {
    const hall = wooden({ rulebook: 'icf-classic', clocks: 'laws' }).begins().timeIsUp().by('19', '36a');
    hall.sees({ own: 1 }).sees({}).timeIsUp().by('23', '36a').turn('B1');
  });

  it('a match without clocks has none', () => {
    simulated()
      .begins()
      .clock(null)
      .waits(9999)
      .strikes('A1', towards(fromSouth(0), MIDDLE, 1.2))
      .by('48');
    wooden().begins().refuses('umpire', TIME, 'not-now');
  });
});

describe('the time to place', () => {
  const owing = () =>
    midGame()
      .withMenAt(aside('w1', 'w2', 'b1'), { white: { onBoard: 2, owed: 1, score: 0, hasPocketed: true } })
      .strikes('A1', towards(fromSouth(0), POCKETS.farRight))
      .waiting('white by B1', 'white by B1');

  it('[icf:88a] fifteen seconds for all, once everything lies still', () => {
    const hall = owing();
    expect(hall.state.clock).toMatchObject({
      kind: 'place',
      of: 'B1',
      since: hall.board.stillAt,
      seconds: 15,
    });
    hall.waits(5).places('B1', { x: 0.06, y: 0 }).clock('place', 'B1', 9).places('B1', { x: -0.06, y: 0 });
    hall.clock('strike', 'B1', 15);
  });

  it('[icf:87a] none placed in time: the right is forfeited, and play goes on', () => {
    owing().timeIsUp().by('87a').waiting().table(2, 1).turn('B1').clock('strike', 'B1', 15);
  });

  it('[icf:87a] [icf:73] men the stroke took come back all the same', () => {
    const hall = wooden({ clocks: 'laws' }).begins().sees({ own: 2 }).sees({ own: 1, striker: true });
    hall.waiting('white by B1', 'white by B1').timeIsUp().waiting('white by B1').table(7, 9).turn('A1');
    hall.clock('place', 'B1', 15).places('B1').clock('strike', 'A1', 15);
  });

  it('[icf:88b] [icf:63a] some placed and not all: a foul of the placer, and the rest is lost', () => {
    const hall = owing().places('B1', { x: 0.06, y: 0 }).timeIsUp().by('88b', '63a').turn('B1');
    hall.waiting('black by A1').table(3, 2).clock('place', 'A1', 15);
  });

  it('[icf-classic:60] [icf-classic:61] the classic edition knows no foul for it', () => {
    const hall = simulated({ rulebook: 'icf-classic', clocks: 'laws' })
      .begins()
      .withMenAt(aside('w1', 'b1'), { white: { onBoard: 1, owed: 1, score: 0, hasPocketed: true } })
      .strikes('A1', towards(fromSouth(0), POCKETS.farRight))
      .places('B1', { x: 0.06, y: 0 })
      .timeIsUp();
    hall.waiting().table(2, 1).turn('B1');
    expect(hall.log.at(-1)).toMatchObject({ type: 'forfeited', laws: ['61'] });
  });

  it('[icf:78b.ii] [icf:88b] each placer has a time of their own', () => {
    const hall = simulated({ clocks: 'laws' }).begins();
    const owes = (onBoard: number) => ({ onBoard, owed: 1, score: 0, hasPocketed: true });
    hall.withMenAt(aside('w1', 'w2', 'b1', 'b2'), { white: owes(2), black: owes(2) });
    hall.strikes('A1', SOFT).waiting('white by B1', 'black by A1').places('B1', { x: 0.06, y: 0 });
    hall.clock('place', 'A1', 15).timeIsUp().waiting().table(3, 2).turn('B1');
    expect(hall.log.at(-1)).toMatchObject({ type: 'forfeited', side: 'black', laws: ['87a'] });
  });

  it('[icf:107b] [icf:87b] a demand not made in time is not made', () => {
    const hall = wooden({ clocks: 'laws' }).begins().counted({ white: 1, black: 3 }, 'on-board', 'A1');
    hall.sees({ own: 1, breach: '33' }).clock('choice', null, 15).timeIsUp().score(0, 3);
    expect(hall.line.demanded).toBe(0);
  });
});

describe('an appeal', () => {
  it('[icf:121a] stops play and the clock; "Play" goes on with the time that was left', () => {
    const hall = midGame().strikes('A1', SOFT).turn('B1');
    const since = hall.board.stillAt;
    hall.does('A1', { ...APPEAL, about: 'the man is chipped' }, since + 6000).clock(null);
    hall.waits(60).refuses('B1', { type: 'strike', stroke: SOFT }, 'stopped', '121a');
    hall.refuses('umpire', TIME, 'not-now').refuses('B1', APPEAL, 'stopped', '121a');
    hall.refuses('B1', { type: 'pass' }, 'stopped', '121a').waits(60).play().clock('strike', 'B1', 9);
  });

  it('[icf:121a] [icf:124b] made while the men still move it takes nobody any time', () => {
    const hall = midGame().strikes('A1', SOFT);
    const { stillAt } = hall.board;
    hall.does('A1', APPEAL, hall.state.at + 10).does('umpire', { type: 'play' }, hall.state.at + 10);
    expect(hall.state.clock).toMatchObject({ kind: 'strike', of: 'B1', since: stillAt });
  });

  it('[icf:121a] also while men wait to be placed', () => {
    const hall = wooden({ clocks: 'laws' }).begins().sees({ own: 1 }).sees({ striker: true });
    hall.waits(3).does('B1', APPEAL).refuses('B1', { type: 'place' }, 'stopped', '121a').play();
    hall.clock('place', 'B1', 11).waiting('white by B1');
  });

  it('[icf:121a] a foul called meanwhile: whoever acts next has the whole time', () => {
    const hall = wooden({ clocks: 'laws' }).begins().sees({ own: 1, theirs: 1 }).waits(9).does('B1', APPEAL);
    hall.calls('126a', 'A').turn('B1').clock(null).waits(30).play().clock('place', 'B1', 15).places('B1');
    hall.clock('strike', 'B1', 15);
  });

  it('[icf:121b] [icf:121a] who plays on loses the board', () => {
    const hall = wooden().begins().sees({ own: 1 }).does('B1', APPEAL);
    hall.refuses('umpire', { type: 'observe', seen: {} }, 'stopped', '121a').calls('121b', 'A').score(0, 11);
    expect(hall.line.laws).toEqual(['121b']);
  });

  it('[icf:121a] is for a player, while a board is played', () => {
    wooden()
      .refuses('A1', APPEAL, 'not-now')
      .seated()
      .refuses('A1', APPEAL, 'wait-for-play', '46')
      .play()
      .refuses('umpire', APPEAL, 'not-yours');
  });
});
