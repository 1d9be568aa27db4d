import type { Competitor, Queen } from '@opencarrom/laws';
import { describe, expect, it } from 'vitest';
import { type Hall, type Sight, wooden } from '../support/hall.js';

type Book = 'icf' | 'icf-short' | 'icf-classic' | 'iiitn';
type Covered = Exclude<Queen, 'to-cover'>;

/** A strikes, with white, on a board with so many men of each. */
const last = (white: number, black: number, queen: Covered, rulebook: Book = 'icf'): Hall =>
  wooden({ rulebook }).begins().counted({ white, black }, queen, 'A1');

const demand = (points: number) => ({ type: 'demand', points }) as const;
const CLOSE = { type: 'close' } as const;

function ended(hall: Hall, winner: Competitor, points: number, ...laws: string[]): void {
  expect(hall.line).toMatchObject({ winner, points, how: 'won' });
  expect(hall.line.laws).toEqual(expect.arrayContaining(laws));
}

describe('a board won', () => {
  it("[icf:52a] [icf:53a] [icf:53b] the opponent's men on the board, and the queen if one covered her", () => {
    const hall = last(1, 4, 'covered-by-white').sees({ own: 1 }).score(7, 0);
    ended(hall, 'A', 7);
    expect(hall.line).toMatchObject({ queen: 'A', men: { A: 0, B: 4 }, white: 'A', breaker: 'A1' });
    expect(hall.board).toMatchObject({ board: 2, breaker: 'B1', begun: false });
    last(1, 4, 'covered-by-black').sees({ own: 1 }).score(4, 0);
  });

  it('[icf:53c] who loses gets nothing for the queen', () => {
    ended(last(3, 1, 'covered-by-white').sees({ theirs: 1 }), 'B', 3);
  });

  it('[icf:54] [icf:52b.i] from 22 points on the queen brings nothing', () => {
    const at22 = wooden().seated().wins('A', 12).wins('A', 10).play();
    at22.counted({ white: 1, black: 2 }, 'covered-by-white', 'A1').sees({ own: 1 }).score(24, 0);
    const at21 = wooden().seated().wins('A', 12).wins('A', 9).play();
    at21.counted({ white: 1, black: 2 }, 'covered-by-white', 'A1').sees({ own: 1 }).score(26, 0, 1);
  });

  it('[icf:55] no board brings more than twelve, and what is owed is written off', () => {
    const hall = wooden().begins().sees({ own: 1, theirs: 1 }).sees({ striker: true, breach: '33' });
    hall.table([9, 1], 8).counted({ white: 5, black: 1 }, 'covered-by-black', 'B1').sees({ own: 1 });
    ended(hall, 'B', 8, '55');
    wooden().begins().counted({ white: 9, black: 1 }, 'on-board', 'A1').sees({ theirs: 1 }).score(0, 12);
  });

  it("[icf:107a] one's last man with the queen on the board loses three", () => {
    const hall = last(1, 4, 'on-board').sees({ own: 1 });
    ended(hall, 'B', 3, '107a');
    expect(hall.line.queen).toBeNull();
  });

  it("[icf:102a] [icf:104a] [icf:105a] [icf:106a] both last men, or the opponent's", () => {
    ended(last(1, 1, 'on-board').sees({ own: 1, theirs: 1, queen: true }), 'A', 3, '104a');
    ended(last(1, 1, 'on-board').sees({ own: 1, theirs: 1 }), 'B', 3, '105a');
    ended(last(4, 1, 'on-board').sees({ theirs: 1 }), 'B', 7, '106a');
    ended(last(1, 1, 'on-board').sees({ queen: true }).sees({ own: 1, theirs: 1 }), 'A', 3, '102a');
    ended(last(2, 1, 'on-board').sees({ queen: true }).sees({ theirs: 1 }), 'B', 5, '103a');
  });

  it('[iiitn:27] [iiitn:26] in the institute', () => {
    ended(last(1, 4, 'on-board', 'iiitn').sees({ own: 1 }), 'B', 7, '27');
    ended(last(4, 1, 'covered-by-white', 'iiitn').sees({ theirs: 1 }), 'B', 3, '26');
  });

  it('[starwood:G8] [starwood:Q10] one man each in the society', () => {
    const one = (queen: Covered) =>
      wooden({ rulebook: 'starwood' }).begins().counted({ white: 1, black: 1 }, queen, 'A1');
    ended(one('covered-by-white').sees({ own: 1, theirs: 1 }), 'A', 5, 'G8');
    ended(one('on-board').sees({ own: 1 }), 'B', 6, 'Q10');
  });
});

