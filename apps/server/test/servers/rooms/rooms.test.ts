import { type Act, competitorOf, makeDice, standIn, usualSeats, validateRecord } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import type { MatchRooms } from '../../../src/rooms/make-rooms.js';
import type { Entered, LogEntry } from '../../../src/store/match-log.js';
import type { Store } from '../../../src/store/store.js';
import { StoreProblem } from '../../../src/store/store-problem.js';
import { command, houseOver, seatedMatch, storedMatch } from '../../support/house.js';
import { STORES, storeFor } from '../../support/stores.js';

/** What the stand-in would do in a seat now; null: it is the server's turn, or the match is over. */
async function nextIn(store: Store, match: string, dice = makeDice(5)) {
  const { state } = await storedMatch(store, match);
  const next = state.outcome ? null : standIn(state, dice);
  if (!next) return { state, next: null };
  const act: Act = next.act.type === 'sit' ? { type: 'sit', seats: usualSeats('singles') } : next.act;
  const [chooser] = (['A1', 'B1'] as const).filter((each) =>
    act.type === 'choose' ? competitorOf(each) === state.toss?.winner : competitorOf(each) !== state.first,
  );
  const by = next.by !== 'umpire' ? next.by : act.type === 'choose' || act.type === 'sit' ? chooser : null;
  return { state, next: by ? command(match, by, state.seq, act) : null };
}

/** Plays on until the match has come so far. */
async function playOn(rooms: MatchRooms, store: Store, match: string, isFar: (seq: number) => boolean) {
  const dice = makeDice(5);
  for (;;) {
    const { state, next } = await nextIn(store, match, dice);
    if (state.outcome || isFar(state.seq)) return state;
    if (next) {
      const answer = await rooms.do(next);
      if ('no' in answer && !['still-moving', 'not-now', 'stale', 'wait-for-play'].includes(answer.no.code))
        throw new Error(`${next.act.type} by ${next.player}: ${answer.no.code} ${answer.no.message}`);
    } else await new Promise(setImmediate);
  }
}

/** What the winner of the toss chooses, once it is tossed. */
async function firstChoice(store: Store, match: string) {
  await expect.poll(async () => (await storedMatch(store, match)).state.seq).toBe(1);
  const { next } = await nextIn(store, match);
  if (!next) throw new Error('somebody chooses first');
  return next;
}

const toTheBreak = (rooms: MatchRooms, store: Store, match: string) =>
  playOn(rooms, store, match, (seq) => seq >= 5);

