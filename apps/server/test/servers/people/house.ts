import fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify';
import pino from 'pino';
import { onTestFinished } from 'vitest';
import { PATIENCE } from '../../../../../test/support/patience.js';
import { serveApi } from '../../../src/api.js';
import { makeLocalBus } from '../../../src/bus/local-bus.js';
import { randomChance } from '../../../src/chance.js';
import { makeHeldEvents } from '../../../src/events/make-held-events.js';
import { makeLinkBench } from '../../../src/links/bench/link-bench.js';
import { shortLinkPages } from '../../../src/links/page-routes.js';
import { makeMeters } from '../../../src/meters.js';
import { makeDoorkeeper } from '../../../src/people/doorkeeper.js';
import { makeWords } from '../../../src/people/words.js';
import { makePresence } from '../../../src/rooms/presence.js';
import type { Rooms } from '../../../src/rooms/rooms.js';
import type { Services } from '../../../src/services.js';
import type { Store } from '../../../src/store/store.js';
import { settingsOf } from '../../support/settings.js';
import { shareCompilers } from '../../support/shared-compilers.js';
import { emptiedStore } from './emptied-store.js';

/** Where the pages of these tests come from. */
export const ORIGIN = 'http://localhost:8080';
const MONDAY = Date.UTC(2026, 10, 16, 12);
const YEAR = 365 * 24 * 3_600_000;

/**
 * One bench for all houses of a process, because its thread takes longer to start than most tests. The thread has the
 * lowest priority, so a busy machine may keep it waiting for long.
 */
const LINK_BENCH = makeLinkBench({ logger: pino({ level: 'silent' }) }, PATIENCE);

/** Each opens a year after the one before: what a process remembers of refusals is long past then. */
let houses = 0;

/** The HTTP side of a server on a real store, with a clock that stands until it is moved. */
export interface House {
  readonly services: Services;
  readonly server: FastifyInstance;
  /** Lets so many milliseconds pass. */
  readonly pass: (ms: number) => void;
  readonly browser: (from?: Visit) => Browser;
  /** Grants an account the rights of a moderator. */
  readonly makeModerator: (account: string) => Promise<void>;
}

interface Visit {
  readonly address?: string;
  readonly userAgent?: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A browser: it keeps its cookies, and says where its pages come from. */
export interface Browser {
  readonly ask: (
    method: Method,
    path: string,
    body?: unknown,
    headers?: object,
  ) => Promise<LightMyRequestResponse>;
  /** Comes in as a guest, and gives the account's id. */
  readonly comeIn: (name?: string) => Promise<string>;
  readonly cookie: () => string;
}

export async function openHouse(
  kind: Store['kind'] = 'sqlite',
  env: Readonly<Record<string, string>> = {},
): Promise<House> {
  let time = MONDAY + YEAR * houses++;
  const now = () => time;
  const settings = settingsOf(env);
  const [logger, meters] = [pino({ level: 'silent' }), makeMeters()];
  const store = await emptiedStore(kind);
  const bus = makeLocalBus(logger);
  const doorkeeper = makeDoorkeeper({ settings, now, chance: randomChance, logger, store, bus });
  const presence = makePresence({ bus, node: store.leases.node, now });
  const services: Services = {
    ...{ settings, now, chance: randomChance, logger, meters, store, bus, doorkeeper, presence },
    words: makeWords({ settings, store, now, chance: randomChance }),
    rooms: NO_ROOMS,
    events: makeHeldEvents({ now, store, bus, logger }),
    links: LINK_BENCH,
  };
  const server = fastify();
  await shareCompilers(server);
  await server.register((api) => serveApi(api, services), { prefix: '/api' });
  await server.register((pages) => shortLinkPages(pages, services), { prefix: '/s' });
  onTestFinished(async () => {
    await server.close();
    services.events.close();
    presence.close();
    doorkeeper.close();
  });
  return {
    ...{ services, server },
    pass: (ms) => {
      time += ms;
    },
    browser: (visit) => makeBrowser(server, visit),
    makeModerator: async (account) => {
      const change = store.db.updateTable('accounts').set({ role: 'moderator' }).where('id', '=', account);
      await store.write([{ change, rows: 1 }]);
    },
  };
}

function makeBrowser(
  server: FastifyInstance,
  { address = '203.0.113.77', userAgent = '' }: Visit = {},
): Browser {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const ask: Browser['ask'] = async (method, path, body, headers = {}) => {
    const options: InjectOptions = {
      ...{ method, url: `/api${path}`, remoteAddress: address },
      headers: {
        host: 'localhost:8080',
        origin: ORIGIN,
        'user-agent': userAgent,
        cookie: cookie(),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body as object }),
    };
    const answer = await server.inject(options);
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
  return {
    ask,
    cookie,
    comeIn: async (name) => {
      const answer = await ask('POST', '/guests', name === undefined ? {} : { name });
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json().account.id;
    },
  };
}

/** No match is played in these tests. */
const NO_ROOMS: Rooms = {
  do: () => Promise.reject(new Error('nothing is played here')),
  aim: () => {},
  visit: () => Promise.resolve(null),
  board: () => Promise.resolve(null),
  seated: () => Promise.resolve(),
  led: () => [],
  count: () => 0,
  drain: () => Promise.resolve(),
};
