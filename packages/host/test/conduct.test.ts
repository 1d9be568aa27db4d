import { type Act, type MatchState, type NewMatch, type Player, phaseOf, playersOf } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { type Conduct, type Controller, MatchHost, memoryLog, type Wish } from '../src/index.js';
import { HandClock, HandThinker, Notebook, newRecord } from './hands.js';

const PERSON: Controller = { kind: 'person' };
const COMPUTER: Controller = { kind: 'computer', level: 3 };
const SEATS = { A1: 'S', B1: 'N' } as const;
const BREAK: Act = { type: 'strike', stroke: { x: 0, y: -0.2526, vx: 0, vy: 3 } };

interface Setting {
  readonly persons?: readonly Player[];
  readonly match?: Partial<NewMatch>;
  readonly conduct?: Partial<Conduct>;
}

/** A match that goes on by itself as far as no person is asked. */
function underWay({ persons = [], match = {}, conduct = {} }: Setting = {}) {
  const clock = new HandClock();
  const thinker = new HandThinker();
  const told = new Notebook();
  const host = new MatchHost(
    newRecord(match),
    { log: memoryLog(), clock },
    {
      controllerOf: (player) => (persons.includes(player) ? PERSON : COMPUTER),
      thinker,
      coin: () => 'A',
      seats: SEATS,
      callsTime: false,
      claimTime: null,
      mayGoOn: () => true,
      ...conduct,
    },
  );
  host.watch({ ...told, happened: told.happened, kept: () => {} });
  const does = (...wishes: readonly Wish[]) => {
    for (const wish of wishes) {
      const answer = host.do(wish);
      if ('refusal' in answer) throw new Error(`${wish.act.type}: ${answer.refusal.code}`);
    }
  };
  return { host, clock, thinker, told, does };
}

describe('what is nobody’s choice', () => {
  it('is done by itself: the toss by the coin, the seats, and "Play"; computers are asked in order', async () => {
    const { host, thinker, told } = underWay();
    host.goOn();
    expect(told.read()).toEqual(['toss by umpire', 'thinks 0']);
    expect(thinker.asked).toEqual({ player: 'A1', level: 3, claims: false, state: host.state });
    await thinker.answers({ type: 'choose', take: 'break' });
    expect(told.read()).toEqual(['thought', 'choose by A1', 'sit by umpire', 'play by umpire', 'thinks 0']);
    expect(phaseOf(host.state)).toBe('stroke');
  });

  it('waits for the persons it is left to', () => {
    const { host, thinker, told, does } = underWay({
      persons: ['A1', 'B1'],
      conduct: { coin: null, seats: null },
    });
    host.goOn();
    expect(told.read()).toEqual([]);
    does(
      { by: 'umpire', act: { type: 'toss', winner: 'A' } },
      { by: 'A1', act: { type: 'choose', take: 'break' } },
    );
    expect(phaseOf(host.state)).toBe('seating');
    does({ by: 'B1', act: { type: 'sit', seats: SEATS } });
    expect(told.read()).toEqual(['toss by umpire', 'choose by A1', 'sit by B1', 'play by umpire']);
    expect(thinker.asked).toBeNull();
  });

  it('leaves the break to those it was settled for, whatever the coin says, and whatever the toss is for', () => {
    const persons = ['A1', 'B1'] as const;
    const { host, told } = underWay({ persons, conduct: { breaks: 'B' } });
    host.goOn();
    expect(told.read()).toEqual(['toss by umpire', 'choose by umpire', 'sit by umpire', 'play by umpire']);
    expect(host.state).toMatchObject({ toss: { winner: 'B' }, first: 'B', board: { breaker: 'B1' } });
    const forColours = underWay({ persons, match: { rulebook: 'iiitn' }, conduct: { breaks: 'B' } });
    forColours.host.goOn();
    expect(forColours.host.state).toMatchObject({ choice: 'white', board: { breaker: 'B1' } });
  });

  it('asks a computer where it sits, where nobody has settled that', async () => {
    const { host, thinker, told } = underWay({ persons: ['A1'], conduct: { seats: null } });
    host.goOn();
    host.do({ by: 'A1', act: { type: 'choose', take: 'break' } });
    expect(thinker.asked).toMatchObject({ player: 'B1' });
    await thinker.answers({ type: 'sit', seats: SEATS });
    expect(told.read().slice(-2)).toEqual(['sit by B1', 'play by umpire']);
  });

  it('waits until everything lies still', async () => {
    const { host, clock, thinker, told } = underWay({ persons: ['A1'] });
    host.goOn();
    host.do({ by: 'A1', act: { type: 'choose', take: 'break' } });
    host.do({ by: 'A1', act: BREAK });
    const { stillAt, onTurn } = host.state.board as NonNullable<MatchState['board']>;
    expect(onTurn).toBe('B1');
    told.read();
    clock.goTo(stillAt - 1);
    expect(thinker.asked).toBeNull();
    clock.goTo(stillAt);
    expect(thinker.asked).toMatchObject({ player: 'B1' });
    await thinker.answers({ type: 'pass' });
    expect(told.read()).toEqual(['thinks 0', 'thought', 'pass by B1']);
  });

  it('stops where a computer’s deed is refused, and that is told', async () => {
    const { host, thinker, told } = underWay();
    host.goOn();
    told.read();
    await thinker.answers({ type: 'pass' });
    expect(told.read()).toEqual(['thought', 'refused: pass by A1, not-now']);
    expect(thinker.asked).toBeNull();
  });

  it('goes no further than to the end of the match', async () => {
    const { host, thinker, told, does } = underWay();
    host.goOn();
    does({ by: 'A1', act: { type: 'concede', what: 'match' } });
    expect(phaseOf(host.state)).toBe('over');
    expect(thinker.asked).toBeNull();
    expect(told.read().slice(-2)).toEqual(['concede by A1', 'thought']);
  });
});

