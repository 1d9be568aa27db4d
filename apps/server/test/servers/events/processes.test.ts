import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeskAnswer } from '@opencarrom/protocol';
import { checkEvent, type EventLine, replayEvent } from '@opencarrom/tournament';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hasNats, hasPostgres, natsFor, postgresFor } from '../../../../../test/support/own-servers.js';
import { startServer } from '../../support/server-process.js';
import { entries, opening } from './desks.js';

interface Asking {
  readonly origin: string;
  readonly token: string;
  readonly event: string;
}

async function ask<T>(
  origin: string,
  method: string,
  path: string,
  token?: string,
  body?: object,
): Promise<T> {
  const response = await fetch(`${origin}/api/${path}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

async function openedAt(origin: string): Promise<Asking> {
  const { token } = await ask<{ token: string }>(origin, 'POST', 'guests', undefined, { name: 'Asha' });
  const { id } = await ask<{ id: string }>(origin, 'POST', 'events', token, opening());
  return { origin, token, event: id };
}

const act = ({ token, event }: Asking, origin: string, id: string, wanted: object) =>
  ask<{ seq: number; line: EventLine }>(origin, 'POST', `events/${event}/acts`, token, { id, act: wanted });

const linesAt = async ({ token, event }: Asking, origin: string): Promise<readonly EventLine[]> =>
  (await ask<DeskAnswer>(origin, 'GET', `events/${event}/desk`, token)).lines;

/** Without a gap, nobody twice, and this program would have decided each of them so. */
function expectWhole(lines: readonly EventLine[], names: readonly string[]): void {
  expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, index) => index + 1));
  const entered = replayEvent(lines).state.participants.map(({ entry }) => entry.players[0]?.name ?? '');
  expect(entered.sort()).toEqual([...names].sort());
  expect(checkEvent(lines)).toEqual([]);
}

const numbered = (what: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${what} ${index}`);

describe.skipIf(!hasPostgres || !hasNats)('two processes that add to one event at once', () => {
  it('lose nothing, do nothing twice, and number their lines without a gap', async () => {
    const env = { STORE: await postgresFor(), BUS: natsFor() ?? '', LIMITS: 'off', LOG_LEVEL: 'error' };
    const servers = await Promise.all(['one', 'two'].map((NODE_NAME) => startServer({ ...env, NODE_NAME })));
    const [one = '', two = ''] = servers.map(({ origin }) => origin);
    const asking = await openedAt(one);
    const names = numbered('Player', 40);
    // Each is asked for at both, under one id.
    const done = await Promise.all(
      names.map((name) =>
        Promise.all([one, two].map((origin) => act(asking, origin, name.replace(' ', '-'), entries(name)))),
      ),
    );
    for (const [first, second] of done) expect(second).toEqual(first);
    const lines = await linesAt(asking, one);
    expect(lines).toEqual(await linesAt(asking, two));
    expect(lines.length).toBe(1 + names.length);
    expectWhole(lines, names);
  });
});

describe('a process that is killed while an event is run', () => {
  it('has kept all it answered, and does what it had not answered once, when asked again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'opencarrom-events-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const env = { STORE: `file:${join(folder, 'events.db')}`, LIMITS: 'off', LOG_LEVEL: 'error' };
    const first = await startServer(env);
    const asking = await openedAt(first.origin);
    const names = numbered('Player', 60);
    const answered = new Map<string, number>();
    const idOf = (name: string) => name.replace(' ', '-');
    const tries = names.map(async (name) => {
      const { seq } = await act(asking, first.origin, idOf(name), entries(name));
      answered.set(name, seq);
      if (answered.size === 10) first.process.kill('SIGKILL');
    });
    const outcomes = await Promise.allSettled(tries);
    await first.ended;
    expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);

    const second = await startServer(env);
    const kept = new Map((await linesAt(asking, second.origin)).map((line) => [line.seq, line]));
    for (const [name, seq] of answered)
      expect(kept.get(seq)?.act).toMatchObject({ entries: [{ players: [{ name }] }] });
    for (const name of names) {
      const { seq } = await act(asking, second.origin, idOf(name), entries(name));
      expect(seq).toBe(answered.get(name) ?? seq);
    }
    const lines = await linesAt(asking, second.origin);
    expect(lines.length).toBe(1 + names.length);
    expectWhole(lines, names);
  });
});
