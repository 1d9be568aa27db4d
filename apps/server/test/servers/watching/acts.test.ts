import { type ActType, decide, newHead, openMatch } from '@opencarrom/match';
import { readCommand } from '@opencarrom/match/record';
import { SEAT_ACTS } from '@opencarrom/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOnline, type Page, type Table, table, tossed } from './online.js';

/** One of every act there is. */
const ACTS: { readonly [T in ActType]: object } = {
  toss: { winner: 'A' },
  choose: { take: 'side' },
  sit: { seats: { A1: 'S', B1: 'N' } },
  trial: {},
  play: {},
  strike: { stroke: { x: 0, y: -0.25, vx: 0, vy: 3 } },
  observe: { seen: {} },
  pass: {},
  help: { took: 'hint' },
  place: {},
  forgo: {},
  'no-room': {},
  fine: { take: 'keep-turn' },
  claim: {},
  demand: { points: 1 },
  close: {},
  call: { law: '143a', against: 'A' },
  warn: { law: '143a', against: 'A' },
  time: {},
  appeal: {},
  deem: { matter: 'queen-covered' },
  recount: {
    white: { onBoard: 9, owed: 0 },
    black: { onBoard: 9, owed: 0 },
    queen: 'on-board',
    reason: 'so',
  },
  concede: { what: 'match' },
  abandon: { reason: 'so' },
  protest: { facts: 'so' },
  'decide-protest': { protest: 1, upheld: true, decision: 'so' },
  correct: { of: 1, with: null, reason: 'so' },
  undo: {},
  redo: {},
  tally: { winner: 'A', men: 3, queen: null },
  sign: { name: 'so' },
};
const TYPES = Object.keys(ACTS) as ActType[];

let server: Awaited<ReturnType<typeof openOnline>>;
beforeAll(async () => {
  server = await openOnline({ LIMITS: 'off' });
});
afterAll(() => server.close());

it('every one of them is an act', () => {
  const state = openMatch(newHead({ players: { A: ['A'], B: ['B'] } }));
  for (const type of TYPES) {
    const command = readCommand({ by: 'umpire', at: 0, act: { type, ...ACTS[type] } });
    if (!('ok' in command)) throw new Error(command.error.message);
    decide(state, command.ok);
  }
});

describe.each(['the seat on turn', 'the other seat', 'who looks on', 'who is not there'] as const)(
  '%s',
  (role) => {
    let server: Awaited<ReturnType<typeof openOnline>>;
    let at: Table;
    let page: Page;
    let seq: number;
    beforeAll(async () => {
      server = await openOnline({ LIMITS: 'off' });
    });
    afterAll(() => server.close());

    const newTable = async () => {
      at = await table(server);
      const { chooser, waiter, seq: last } = await tossed(server, at);
      seq = last;
      if (role === 'the seat on turn') page = chooser;
      else page = role === 'the other seat' ? waiter : await server.page();
      if (role === 'who looks on') await page.join(at.match);
    };

    it.each(TYPES)('%s', async (type) => {
      if (!at || (await server.services.store.log.read(at.match, seq))?.length) await newTable();
      const answer = await page.do(at.match, `c-${type}`, seq, { type, ...ACTS[type] });
      const isOfSeats = (SEAT_ACTS as readonly string[]).includes(type);
      const inSeat = role === 'the seat on turn' || role === 'the other seat';
      const done = (await server.services.store.log.read(at.match, seq)) ?? [];
      if (!isOfSeats) expect(answer).toMatchObject({ t: 'no', code: 'not-a-seats-act' });
      else if (role === 'who looks on') expect(answer).toMatchObject({ t: 'no', code: 'no-seat' });
      else if (role === 'who is not there') expect(answer).toMatchObject({ t: 'no', code: 'not-joined' });
      // In a seat the laws say what may be done now: after a toss its winner chooses, and anybody may concede.
      const mayNow = inSeat && (type === 'concede' || (type === 'choose' && role === 'the seat on turn'));
      expect(answer.t).toBe(mayNow ? 'ok' : 'no');
      expect(done.length > 0).toBe(mayNow);
    });
  },
);
