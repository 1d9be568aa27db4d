import { describe, expect, it } from 'vitest';
import { eventsFromSol, solFromEvents } from '../src/index.js';
import { idsOf } from '../src/sol/players.js';
import { tourneyPrizes } from '../src/sol/tourney-prizes.js';

const PLAYERS = ['a', 'b', 'c', 'd'].map((guid) => ({ guid }));
const singles = [1, 2].map((place) => ({ players: [place] }));

function importing(head: object, tourney: object) {
  const read = eventsFromSol([
    { players: PLAYERS, ...head },
    { competitors: singles, matches: [], ...tourney },
  ]);
  const event = 'ok' in read ? read.ok[0] : undefined;
  if (!event) throw new Error(JSON.stringify(read));
  return event;
}

describe('the players of a SoL file', () => {
  it('are called by their guid, or by their place, and never two alike', () => {
    const guids = ['asha', 'asha+2', 'asha', 7, '', null, 'asha'];
    expect(idsOf(guids.map((guid) => ({ guid })))).toEqual([
      'asha',
      'asha+2',
      'asha+3',
      '7',
      'player-5',
      'player-6',
      'asha+4',
    ]);
  });

  it('make singles, doubles or teams by how many play together', () => {
    const of = (...players: number[]) => importing({}, { competitors: [{ players }] }).discipline;
    expect([of(1), of(1, 2), of(1, 2, 3)]).toEqual(['singles', 'doubles', 'teams']);
  });

  it('have the federation that all of a pair share', () => {
    const federation = (...nationalities: (string | null)[]) =>
      importing(
        { players: nationalities.map((nationality) => ({ nationality })) },
        { competitors: [{ players: nationalities.map((_, index) => index + 1) }] },
      ).competitors[0]?.federation;
    expect(federation('IND', 'IND')).toBe('IND');
    expect(federation('IND', 'LKA')).toBeUndefined();
    expect(federation(null, 'LKA')).toBeUndefined();
    expect(federation(null, null)).toBeUndefined();
  });
});

describe('the rates of a SoL file', () => {
  const rateOf = (rates: unknown, tourney: object = {}) =>
    importing({ rates }, { rating: 1, date: '2016-03-01', ...tourney }).competitors[0]?.rate;
  const rate = (date: string | undefined, value: unknown) => ({ rating: 1, player: 1, date, rate: value });

  it('are the last before the day, in whatever order they stand', () => {
    const [early, late, after] = [
      rate('2015-01-01', 1500),
      rate('2016-02-29', 1600),
      rate('2016-03-01', 1700),
    ];
    for (const rates of [
      [early, late, after],
      [after, late, early],
      [late, after, early],
    ])
      expect(rateOf(rates)).toBe(1600);
    expect(rateOf([rate(undefined, 1400)])).toBe(1400);
    expect(rateOf([early], { date: undefined })).toBeUndefined();
  });

  it('are whole numbers, or none', () => {
    expect(rateOf([rate('2015-01-01', 0)])).toBe(0);
    for (const bad of ['1500', -1, 1500.5, null]) expect(rateOf([rate('2015-01-01', bad)])).toBeUndefined();
    expect(rateOf([null, 'x', 7, rate('2015-01-01', 1500)])).toBe(1500);
    expect(rateOf('many')).toBeUndefined();
  });

  it('are of one player, not of a pair', () => {
    const pair = { competitors: [{ players: [1, 2] }] };
    expect(rateOf([rate('2015-01-01', 1500)], pair)).toBeUndefined();
  });
});

