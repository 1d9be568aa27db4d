import {
  decide,
  type Event,
  type Head,
  makeDice,
  NO_FIGURES,
  NO_OWN,
  newHead,
  openMatch,
  standIn,
  writeRecord,
} from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import {
  type CountedGame,
  countGame,
  type FarToCount,
  type KeptToCount,
  type OwnGame,
} from '../src/mine/counted-game.js';
import {
  allGames,
  figuresCsv,
  figuresJson,
  gamesOf,
  mineOf,
  mondayOf,
  peopleIn,
} from '../src/mine/figures.js';
import { computer, PERSON } from '../src/store/controllers.js';

/** A board that really was, played by the stand-in. */
function playedBoard(): { head: Head; events: readonly Event[] } {
  const head = newHead({ players: { A: ['Asha'], B: ['Computer B (level 3)'] }, length: 'board' });
  const dice = makeDice(3);
  const events: Event[] = [];
  let state = openMatch(head);
  for (let command = standIn(state, dice); command; command = standIn(state, dice)) {
    const decision = decide(state, command);
    if ('refusal' in decision) throw new Error(decision.refusal.code);
    events.push(...decision.events);
    state = decision.state;
  }
  return { head, events };
}

const kept = (more: Partial<KeptToCount> = {}): KeptToCount => ({
  ...playedBoard(),
  ...{ id: 'g', changed: '2026-11-18T10:00:00Z', begun: '2026-11-18T09:00:00Z' },
  ...{ controllers: { A1: PERSON, B1: computer(3) }, unnamed: { B1: { as: 'level', level: 3 } } },
  ...more,
});

const counted = (more: Partial<KeptToCount> = {}) => countGame({ kept: kept(more) });

const far = (more: Partial<FarToCount> = {}): FarToCount => {
  const { head, events } = playedBoard();
  return {
    ...{ id: 'far', player: 'B1', ended: '2026-11-18T10:00:00Z', result: 'won', levels: {} },
    record: writeRecord(head, events),
    ...more,
  };
};

describe('a game that is counted', () => {
  it('is that of the persons in it, with whom they played and how it ended', () => {
    const { day, people = [] } = counted() ?? {};
    expect([day, people.length]).toEqual(['2026-11-18', 1]);
    expect(people[0]).toMatchObject({ who: 'Asha', level: 3 });
    expect(['won', 'lost']).toContain(people[0]?.result);
    expect(people[0]?.own.figures.strokes).toBeGreaterThan(0);
  });

  it('of the one person without a name is theirs; of two without names it is nobody’s', () => {
    expect(counted({ unnamed: { A1: { as: 'you' } } })?.people[0]?.who).toBe('');
    const both = {
      controllers: { A1: PERSON, B1: PERSON },
      unnamed: { A1: { as: 'player', number: 1 }, B1: { as: 'player', number: 2 } },
    } as const;
    expect(counted(both)?.people).toEqual([]);
  });

  it('that goes on is not won and not lost', () => {
    const { events } = kept();
    expect(counted({ events: events.slice(0, 12) })?.people[0]?.result).toBe('open');
  });

  it('that is a copy of one far away is only theirs who sat here', () => {
    const controllers = { A1: PERSON, B1: PERSON };
    const seen = (you: 'A1' | null) => counted({ controllers, unnamed: {}, farAway: { you } })?.people;
    expect(seen('A1')?.map(({ who }) => who)).toEqual(['Asha']);
    expect(seen(null)).toEqual([]);
  });

  it('from far away is what its player did by its record, as the server says that it ended', () => {
    const [mine] = countGame({ far: far({ levels: { A1: 6 } }) })?.people ?? [];
    const here = counted({ controllers: { A1: PERSON, B1: PERSON }, unnamed: {} })?.people[1];
    expect(mine).toEqual({ who: '', own: here?.own, result: 'won', level: 6 });
    expect(countGame({ far: far() })?.people[0]?.level).toBeNull();
    expect(countGame({ far: far({ record: 'no record' }) })).toBeNull();
  });
});

