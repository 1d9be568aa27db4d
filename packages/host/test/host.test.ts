import { type MatchRecord, PlayedStroke } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { type Answer, type EventLog, type Kept, MatchHost, memoryLog, type Wish } from '../src/index.js';
import { HandClock, Notebook, newRecord, SlowLog } from './hands.js';

const TOSS: Wish = { by: 'umpire', act: { type: 'toss', winner: 'A' } };
const CHOOSE: Wish = { by: 'A1', act: { type: 'choose', take: 'break' } };
const SIT: Wish = { by: 'B1', act: { type: 'sit', seats: { A1: 'S', B1: 'N' } } };
const sign = (name: string): Wish => ({ by: 'umpire', act: { type: 'sign', name } });

/** A host in which nothing goes on by itself, and all that is told of it. */
function hosted(log: EventLog = memoryLog(), record: MatchRecord = newRecord()) {
  const clock = new HandClock();
  const host = new MatchHost(record, { log, clock });
  const told = new Notebook();
  host.watch(told);
  return { host, told, clock, log };
}

const kept = (answer: Answer): Promise<Kept> =>
  'kept' in answer ? answer.kept : Promise.reject(answer.refusal);

describe('a command', () => {
  it('stands at once, is told, and is kept', async () => {
    const { host, told, log } = hosted();
    const answer = host.do(TOSS);
    expect(host.state.toss).toEqual({ winner: 'A' });
    expect(told.read()).toEqual(['toss by umpire']);
    expect(await kept(answer)).toBe('kept');
    expect(told.read()).toEqual(['kept: toss by umpire']);
    expect(await log.read(1)).toEqual(host.events);
  });

  it('is told to all and kept, though one of those who look on stumbles over it', async () => {
    const { host, log } = hosted();
    const stumbling = {
      happened: () => {
        throw new Error('stumbled');
      },
    };
    host.watch(stumbling);
    const failures: unknown[] = [];
    const after = new Notebook();
    host.watch({
      ...after,
      happened: (news) => after.happened(news),
      failed: (problem) => failures.push(problem),
    });
    expect(await kept(host.do(TOSS))).toBe('kept');
    expect(await kept(host.do(CHOOSE))).toBe('kept');
    expect(after.read()).toEqual(expect.arrayContaining(['toss by umpire', 'choose by A1']));
    expect(failures).toEqual([new Error('stumbled'), new Error('stumbled')]);
    expect(await log.read(1)).toEqual(host.events);
  });

  it('that is refused changes nothing, and nobody is told', async () => {
    const { host, told, log } = hosted();
    const before = host.state;
    expect(host.do(CHOOSE)).toMatchObject({ refusal: { code: 'not-now' } });
    expect(host.state).toBe(before);
    await host.settled();
    expect(told.read()).toEqual([]);
    expect(await log.read(1)).toEqual([]);
  });

  it('gets its time from the clock, which never goes back behind the match', () => {
    const { host, clock } = hosted();
    clock.goTo(1500.4);
    host.do(TOSS);
    expect(host.state.at).toBe(1500);
    host.do({ ...CHOOSE, at: 9000 });
    host.do(SIT);
    expect(host.state.at).toBe(9000);
  });

  it('that answers an older event is refused', () => {
    const { host } = hosted();
    host.do(TOSS);
    expect(host.do({ ...CHOOSE, after: 0 })).toMatchObject({ refusal: { code: 'stale' } });
    expect(host.do({ ...CHOOSE, after: 1 })).not.toHaveProperty('refusal');
  });

  it('may go back along the log', () => {
    const { host } = hosted();
    host.do(TOSS);
    host.do(CHOOSE);
    host.do({ by: 'umpire', act: { type: 'undo' } });
    expect(host.state.choice).toBeNull();
  });

  it('given by whoever is told of another comes after it for everybody', () => {
    const { host, told } = hosted();
    const early = new Notebook();
    host.watch({ happened: ({ state }) => void (state.choice === null && host.do(CHOOSE)) });
    host.watch(early);
    host.do(TOSS);
    expect(told.read()).toEqual(['toss by umpire', 'choose by A1']);
    expect(early.read()).toEqual(['toss by umpire', 'choose by A1']);
  });

  it('is not told to those who look away', () => {
    const { host } = hosted();
    const other = new Notebook();
    const lookAway = host.watch(other);
    lookAway();
    host.do(TOSS);
    expect(other.read()).toEqual([]);
  });
});

