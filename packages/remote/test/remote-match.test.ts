import type { News } from '@opencarrom/host';
import { type Act, type Event, newHead, type Player } from '@opencarrom/match';
import type { Do, Join, Ping, ShowAim, ShownAim } from '@opencarrom/protocol';
import { describe, expect, it } from 'vitest';
import { type Declined, OtherOutcome, type Reached, RemoteMatch } from '../src/index.js';
import { FarServer, MATCH, tokenOf } from './far-away.js';

/** At the middle of one's own base line, straight ahead. */
const STROKE: Act = { type: 'strike', stroke: { x: 0, y: -0.2526, vx: 0.2, vy: 3.1, spin: 0 } };

class Ear {
  readonly news: News[] = [];
  readonly kept: (readonly Event[])[] = [];
  readonly declined: Declined[] = [];
  readonly connections: Reached[] = [];
  readonly problems: unknown[] = [];
  gone = 0;

  constructor(match: RemoteMatch) {
    match.watch({
      happened: (news) => this.news.push(news),
      kept: (events) => this.kept.push(events),
      declined: (declined) => this.declined.push(declined),
      connection: (connection) => this.connections.push(connection),
      failed: (problem) => this.problems.push(problem),
      gone: () => {
        this.gone += 1;
      },
    });
  }
}

function seatedAt(server: FarServer, player: Player | null, showsStrokes = false) {
  const seat = player ? { seat: tokenOf(player) } : {};
  const match = new RemoteMatch({ match: MATCH, showsStrokes, ...seat }, server.ports());
  const ear = new Ear(match);
  match.open();
  server.time.pass(0);
  return { match, ear };
}

/** A match at its first stroke, with A1 there. */
function atFirstStroke(trip = 0) {
  const server = new FarServer().begin();
  server.trip = trip;
  const { match, ear } = seatedAt(server, 'A1');
  server.time.pass(trip + 1000);
  return { server, match, ear };
}

const strokesOf = (server: FarServer): number =>
  server.events.filter((event) => event.type === 'done' && event.act.type === 'strike').length;
const sentBy = <T extends string>(server: FarServer, t: T) =>
  server.sockets.flatMap(({ heard }) => heard.filter((frame) => frame.t === t));
const idsSent = (server: FarServer): readonly string[] => (sentBy(server, 'do') as Do[]).map(({ id }) => id);
const havesJoined = (server: FarServer): readonly number[] =>
  (sentBy(server, 'join') as Join[]).map(({ have }) => have);

describe('joining', () => {
  it('has the match, the seat and who is there', async () => {
    const { server, match } = atFirstStroke();
    await match.joined;
    expect(match.state).toEqual(server.state);
    expect(match.events).toEqual(server.events);
    expect(match.you).toBe('A1');
    expect(match.presence).toEqual({ there: ['A1', 'B1'], watchers: 0 });
    expect(match.connection).toEqual({ is: 'here' });
    expect(sentBy(server, 'join')).toEqual([{ t: 'join', v: 1, match: MATCH, have: 0, seat: tokenOf('A1') }]);
  });

  it('looks on without a seat, and may do nothing', () => {
    const server = new FarServer().begin();
    const { match } = seatedAt(server, null);
    expect(match.you).toBeNull();
    expect(match.do({ by: 'A1', act: STROKE })).toMatchObject({ refusal: { code: 'not-yours' } });
  });

  it.each<[string, string, number]>([
    ['no-such-match', 'no-such-match', 1],
    ['unknown-version', 'unknown-version', 0],
  ])('gives up for good where the server says %s', async (code, why, gone) => {
    const server = new FarServer();
    server.isMute = true;
    const { match, ear } = seatedAt(server, 'A1');
    server.last.tell({ t: 'no', id: null, code, message: 'so', match: MATCH });
    server.time.pass(60_000);
    await expect(match.joined).rejects.toThrow(code);
    expect(match.connection).toEqual({ is: 'ended', why });
    expect(ear.gone).toBe(gone);
    expect(server.sockets).toHaveLength(1);
  });
});