const game = (
  id: string,
  day: string,
  { did = {}, ...more }: Partial<OwnGame> & { readonly did?: object } = {},
): CountedGame => ({
  ...{ id, day, changed: day },
  people: [
    {
      ...{ who: 'Asha', result: 'won', level: null },
      ...more,
      own: {
        ...NO_OWN,
        pockets: { ...NO_OWN.pockets, 'near-left': 2, 'far-right': 1 },
        figures: { ...NO_FIGURES, strokes: 10, scoring: 4, ...did },
      },
    },
  ],
});

describe('what somebody’s games come to', () => {
  const games = [
    game('c', '2026-11-16', { level: 7, result: 'lost' }),
    game('a', '2026-11-08', { level: 2, did: { dues: 1 } }),
    game('b', '2026-11-09', { did: { queens: 1 } }),
    game('d', '2026-11-17', { who: 'Bilal' }),
  ];

  it('is everybody’s own, whoever played most first', () => {
    expect(peopleIn(games)).toEqual(['Asha', 'Bilal']);
    expect(gamesOf(games, 'Asha').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(mineOf(gamesOf(games, 'Bilal')).games).toBe(1);
  });

  it('is told by week, by whom one played, by pocket, and by what is worth remembering', () => {
    const mine = mineOf(gamesOf(games, 'Asha'));
    expect(mine.weeks.map(({ monday, games: count }) => [monday, count])).toEqual([
      ['2026-11-02', 1],
      ['2026-11-09', 1],
      ['2026-11-16', 1],
    ]);
    expect(mine.levels.map(({ level, won, lost }) => [level, won, lost])).toEqual([
      [2, 1, 0],
      [7, 0, 1],
      [null, 1, 0],
    ]);
    expect(mine.favourite).toBe('near-left');
    expect(mine.own.figures.strokes).toBe(30);
    expect(mine.achieved).toEqual([
      { name: 'won', record: 'a', day: '2026-11-08', isFar: false },
      { name: 'queen', record: 'b', day: '2026-11-09', isFar: false },
      { name: 'clean', record: 'b', day: '2026-11-09', isFar: false },
    ]);
  });

  it('counts a match far away once, also where its copy is on the device', () => {
    const ofAccount = [game('d', '2026-11-17', { who: '' }), game('e', '2026-11-18', { who: '' })];
    const copy = { ...game('d', '2026-11-17', { who: 'Asha P' }) };
    const nameless = game('f', '2026-11-19', { who: '' });
    const account = { name: 'Asha', games: ofAccount, takesNameless: true };
    const here = [...games.slice(0, 3), copy, nameless];
    const mine = gamesOf(allGames(here, account), 'Asha');
    expect(mine.map(({ id, isFar }) => [id, isFar])).toEqual([
      ['a', false],
      ['b', false],
      ['c', false],
      ['d', false],
      ['e', true],
      ['f', false],
    ]);
    expect(peopleIn(allGames(here, account))).toEqual(['Asha']);
    const apart = allGames(here, { ...account, takesNameless: false });
    expect(gamesOf(apart, '').map(({ id }) => id)).toEqual(['f']);
    expect(peopleIn(allGames(here, null))).toEqual(['Asha', '', 'Asha P']);
  });

  it('of nobody is nothing', () => {
    expect(mineOf([])).toMatchObject({ games: 0, favourite: null, weeks: [], achieved: [] });
    expect(figuresCsv([])).toBe('');
  });

  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2027-01-01', '2026-12-28'],
    ['some day', 'some day'],
  ])('the week of %s begins on %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });

  it('goes into a table and into data', () => {
    const mine = gamesOf(games, 'Asha');
    const lines = figuresCsv(mine).trimEnd().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(new Set(lines.map((line) => line.split(',').length)).size).toBe(1);
    expect(lines[1]).toMatch(/^a,2026-11-08,device,won,2,/);
    expect(JSON.parse(figuresJson('Asha', mine))).toMatchObject({
      who: 'Asha',
      games: [{ id: 'a' }, {}, {}],
    });
  });
});