describe('what is kept', () => {
  it('is promised only once the log has it, in the order it was done', async () => {
    const slow = new SlowLog(memoryLog());
    const { host, told } = hosted(slow);
    const done: string[] = [];
    void kept(host.do(TOSS)).then((how) => done.push(`toss ${how}`));
    void kept(host.do(CHOOSE)).then((how) => done.push(`choice ${how}`));
    expect(told.read()).toEqual(['toss by umpire', 'choose by A1']);
    expect(done).toEqual([]);
    await slow.writes();
    expect(done).toEqual(['toss kept']);
    expect(told.read()).toEqual(['kept: toss by umpire']);
    await slow.writes();
    expect(done).toEqual(['toss kept', 'choice kept']);
  });

  it('gives way where another was first: the match stands as the log has it, and what is lost is told', async () => {
    const log = memoryLog();
    const one = hosted(log);
    const other = hosted(log);
    await kept(one.host.do({ ...TOSS, act: { type: 'toss', winner: 'B' } }));
    const answer = other.host.do(TOSS);
    expect(await kept(answer)).toBe('elsewhere');
    expect(other.host.state.toss).toEqual({ winner: 'B' });
    expect(other.host.events).toEqual(one.host.events);
    expect(other.told.lastNews?.lost).toEqual('events' in answer ? answer.events : null);
    expect(other.told.read()).toEqual(['toss by umpire', 'from the log: toss by umpire']);
    expect(await kept(other.host.do({ ...CHOOSE, by: 'B1' }))).toBe('kept');
  });

  it('is nothing that was done upon what had to give way', async () => {
    const log = memoryLog();
    const one = hosted(log);
    const other = hosted(log);
    await kept(one.host.do({ ...TOSS, act: { type: 'toss', winner: 'B' } }));
    const answers = [other.host.do(TOSS), other.host.do(CHOOSE), other.host.do(SIT)];
    expect(await Promise.all(answers.map(kept))).toEqual(['elsewhere', 'elsewhere', 'elsewhere']);
    expect(other.host.state.choice).toBeNull();
    expect(await log.read(1)).toEqual(one.host.events);
  });

  it('is the same in two hosts that take turns, each catching up with the other', async () => {
    const log = memoryLog();
    const one = hosted(log);
    const other = hosted(log);
    await kept(one.host.do(TOSS));
    await other.host.catchUp();
    await kept(other.host.do(CHOOSE));
    await one.host.catchUp();
    await kept(one.host.do(SIT));
    await other.host.catchUp();
    expect(other.host.state).toEqual(one.host.state);
    expect(one.told.read()).toContain('from the log: choose by A1');
  });

  it('stays as it is where nothing was done elsewhere', async () => {
    const { host, told } = hosted();
    await kept(host.do(TOSS));
    told.read();
    const before = host.state;
    await host.catchUp();
    expect(host.state).toBe(before);
    expect(told.read()).toEqual([]);
  });

  it('is told to have failed where the log does not take it, and the match goes back', async () => {
    const slow = new SlowLog(memoryLog());
    const { host, told } = hosted(slow);
    const first = host.do(TOSS);
    await slow.writes();
    expect(await kept(first)).toBe('kept');
    slow.problem = new Error('the disk is full');
    const second = host.do(CHOOSE);
    await slow.writes();
    expect(await kept(second)).toBe('failed');
    expect(host.state.choice).toBeNull();
    expect(told.read()).toEqual([
      'toss by umpire',
      'kept: toss by umpire',
      'choose by A1',
      'failed: the disk is full',
      'from the log: ',
    ]);
  });

  it.each([
    ['longer', 4],
    ['as long', 2],
    ['shorter', 1],
  ])('is not mixed with a log that has others in its place and is %s', async (_, length) => {
    const tossed: Wish = { ...TOSS, act: { type: 'toss', winner: 'B' } };
    const elsewhere = hosted();
    for (const wish of [tossed, { ...CHOOSE, by: 'B1' } as const, { ...SIT, by: 'A1' } as const])
      await kept(elsewhere.host.do(wish));
    const theirs = elsewhere.host.events.slice(0, length);
    for (const finds of ['catching up', 'appending']) {
      let log: EventLog = memoryLog();
      const { host, told } = hosted({
        append: (events) => log.append(events),
        read: (from) => log.read(from),
      });
      await kept(host.do(TOSS));
      await kept(host.do(CHOOSE));
      const mine = host.events;
      log = memoryLog(theirs);
      if (finds === 'catching up') await host.catchUp();
      // After a log just as long the next number is the right one, and only a look back would tell.
      else if (length !== 2) expect(await kept(host.do(SIT))).toBe('elsewhere');
      else continue;
      expect(host.events).toEqual(theirs);
      expect(told.lastNews?.lost.slice(0, 2)).toEqual(mine);
    }
  });

  it('is looked for once more with the next command where the log could not even be read', async () => {
    const shared = memoryLog();
    let problem: Error | null = null;
    const { host, told } = hosted({
      append: shared.append,
      read: (from) => (problem ? Promise.reject(problem) : shared.read(from)),
    });
    const other = hosted(shared);
    await kept(other.host.do({ ...TOSS, act: { type: 'toss', winner: 'B' } }));
    problem = new Error('no connection');
    expect(await kept(host.do(TOSS))).toBe('elsewhere');
    expect(told.read()).toContain('failed: no connection');
    problem = null;
    expect(await kept(host.do(CHOOSE))).toBe('elsewhere');
    expect(host.events).toEqual(other.host.events);
    expect(told.lastNews?.lost).toHaveLength(2);
    expect(await kept(host.do({ ...CHOOSE, by: 'B1' }))).toBe('kept');
  });

  it('is not lost where the log took it and failed only then', async () => {
    const log = memoryLog();
    const { host, told } = hosted({
      append: async (events) => {
        await log.append(events);
        throw new Error('no answer');
      },
      read: log.read,
    });
    await kept(host.do(TOSS));
    expect(host.state.toss).toEqual({ winner: 'A' });
    expect(told.lastNews?.lost).toEqual([]);
  });

  it('is gone with a match that was thrown away', async () => {
    const log = memoryLog();
    const { host, told } = hosted(log);
    await kept(host.do(TOSS));
    log.throwAway();
    await host.catchUp();
    expect(told.read()).toContain('gone');
  });

  it('goes on after the host is closed, which tells nobody any more', async () => {
    const slow = new SlowLog(memoryLog());
    const { host, told } = hosted(slow);
    const answer = host.do(sign('Asha'));
    told.read();
    host.close();
    await slow.writes();
    expect(await kept(answer)).toBe('kept');
    expect(told.read()).toEqual([]);
  });
});

