import { sheetOf, sheetTable } from '@opencarrom/match';
import { en } from '@opencarrom/match/words/en';
import { describe, expect, it } from 'vitest';
import { wooden } from '../support/hall.js';

const give = (what: 'game' | 'match') => ({ type: 'concede', what }) as const;
const PROTEST = { type: 'protest', facts: 'the man had not left my finger' } as const;
const decision = (protest: number, upheld: boolean) =>
  ({ type: 'decide-protest', protest, upheld, decision: upheld ? 'it had' : 'it had not' }) as const;

describe('conceding', () => {
  it('[icf:139] a game: the others have won it, at the score it had, and the next begins', () => {
    const hall = wooden().seated().wins('A', 5).play().sees({ own: 2 }).does('A1', give('game'));
    hall.score(5, 0, 1);
    expect(hall.state.score).toMatchObject({ games: [{ winner: 'B' }], match: { A: 0, B: 1, winner: null } });
    expect(hall.line).toMatchObject({ how: 'conceded', winner: 'B', points: 0, laws: ['139'] });
    expect(hall.board).toMatchObject({ game: 2, board: 1, breaker: 'B1', begun: false });
  });

  it('[icf:139] a second game, and the match is lost', () => {
    const hall = wooden().begins().does('B1', give('game')).does('B1', give('game')).over('A', 'score');
    hall.refuses('B1', give('match'), 'match-over');
  });

  it('[icf:139] the match, at any stage, by a player and for their own side', () => {
    wooden()
      .begins()
      .refuses('umpire', give('match'), 'not-yours')
      .does('B1', give('match'))
      .over('A', 'conceded');
    wooden({ discipline: 'doubles' }).seated().does('A2', give('match')).over('B', 'conceded');
    wooden().toss('A').does('A1', give('match')).over('B', 'conceded');
    wooden()
      .begins()
      .sees({ own: 1 })
      .sees({ striker: true })
      .does('B1', give('match'))
      .over('A', 'conceded');
  });

  it('[icf:139] [icf:56b] before the toss for an extra board', () => {
    const hall = wooden().seated();
    for (let board = 1; board <= 8; board++) hall.wins(board % 2 === 0 ? 'A' : 'B', 1);
    hall.does('A1', give('game'));
    expect(hall.line).toMatchObject({ game: 1, board: 9, extra: true, breaker: null, how: 'conceded' });
    expect(hall.state.score.match).toMatchObject({ A: 0, B: 1 });
    expect(hall.board).toMatchObject({ game: 2, board: 1, breaker: 'B1' });
    expect(sheetTable(sheetOf(hall.logged), en.sheet).at(-1)).toEqual([
      '1',
      '9 (extra)',
      '–',
      '–',
      '–',
      'Bina',
      'game given up',
      '',
      '4–4',
    ]);
    hall.does('A1', give('match')).over('B', 'conceded');
    wooden().toss('A').refuses('A1', give('game'), 'not-now');
  });
});

describe('abandoning', () => {
  it('[icf:140] the umpire breaks the match off; nobody has won', () => {
    const abandon = { type: 'abandon', reason: 'the roof leaks' } as const;
    wooden().does('umpire', abandon).over(null, 'abandoned');
    const hall = wooden().begins().refuses('A1', abandon, 'not-yours').does('umpire', abandon);
    hall.over(null, 'abandoned').refuses('umpire', abandon, 'match-over');
  });
});

