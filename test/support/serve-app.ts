import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BUILT = 'apps/web/dist/index.html';
const SERVER = 'apps/server/dist/main.js';

/** The built app, served as it is to people. */
export async function serveApp(): Promise<{ address: string; stop: () => void }> {
  if (!existsSync(BUILT) || !existsSync(SERVER))
    throw new Error('the app is not built: run "npm run build" first');
  const folder = mkdtempSync(join(tmpdir(), 'opencarrom-app-'));
  const server = spawn(process.execPath, [SERVER], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', STORE: `file:${join(folder, 'opencarrom.db')}` },
  });
  server.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return { address: await addressOf(server), stop: () => server.kill() };
}

/** Where the server says it is, once it is there. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (words: Buffer) => {
      said += words;
      const [address] = /http:\/\/[\d.]+:\d+/.exec(said) ?? [];
      if (address) resolve(address);
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.once('exit', () => reject(new Error(`the server stopped: ${said}`)));
  });
}
