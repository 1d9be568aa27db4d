import { resultText, sheetCsv, sheetText } from '@opencarrom/match';
import { en } from '@opencarrom/match/words/en';
import { describe, expect, it } from 'vitest';
import { wooden } from '../support/hall.js';

const tally = { type: 'tally', winner: 'A', men: 4, queen: 'A' } as const;
const named = (a: string, b = 'Bina') => ({ players: { A: [a], B: [b] } });

describe('the sheet as a file', () => {
  it('tells the score of the match and of each game', () => {
    const hall = wooden({ event: 'Society cup', date: '2026-11-15' }).begins().does('umpire', tally);
    expect(resultText(hall.state, en)).toBe('Society cup, 2026-11-15\nAsha 0–0 Bina\n(7–0)');
  });

  it('has a line for each board, and who won in the end', () => {
    const hall = wooden({ length: 'board' }).begins().does('umpire', tally);
    const text = sheetText(hall.state, en);
    expect(text).toContain('won by Asha');
    expect(text.split('\n').at(-1)).toMatch(/^1 · 1 · Asha .*7/);
  });

  it('quotes what would break a table, and keeps a formula a text', () => {
    const hall = wooden(named('Rao, "Babu"', '=SUM(A1)')).begins().does('umpire', tally);
    const [, board] = sheetCsv(hall.state, en).split('\r\n');
    expect(board).toContain('"Rao, ""Babu"""');
    const lost = wooden(named('Asha', '=SUM(A1)')).begins();
    lost.does('umpire', { ...tally, winner: 'B', queen: 'B' });
    expect(sheetCsv(lost.state, en)).toContain(",'=SUM(A1),");
  });
});
