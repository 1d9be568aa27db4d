import type { Player } from '@opencarrom/match';
import type { ServerFrame } from '@opencarrom/protocol';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Allowances } from '../../src/http/allowance.js';
import { makeMeters } from '../../src/meters.js';
import type { Visitor } from '../../src/people/visitor.js';
import { makePresence, type Presence } from '../../src/rooms/presence.js';
import { type Rooms, type Standing, Unreachable } from '../../src/rooms/rooms.js';
import { hashOf } from '../../src/secrets.js';
import type { Services } from '../../src/services.js';
import { Connection } from '../../src/watching/connection.js';
import { Conversation } from '../../src/watching/conversation.js';
import { FollowedEvents } from '../../src/watching/followed-events.js';
import { HeldAnswers } from '../../src/watching/held-answers.js';
import { LookedTables } from '../../src/watching/looked-tables.js';
import { WatchedMatches } from '../../src/watching/watched-matches.js';
import { settingsOf } from '../support/settings.js';
import { SharedBus } from './shared-bus.js';
import { allUnframed } from './unframed.js';

const MATCH = 'abcdefghijkl';
const ANITA = { account: 'anita', session: 's-1' } as Visitor;
const RUNNING: Standing = { now: 1000, stands: false, missed: [] };
const PASS = { type: 'pass' };

interface Seat {
  readonly player: Player;
  readonly account: string | null;
  readonly token_hash: string | null;
}

const soon = (holds: () => void) => vi.waitFor(holds, { interval: 1 });

/** What a question to these tables gives, whatever else it asks. */
function database(tables: Readonly<Record<string, readonly object[]>>) {
  const question = (table: string): object => ({
    select: () => question(table),
    selectAll: () => question(table),
    where: () => question(table),
    execute: async () => tables[table],
    executeTakeFirstOrThrow: async () => tables[table]?.[0],
  });
  return { selectFrom: question };
}

