import type { Act } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { simulated, wooden } from '../support/hall.js';
import { aside, fromSouth, POCKETS, towards } from '../support/spots.js';

const BREAK = { type: 'strike', stroke: towards(fromSouth(0), { x: 0, y: 0 }, 1.2) } as const;
const PLAY = { type: 'play' } as const;

describe('a command that comes at the wrong time', () => {
  it('stale: its giver had not seen the last event', () => {
    const hall = simulated().begins();
    const { seq } = hall.state;
    expect(hall.refusalOf({ by: 'A1', at: hall.now, act: BREAK, after: seq - 1 }).code).toBe('stale');
    expect(hall.refusalOf({ by: 'A1', at: hall.now, act: BREAK, after: seq + 1 }).code).toBe('stale');
    hall.does('A1', BREAK);
  });

  it('from the past, or at no time at all', () => {
    const hall = wooden().begins().sees({});
    const act = { type: 'observe', seen: {} } as const;
    const code = (at: number) => hall.refusalOf({ by: 'umpire', at, act }).code;
    expect(code(hall.state.latest - 1)).toBe('from-the-past');
    expect(code(-1)).toBe('bad-command');
    expect(code(0.5)).toBe('bad-command');
    expect(code(Number.NaN)).toBe('bad-command');
    hall.does('umpire', act, hall.state.latest);
  });

  it('[icf:123] [icf:78a] while the men still move nobody strikes, passes or places', () => {
    const hall = simulated().begins().does('A1', BREAK).turn('B1');
    const at = hall.board.stillAt - 1;
    const early = (act: Act) => hall.refusalOf({ by: 'B1', at, act });
    const stroke = towards({ x: 0, y: -fromSouth(0).y }, { x: 0, y: 0 });
    expect(early({ type: 'strike', stroke })).toMatchObject({ code: 'not-now', laws: ['123'] });
    expect(early({ type: 'pass' })).toMatchObject({ code: 'not-now', laws: ['123'] });
    hall.does('B1', { type: 'pass' }, hall.board.stillAt);
    const due = simulated().begins().withMenAt(aside('w1', 'b1'));
    due.strikes('A1', towards(fromSouth(0), POCKETS.farRight)).waiting('white by B1');
    const place = { by: 'B1', at: due.board.stillAt - 1, act: { type: 'place', x: 0.06, y: 0 } } as const;
    expect(due.refusalOf(place)).toMatchObject({ code: 'not-now', laws: ['123'] });
  });

  it('twice: the second finds that it has been done', () => {
    const hall = simulated().seated();
    hall
      .play()
      .refuses('umpire', PLAY, 'not-now')
      .does('A1', BREAK)
      .refuses('A1', BREAK, 'out-of-turn', '51');
  });

  it('[icf:51] twice, where the turn goes on: told by what was seen', () => {
    const hall = wooden().begins().sees({ own: 1 });
    const act = { type: 'observe', seen: hall.seen({ own: 1 }) } as const;
    const { seq: after } = hall.state;
    hall.does('umpire', act);
    expect(hall.refusalOf({ by: 'umpire', at: hall.now, act, after }).code).toBe('stale');
  });

  it('out of order', () => {
    wooden()
      .refuses('umpire', { type: 'observe', seen: {} }, 'not-now')
      .refuses('A1', { type: 'pass' }, 'not-now')
      .refuses('umpire', { type: 'sit', seats: { A1: 'S', B1: 'N' } }, 'not-now')
      .toss('A')
      .refuses('umpire', PLAY, 'not-now')
      .choose('break')
      .refuses('umpire', PLAY, 'not-now')
      .sit()
      .refuses('A1', { type: 'pass' }, 'wait-for-play', '46')
      .play()
      .refuses('A1', { type: 'place' }, 'not-now')
      .refuses('A1', { type: 'fine', take: 'keep-turn' }, 'not-now')
      .refuses('umpire', { type: 'close' }, 'not-now');
  });
});

describe('a command by the wrong person', () => {
  it('somebody who does not play here', () => {
    simulated().begins().refuses('A2', BREAK, 'not-yours').refuses('B2', { type: 'pass' }, 'not-yours');
  });

  it('the umpire does not strike, and players do not umpire', () => {
    simulated()
      .begins()
      .refuses('umpire', BREAK, 'not-yours')
      .refuses('umpire', { type: 'pass' }, 'not-yours');
    wooden().begins().refuses('A1', { type: 'observe', seen: {} }, 'not-yours');
  });

  it('[icf:51] in doubles only the one on turn strikes, not the partner', () => {
    const hall = simulated({ discipline: 'doubles' }).begins();
    for (const by of ['B1', 'A2', 'B2'] as const) hall.refuses(by, BREAK, 'out-of-turn', '51');
  });
});

describe('a command for another kind of board', () => {
  it('a stroke is struck on the simulated board and entered on the wooden one', () => {
    wooden().begins().refuses('A1', BREAK, 'not-on-this-board');
    simulated().begins().refuses('umpire', { type: 'observe', seen: {} }, 'not-on-this-board');
    simulated().begins().refuses('umpire', { type: 'no-room' }, 'not-on-this-board');
  });

  it('a placing has a place on the simulated board only', () => {
    const hall = wooden().begins().sees({ own: 1 }).sees({ striker: true });
    hall.refuses('B1', { type: 'place', x: 0.05, y: 0 }, 'not-on-this-board').places('umpire').turn('B1');
  });

  it('what was seen must be possible, and its laws must exist', () => {
    const hall = wooden().begins().sees({ own: 8 });
    const seen = (sight: Parameters<typeof hall.seen>[0]) =>
      ({ type: 'observe', seen: hall.seen(sight) }) as const;
    hall.refuses('umpire', seen({ own: 2 }), 'impossible-facts');
    hall.refuses('umpire', seen({ breach: '999' }), 'unknown-law');
    hall.refuses('umpire', seen({ breach: '63a' }), 'not-callable');
    hall.refuses('umpire', seen({ queen: true, overboard: { queen: true } }), 'impossible-facts');
  });
});

describe('after the match', () => {
  it('nothing is played, but the sheet is signed', () => {
    const hall = wooden({ length: 'board' }).seated().wins('A', 5).over('A', 'score');
    hall.refuses('umpire', PLAY, 'match-over').refuses('A1', { type: 'pass' }, 'match-over');
    hall.refuses('umpire', { type: 'toss', winner: 'A' }, 'match-over');
    hall.refuses('umpire', { type: 'sit', seats: { A1: 'S', B1: 'N' } }, 'match-over');
    hall
      .does('A1', { type: 'sign', name: 'Asha' })
      .does('B1', { type: 'sign', name: 'Bina', mark: 'M0 0L9 9' });
    hall.does('A1', { type: 'sign', name: 'Asha K.' });
    expect(hall.state.signatures).toEqual([
      { by: 'B1', name: 'Bina', mark: 'M0 0L9 9' },
      { by: 'A1', name: 'Asha K.', mark: null },
    ]);
  });
});
