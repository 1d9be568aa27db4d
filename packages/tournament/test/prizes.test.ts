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

  it.each([
    ['fixed', [18]],
    ['fixed40', [1000]],
    ['millesimal', [1000]],
    ['centesimal', [100]],
    ['asis', [1]],
  ])('of one place alone, and of none: %s', (kind, prize) => {
    expect(prizes(kind, 1)).toEqual(prize);
    expect(answerPrizes({ kind, places: 0 })).toEqual({ ok: [] });
  });

  it('never rise from one place to the next, and the last has something where all do', () => {
    for (const kind of ['fixed', 'fixed40', 'millesimal', 'centesimal', 'asis'])
      for (const places of [2, 3, 7, 16, 41, 110, 999]) {
        const given = prizes(kind, places);
        expect(given).toHaveLength(places);
        expect(given.every((prize, index) => index === 0 || prize <= (given[index - 1] ?? 0))).toBe(true);
        if (!kind.startsWith('fixed')) expect(given.at(-1)).toBeGreaterThanOrEqual(1);
      }
    expect(prizes('centesimal', 999).at(-1)).toBe(1);
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

  it('drops as many as are skipped only from who played more', () => {
    const events = [{ A: 5, B: 9 }, { A: 4, B: 9 }, { A: 3 }];
    expect(season(events, 2)).toEqual([
      { players: 'B', total: 18, played: 2 },
      { players: 'A', total: 5, played: 3 },
    ]);
    expect(season(events, 3)).toMatchObject([{ total: 18 }, { total: 12 }]);
    expect(season([], 1)).toEqual([]);
    expect(season([{}], 1)).toEqual([]);
  });

  it('puts whoever played more before who won as much in fewer', () => {
    expect(season([{ A: 6, B: 3, C: 6 }, { B: 3 }])).toMatchObject([
      { players: 'B', played: 2 },
      { players: 'A', played: 1 },
      { players: 'C', played: 1 },
    ]);
  });

  it('refuses what is no prize', () => {
    expect(season([{ A: 'gold' }])).toMatchObject({ code: 'wrong-type', path: 'events[0].A' });
  });
});

describe('a championship over events’ results', () => {
  const event = (players: readonly (readonly string[])[], more: object = {}) => ({
    system: 'swiss',
    competitors: players.map((each) => ({ players: each })),
    rounds: [{ matches: [{ a: 1, b: 2, scoreA: 25, scoreB: 3 }] }],
    ...more,
  });
  const season = (document: object) => {
    const answer = answerChampionship(document);
    return 'ok' in answer ? answer.ok : answer.error;
  };

  it('gives prizes by places, to a pair whoever of it is named first', () => {
    const results = [
      event([
        ['Asha', 'Bina'],
        ['Chitra', 'Devi'],
      ]),
      event([
        ['Devi', 'Chitra'],
        ['Bina', 'Asha'],
      ]),
      event([
        ['Bina', 'Asha'],
        ['Esha', 'Farah'],
      ]),
    ];
    expect(season({ results, prizes: 'fixed' })).toEqual([
      { players: 'Asha & Bina', total: 52, played: 3 },
      { players: 'Chitra & Devi', total: 34, played: 2 },
      { players: 'Esha & Farah', total: 16, played: 1 },
    ]);
    expect(season({ results, prizes: 'fixed', skipWorst: 1 })).toMatchObject([
      { players: 'Asha & Bina', total: 36 },
      { players: 'Chitra & Devi', total: 34 },
      { players: 'Esha & Farah', total: 16 },
    ]);
  });

  const head = {
    championships: [
      { description: 'Old', prizes: 'fixed' },
      { description: 'New', prizes: 'fixed40' },
    ],
  };
  const AB = [['Asha'], ['Bina']];
  const ofTourney = (tourney: object, more: object = {}) => event(AB, { sol: { tourney, ...more } });
  const totals = (...results: object[]) => {
    const lines = season({ results });
    return Array.isArray(lines)
      ? Object.fromEntries(lines.map(({ players, total }) => [players, total]))
      : lines;
  };

  it('counts the prizes a SoL file has, or those of the kind it names', () => {
    expect(totals(ofTourney({ prizes: 'asis' }))).toEqual({ Asha: 2, Bina: 1 });
    expect(totals(ofTourney({ championship: 2 }, { head }), ofTourney({ championship: 1 }))).toEqual({
      Asha: 1018,
      Bina: 916,
    });
    expect(totals(ofTourney({ prizes: 'fixed', prizefactor: '1.5' }))).toEqual({ Asha: 27, Bina: 24 });
    const competitors = [{ prize: '7' }, { prize: '9.5' }];
    expect(totals(ofTourney({ prizes: 'fixed' }, { competitors }))).toEqual({ Asha: 7, Bina: 9.5 });
    expect(totals(ofTourney({ prizes: 'fixed' }, { competitors: [{ prize: '3' }, {}] }))).toEqual({
      ...{ Asha: 3, Bina: 0 },
    });
  });

  it('leaves out what is not closed, and follows the finals', () => {
    const open = ofTourney({ prizes: 'fixed', prized: false });
    const final = { finals: [{ round: 2, a: 1, b: 2, scoreA: 2, scoreB: 25 }] };
    expect(totals(open, ofTourney({ prizes: 'fixed', prized: true }, final))).toEqual({ Asha: 16, Bina: 18 });
  });

  it.each([
    ['events and results', { events: [], results: [] }, 'unknown-field', 'events'],
    ['a kind for what was won', { events: [], prizes: 'fixed' }, 'unknown-field', 'prizes'],
    ['neither', {}, 'missing-field', 'events'],
    ['no kind of prizes', { results: [event(AB)] }, 'missing-field', 'prizes'],
    [
      'nobody by name',
      { results: [event(AB), event([[], []])], prizes: 'fixed' },
      'missing-field',
      'results[1].competitors[0].players',
    ],
    ['no event', { results: [7] }, 'wrong-type', 'results[0]'],
  ])('refuses %s', (_, document, code, path) => {
    expect(season(document)).toMatchObject({ code, path });
  });
});