describe('a conversation', () => {
  let told: ServerFrame[];
  let closed: number | null;
  let unsent: number;
  let isOpen: boolean;
  let seats: Seat[];
  let presence: Presence;
  let matches: WatchedMatches;
  let shared: SharedBus;
  let bus: ReturnType<SharedBus['join']>;
  const rooms = { visit: vi.fn<Rooms['visit']>(), do: vi.fn<Rooms['do']>(), aim: vi.fn<Rooms['aim']>() };

  beforeEach(() => {
    [told, closed, isOpen, unsent] = [[], null, true, 0];
    seats = [
      { player: 'A1', account: 'anita', token_hash: null },
      { player: 'B1', account: 'bala', token_hash: hashOf('t'.repeat(22)) },
    ];
    rooms.visit.mockReset().mockResolvedValue(RUNNING);
    rooms.aim.mockReset();
    rooms.do.mockReset().mockResolvedValue({ ok: 7 });
  });
  afterEach(() => {
    matches.close();
    presence.close();
  });

  function converse(person: Visitor | null = ANITA): Conversation {
    shared = new SharedBus();
    bus = shared.join();
    presence = makePresence({ bus, node: 'one', now: Date.now });
    const services = {
      ...{ settings: settingsOf({}), now: Date.now, chance: { below: () => 0 }, bus, presence, rooms },
      ...{ logger: pino({ level: 'silent' }), meters: makeMeters(), doorkeeper: { isOpen: () => isOpen } },
      store: {
        db: database({ matches: [{ head: '{}' }], seats: seats as object[] }),
        log: { read: async () => [] },
      },
    } as unknown as Services;
    matches = new WatchedMatches(services);
    const hear = (text: string) => void told.push(JSON.parse(text) as ServerFrame);
    const socket = {
      readyState: WebSocket.OPEN,
      get bufferedAmount() {
        return unsent;
      },
      send: (text: string) => hear(text),
      ping: () => {},
      close: (code: number) => {
        closed = code;
      },
      terminate: () => {},
    } as unknown as WebSocket;
    const wire = {
      write: (bytes: Buffer) => {
        for (const text of allUnframed(bytes)) hear(text);
        return unsent === 0;
      },
    };
    const connection = new Connection(socket, wire, person, { now: Date.now, dropped: () => {} });
    return new Conversation(connection, {
      services,
      matches,
      tables: new LookedTables(services),
      events: new FollowedEvents(services),
      sayings: new Allowances({ times: 1, within: 2000 }, Date.now),
      held: new HeldAnswers(Date.now),
    });
  }

  const say = (conversation: Conversation, frame: object) => conversation.hear(JSON.stringify(frame));
  const join = (conversation: Conversation, more: object = {}) =>
    say(conversation, { t: 'join', v: 1, match: MATCH, have: 0, ...more });
  const pass = (conversation: Conversation, id = 'c-1') =>
    say(conversation, { t: 'do', id, match: MATCH, after: 0, act: PASS });
  const until = (t: ServerFrame['t']) => soon(() => expect(told.map((frame) => frame.t)).toContain(t));
  const answers = () => told.filter(({ t }) => t === 'ok' || t === 'no');

  it('that acts before it is told how the match stands is answered after that', async () => {
    const conversation = converse();
    join(conversation);
    pass(conversation);
    say(conversation, { t: 'p', have: 0 });
    await until('ok');
    expect(told.map(({ t }) => t)).toEqual(expect.arrayContaining(['at', 'ok', 'p']));
    expect(told[0]).toMatchObject({ t: 'at', you: 'A1' });
    expect(rooms.do).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ player: 'A1', id: 'c-1', lag: 0 }),
    );
  });

  /** Whoever leads the match answers once this is called. */
  function holdVisits(): () => void {
    let letGo = (_standing: Standing) => {};
    rooms.visit.mockReturnValueOnce(
      new Promise((resolve) => {
        letGo = resolve;
      }),
    );
    return () => letGo(RUNNING);
  }

  it('is held while whoever leads the match does not answer', async () => {
    const letGo = holdVisits();
    const conversation = converse();
    join(conversation);
    await new Promise((resolve) => setImmediate(resolve));
    expect(told).toEqual([]);
    expect(closed).toBeNull();
    letGo();
    await until('at');
  });

  it('has no rights once its session has ended', async () => {
    const conversation = converse();
    join(conversation);
    await until('at');
    isOpen = false;
    pass(conversation);
    await until('no');
    expect(answers()).toMatchObject([{ id: 'c-1', code: 'session-ended' }]);
    expect(rooms.do).not.toHaveBeenCalled();
  });

  it('has no rights once its seat is another’s, though nobody has said so yet', async () => {
    const conversation = converse();
    join(conversation);
    await until('at');
    seats.splice(0, 1, { player: 'A1', account: 'chandra', token_hash: null });
    // Somebody else comes, and the seats are looked at.
    await matches.enter(MATCH).then((watched) => watched?.look());
    pass(conversation);
    await until('no');
    expect(answers()).toMatchObject([{ id: 'c-1', code: 'no-seat' }]);
    expect(rooms.do).not.toHaveBeenCalled();
  });

  it.each([
    { who: 'a stranger with the token of a seat', person: null, seat: 't'.repeat(22), you: 'B1' },
    { who: 'a stranger with another token', person: null, seat: 'u'.repeat(22), you: null },
    { who: 'a stranger', person: null, seat: undefined, you: null },
    { who: 'who has a seat, with the token of the other', person: ANITA, seat: 't'.repeat(22), you: 'A1' },
    { who: 'who has a seat, with a token long replaced', person: ANITA, seat: 'u'.repeat(22), you: 'A1' },
  ])('of $who: $you', async ({ person, seat, you }) => {
    join(converse(person), seat === undefined ? {} : { seat });
    await until('at');
    expect(told[0]).toMatchObject({ t: 'at', you });
  });

  it('is answered nothing where nobody knows what became of it, and sent to ask again', async () => {
    rooms.do.mockRejectedValueOnce(new Unreachable('nobody leads it'));
    const conversation = converse();
    join(conversation);
    await until('at');
    pass(conversation);
    await until('bye');
    expect(answers()).toEqual([]);
    expect(told.at(-1)).toMatchObject({ t: 'bye', why: 'moved' });
    expect(closed).toBe(1012);
  });

  it('is at eight matches at most, and may come again to each', async () => {
    const conversation = converse(null);
    for (let count = 0; count < 9; count++) join(conversation, { match: `match-${count}` });
    await soon(() => expect(told.filter(({ t }) => t === 'at')).toHaveLength(8));
    expect(answers()).toMatchObject([{ id: null, code: 'too-many', match: 'match-8' }]);
    join(conversation, { match: 'match-0' });
    await soon(() => expect(told.filter(({ t }) => t === 'at')).toHaveLength(9));
  });

  it('that ends while it comes to a match leaves nobody there', async () => {
    const conversation = converse();
    const letGo = holdVisits();
    join(conversation);
    await soon(() => expect(shared.listening).toBeGreaterThan(0));
    conversation.end();
    letGo();
    await soon(() => expect(shared.listening).toBe(0));
    expect([...presence.there(MATCH)]).toEqual([]);
  });

  const AIM = { x: 0.1, y: -0.2526, angle: 1.5, power: 0.5 };
  const aim = (conversation: Conversation, more: object = { aim: AIM }) =>
    say(conversation, { t: 'aim', match: MATCH, after: 5, ...more });

  it('shows how its player aims, five times a second, whatever else is said', async () => {
    const conversation = converse();
    join(conversation);
    await until('at');
    aim(conversation, {});
    for (let time = 0; time < 60; time++) aim(conversation);
    expect(rooms.aim.mock.calls).toHaveLength(5);
    expect(rooms.aim.mock.calls.slice(0, 2)).toEqual([
      [{ match: MATCH, player: 'A1', after: 5 }],
      [{ match: MATCH, player: 'A1', after: 5, aim: AIM }],
    ]);
    // None of it is answered, and none of it was counted: as much as ever may be said.
    const before = told.length;
    for (let time = 0; time < 15; time++) say(conversation, { t: 'p', have: 0 });
    await soon(() => expect(told.slice(before).map(({ t }) => t)).toEqual(Array(15).fill('p')));
    expect(closed).toBeNull();
  });

  it('is closed for a flood of aims as for any other', async () => {
    const conversation = converse();
    join(conversation);
    await until('at');
    for (let time = 0; time < 200; time++) aim(conversation);
    expect(told.at(-1)).toMatchObject({ t: 'bye', why: 'limit' });
    expect(closed).toBe(1008);
  });

  it.each<[string, Visitor | null, boolean]>([
    ['looks on', { account: 'chandra', session: 's-2' } as Visitor, true],
    ['is nobody', null, true],
    ['has no session any more', ANITA, false],
  ])('of somebody who %s shows no aim', async (_, person, hasSession) => {
    const conversation = converse(person);
    join(conversation);
    await until('at');
    isOpen = hasSession;
    aim(conversation);
    expect(rooms.aim).not.toHaveBeenCalled();
    expect(answers()).toEqual([]);
  });

  it('tells how another aims, while few look on, and never to a socket that is behind', async () => {
    const conversation = converse({ account: 'chandra', session: 's-2' } as Visitor);
    join(conversation);
    await until('at');
    const shown = { t: 'aim', match: MATCH, player: 'B1', after: 5, aim: AIM };
    const hasSeen = () => {
      told.length = 0;
      bus.publish(`match.${MATCH}.aim`, JSON.stringify(shown));
      return told.some(({ t }) => t === 'aim');
    };
    expect(hasSeen()).toBe(true);
    expect(told).toEqual([shown]);
    unsent = 1;
    expect(hasSeen()).toBe(false);
    unsent = 0;
    const crowd = Array.from({ length: 50 }, () => presence.come(MATCH, null));
    expect(hasSeen()).toBe(false);
    for (const leave of crowd) leave();
    expect(hasSeen()).toBe(true);
  });

  it('of a player tells how the other aims, whatever the crowd, and not how they aim themselves', async () => {
    const conversation = converse();
    join(conversation);
    await until('at');
    for (let count = 0; count < 60; count++) presence.come(MATCH, null);
    told.length = 0;
    for (const player of ['A1', 'B1'])
      bus.publish(`match.${MATCH}.aim`, JSON.stringify({ t: 'aim', match: MATCH, player, after: 5 }));
    expect(told.filter(({ t }) => t === 'aim')).toEqual([{ t: 'aim', match: MATCH, player: 'B1', after: 5 }]);
  });

  it('tells the seats’ own people what everybody is told on the bus', async () => {
    const conversation = converse();
    join(conversation);
    await until('at');
    bus.publish(`match.${MATCH}.away`, JSON.stringify([{ player: 'B1', for: 400, left: 55_000 }]));
    expect(told.at(-1)).toMatchObject({ t: 'away', away: [{ player: 'B1' }] });
    bus.publish(
      `match.${MATCH}.tell`,
      JSON.stringify({ t: 'rematch', match: MATCH, offers: ['B1'], next: null }),
    );
    expect(told.at(-1)).toMatchObject({ t: 'rematch', offers: ['B1'] });
  });
});