describe('one’s own stroke', () => {
  it('stands at once, and is kept with the server’s time once the server has it', async () => {
    const { server, match, ear } = atFirstStroke(80);
    const { seq } = match.state;
    const answer = match.do({ by: 'A1', act: STROKE });
    expect(match.state.seq).toBeGreaterThan(seq);
    expect(ear.news).toMatchObject([{ from: 'command', lost: [] }]);
    expect(strokesOf(server)).toBe(0);
    server.time.pass(80);
    expect(match.events).toEqual(server.events);
    expect(match.state).toEqual(server.state);
    expect(ear.kept).toEqual([server.events.slice(seq)]);
    expect(ear.news).toHaveLength(1);
    expect(match.unanswered).toBe(0);
    await expect('kept' in answer && answer.kept).resolves.toBe('kept');
    await match.settled();
  });

  it('is refused here where the match refuses it, and nothing is sent', () => {
    const { server, match } = atFirstStroke();
    expect(match.do({ by: 'A1', act: { type: 'claim' } })).toMatchObject({
      refusal: { code: 'nothing-to-claim' },
    });
    expect(match.do({ by: 'B1', act: STROKE })).toMatchObject({ refusal: { code: 'not-yours' } });
    expect(match.do({ by: 'A1', act: { type: 'appeal' } })).toMatchObject({ refusal: { code: 'not-yours' } });
    server.time.pass(100);
    expect(idsSent(server)).toEqual([]);
  });

  it('goes back where the server says no', async () => {
    const { server, match, ear } = atFirstStroke(80);
    const before = match.state;
    server.does({ by: 'umpire', act: { type: 'warn', law: '91', against: 'A' } });
    server.holdsBack = true;
    const answer = match.do({ by: 'A1', act: STROKE });
    server.time.pass(40);
    server.holdsBack = false;
    server.last.tell({ t: 'no', id: idsSent(server)[0] ?? '', code: 'stale', message: 'stale' });
    server.time.pass(40);
    await expect('kept' in answer && answer.kept).resolves.toBe('elsewhere');
    expect(match.events).toEqual(server.events);
    expect(match.state.board).toEqual(before.board);
    expect(ear.news.flatMap(({ lost }) => lost).length).toBeGreaterThan(0);
    expect(ear.declined).toMatchObject([
      { code: 'stale', act: STROKE, refusal: { about: { why: 'stale' } } },
    ]);
    expect(match.unanswered).toBe(0);
  });

  it('gives way to what the server had first, whichever word comes first', () => {
    const { server, match, ear } = atFirstStroke(80);
    server.does({ by: 'umpire', act: { type: 'warn', law: '91', against: 'A' } });
    match.do({ by: 'A1', act: STROKE });
    server.time.pass(80);
    expect(strokesOf(server)).toBe(0);
    expect(match.events).toEqual(server.events);
    expect(match.state).toEqual(server.state);
    expect(ear.declined).toHaveLength(1);
    expect(ear.news.filter(({ lost }) => lost.length > 0)).toHaveLength(1);
  });

  it('says nothing of one’s own words', () => {
    const { server, match } = atFirstStroke();
    match.do({ by: 'A1', act: { type: 'concede', what: 'match', reason: 'tired' } });
    server.time.pass(1);
    expect(server.state.outcome).toMatchObject({ winner: 'B', how: 'conceded' });
    expect(match.events).toEqual(server.events);
  });

  it('may be followed by another act before it is answered', () => {
    const { server, match } = atFirstStroke(400);
    match.do({ by: 'A1', act: { type: 'strike', stroke: { x: 0, y: -0.2526, vx: 0, vy: 0.3 } } });
    match.do({ by: 'A1', act: { type: 'concede', what: 'match' }, at: match.state.board?.stillAt ?? 0 });
    expect(match.unanswered).toBe(2);
    server.time.pass(1000);
    expect(idsSent(server)).toHaveLength(2);
    expect(match.unanswered).toBe(0);
    expect(match.state).toEqual(server.state);
  });
});