describe('a match taken up again', () => {
  it('goes on with the next number', async () => {
    const { host, log } = hosted();
    host.do(TOSS);
    host.do(CHOOSE);
    await host.settled();
    const { head } = host.state;
    const again = hosted(log, { head, events: host.events, state: host.state });
    expect(await kept(again.host.do(SIT))).toBe('kept');
    expect((await log.read(1))?.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  });
});

describe('a host that does not remember', () => {
  function forgetful(log: EventLog) {
    const host = new MatchHost(newRecord(), { log, clock: new HandClock(), remembers: false });
    const told = new Notebook();
    host.watch(told);
    return { host, told };
  }

  it('has only what the log does not have yet', async () => {
    const slow = new SlowLog(memoryLog());
    const { host } = forgetful(slow);
    host.do(TOSS);
    host.do(CHOOSE);
    expect(host.events.map(({ seq }) => seq)).toEqual([1, 2]);
    await slow.writes();
    expect(host.events.map(({ seq }) => seq)).toEqual([2]);
    await slow.writes();
    expect(host.events).toEqual([]);
    expect((await slow.read(1))?.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it('takes up what another did first, and goes on from there', async () => {
    const log = memoryLog();
    const { host, told } = forgetful(log);
    await kept(host.do(TOSS));
    const other = hosted(log);
    await other.host.catchUp();
    await kept(other.host.do(CHOOSE));
    told.read();
    expect(await kept(host.do({ ...CHOOSE, act: { type: 'choose', take: 'side' } }))).toBe('elsewhere');
    expect(told.lastNews?.lost).toHaveLength(1);
    expect(host.state).toEqual(other.host.state);
    expect(await kept(host.do(SIT))).toBe('kept');
    expect(host.events).toEqual([]);
    await other.host.catchUp();
    expect(host.state).toEqual(other.host.state);
  });

  it('reads no more than what is new where nothing was lost', async () => {
    const log = memoryLog();
    const { host, told } = forgetful(log);
    await kept(host.do(TOSS));
    told.read();
    await host.catchUp();
    expect(told.read()).toEqual([]);
    const other = hosted(log);
    await other.host.catchUp();
    await kept(other.host.do(CHOOSE));
    await host.catchUp();
    expect(host.state).toEqual(other.host.state);
  });
});

describe('a stroke', () => {
  const strike: Wish = {
    by: 'A1',
    act: { type: 'strike', stroke: { x: 0, y: -0.2526, vx: 0, vy: 3 } },
  };

  function atTheBreak(showsStrokes: boolean) {
    const host = new MatchHost(newRecord(), { log: memoryLog(), clock: new HandClock(), showsStrokes });
    const told = new Notebook();
    for (const wish of [TOSS, CHOOSE, SIT, { by: 'umpire', act: { type: 'play' } } as const]) host.do(wish);
    host.watch(told);
    return { host, told };
  }

  const runIn = (answer: Answer) =>
    'events' in answer && answer.events[0]?.type === 'done' ? answer.events[0].run?.hash : undefined;

  it('is told as it goes over the board where it is shown, by whomever it was made', () => {
    const { host, told } = atTheBreak(true);
    const hash = runIn(host.do(strike));
    expect(hash).toBeDefined();
    expect(told.lastNews?.played?.outcome.hash).toBe(hash);
    expect(told.lastNews?.played?.outcome.trace).toBeDefined();
  });

  it('that was already being shown is told as it was', () => {
    const { host, told } = atTheBreak(true);
    const played = PlayedStroke.on(host.state, { x: 0, y: -0.2526, vx: 0, vy: 3 });
    expect(runIn(host.do(strike, played))).toBe(played?.outcome.hash);
    expect(told.lastNews?.played).toBe(played);
  });

  it('is told by its events alone where nobody shows it', () => {
    const { host, told } = atTheBreak(false);
    host.do(strike);
    expect(told.lastNews?.played).toBeNull();
  });

  it('that is refused is not played', () => {
    const { host, told } = atTheBreak(true);
    expect(host.do({ ...strike, by: 'B1' })).toMatchObject({ refusal: { code: 'out-of-turn' } });
    expect(told.lastNews).toBeNull();
  });
});