describe('a SoL file of any age', () => {
  it('has championships, which were seasons once', () => {
    const [seasons, championships] = [[{ description: 'Old' }], [{ description: 'New' }]];
    const kept = (head: object) => importing(head, {}).sol.head;
    expect(kept({ seasons })).toEqual({ players: PLAYERS, championships: seasons });
    expect(kept({ seasons, championships })).toEqual({ players: PLAYERS, championships });
    expect(kept({ seasons, championships: [] })).toEqual({ players: PLAYERS, championships: seasons });
    expect(kept({})).toStrictEqual({ players: PLAYERS });
  });

  it('pairs by the program of its day', () => {
    const edition = (date: string | undefined) =>
      importing({}, { couplings: 'dazed', date }).pairing?.edition;
    expect(['1999-12-31', '2012-12-31', '2013-01-01', '2014-01-01', undefined].map(edition)).toEqual([
      '2000',
      '2000',
      '2013',
      '2014',
      '2014',
    ]);
  });

  it('keeps a way of pairing that nobody knows, and says nothing where there is nothing to say', () => {
    expect(importing({}, { couplings: 'by hand' })).toMatchObject({
      sol: { tourney: { couplings: 'by hand' } },
    });
    expect(Object.keys(importing({}, { guid: 7 })).sort()).toEqual(
      ['id', 'system', 'discipline', 'competitors', 'phantomScore', 'rounds', 'sol'].sort(),
    );
    expect(importing({}, { guid: 7 }).id).toBe('7');
    expect(Object.keys(importing({}, {}).sol)).toEqual(['head', 'tourney', 'competitors']);
  });

  const written = (...matches: object[]) => {
    const event = importing({}, { phantomscore: 18, matches });
    const file = solFromEvents([event]);
    const [, tourney] = 'ok' in file ? file.ok : [];
    return { read: event.rounds[0]?.matches, written: (tourney as { matches: object[] }).matches };
  };

  it.each([
    [18, 0],
    [0, 0],
  ])('has a bye at the phantom’s score or at none: %d–%d', (score1, score2) => {
    const bye = written({ turn: 1, competitor1: 1, competitor2: null, score1, score2 });
    expect(bye.read).toEqual([{ a: 1, b: null }]);
    expect(bye.written).toMatchObject([{ competitor2: null, score1: 18, score2: 0 }]);
  });

  it.each([
    [10, 0],
    [18, 3],
    [0, 3],
  ])('keeps a bye at another score as it is: %d–%d', (score1, score2) => {
    const bye = written({ turn: 1, competitor1: 1, competitor2: null, score1, score2 });
    expect(bye.read).toEqual([{ a: 1, b: null, scoreA: score1, scoreB: score2 }]);
    expect(bye.written).toMatchObject([{ competitor2: null, score1, score2 }]);
  });

  it.each([
    [0, 0],
    [18, 0],
    [0, 18],
  ])('takes no match of two for a bye: %d–%d', (score1, score2) => {
    const match = written({ turn: 1, competitor1: 1, competitor2: 2, score1, score2 });
    expect(match.read).toEqual([{ a: 1, b: 2, scoreA: score1, scoreB: score2 }]);
    expect(match.written).toMatchObject([{ competitor2: 2, score1, score2 }]);
  });
});

describe('the prizes that a SoL file has stored', () => {
  const stored = (...prizes: unknown[]) =>
    tourneyPrizes({ competitors: prizes.map((prize) => ({ prize })) }, {}).stored;

  it('are numbers, or texts of numbers; anything else is none', () => {
    expect(stored('18', 16, '13.50')).toEqual([18, 16, 13.5]);
    expect(stored(18, ' ', 'many', -3, null, Number.NaN)).toEqual([18, 0, 0, 0, 0, 0]);
    expect(stored(0, '0')).toBeNull();
    expect(stored()).toBeNull();
  });

  it('count in the championship that the tourney names by its place', () => {
    const championships = [null, 'x', { description: 'Season', prizes: 'fixed', skipworstprizes: 2 }];
    const of = (championship: unknown) => tourneyPrizes({ tourney: { championship } }, { championships });
    expect(of(3)).toMatchObject({ championship: 'Season', kind: 'fixed', skipWorst: 2, factor: 1 });
    for (const place of [1, 2, 4, '3', undefined])
      expect(of(place)).toMatchObject({ championship: null, kind: null, skipWorst: 0 });
    expect(tourneyPrizes({ tourney: { championship: 1 } }, {})).toMatchObject({ championship: null });
  });

  it('are so many times as high, and given unless the tourney says not yet', () => {
    const of = (tourney: object) => tourneyPrizes({ tourney: { ...tourney } }, {});
    expect(of({ prizefactor: '1.5', prizes: 'asis' })).toMatchObject({ factor: 1.5, kind: 'asis' });
    expect([of({}).isClosed, of({ prized: false }).isClosed, of({ prized: true }).isClosed]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