describe('additional points', () => {
  const improper: Sight = { own: 1, breach: '33' };

  it('[icf:107b] [icf:87b] demanded in full by the side that won, and by nobody else', () => {
    const hall = last(1, 4, 'on-board').sees(improper).by('107b');
    hall.refuses('umpire', { type: 'play' }, 'board-closing').refuses('A1', demand(1), 'not-yours');
    hall.refuses('B1', demand(2), 'too-much').refuses('B1', demand(-1), 'too-much');
    hall.refuses('B1', demand(0.5), 'too-much').refuses('B1', CLOSE, 'not-yours').does('B1', demand(1));
    ended(hall, 'B', 4, '107b', '87b');
    expect(hall.line.demanded).toBe(1);
    hall.refuses('B1', demand(1), 'wait-for-play');
  });

  it('[icf:107b] or not at all', () => {
    ended(last(1, 4, 'on-board').sees(improper).does('B1', demand(0)), 'B', 3);
    ended(last(1, 4, 'on-board').sees(improper).does('umpire', CLOSE), 'B', 3);
  });

  it('[icf:108b] [icf:87b] two, in full or in part', () => {
    const both = () => last(1, 4, 'on-board').sees({ own: 1, striker: true, breach: '33' }).by('108b');
    ended(both().does('B1', demand(2)), 'B', 5);
    ended(both().does('B1', demand(1)), 'B', 4);
    ended(both().does('B1', demand(0)), 'B', 3);
  });

  it('[icf:108a] [icf:110a] [icf:111a] [icf:112a] one for the striker', () => {
    const fell = { own: 1, striker: true };
    ended(last(1, 4, 'on-board').sees(fell).does('B1', demand(1)), 'B', 4, '108a');
    ended(
      last(1, 1, 'covered-by-white')
        .sees({ ...fell, theirs: 1 })
        .does('B1', demand(1)),
      'B',
      2,
      '110a',
    );
    ended(last(4, 1, 'on-board').sees({ theirs: 1, striker: true }).does('B1', demand(1)), 'B', 8, '111a');
    ended(
      last(1, 1, 'covered-by-black')
        .sees({ ...fell, theirs: 1 })
        .does('B1', demand(1)),
      'B',
      4,
      '112a',
    );
  });

  it('[icf:55] [icf:111a] twelve is the most: nobody is asked for a demand that cannot count', () => {
    const hall = last(9, 1, 'on-board').sees({ theirs: 1, striker: true });
    ended(hall, 'B', 12, '111a', '55');
  });

  it('[icf:55] [icf:111b] at eleven one may be demanded, though the law offers two', () => {
    const hall = last(8, 1, 'on-board').sees({ theirs: 1, striker: true, breach: '33' });
    hall.refuses('B1', demand(2), 'too-much');
    ended(hall.does('B1', demand(1)), 'B', 12, '111b', '87b');
  });

  it('[starwood:P.calc2] nine men and a queen of five are fourteen', () => {
    const hall = wooden({ rulebook: 'starwood' }).begins();
    ended(
      hall.counted({ white: 1, black: 9 }, 'covered-by-white', 'A1').sees({ own: 1 }),
      'A',
      14,
      'P.calc1',
    );
  });

  it('[icf:55] [starwood:P.calc2] a board entered as a whole has the same bounds', () => {
    const entered = { type: 'tally', winner: 'A', men: 9, queen: 'A' } as const;
    const hall = wooden().begins();
    hall.refuses('umpire', { ...entered, demanded: 1 }, 'impossible-facts', '55', '87b');
    hall.does('umpire', { ...entered, men: 8, demanded: 1 }).score(12, 0);
    wooden({ rulebook: 'starwood' }).begins().does('umpire', entered).score(14, 0);
  });

  it('[icf:107b] in doubles either of the pair demands', () => {
    const hall = wooden({ discipline: 'doubles' }).begins().counted({ white: 1, black: 2 }, 'on-board', 'A2');
    hall.sees(improper).refuses('A1', demand(1), 'not-yours').does('B2', demand(1)).score(0, 4);
  });

  it('[icf:107a] nothing is on offer, nothing is demanded', () => {
    last(2, 4, 'on-board')
      .refuses('B1', demand(1), 'not-now')
      .sees({ own: 1 })
      .refuses('B1', CLOSE, 'not-yours');
  });

  it('[icf-short:33] [icf-classic:80b] by the other editions', () => {
    const short = last(1, 4, 'on-board', 'icf-short').sees({ own: 1, striker: true }).by('33');
    ended(short.does('B1', demand(1)), 'B', 4, '33');
    const classic = last(1, 4, 'on-board', 'icf-classic').sees({ own: 1, breach: '7' }).by('80b');
    ended(classic.does('B1', demand(1)), 'B', 4, '80b');
  });
});