describe('protests', () => {
  it('[icf:144] [icf:145] [icf:147] recorded by a player; play goes on from where it stopped', () => {
    const hall = wooden().refuses('A1', PROTEST, 'not-now').begins().refuses('umpire', PROTEST, 'not-yours');
    hall.sees({ own: 1 }).does('B1', PROTEST).turn('A1').table(8, 9).sees({}).turn('B1');
    expect(hall.state.protests).toEqual([
      {
        number: 1,
        by: 'B1',
        facts: PROTEST.facts,
        game: 1,
        board: 1,
        setAt: hall.board.setAt,
        upheld: null,
        decision: null,
      },
    ]);
  });

  it('[icf:148b] overruled: what was obtained stands', () => {
    const hall = wooden().begins().sees({ own: 1 }).does('B1', PROTEST).sees({ own: 1 });
    hall
      .refuses('B1', decision(1, false), 'not-yours')
      .refuses('umpire', decision(2, false), 'no-such-protest');
    hall.does('umpire', decision(1, false)).table(7, 9).turn('A1');
    expect(hall.state.protests).toMatchObject([{ upheld: false, decision: 'it had not' }]);
    hall.refuses('umpire', decision(1, true), 'no-such-protest', '144', '145');
  });

  it('[icf:148a] upheld: the match goes on from the beginning of that board', () => {
    const hall = wooden().seated().wins('A', 5).play().sees({ own: 1 }).does('A1', PROTEST).wins('B', 4);
    hall.score(5, 4).wins('A', 2).score(7, 4).does('umpire', decision(1, true)).score(5, 0);
    expect(hall.board).toMatchObject({ game: 1, board: 2, breaker: 'B1', begun: false });
    expect(hall.state.protests).toMatchObject([{ number: 1, upheld: true }]);
    hall.table(9, 9, 'on-board').wins('A', 1).score(6, 0);
  });

  it('[icf:148a] [icf:143h] a warning given meanwhile was given', () => {
    const hall = wooden()
      .begins()
      .does('A1', PROTEST)
      .does('umpire', { type: 'warn', law: '143h', against: 'B' });
    hall.sees({ own: 1 }).does('umpire', decision(1, true));
    expect(hall.state.warnings).toMatchObject([{ law: '143h', against: 'B' }]);
  });

  it('[icf:147] [icf:148a] after the last board too: the result is undone', () => {
    const hall = wooden({ length: 'board' }).seated().wins('A', 5).over('A', 'score').does('B1', PROTEST);
    hall.does('umpire', decision(1, true));
    expect(hall.state.outcome).toBeNull();
    hall.score(0, 0).wins('B', 1).over('B', 'score');
  });

  it('[icf:148b] after the last board, overruled', () => {
    wooden({ length: 'board' })
      .seated()
      .wins('A', 5)
      .does('B1', PROTEST)
      .does('umpire', decision(1, false))
      .over('A', 'score');
  });

  it('[icf:148a] two protests: once the earlier board is played anew, the later is on record only', () => {
    const hall = wooden().begins().does('A1', PROTEST).wins('B', 4).does('B1', PROTEST).wins('A', 4);
    hall.does('umpire', decision(1, true)).score(0, 0).play().sees({ own: 1 });
    hall.does('umpire', decision(2, true)).table(8, 9).turn('A1');
    expect(hall.state.protests).toMatchObject([{ upheld: true }, { upheld: true }]);
  });

  it('[icf:148a] [icf:147] a correction of an earlier board leaves one protest, of the board it was lodged in', () => {
    const hall = wooden().begins().sees({ own: 1 });
    const stroke = hall.state.seq - 1;
    hall.wins('A', 4).play().sees({ own: 2 }).does('A1', PROTEST).sees({ own: 1 });
    hall.does('umpire', { type: 'correct', of: stroke, with: null, reason: 'there was no such stroke' });
    expect(hall.state.protests).toMatchObject([{ number: 1, board: 2, setAt: hall.board.setAt }]);
    hall.does('umpire', decision(1, true)).table(9, 9);
    expect(hall.board).toMatchObject({ board: 2, begun: false });
  });

  it('[icf:148a] [icf:148b] a correction keeps protests that were decided, and may take one back or reopen it', () => {
    const undo = (of: number) => ({ type: 'correct', of, with: null, reason: 'entered by mistake' }) as const;
    const hall = wooden().begins().does('A1', PROTEST).wins('B', 4);
    const lodged = hall.log.find((event) => event.type === 'done' && event.act.type === 'protest')?.seq ?? 0;
    hall.does('umpire', decision(1, false));
    hall.does('umpire', undo(hall.state.seq));
    expect(hall.state.protests).toMatchObject([{ number: 1, upheld: null, decision: null }]);
    hall.does('umpire', undo(lodged)).score(0, 4);
    expect(hall.state.protests).toEqual([]);
    hall.play().sees({ own: 1 }).does('A1', PROTEST).does('umpire', decision(1, true));
    const play = hall.log.find((event) => event.type === 'done' && event.act.type === 'choose')?.seq ?? 0;
    expect(hall.state.protests).toMatchObject([{ number: 1, upheld: true }]);
    hall.does('umpire', {
      ...undo(play),
      with: { by: 'umpire', act: { type: 'choose', take: 'side' } },
      later: 'drop',
    });
    expect(hall.state.protests).toMatchObject([{ number: 1, upheld: true }]);
  });
});
