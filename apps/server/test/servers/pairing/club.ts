import type { FastifyRequest } from 'fastify';
import fastify from 'fastify';
import pino from 'pino';
import { onTestFinished } from 'vitest';
import { serveApi } from '../../../src/api.js';
import { compose } from '../../../src/compose.js';
import { makeMeters } from '../../../src/meters.js';
import type { Doorkeeper, Visitor } from '../../../src/people/visitor.js';
import type { Services } from '../../../src/services.js';
import type { StoreSetting } from '../../../src/settings.js';
import type { Store } from '../../../src/store/store.js';
import { settingsOf } from '../../support/settings.js';
import { shareCompilers } from '../../support/shared-compilers.js';
import { placeFor } from '../../support/stores.js';

/** A document whose fields a test looks at as it knows them. */
interface Told extends Readonly<Record<'id' | 'url' | 'player' | 'seat' | 'status', string>> {
  readonly [field: string]: unknown;
}

interface Answered {
  readonly status: number;
  readonly body: Told;
  readonly text: string;
}

/** A server with people whom it knows by name: what they ask over HTTP, and what came of it. */
export interface Club {
  readonly services: Services;
  readonly guests: (...names: readonly string[]) => Promise<void>;
  readonly members: (...names: readonly string[]) => Promise<void>;
  readonly ask: (who: string, what: string, body?: object) => Promise<Answered>;
  /** Time goes on by so many milliseconds, for those who ask. */
  readonly pass: (ms: number) => void;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Everybody is let in by their name: sessions are for the tests of people. */
export async function clubOn(kind: Store['kind'], env: Readonly<Record<string, string>> = {}): Promise<Club> {
  return clubAt((await placeFor(kind)).setting, env);
}

/** The same where others may be too. */
export async function clubAt(place: StoreSetting, env: Readonly<Record<string, string>>): Promise<Club> {
  const settings = { ...settingsOf(env), store: place };
  const composed = await compose(settings, pino({ level: 'silent' }), makeMeters());
  let passed = 0;
  const known = new Map<string, Visitor>();
  const { store, now } = composed.services;
  const services: Services = {
    ...composed.services,
    now: () => now() + passed,
    doorkeeper: {
      ...composed.services.doorkeeper,
      personIn: async (request) => personIn(request, known),
      whoAsks: async ({ headers }) => known.get(String(headers.who)) ?? null,
    },
  };
  const server = fastify();
  await shareCompilers(server);
  await server.register((api) => serveApi(api, services), { prefix: '/api' });
  onTestFinished(async () => {
    await server.close();
    await composed.close();
  });

  async function come(names: readonly string[], upgraded: number | null): Promise<void> {
    const at = services.now();
    const rows = names.map((id) => ({
      ...{ id, name: `${id} by name`, locale: null, created_at: at, upgraded_at: upgraded, seen_at: at },
      role: null,
    }));
    await store.write([{ change: store.db.insertInto('accounts').values(rows) }]);
    for (const id of names)
      known.set(id, { account: id, name: id, isGuest: upgraded === null, session: `session of ${id}` });
  }

  return {
    services,
    guests: (...names) => come(names, null),
    members: (...names) => come(names, 1),
    ask: async (who, what, body) => {
      const [method = 'GET', path = ''] = what.split(' ');
      const { statusCode, payload, headers } = await server.inject({
        ...{ method: method as Method, url: `/api${path}`, headers: { who } },
        ...(body ? { payload: body } : {}),
      });
      const isJson = /\/json;/.test(String(headers['content-type']));
      return { status: statusCode, body: isJson ? JSON.parse(payload) : {}, text: payload };
    },
    pass: (ms) => {
      passed += ms;
    },
  };
}

const personIn: (
  request: FastifyRequest,
  known: ReadonlyMap<string, Visitor>,
) => ReturnType<Doorkeeper['personIn']> = async ({ headers }, known) => {
  const person = known.get(String(headers.who));
  if (!person) throw new Error(`nobody is called ${headers.who}`);
  return person;
};

export const refusal = (status: number, code: string, path?: string) => ({
  status,
  body: { error: { code, ...(path ? { path } : {}) } },
});

export const BOARD = {
  ...{ rulebook: 'icf', discipline: 'singles', length: 'board', kind: 'casual', visibility: 'link' },
};