describe('a connection that is lost', () => {
  it.each<[string, (server: FarServer) => void]>([
    ['before the command arrived', ({ last }) => last.cut()],
    [
      'after it was done, before the answer',
      (server) => {
        server.time.pass(50);
        server.last.cut();
      },
    ],
    [
      'after the answer, before the news',
      (server) => {
        server.holdsBack = true;
        server.time.pass(50);
        server.last.tell({ t: 'ok', id: idsSent(server)[0] ?? '', seq: server.state.seq });
        server.time.pass(50);
        server.last.cut();
        server.holdsBack = false;
      },
    ],
  ])('%s: the stroke is made once, and all agree', async (_, lose) => {
    const { server, match, ear } = atFirstStroke(80);
    const answer = match.do({ by: 'A1', act: STROKE });
    lose(server);
    expect(match.connection.is).toBe('lost');
    server.time.pass(2000);
    expect(server.sockets).toHaveLength(2);
    expect(strokesOf(server)).toBe(1);
    expect(new Set(idsSent(server)).size).toBe(1);
    expect(match.events).toEqual(server.events);
    expect(match.state).toEqual(server.state);
    expect(ear.kept).toHaveLength(1);
    expect(ear.news.flatMap(({ lost }) => lost)).toEqual([]);
    await expect('kept' in answer && answer.kept).resolves.toBe('kept');
  });

  it('what is done while it is lost is sent when one is back', () => {
    const { server, match } = atFirstStroke();
    server.last.cut();
    match.do({ by: 'A1', act: STROKE });
    expect(match.unanswered).toBe(1);
    server.time.pass(1000);
    expect(strokesOf(server)).toBe(1);
    expect(match.unanswered).toBe(0);
  });

  it('is tried again after 0.2 s, 1.7 times longer each time, up to 10 s, with chance', () => {
    const { server, match, ear } = atFirstStroke();
    server.opensAtOnce = false;
    const waits: number[] = [];
    server.last.cut();
    for (let tries = 0; tries < 12; tries++) {
      const { connection } = match;
      if (connection.is !== 'lost') throw new Error(connection.is);
      waits.push(Math.round(connection.retryIn));
      server.time.pass(connection.retryIn);
      server.last.cut();
    }
    expect(waits).toEqual([200, 340, 578, 983, 1670, 2840, 4828, 8207, 10_000, 10_000, 10_000, 10_000]);
    expect(ear.connections.at(-1)).toMatchObject({ is: 'lost', why: 'unreachable' });
    server.chances = [0, 0.999];
    server.time.pass(10_000);
    server.last.cut();
    expect(match.connection).toMatchObject({ retryIn: 5000 });
    server.opensAtOnce = true;
    server.time.pass(5000);
    server.last.cut();
    expect(match.connection).toMatchObject({ why: 'cut' });
    expect(match.connection).toHaveProperty('retryIn', expect.closeTo(299.8));
  });

  it('waits 5 s for a socket to open, and 2 s for a word, then longer', () => {
    const { server, match, ear } = atFirstStroke();
    server.opensAtOnce = false;
    server.last.cut();
    server.time.pass(200 + 4999);
    expect(ear.connections.at(-1)).toMatchObject({ why: 'cut' });
    server.time.pass(1);
    expect(ear.connections.at(-1)).toMatchObject({ is: 'lost', why: 'unreachable' });
    server.opensAtOnce = true;
    server.time.pass(1000);
    expect(match.connection.is).toBe('here');
    server.isMute = true;
    void match.catchUp();
    server.time.pass(1999);
    expect(match.connection.is).toBe('here');
    server.time.pass(1);
    expect(ear.connections.at(-1)).toMatchObject({ is: 'lost', why: 'silent' });
    const lost = ear.connections.length;
    server.time.pass(200 + 3399);
    expect(ear.connections).toHaveLength(lost);
    server.time.pass(1);
    expect(ear.connections).toHaveLength(lost + 1);
  });

  it('is tried at once when there is a network again', () => {
    const { server, match } = atFirstStroke();
    server.opensAtOnce = false;
    server.last.cut();
    server.time.pass(200);
    server.last.cut();
    server.opensAtOnce = true;
    void match.catchUp();
    server.time.pass(0);
    expect(match.connection.is).toBe('here');
  });

  it('what an earlier socket still says counts no more', () => {
    const { server, match } = atFirstStroke();
    const [first] = server.sockets;
    server.isMute = true;
    void match.catchUp();
    server.time.pass(2000);
    server.isMute = false;
    server.time.pass(1000);
    expect(server.sockets).toHaveLength(2);
    first?.tell({ t: 'bye', why: 'session', after: 0 });
    first?.cut();
    server.time.pass(0);
    expect(match.connection.is).toBe('here');
  });

  it('comes back when the server restarts, after as long as it says', () => {
    const { server, match, ear } = atFirstStroke();
    server.last.tell({ t: 'bye', why: 'restart', after: 700 });
    server.time.pass(0);
    expect(ear.connections.at(-1)).toEqual({ is: 'lost', why: 'restart', retryIn: 900 });
    server.time.pass(899);
    expect(server.sockets).toHaveLength(1);
    server.time.pass(1);
    expect(match.connection.is).toBe('here');
  });

  it('is tried often while the server restarts', () => {
    const { server } = atFirstStroke();
    server.opensAtOnce = false;
    server.last.tell({ t: 'bye', why: 'restart', after: 0 });
    for (let second = 0; second < 10; second++) {
      server.time.pass(1000);
      server.last.cut();
    }
    expect(server.sockets.length).toBeGreaterThan(10);
  });

  it('does not come back once the session has ended', async () => {
    const { server, match } = atFirstStroke();
    server.isMute = true;
    const answer = match.do({ by: 'A1', act: STROKE });
    server.last.tell({ t: 'bye', why: 'session', after: 0 });
    server.time.pass(60_000);
    expect(server.sockets).toHaveLength(1);
    expect(match.connection).toEqual({ is: 'ended', why: 'session-ended' });
    await expect('kept' in answer && answer.kept).resolves.toBe('failed');
  });

  it.each<[string, () => Promise<boolean>, Reached['is']]>([
    ['goes on where the same person is let in anew', async () => true, 'here'],
    ['ends where it is somebody else by now', async () => false, 'ended'],
    ['ends where nobody can say who it is', () => Promise.reject(new Error('away')), 'ended'],
  ])('of a session that has ended %s', async (_, isLetInAnew, is) => {
    const server = new FarServer().begin();
    const match = new RemoteMatch({ match: MATCH, seat: tokenOf('A1') }, { ...server.ports(), isLetInAnew });
    match.open();
    server.time.pass(1000);
    server.last.tell({ t: 'bye', why: 'session', after: 0 });
    server.time.pass(1000);
    expect(server.sockets).toHaveLength(1);
    await new Promise(setImmediate);
    server.time.pass(1000);
    expect(match.connection.is).toBe(is);
  });

  it('leaves what was done unanswered for as long as nobody has taken it', () => {
    const { server, match } = atFirstStroke(80);
    expect(match.unansweredFor).toBe(0);
    server.last.cut();
    server.opensAtOnce = false;
    match.do({ by: 'A1', act: STROKE });
    server.time.pass(1500);
    expect(match.unansweredFor).toBe(1500);
    server.opensAtOnce = true;
    server.last.open();
    server.time.pass(1000);
    expect(match.unansweredFor).toBe(0);
  });

  it('is closed by whoever goes', () => {
    const { server, match } = atFirstStroke();
    match.close();
    expect(sentBy(server, 'leave')).toHaveLength(1);
    server.time.pass(60_000);
    expect(server.sockets).toHaveLength(1);
    expect(server.last.isCut).toBe(true);
  });
});