describe('a computer’s thoughts', () => {
  it('are told as far as they have come', () => {
    const { host, thinker, told } = underWay();
    host.goOn();
    thinker.progress(0.5);
    expect(told.read()).toEqual(['toss by umpire', 'thinks 0', 'thinks 0.5']);
  });

  it('are dropped when something is done meanwhile, and their answer counts no more', async () => {
    const { host, thinker, told, does } = underWay({ persons: ['B1'] });
    host.goOn();
    const late = thinker.answers.bind(thinker);
    does({ by: 'umpire', act: { type: 'undo' } });
    expect(thinker.cancelled).toBe(1);
    expect(told.read()).toEqual([
      'toss by umpire',
      'thinks 0',
      'undo by umpire',
      'thought',
      'toss by umpire',
      'thinks 0',
    ]);
    await late({ type: 'choose', take: 'side' });
    expect(host.state.choice).toBe('side');
  });

  it('called off and asked for again at once are those asked for again', async () => {
    const { host, thinker, told } = underWay();
    host.goOn();
    const { fails } = thinker.takeQuestion();
    host.callOff();
    host.goOn();
    told.read();
    await fails(new Error('called off'));
    expect(told.read()).toEqual([]);
    await thinker.answers({ type: 'choose', take: 'break' });
    expect(told.read()).toContain('choose by A1');
  });

  it('that fail are told, and asked for again when somebody wants to go on', async () => {
    const { host, thinker, told } = underWay();
    host.goOn();
    told.read();
    await thinker.fails(new Error('the worker was lost'));
    expect(told.read()).toEqual(['thought', 'failed: the worker was lost']);
    expect(thinker.asked).toBeNull();
    host.goOn();
    expect(thinker.asked).toMatchObject({ player: 'A1' });
  });

  it('end with the host', () => {
    const { host, clock, thinker } = underWay();
    host.goOn();
    host.close();
    expect(thinker.cancelled).toBe(1);
    expect(clock.isSet).toBe(false);
    host.goOn();
    expect(thinker.asked).toBeNull();
  });
});

describe('a pause', () => {
  it('holds all that goes on by itself, and is over when somebody says so', () => {
    let isPaused = true;
    const { host, thinker, told } = underWay({ conduct: { mayGoOn: () => !isPaused } });
    host.goOn();
    expect(told.read()).toEqual([]);
    isPaused = false;
    host.goOn();
    expect(told.read()).toEqual(['toss by umpire', 'thinks 0']);
    isPaused = true;
    host.callOff();
    expect(thinker.cancelled).toBe(1);
    host.goOn();
    expect(thinker.asked).toBeNull();
    isPaused = false;
    host.goOn();
    expect(thinker.asked).toMatchObject({ player: 'A1' });
  });
});

/** Wooden, so that a foul can be told: the first stroke is good, the second a foul that its opponents may claim. */
const FOUL: readonly Wish[] = [
  { by: 'umpire', act: { type: 'observe', seen: { pocketed: { white: 1 } } } },
  { by: 'umpire', act: { type: 'observe', seen: { pocketed: { white: 1 }, breach: '5a' } } },
];

function fouled(setting: Setting = {}) {
  const table = underWay({
    ...setting,
    match: { rulebook: 'icf-short', source: 'observed', ...setting.match },
  });
  table.host.goOn();
  table.does({ by: 'A1', act: { type: 'choose', take: 'break' } }, ...FOUL);
  table.told.read();
  return table;
}

