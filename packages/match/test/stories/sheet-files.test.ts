import { resultText, sheetCsv, sheetText } from '@opencarrom/match';
import { en } from '@opencarrom/match/words/en';
import { hi } from '@opencarrom/match/words/hi';
import { describe, expect, it } from 'vitest';
import { type Hall, wooden } from '../support/hall.js';

const tally = { type: 'tally', winner: 'A', men: 4, queen: 'A' } as const;
const named = (a: string, b = 'Bina') => ({ players: { A: [a], B: [b] } });

/** The cells of a file, by their heading: one record a row. */
function cellsOf(hall: Hall): readonly Readonly<Record<string, string>>[] {
  const [heading = '', ...rows] = sheetCsv(hall.logged, en).trimEnd().split('\r\n');
  const columns = heading.split(',');
  return rows.map((row) => {
    const cells = row.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/);
    expect(cells).toHaveLength(columns.length);
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

describe('the sheet as a file', () => {
  it('tells the score of the match and of each game', () => {
    const hall = wooden({ event: 'Society cup', date: '2026-11-15' }).begins().does('umpire', tally);
    expect(resultText(hall.logged, en)).toBe('Society cup, 2026-11-15\nAsha 0–0 Bina\n(7–0)');
  });

  it('has a line for each board, and who won in the end', () => {
    const hall = wooden({ length: 'board' }).begins().does('umpire', tally);
    const text = sheetText(hall.logged, en);
    expect(text).toContain('Asha wins');
    expect(text.split('\n').at(-1)).toMatch(/^1 · 1 · Asha .*7/);
  });

  it('quotes what would break a table, and keeps a formula a text', () => {
    const hall = wooden(named('Rao, "Babu"', '=SUM(A1)')).begins().does('umpire', tally);
    const [, board] = sheetCsv(hall.logged, en).split('\r\n');
    expect(board).toContain('"Rao, ""Babu"""');
    for (const formula of ['=SUM(A1)', '+1', '-1', '@A1', ' =A1', '＝A1']) {
      const lost = wooden({ ...named('Asha', formula), umpire: formula }).begins();
      lost.does('umpire', { ...tally, winner: 'B', queen: 'B' });
      const [row] = cellsOf(lost);
      const kept = `'${formula}`;
      expect(row).toMatchObject({ 'Side B': kept, 'Board won by': kept, Umpire: kept });
    }
  });

  it('keeps what an umpire wrote a text, over several lines too', () => {
    const hall = wooden().begins();
    hall.does('A1', { type: 'concede', what: 'match', reason: '=cmd|x\nsecond line' });
    expect(sheetCsv(hall.logged, en)).toContain(`"'=cmd|x\nsecond line"`);
  });
});

describe('the sheet for a spreadsheet', () => {
  const PAPER = { category: 'Men', round: '3', number: '17', table: '4', umpire: 'R. Rao' } as const;
  const hall = () => wooden({ event: 'Cup', date: '2026-11-15T23:59:50Z', stage: 'quarter', ...PAPER });

  it('has every score in a column of its own, and all that the paper asks', () => {
    const match = hall().toss('B').choose('side').sit().play();
    match.wins('A', 5).wins('B', 12);
    const [first, second] = cellsOf(match);
    expect(first).toMatchObject({
      Event: 'Cup',
      Category: 'Men',
      Round: '3',
      Stage: 'quarter',
      Match: '17',
      Table: '4',
      Umpire: 'R. Rao',
      Date: '2026-11-15',
      'Toss won by': 'Bina',
      Choice: 'the side',
      Break: 'Asha',
      'Score A': '5',
      'Score B': '0',
      'Games A': '0',
    });
    expect(second).toMatchObject({ Board: '2', Points: '12', 'Score A': '5', 'Score B': '12' });
  });

  it('tells when play began and when it ended, over midnight too', () => {
    const match = hall().begins();
    match.waits(60).does('A1', { type: 'concede', what: 'match', reason: 'ill' });
    expect(cellsOf(match)).toMatchObject([
      { Start: '2026-11-15T23:59:54Z', End: '2026-11-16T00:00:55Z', 'Score A': '', Game: '' },
    ]);
  });

  it('[icf:143i] has one row for a match without a board: how it ended, by which law and why', () => {
    const reason = 'not there at 10:45';
    const match = hall().does('umpire', { type: 'call', law: '143i', against: 'B', reason });
    expect(cellsOf(match)).toMatchObject([
      { 'Match won by': 'Asha', 'Ended by': 'walk-over', Laws: '143i', Reason: reason },
    ]);
  });

  it('has a heading in every language', () => {
    const [english = [], hindi = []] = [en, hi].map((words) =>
      (sheetCsv(hall().logged, words).split('\r\n')[0] ?? '').split(','),
    );
    expect(hindi).toHaveLength(english.length);
    for (const heading of [english, hindi]) {
      expect(heading).not.toContain('');
      expect(new Set(heading).size).toBe(heading.length);
    }
  });
});

describe('what is counted of a board', () => {
  it('fouls, dues and warnings by side, as they stand in the end', () => {
    const match = wooden().begins().sees({ own: 1 }).sees({ breach: '37a' });
    match.sees({ striker: true }).does('umpire', { type: 'call', law: '134', against: 'B' });
    match.does('umpire', { type: 'warn', law: '143h', against: 'B', reason: 'hums' });
    match.sees({ own: 1 }).sees({ striker: true });
    match.does('umpire', { type: 'undo' }).wins('A', 3);
    expect(cellsOf(match)).toMatchObject([
      { 'Fouls A': '1', 'Fouls B': '1', 'Dues A': '0', 'Dues B': '1', 'Warnings A': '0', 'Warnings B': '1' },
    ]);
  });

  it('[icf:45c] no due for a break that touched nothing', () => {
    const match = wooden().begins().sees({ striker: true, touched: false }).sees({ own: 1 }).wins('B', 3);
    expect(cellsOf(match)).toMatchObject([{ 'Dues A': '0' }]);
  });

  it('[icf-short:46] no foul that nobody claimed', () => {
    const improper = { improper: true, claimed: false } as const;
    const match = wooden({ rulebook: 'icf-short' }).begins().sees({ own: 1 }).sees(improper);
    match.does('B1', { type: 'claim' }).sees({ own: 1 }).sees(improper).sees({ own: 1 }).wins('A', 3);
    expect(cellsOf(match)).toMatchObject([{ 'Fouls A': '1', 'Fouls B': '0' }]);
  });

  it('[icf:60b] where sides were changed', () => {
    const match = wooden().seated().wins('A', 12).wins('A', 12).wins('A', 1).wins('B', 1);
    expect(cellsOf(match).map((row) => row['Sides changed'])).toEqual(['0', '0', '1', '0']);
  });

  it('[icf-classic:def:white-slam] all nine and the queen by the break', () => {
    const slam = wooden().begins().sees({ own: 8 }).sees({ queen: true }).sees({ own: 1 });
    expect(cellsOf(slam)).toMatchObject([{ Slam: '1' }]);
    const later = wooden().begins().sees().sees().sees({ own: 8 }).sees({ queen: true }).sees({ own: 1 });
    expect(cellsOf(later)).toMatchObject([{ Slam: '0' }]);
  });

  it('[icf-classic:def:black-slam] all the black men in their first turn', () => {
    const broken = wooden().begins().sees({ own: 2 }).sees();
    const slam = broken.sees({ own: 8 }).sees({ queen: true }).sees({ own: 1 });
    expect(cellsOf(slam)).toMatchObject([{ 'Board won by': 'Bina', Slam: '1' }]);
  });
});
