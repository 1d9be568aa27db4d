import { describe, expect, it } from 'vitest';
import { answerChampionship, answerPrizes } from '../src/index.js';

const prizes = (kind: string, places: number) => {
  const answer = answerPrizes({ kind, places });
  return 'ok' in answer ? answer.ok : [];
};

describe('prizes', () => {
  it('are of five kinds', () => {
    expect(prizes('fixed', 18)).toEqual([18, 16, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0]);
    const forty = prizes('fixed40', 41);
    expect(forty.slice(0, 12)).toEqual([1000, 900, 800, 750, 700, 650, 600, 550, 500, 450, 400, 375]);
    expect(forty.slice(19)).toEqual([
      ...[175, 150, 140, 130, 120, 110, 100, 90, 80, 70, 60, 50],
      ...[40, 35, 30, 25, 20, 15, 10, 5, 1, 0],
    ]);
    expect(prizes('millesimal', 18).slice(0, 3)).toEqual([1000, 945, 890]);
    expect(prizes('millesimal', 7)).toEqual([1000, 858, 716, 574, 432, 290, 148]);
    expect(prizes('centesimal', 4)).toEqual([100, 67, 34, 1]);
    expect(prizes('centesimal', 8)[1]).toBe(85.86);
    expect(prizes('centesimal', 1)).toEqual([100]);
    expect(prizes('asis', 3)).toEqual([3, 2, 1]);
  });

  it('of a kind nobody knows are refused', () => {
    expect(answerPrizes({ kind: 'gold', places: 3 })).toMatchObject({ error: { path: 'kind' } });
    expect(answerPrizes({ kind: 'fixed', places: 1e9 })).toMatchObject({ error: { path: 'places' } });
  });
});

describe('a championship', () => {
  const season = (events: object[], skipWorst = 0) => {
    const answer = answerChampionship({ events, skipWorst });
    return 'ok' in answer ? answer.ok : answer.error;
  };

  it('sums what was won; who played more than are skipped drops his lowest, absences among them', () => {
    const events = [{ A: 10, B: 8 }, { A: 6, B: 8, C: 20 }, { B: 1 }];
    expect(season(events)).toEqual([
      { players: 'C', total: 20, played: 1 },
      { players: 'B', total: 17, played: 3 },
      { players: 'A', total: 16, played: 2 },
    ]);
    expect(season(events, 1)).toEqual([
      { players: 'C', total: 20, played: 1 },
      { players: 'B', total: 16, played: 3 },
      { players: 'A', total: 16, played: 2 },
    ]);
  });

  it('adds hundredths without a last bit too many', () => {
    expect(season([{ A: 0.1 }, { A: 0.2 }])).toEqual([{ players: 'A', total: 0.3, played: 2 }]);
  });

  it('refuses what is no prize', () => {
    expect(season([{ A: 'gold' }])).toMatchObject({ code: 'wrong-type', path: 'events[0].A' });
  });
});