describe('a claim', () => {
  it('that a person may make is waited for, as long as they like', () => {
    const { host, clock, thinker, told } = fouled({ persons: ['B1'] });
    expect(host.awaitsClaim).toBe(true);
    expect(host.claimLeft()).toBeNull();
    expect(thinker.asked).toBeNull();
    clock.goTo(1_000_000);
    expect(thinker.asked).toBeNull();
    host.claimNothing();
    expect(told.read()).toEqual(['nobody claims', 'thinks 0']);
    expect(thinker.asked).toMatchObject({ player: 'A1', claims: false });
    expect(host.awaitsClaim).toBe(false);
  });

  it('is waited for no longer than agreed', () => {
    const { host, clock, thinker, told } = fouled({ persons: ['B1'], conduct: { claimTime: 8000 } });
    expect(host.claimLeft()).toBe(8000);
    clock.goTo(7999);
    expect(host.claimLeft()).toBe(1);
    expect(thinker.asked).toBeNull();
    clock.goTo(8000);
    expect(told.read()).toEqual(['nobody claims', 'thinks 0']);
    expect(host.claimLeft()).toBeNull();
  });

  it('has its time from when all lies still: nobody sees a fault before', () => {
    const match = { rulebook: 'icf-short', manner: 'strict' } as const;
    const { host, clock, does } = underWay({ persons: ['B1'], match, conduct: { claimTime: 5000 } });
    host.goOn();
    // Off the base lines.
    const stroke = { x: 0, y: -0.235, vx: 0.5, vy: 5 };
    does({ by: 'A1', act: { type: 'choose', take: 'break' } }, { by: 'A1', act: { type: 'strike', stroke } });
    expect(host.awaitsClaim).toBe(true);
    const still = host.state.board?.stillAt ?? 0;
    expect(still).toBeGreaterThan(clock.now() + 1000);
    expect(host.claimLeft()).toBe(still - clock.now() + 5000);
    clock.goTo(still + 4999);
    expect(host.awaitsClaim).toBe(true);
    clock.goTo(still + 5000);
    expect(host.awaitsClaim).toBe(false);
  });

  it('made in time is ruled on, and the match goes on from there', () => {
    const { host, clock, thinker, does } = fouled({ persons: ['B1'], conduct: { claimTime: 8000 } });
    does({ by: 'B1', act: { type: 'claim' } });
    expect(host.awaitsClaim).toBe(false);
    clock.goTo(20_000);
    expect(thinker.asked).toBeNull();
    expect(host.state.board?.tasks[0]?.by).toBe('B1');
  });

  it('is a computer’s to make, or to leave before anything else is done', async () => {
    const { host, thinker, told } = fouled();
    expect(host.awaitsClaim).toBe(false);
    expect(thinker.asked).toMatchObject({ player: 'B1', claims: true });
    await thinker.answers(null);
    expect(thinker.asked).toMatchObject({ player: 'A1', claims: false });
    expect(told.read()).toEqual(['thought', 'nobody claims', 'thinks 0']);
  });

  it('is the person’s whose partner is a computer', () => {
    const match = { discipline: 'doubles', players: { A: ['a', 'c'], B: ['b', 'd'] } } as const;
    const seats = { A1: 'S', B1: 'E', A2: 'N', B2: 'W' } as const;
    const { host, thinker } = fouled({ persons: ['B2'], match, conduct: { seats } });
    expect(playersOf(host.state.head.discipline)).toHaveLength(4);
    expect(host.awaitsClaim).toBe(true);
    expect(thinker.asked).toBeNull();
  });

  it('does not hold up a person who has the next stroke: they know what they do', () => {
    const { host, thinker } = fouled({ persons: ['A1', 'B1'] });
    expect(host.awaitsClaim).toBe(false);
    expect(thinker.asked).toBeNull();
  });
});

describe('time', () => {
  const timed = { persons: ['A1', 'B1'], match: { clocks: 'laws' }, conduct: { callsTime: true } } as const;
  const begun = (setting: Setting) => {
    const table = underWay(setting);
    table.host.goOn();
    table.does({ by: 'A1', act: { type: 'choose', take: 'break' } });
    table.told.read();
    return table;
  };

  it('is called when the clock has run out, and not before', () => {
    const { clock, told } = begun(timed);
    clock.goTo(15_000);
    expect(told.read()).toEqual([]);
    clock.goTo(15_001);
    expect(told.read()).toEqual(['time by umpire']);
  });

  it('is called later where what was done in time may be on its way', () => {
    const { clock, told } = begun({ ...timed, conduct: { callsTime: true, grace: () => 800 } });
    clock.goTo(15_800);
    expect(told.read()).toEqual([]);
    clock.goTo(15_801);
    expect(told.read()).toEqual(['time by umpire']);
  });

  it('is called for the next stroke again', () => {
    const { clock, told } = begun(timed);
    clock.goTo(40_000);
    expect(told.read()).toEqual(['time by umpire', 'time by umpire']);
  });

  it('is left to the umpire where there is one', () => {
    const { clock, told } = begun({ ...timed, conduct: { callsTime: false } });
    clock.goTo(40_000);
    expect(told.read()).toEqual([]);
  });

  it('is called over a computer that takes too long, whose thoughts then end', () => {
    const { host, clock, thinker, told } = underWay({ ...timed, persons: ['B1'] });
    host.goOn();
    host.do({ by: 'A1', act: { type: 'choose', take: 'break' } });
    expect(thinker.asked).toMatchObject({ player: 'A1' });
    const { cancelled } = thinker;
    told.read();
    clock.goTo(15_001);
    expect(told.read().slice(0, 2)).toEqual(['time by umpire', 'thought']);
    expect(thinker.cancelled).toBe(cancelled + 1);
  });
});
