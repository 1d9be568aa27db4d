import { describe, expect, it } from 'vitest';
import { standingsAt } from '../../src/index.js';
import { entry, groups, Hall, knockout, opened, singles, swiss } from './playing.js';

const namesIn = (hall: Hall) => hall.log.state.participants.map(({ entry: { players } }) => players[0]?.name);

/** An event of these, nothing drawn. */
const openedWith = (format: ReturnType<typeof singles>, ...entries: readonly object[]): Hall =>
  new Hall().do({ type: 'open', name: 'Club evening', format, lot: 7 }).do({
    type: 'enter',
    entries: entries.map((more, index) => ({ ...entry(`P${index + 1}`), ...more })),
  });

describe('an entry that is changed', () => {
  it('keeps its number, and no other entry changes', () => {
    const hall = opened(singles(swiss(2)), 3).do({ type: 'change', entrant: 2, entry: entry('Renamed') });
    expect(namesIn(hall)).toEqual(['P1', 'Renamed', 'P3']);
    hall.do({ type: 'change', entrant: 2, entry: { ...entry('Renamed'), rate: 1500 } });
    expect(hall.log.state.participants[1]?.entry.rate).toBe(1500);
  });

  it('is not made somebody who is entered already, nor a pair, nor one that is not there', () => {
    const hall = opened(singles(swiss(2)), 3);
    expect(hall.refusal({ type: 'change', entrant: 2, entry: entry('P3') })).toEqual({
      why: 'entered-twice',
      name: 'P3',
      entrant: 3,
    });
    const pair = { players: [{ name: 'X' }, { name: 'Y' }] };
    expect(hall.refusal({ type: 'change', entrant: 2, entry: pair }).why).toBe('players');
    expect(hall.refusal({ type: 'change', entrant: 4, entry: entry('X') }).why).toBe('no-such-entrant');
  });

  it('may be mended when prizes are given', () => {
    const hall = opened(singles(swiss(1)), 2)
      .do({ type: 'pair' })
      .score(1, 25, 0)
      .do({ type: 'award', kind: null })
      .do({ type: 'change', entrant: 2, entry: entry('Spelt right') });
    expect(namesIn(hall)).toEqual(['P1', 'Spelt right']);
  });
});

describe('pairs and teams', () => {
  it('are two pairs where names only run together alike', () => {
    const both = (...names: string[]) => ({ players: names.map((name) => ({ name })) });
    const format = { discipline: 'doubles', stages: [swiss(1)] } as const;
    const hall = new Hall()
      .do({ type: 'open', name: 'Pairs', format, lot: 1 })
      .do({ type: 'enter', entries: [both('Ana', 'Bella'), both('AnaB', 'ella')] });
    expect(hall.log.state.participants).toHaveLength(2);
  });

  it('are the same team by its name, whoever is in it', () => {
    const team = (name: string, player: string) => ({ team: name, players: [{ name: player }] });
    const format = { discipline: 'teams', stages: [swiss(1)] } as const;
    const hall = new Hall()
      .do({ type: 'open', name: 'Teams', format, lot: 1 })
      .do({ type: 'enter', entries: [team('Reds', 'A'), team('Blues', 'A')] });
    expect(hall.refusal({ type: 'enter', entries: [team('Reds', 'B')] })).toEqual({
      why: 'entered-twice',
      name: 'Reds',
      entrant: 1,
    });
  });
});