describe.each(STORES)('a room over %s', (kind) => {
  it('is tossed for and led by the server, and played to its end by two seats', async () => {
    const store = await storeFor(kind);
    const { rooms, begin } = houseOver(store);
    const match = await seatedMatch(store, 'whole');
    await begin(match);
    await playOn(rooms, store, match, () => false);
    const { row, head, events, state } = await storedMatch(store, match);
    expect(events.slice(0, 1)).toMatchObject([{ type: 'done', by: 'umpire', act: { type: 'toss' } }]);
    expect(row).toMatchObject({ status: 'over', result: JSON.stringify(state.outcome) });
    expect(validateRecord({ head, events, state })).toMatchObject({ mismatch: null });
    await expect.poll(() => rooms.count()).toBe(0);
  });

  it('does once what is sent twice, at once or later, here or after it was taken up anew', async () => {
    const store = await storeFor(kind);
    const { rooms, begin } = houseOver(store);
    const match = await seatedMatch(store, 'twice');
    await begin(match);
    const next = await firstChoice(store, match);
    const answers = await Promise.all([rooms.do(next), rooms.do(next), rooms.do({ ...next, after: 999 })]);
    expect(answers).toEqual([{ ok: 2 }, { ok: 2 }, { ok: 2 }]);
    await rooms.drain(1000);
    const { rooms: others } = houseOver(store);
    expect(await others.do(next)).toEqual({ ok: 2 });
    const { rows } = await storedMatch(store, match);
    expect(rows.filter(({ cmd }) => cmd === `${next.player} ${next.id}`)).toHaveLength(1);
  });

  it('answers nothing before it is on the disk, also not to the same sent again', async () => {
    const store = await storeFor(kind);
    let letIn: () => void = () => {};
    let comesToDisk: () => void = () => {};
    const isAtDisk = new Promise<void>((resolve) => {
      comesToDisk = resolve;
    });
    const slow: Store = {
      ...store,
      log: {
        ...store.log,
        enter: async (entry: LogEntry): Promise<Entered> => {
          if (entry.cmd.startsWith('umpire')) return store.log.enter(entry);
          await new Promise<void>((resolve) => {
            letIn = resolve;
            comesToDisk();
          });
          return store.log.enter(entry);
        },
      },
    };
    const { rooms, begin } = houseOver(slow);
    const match = await seatedMatch(store, 'slow');
    await begin(match);
    const next = await firstChoice(store, match);
    const answers: unknown[] = [];
    const all = [rooms.do(next), rooms.do(next)].map((each) => each.then((answer) => answers.push(answer)));
    await isAtDisk;
    expect((await storedMatch(store, match)).state.seq).toBe(1);
    expect(answers).toEqual([]);
    letIn();
    await Promise.all(all);
    expect(answers).toEqual([{ ok: 2 }, { ok: 2 }]);
  });

  it('refuses by name while the disk is full, and does the same command once there is room', async () => {
    const store = await storeFor(kind);
    let isFull = false;
    const unlessFull =
      <Given, Answer>(doing: (given: Given) => Promise<Answer>) =>
      async (given: Given): Promise<Answer> => {
        if (isFull) throw new StoreProblem('store-full', 'no room');
        return doing(given);
      };
    const take = (id: string, anyway?: boolean) => unlessFull(() => store.leases.take(id, anyway))(null);
    const { rooms, begin } = houseOver({
      ...store,
      write: unlessFull(store.write),
      log: { ...store.log, enter: unlessFull(store.log.enter) },
      leases: { ...store.leases, take },
    });
    const match = await seatedMatch(store, 'full');
    await begin(match);
    const next = await firstChoice(store, match);
    isFull = true;
    expect(await rooms.do(next)).toMatchObject({ no: { code: 'store-full' } });
    expect(await rooms.visit(match)).toMatchObject({ now: null, stands: true });
    expect((await storedMatch(store, match)).state.seq).toBe(1);
    isFull = false;
    expect(await rooms.do(next)).toEqual({ ok: 2 });
    isFull = true;
    await rooms.do({ ...next, id: 'another', after: 2, act: { type: 'sit', seats: usualSeats('singles') } });
    expect(await rooms.do(next)).toEqual({ ok: 2 });
  });

  it('refuses by name what a seat may not do, and what comes too late', async () => {
    const store = await storeFor(kind);
    const { rooms, begin } = houseOver(store);
    const match = await seatedMatch(store, 'refused');
    await begin(match);
    const { seq } = await toTheBreak(rooms, store, match);
    const before = await storedMatch(store, match);
    const acts: readonly Act[] = [
      { type: 'toss', winner: 'A' },
      { type: 'undo' },
      { type: 'appeal' },
      { type: 'sign', name: 'x' },
      { type: 'call', law: '143a', against: 'B' },
      { type: 'abandon', reason: 'x' },
    ];
    for (const act of acts)
      expect(await rooms.do(command(match, 'A1', seq, act))).toMatchObject({
        no: { code: 'not-a-seats-act' },
      });
    expect(await rooms.do(command(match, 'A1', seq - 1, { type: 'pass' }))).toMatchObject({
      no: { code: 'stale' },
    });
    expect(await rooms.do(command('nowhere', 'A1', 0, { type: 'pass' }))).toMatchObject({
      no: { code: 'no-such-match' },
    });
    expect((await storedMatch(store, match)).rows).toEqual(before.rows);
  });

  it('goes on elsewhere when its leader has put it down, where its clock stood', async () => {
    const store = await storeFor(kind);
    const { rooms, begin } = houseOver(store);
    const match = await seatedMatch(store, 'moved');
    await begin(match);
    await toTheBreak(rooms, store, match);
    const standing = await rooms.visit(match);
    await rooms.drain(1000);
    expect(rooms.count()).toBe(0);
    await expect(rooms.visit(match)).rejects.toThrow();
    const { row } = await storedMatch(store, match);
    expect(row.owner).toBeNull();
    expect(row.stood_at).toBeGreaterThanOrEqual(Math.floor(standing?.now ?? Number.POSITIVE_INFINITY));
    const { rooms: others, begin: beginAgain } = houseOver(store);
    expect(await others.visit(match)).toMatchObject({ stands: true, now: row.stood_at });
    await beginAgain(match);
    expect(await others.visit(match)).toMatchObject({ stands: false });
    await playOn(others, store, match, (seq) => seq >= 12);
  });

  it('writes nothing more once another leads', async () => {
    const store = await storeFor(kind);
    const { rooms, begin } = houseOver(store);
    const match = await seatedMatch(store, 'fenced');
    await begin(match);
    await toTheBreak(rooms, store, match);
    // As another process would, that thinks this one dead.
    await store.leases.take(match, true);
    const { next } = await nextIn(store, match);
    if (!next) throw new Error('somebody breaks');
    const answer = await rooms.do(next);
    const { rows, row } = await storedMatch(store, match);
    // It noticed, took the match up anew, and did it then: once.
    expect(answer).toHaveProperty('ok');
    expect(rows.filter(({ cmd }) => cmd === `${next.player} ${next.id}`)).toHaveLength(1);
    expect(row.epoch).toBe(3);
  });

  it('learns from whoever was told more that another has led meanwhile', async () => {
    const store = await storeFor(kind);
    const { rooms, begin } = houseOver(store);
    const match = await seatedMatch(store, 'behind');
    await begin(match);
    await toTheBreak(rooms, store, match);
    // As where two processes do not hear each other.
    const { rooms: others, begin: beginThere } = houseOver(store);
    await beginThere(match);
    await playOn(others, store, match, (seq) => seq >= 12);
    await playOn(rooms, store, match, (seq) => seq >= 20);
    const { head, events, state } = await storedMatch(store, match);
    expect(validateRecord({ head, events, state })).toMatchObject({ mismatch: null });
  });

  it('shows how the player on turn aims, and nobody else, nor too late; nothing of it is kept', async () => {
    const store = await storeFor(kind);
    const { rooms, begin, bus } = houseOver(store);
    const match = await seatedMatch(store, 'aimed');
    const shown: unknown[] = [];
    bus.listen(`match.${match}.aim`, (frame) => shown.push(JSON.parse(frame)));
    await begin(match);
    const { seq, board } = await toTheBreak(rooms, store, match);
    const striker = board?.onTurn ?? 'A1';
    const aim = { x: 0.1, y: -0.2526, angle: 1.5, power: 0.5 };
    rooms.aim({ match, player: striker === 'A1' ? 'B1' : 'A1', after: seq, aim });
    rooms.aim({ match, player: striker, after: seq - 1, aim });
    rooms.aim({ match, player: striker, after: seq, aim });
    // As it comes from another process.
    bus.publish(`match.${match}.aiming`, JSON.stringify({ match, player: striker, after: seq }));
    const told = { t: 'aim', match, player: striker, after: seq };
    await expect.poll(() => shown).toEqual([{ ...told, aim }, told]);
    expect((await storedMatch(store, match)).state.seq).toBe(seq);
  });

  it('says that a match has not begun whose seats are free', async () => {
    const store = await storeFor(kind);
    const { rooms } = houseOver(store);
    const match = await seatedMatch(store, 'open');
    await store.write([
      { change: store.db.updateTable('matches').set({ status: 'open' }).where('id', '=', match) },
    ]);
    expect(await rooms.visit(match)).toEqual({ now: null, stands: true, missed: [] });
    expect(await rooms.do(command(match, 'A1', 0, { type: 'pass' }))).toMatchObject({
      no: { code: 'not-begun' },
    });
    expect(rooms.count()).toBe(0);
  });

  it('takes up by itself what nobody leads', async () => {
    const store = await storeFor(kind);
    const match = await seatedMatch(store, 'lost');
    const { rooms } = houseOver(store);
    await rooms.adopt();
    expect(rooms.count()).toBe(1);
    expect((await storedMatch(store, match)).row.owner).toBe(store.leases.node);
  });
});