/** A record is read by what comes for it alone. */
const comesBack = (server: FarServer, match: RemoteMatch): Promise<void> =>
  expect
    .poll(() => {
      server.time.pass(0);
      return match.connection.is;
    })
    .toBe('here');

describe('what happens elsewhere', () => {
  it('is told command by command, with the stroke as it goes over the board', () => {
    const server = new FarServer().begin();
    const { match, ear } = seatedAt(server, 'B1', true);
    server.still();
    server.does({ by: 'A1', act: STROKE });
    server.time.pass(0);
    expect(ear.news).toMatchObject([{ from: 'log', lost: [] }]);
    expect(ear.news[0]?.played?.outcome.duration).toBeGreaterThan(0);
    expect(ear.problems).toEqual([]);
    expect(match.state).toEqual(server.state);
  });

  it('says so where one’s own stroke comes out otherwise at the server, whose word counts', () => {
    const { server, match, ear } = atFirstStroke();
    server.holdsBack = true;
    match.do({ by: 'A1', act: STROKE });
    server.time.pass(0);
    const { seq } = match.state;
    const forged = server.events.slice(-2).map((event): Event => {
      if (event.type !== 'done' || !event.run) return event;
      const [first, ...others] = event.run.moved;
      const moved = first ? [{ ...first, x: first.x + 0.01 }, ...others] : [];
      return { ...event, run: { ...event.run, hash: '0', moved } };
    });
    server.tellAll(forged);
    server.time.pass(0);
    expect(ear.problems).toEqual([new OtherOutcome(forged[0]?.seq ?? 0)]);
    expect(match.state.seq).toBe(seq);
    expect(match.events.slice(-2)).toEqual(forged);
    const [man] = forged[0]?.type === 'done' ? (forged[0].run?.moved ?? []) : [];
    expect(match.state.board?.men).toContainEqual(man);
    expect(ear.news.at(-1)).toMatchObject({ played: null, lost: [{}, {}] });
  });

  it('says so where a stroke comes out otherwise here', () => {
    const server = new FarServer().begin();
    const { match, ear } = seatedAt(server, 'B1', true);
    server.still();
    server.holdsBack = true;
    server.does({ by: 'A1', act: STROKE });
    const forged = server.events
      .slice(match.state.seq)
      .map((event) =>
        event.type === 'done' && event.run ? { ...event, run: { ...event.run, hash: '0' } } : event,
      );
    server.tellAll(forged);
    server.time.pass(0);
    expect(ear.problems).toMatchObject([{ seq: forged[0]?.seq }]);
    expect(ear.news).toMatchObject([{ played: null }]);
  });

  it('is asked for where a number is missing, once', () => {
    const { server, match } = atFirstStroke();
    server.holdsBack = true;
    const have = match.state.seq;
    server.does({ by: 'A1', act: STROKE });
    server.tellAll(server.events.slice(have + 1));
    server.tellAll(server.events.slice(have + 1));
    server.time.pass(0);
    expect(havesJoined(server)).toEqual([0, have]);
    expect(match.events).toEqual(server.events);
  });

  it('twice is once', () => {
    const { server, match, ear } = atFirstStroke();
    server.still();
    server.does({ by: 'A1', act: STROKE });
    server.tellAll(server.events.slice(2));
    server.time.pass(0);
    expect(match.events).toEqual(server.events);
    expect(ear.news).toHaveLength(1);
  });

  it('is noticed by the next ping, where the news never came', () => {
    const { server, match } = atFirstStroke();
    server.still();
    server.holdsBack = true;
    server.does({ by: 'A1', act: STROKE });
    server.holdsBack = false;
    server.time.pass(10_000);
    expect(match.events).toEqual(server.events);
    expect(havesJoined(server)).toHaveLength(2);
  });

  it('is fetched as a record by whoever is far behind', async () => {
    const { server, match, ear } = atFirstStroke();
    server.last.cut();
    server.does({ by: 'A1', act: STROKE });
    server.mostBehind = 1;
    server.time.pass(1000);
    await match.joined;
    await comesBack(server, match);
    expect(server.records).toBe(1);
    expect(match.events).toEqual(server.events);
    expect(ear.news.flatMap(({ lost }) => lost)).toEqual([]);
  });

  it('is taken as the server has it now, where it has gone back', async () => {
    const { server, match, ear } = atFirstStroke();
    match.do({ by: 'A1', act: STROKE });
    server.time.pass(1);
    const had = match.events;
    server.last.cut();
    server.goBackTo(4);
    server.time.pass(1000);
    await comesBack(server, match);
    expect(match.events).toEqual(server.events);
    expect(match.state).toEqual(server.state);
    expect(ear.news.at(-1)?.lost).toEqual(had.slice(4));
  });
});

