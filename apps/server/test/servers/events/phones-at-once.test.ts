import { makeDice } from '@opencarrom/match';
import type { DeskAnswer } from '@opencarrom/protocol';
import { describe, expect, it } from 'vitest';
import type { StoreSetting } from '../../../src/settings.js';
import { type ServerProcess, startServer } from '../../support/server-process.js';
import { placeFor, STORES } from '../../support/stores.js';
import { opening } from './desks.js';
import { reported } from './halls.js';

const PHONES = 20;

const storeAt = (setting: StoreSetting): string =>
  setting.kind === 'sqlite' ? `file:${setting.path}` : setting.url;

interface Told {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

async function ask(
  origin: string,
  method: string,
  path: string,
  authorization: string,
  body?: object,
): Promise<Told> {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : {} };
}

/** An event of as many tables as phones, run over HTTP. */
async function hallAt(origin: string) {
  const guest = await ask(origin, 'POST', '/guests', '', { name: 'Rao' });
  const owner = `Bearer ${guest.body.token}`;
  const { id } = (await ask(origin, 'POST', '/events', owner, opening({ drafts: true }))).body;
  const act = async (what: object) => {
    const { status, body } = await ask(origin, 'POST', `/events/${id}/acts`, owner, {
      id: crypto.randomUUID(),
      act: what,
    });
    if (status !== 200) throw new Error(JSON.stringify(body));
  };
  const entries = Array.from({ length: 2 * PHONES }, (_, index) => ({
    players: [{ name: `Player ${index + 1}` }],
  }));
  await act({ type: 'enter', entries });
  await act({ type: 'tables', tables: PHONES, outOfUse: [] });
  await act({ type: 'pair' });
  await act({ type: 'publish' });
  const { tables } = (await ask(origin, 'GET', `/events/${id}/tables`, owner)).body as {
    tables: { table: number; key: string }[];
  };
  const phones = await Promise.all(
    tables.map(async ({ table, key }) => {
      const { body } = await ask(origin, 'POST', `/events/${id}/phones`, '', { table, key });
      return { table, authorization: `Table ${body.token}` };
    }),
  );
  return { id: String(id), owner, phones };
}

/** Every phone's first result and the one that sets it right, each sent twice, all shuffled. */
function messagesOf(phones: readonly { readonly table: number; readonly authorization: string }[]) {
  const all = phones.flatMap((phone) =>
    [1, 1, 2, 2].map((sequence) => ({
      ...{ ...phone, sequence },
      body: {
        match: phone.table,
        report: reported([25, sequence === 1 ? 0 : phone.table % 24], `device-${phone.table}`, sequence),
      },
    })),
  );
  const dice = makeDice(20);
  return all
    .map((message) => ({ message, at: dice.uniform() }))
    .sort((one, other) => one.at - other.at)
    .map(({ message }) => message);
}

describe.each(STORES)('20 phones that report at once while the server is killed, on %s', (kind) => {
  it('lose nothing, and nothing is doubled', async () => {
    const { setting } = await placeFor(kind);
    const env = { STORE: storeAt(setting), LIMITS: 'off', LOG_LEVEL: 'silent' };
    // A PostgreSQL has several processes: phones are at all of them, and the desk at another.
    let servers: ServerProcess[] = [await startServer(env)];
    if (kind === 'postgres') servers.push(await startServer({ ...env, NODE_NAME: 'other' }));
    const { id, owner, phones } = await hallAt(servers[0]?.origin ?? '');
    const messages = messagesOf(phones);
    let answered = 0;
    let starting: Promise<void> | null = null;
    const killAndStart = async (): Promise<void> => {
      const [first, ...others] = servers;
      first?.process.kill('SIGKILL');
      await first?.ended;
      servers = [...others, await startServer(env)];
    };
    /** A phone sends until it is answered, whoever answers. */
    const send = async (message: (typeof messages)[number], index: number): Promise<Told> => {
      for (let tries = 0; ; tries++) {
        const server = servers[(index + tries) % servers.length];
        try {
          const told = await ask(
            server?.origin ?? '',
            'POST',
            `/events/${id}/results`,
            message.authorization,
            message.body,
          );
          if (told.status !== 503) {
            answered += 1;
            if (answered === messages.length / 2) starting = killAndStart();
            return told;
          }
        } catch {
          // It is gone, or going: the next one has it.
          await (starting ?? servers[0]?.ended);
        }
      }
    };
    const answers = await Promise.all(messages.map(send));
    await starting;
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.map(({ body }) => body.is)).not.toContain('waiting');
    const desk = (await ask(servers.at(-1)?.origin ?? '', 'GET', `/events/${id}/desk?after=0`, owner))
      .body as unknown as DeskAnswer;
    expect(desk.waiting).toEqual([]);
    const reports = desk.lines.flatMap(({ act }) => (act.type === 'report' ? [act] : []));
    const sent = reports.map(({ match, report }) => `${match}/${report.sent?.sequence}`);
    expect(new Set(sent).size).toBe(sent.length);
    const last = new Map(reports.map(({ match, report }) => [match, report.score]));
    expect([...last].sort(([one], [other]) => one - other)).toEqual(
      phones.map(({ table }) => [table, [25, table % 24]]),
    );
    // What was answered as counting is in the log.
    const taken = messages.flatMap(({ table, sequence }, index) =>
      answers[index]?.body.is === 'taken' ? [`${table}/${sequence}`] : [],
    );
    expect(taken.filter((each) => !sent.includes(each))).toEqual([]);
  });
});