describe('who comes late', () => {
  it('goes to the smallest group, the first of several, and is in its table from then on', () => {
    const hall = opened(singles(groups(2, 1), knockout()), 5).do({ type: 'pair' });
    const layout = () => hall.stage.layout as { readonly groups: readonly (readonly number[])[] };
    expect(layout().groups).toEqual([
      [1, 4, 5],
      [2, 3],
    ]);
    hall.earlierWin().do({ type: 'enter', entries: [entry('Late'), entry('Later')] });
    expect(layout().groups).toEqual([
      [1, 4, 5, 7],
      [2, 3, 6],
    ]);
    const entrantsOf = (round?: number) =>
      standingsAt(hall.log.state, hall.stage, round)
        .map(({ entrant }) => entrant)
        .sort();
    hall.do({ type: 'pair' });
    expect(entrantsOf(1)).toEqual([1, 2, 3, 4, 5]);
    expect(entrantsOf()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('does not come into a later stage', () => {
    const hall = opened(singles(swiss(1, { goOn: 4 }), swiss(1, { name: 'Top', seeding: 'standings' })), 6);
    hall.do({ type: 'pair' }).earlierWin().do({ type: 'go-on' });
    expect(hall.refusal({ type: 'enter', entries: [entry('Late')] })).toEqual({
      why: 'too-late',
      stage: 'Top',
      act: 'enter',
    });
  });
});

describe('those who may not meet', () => {
  it('are told apart from others of whom one is the same', () => {
    const hall = opened(singles(swiss(2)), 4)
      .do({ type: 'forbid', a: 2, b: 1 })
      .do({ type: 'forbid', a: 1, b: 3 });
    expect(hall.refusal({ type: 'allow', a: 1, b: 4 }).why).toBe('not-forbidden');
    hall.do({ type: 'allow', a: 3, b: 1 }).do({ type: 'pair' });
    expect(hall.log.state.forbidden).toEqual([[2, 1]]);
    expect(hall.round()).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });
});

describe('the first draw', () => {
  const first = (hall: Hall) => hall.do({ type: 'pair' }).stage.entrants;

  it('is without who left before it, seeded or not', () => {
    const left = () => opened(singles(knockout()), 4).do({ type: 'withdraw', entrant: 2 });
    expect(first(left())).toEqual([1, 3, 4]);
    expect(first(left().do({ type: 'seed', order: [2, 4] }))).toEqual([4, 1, 3]);
  });

  it('goes by rate where the stage says so, the unrated last', () => {
    const rates = [{}, { rate: 1400 }, { rate: 1600 }, { rate: 1500 }];
    expect(first(openedWith(singles(knockout({ seeding: 'rate' })), ...rates))).toEqual([3, 4, 2, 1]);
    expect(first(openedWith(singles(knockout({ seeding: 'list' })), ...rates))).toEqual([1, 2, 3, 4]);
  });

  it('goes by the event’s lot where the stage says so', () => {
    const byLot = (lot: number) =>
      first(
        new Hall()
          .do({ type: 'open', name: 'Lots', format: singles(knockout({ seeding: 'lot' })), lot })
          .do({ type: 'enter', entries: ['A', 'B', 'C', 'D', 'E', 'F'].map(entry) }),
      );
    expect(byLot(1)).toEqual(byLot(1));
    expect(new Set([1, 2, 3, 4, 5].map((lot) => byLot(lot).join())).size).toBeGreaterThan(1);
  });

  it('keeps compatriots apart, whether the entry or all its players name the federation', () => {
    const apart = singles(swiss(2, { compatriotsApart: 1 }));
    const own = (federation: string) => ({ federation });
    const players = (name: string, federation: string) => ({ players: [{ name, federation }] });
    const hall = openedWith(apart, own('ITA'), players('Bo', 'ITA'), own('GER'), players('Di', 'GER'));
    expect(hall.do({ type: 'pair' }).round()).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  it('takes a pair from two federations for compatriots of nobody', () => {
    const pair = (a: string, b: string | undefined, name: string) => ({
      players: [
        { name: `${name} one`, federation: a },
        b === undefined ? { name: `${name} other` } : { name: `${name} other`, federation: b },
      ],
    });
    const format = { discipline: 'doubles', stages: [swiss(1, { compatriotsApart: 1 })] } as const;
    const drawn = (second: object) =>
      openedWith(format, pair('ITA', 'ITA', 'A'), second, pair('GER', 'GER', 'C'), pair('GER', 'GER', 'D'))
        .do({ type: 'pair' })
        .round();
    expect(drawn(pair('ITA', 'ITA', 'B'))[0]).toEqual([1, 3]);
    expect(drawn(pair('ITA', 'FRA', 'B'))).toContainEqual([3, 4]);
    expect(drawn(pair('ITA', undefined, 'B'))).toContainEqual([3, 4]);
  });

  it('and the next ones go by rate before scores while top pairing is delayed', () => {
    const rated = [{ rate: 1500 }, {}, { rate: 1600 }, {}];
    const hall = openedWith(singles(swiss(3, { delayTopPairing: 2 })), ...rated).do({ type: 'pair' });
    hall.score(1, 25, 0).score(2, 25, 20).do({ type: 'pair' });
    expect(hall.round()[0]).toEqual([3, 1]);
  });
});

describe('a table looked back at', () => {
  it('counts the rounds up to then and no more', () => {
    const hall = opened(singles(swiss(3)), 4).do({ type: 'pair' });
    const points = (round?: number) =>
      standingsAt(hall.log.state, hall.stage, round).map(({ entrant, figures }) => [
        entrant,
        figures?.points,
        figures?.rounds,
      ]);
    hall.score(1, 10, 25).score(2, 25, 10);
    const afterOne = points();
    hall.do({ type: 'pair' }).earlierWin();
    expect(points(1)).toEqual(afterOne);
    expect(points(2)).toEqual(points());
    expect(points(0)).toEqual([1, 2, 3, 4].map((entrant) => [entrant, 0, 0]));
  });
});