describe('the match’s clock', () => {
  it('is where the server’s is, whatever the way there takes', () => {
    const { server, match } = atFirstStroke(300);
    expect(Math.abs(match.now() - server.clock())).toBeLessThanOrEqual(1);
    server.trip = 20;
    server.time.pass(40_000);
    expect(Math.abs(match.now() - server.clock())).toBeLessThanOrEqual(1);
  });

  it('stands while the server’s does', () => {
    const server = new FarServer();
    server.clockStands = true;
    const { match } = seatedAt(server, 'A1');
    const now = match.now();
    server.time.pass(3000);
    expect(match.now()).toBe(now);
    server.clockStands = false;
    server.begin();
    server.time.pass(1001);
    expect(Math.abs(match.now() - server.clock())).toBeLessThanOrEqual(1);
  });

  it.each([
    ['none', 6],
    ['laws', 12],
  ] as const)(
    'is asked for every 10 s, every 5 while it is somebody’s time: with clocks of %s',
    (clocks, pings) => {
      const server = new FarServer(newHead({ players: { A: ['A'], B: ['B'] }, clocks })).begin();
      seatedAt(server, 'A1');
      server.time.pass(60_000);
      expect(sentBy(server, 'p')).toHaveLength(pings);
      const [ping] = sentBy(server, 'p') as Ping[];
      expect(ping).toEqual({ t: 'p', have: server.state.seq });
    },
  );
});

