import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MatchRecord, readRecord } from '@opencarrom/match';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { type Line, type LineOptions, openLine } from '../../../../../scripts/servers/line.js';
import { startNats } from '../../../../../scripts/servers/nats.js';
import { freePort } from '../../../../../scripts/servers/ports.js';
import { startPostgres } from '../../../../../scripts/servers/postgres.js';
import { programsOfServer } from '../../../../../scripts/servers/programs.js';
import { type ServedApp, serveWith } from '../../../../../test/support/serve-app.js';

/** What the environment says to a server: CLOCK_SPEED, LIMITS and the like. */
type Environment = Readonly<Record<string, string>>;

type WayThere = Partial<LineOptions> & { readonly first?: number };

/** A server that people come to. */
export interface SharedHouse {
  /** Where it is, for people whose connection is not the subject: nothing of theirs goes through the tests' process. */
  readonly address: () => string;
  /**
   * Somebody's own way there, which can be cut, from an address of their own, until the test ends. `first`: the process they
   * come to.
   */
  readonly line: (options?: WayThere) => Promise<Line>;
  /** A match as the server has written it down, past all lines. */
  readonly record: (path: string) => Promise<MatchRecord>;
}

/** The built server as it runs for people, on a store of its own. */
export interface House extends SharedHouse {
  /** Stops a process in order, or kills it with -9. */
  readonly stop: (process?: number) => Promise<void>;
  readonly kill: (process?: number) => Promise<void>;
  /** Starts it again, where it was and on what it had. */
  readonly start: (process?: number) => Promise<void>;
}

/**
 * The server of the whole lane, without limits. For tests that neither stop it nor need it empty: other files come there
 * at the same time, so a test reads only what belongs to its own people.
 */
export function useSharedHouse(): SharedHouse {
  const app = inject('app');
  const port = Number(new URL(app).port);
  return {
    address: () => app,
    line: (options) => lineTo([port], options),
    record: (path) => recordAt(port, path),
  };
}

/** One process on a file. `fill` puts something into the store, as the environment names it, before the server starts. */
export function useHouse(env: Environment = {}, fill?: (store: string) => Promise<void>): House {
  return useProcesses(1, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'opencarrom-house-'));
    const store = `file:${join(folder, 'opencarrom.db')}`;
    await fill?.(store);
    return {
      env: { ...env, STORE: store },
      end: () => rmSync(folder, { recursive: true, force: true }),
    };
  });
}

/** Are they on this machine? Else what needs them is skipped: `describe.skipIf(!hasTwoProcesses)`. */
export const hasTwoProcesses = programsOfServer('postgres') !== null && programsOfServer('nats') !== null;

/** Two processes on a PostgreSQL and a NATS of their own: whoever comes to one may meet those of the other. */
export function useTwoProcesses(env: Environment = {}): House {
  return useProcesses(2, async () => {
    const [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
    return {
      env: { ...env, STORE: postgres.url, BUS: nats.url },
      end: () => Promise.all([postgres.end(), nats.end()]),
    };
  });
}

interface Ground {
  readonly env: Environment;
  readonly end: () => unknown;
}

function useProcesses(count: number, prepare: () => Promise<Ground>): House {
  let ground: Ground;
  let ports: readonly number[] = [];
  const processes: (ServedApp | null)[] = [];

  const start = async (process = 0) => {
    const name = { PORT: `${ports[process]}`, NODE_NAME: `node-${process + 1}` };
    processes[process] = await serveWith({ ...ground.env, ...name });
  };
  const end =
    (how: 'stop' | 'kill') =>
    async (process = 0) => {
      const ending = processes[process];
      processes[process] = null;
      await ending?.[how]();
    };

  beforeAll(async () => {
    ground = await prepare();
    ports = await Promise.all(Array.from({ length: count }, freePort));
    for (let process = 0; process < count; process++) await start(process);
  });
  afterAll(async () => {
    await Promise.all(processes.map((each) => each?.stop()));
    await ground?.end();
  });

  return {
    address: () => `http://127.0.0.1:${ports[0]}`,
    line: (options) => lineTo(ports, options),
    start,
    stop: end('stop'),
    kill: end('kill'),
    record: (path) => recordAt(ports[processes.findIndex((each) => each !== null)], path),
  };
}

let visitors = 0;

async function lineTo(ports: readonly number[], { first = 0, ...options }: WayThere = {}): Promise<Line> {
  const to = [...ports.slice(first), ...ports.slice(0, first)];
  const line = await openLine({ to, from: addressOf(visitors++), ...options });
  // After the hooks that close the pages: one that is still open complains of a line that is gone.
  onTestFinished(() => line.close());
  return line;
}

async function recordAt(port: number | undefined, path: string): Promise<MatchRecord> {
  const match = path.replace('/match/', '/api/matches/');
  const written = await fetch(`http://127.0.0.1:${port}${match}/record`);
  const read = readRecord(await written.text());
  if ('error' in read) throw new Error(read.error.message);
  return read.ok;
}

/** An address of this machine that nobody else has: what is allowed to an address is allowed to each. */
const addressOf = (visitor: number): string =>
  `127.0.${1 + Math.floor(visitor / 200)}.${1 + (visitor % 200)}`;
