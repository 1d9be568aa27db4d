import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inTime } from './patience.js';

const BUILT = 'apps/web/dist/index.html';
const SERVER = 'apps/server/dist/main.js';

/** A server that runs as it does for people, on a store and a port of its own. */
export interface ServedApp {
  readonly address: string;
  /** Resolves once it has stopped in order. */
  readonly stop: () => Promise<void>;
  /** Resolves once it was killed: it could not say a last word. */
  readonly kill: () => Promise<void>;
}

/** Serves the built app as people get it, with an empty folder for online play. */
export async function serveApp(env: Readonly<Record<string, string>> = {}): Promise<ServedApp> {
  const folder = mkdtempSync(join(tmpdir(), 'opencarrom-app-'));
  const { stop, ...served } = await serveWith({ ...env, PORT: '0', STORE: storeIn(folder) });
  return {
    ...served,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The same from a folder in which a match may already be, on this port. */
export function serveFrom(folder: string, port: number): Promise<ServedApp> {
  return serveWith({ PORT: `${port}`, STORE: storeIn(folder) });
}

const storeIn = (folder: string): string => `file:${join(folder, 'opencarrom.db')}`;

/** The same with whatever the environment is to say. */
export async function serveWith(env: Readonly<Record<string, string>>): Promise<ServedApp> {
  if (!existsSync(BUILT) || !existsSync(SERVER))
    throw new Error('the app is not built: run "npm run build" first');
  const server = spawn(process.execPath, [SERVER], {
    env: { ...process.env, HOST: '127.0.0.1', ...env },
  });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const end = (signal: NodeJS.Signals) => () => {
    server.kill(signal);
    return inTime(exited, () => `the server to end by ${signal}`);
  };
  return { address: await addressOf(server), stop: end('SIGTERM'), kill: end('SIGKILL') };
}

/** Where the server says it is, once it is there. */
function addressOf(server: ChildProcess): Promise<string> {
  let said = '';
  const address = new Promise<string>((resolve, reject) => {
    const hear = (words: Buffer) => {
      said += words;
      const [address] = /http:\/\/[\d.]+:\d+/.exec(said) ?? [];
      if (address) resolve(address);
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.once('exit', () => reject(new Error(`the server stopped: ${said}`)));
  });
  return inTime(address, () => `the server to tell its address; it wrote: ${said}`);
}