describe('how one aims', () => {
  const AIM = { x: 0.123456, y: -0.2526, angle: 1.23456, power: 0.456, spin: 0 };
  const aims = (server: FarServer) => sentBy(server, 'aim') as ShowAim[];

  it('is shown four times a second at most, rounded, and only what has changed', () => {
    const { server, match } = atFirstStroke();
    for (let ms = 0; ms < 1000; ms += 20) {
      match.aim({ ...AIM, x: ms / 10_000 });
      server.time.pass(20);
    }
    expect(aims(server).map(({ aim }) => aim?.x)).toEqual([0, 0.024, 0.048, 0.074, 0.098]);
    server.time.pass(5000);
    expect(aims(server)).toHaveLength(5);
    match.aim({ ...AIM, x: 0.098_01 });
    server.time.pass(5000);
    expect(aims(server)).toHaveLength(5);
    expect(aims(server).at(-1)).toEqual({
      ...{ t: 'aim', match: MATCH, after: server.state.seq },
      aim: { x: 0.098, y: -0.2526, angle: 1.235, power: 0.46 },
    });
  });

  it('is shown with an angle between a half turn to the left and to the right', () => {
    const { server, match } = atFirstStroke();
    match.aim({ ...AIM, angle: 2 * Math.PI + 3 });
    expect(aims(server).at(-1)?.aim?.angle).toBe(3);
  });

  it('is over at once, which is said once', () => {
    const { server, match } = atFirstStroke();
    match.aim(null);
    expect(aims(server)).toEqual([]);
    match.aim(AIM);
    match.aim({ ...AIM, x: 0.2 });
    match.aim(null);
    match.aim(null);
    server.time.pass(1000);
    expect(aims(server).map(({ aim }) => aim?.x)).toEqual([0.1235, undefined]);
  });

  it('is over with the stroke, and nothing more is said of it', () => {
    const { server, match } = atFirstStroke();
    match.aim(AIM);
    match.aim({ ...AIM, x: 0.2 });
    match.do({ by: 'A1', act: STROKE });
    server.time.pass(1000);
    expect(aims(server).map(({ aim }) => aim?.x)).toEqual([0.1235]);
  });

  it('is nothing that a server answers: one that is silent is not left for it', () => {
    const { server, match, ear } = atFirstStroke();
    server.isMute = true;
    match.aim(AIM);
    server.time.pass(4000);
    expect(ear.connections.at(-1)).toEqual({ is: 'here' });
  });

  it('is not said into the dark, but anew to whoever is there then', () => {
    const { server, match } = atFirstStroke();
    match.aim(AIM);
    server.last.cut();
    match.aim(AIM);
    expect(aims(server)).toHaveLength(1);
    server.time.pass(1000);
    expect(aims(server)).toHaveLength(2);
  });

  it('of another is told as it comes', () => {
    const { server, match } = atFirstStroke();
    const seen: ShownAim[] = [];
    match.watch({ aim: (shown) => seen.push(shown) });
    const shown: ShownAim = {
      t: 'aim',
      match: MATCH,
      player: 'B1',
      after: 5,
      aim: { x: 0, y: 0, angle: 0, power: 0 },
    };
    server.last.tell(shown);
    server.time.pass(0);
    expect(seen).toEqual([shown]);
  });
});

it('words are answered, or said to be unheard', async () => {
  const { server, match } = atFirstStroke();
  const heard = match.say({ preset: 'hello' });
  server.time.pass(0);
  await expect(heard).resolves.toBeNull();
  const unheard = match.say({ text: 'well' });
  server.last.cut();
  await expect(unheard).resolves.toMatchObject({ code: 'unavailable' });
});

it('what nobody answers is sent again on the same socket', () => {
  const { server, match } = atFirstStroke();
  server.last.losesSent = true;
  match.do({ by: 'A1', act: STROKE });
  server.last.losesSent = false;
  server.time.pass(1);
  server.tellAll([]);
  server.time.pass(15_000);
  expect(server.sockets).toHaveLength(1);
  expect(strokesOf(server)).toBe(1);
  expect(match.unanswered).toBe(0);
});
