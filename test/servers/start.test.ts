import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/servers/ports.js';

let folder: string;
const all: ChildProcess[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'opencarrom-start-'));
  // The server was built before these tests; others may be reading it now.
  const npm = join(folder, 'npm');
  writeFileSync(npm, '#!/bin/sh\nexit 0\n');
  chmodSync(npm, 0o755);
});
afterAll(() => {
  for (const npm of all) npm.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** `npm start`, once it says where it is open. */
async function npmStart(port: number, more: Readonly<Record<string, string>> = {}) {
  const npm = process.env.npm_execpath ?? join(process.execPath, '../../lib/node_modules/npm/bin/npm-cli.js');
  const started = spawn(process.execPath, [npm, 'start'], {
    env: {
      ...process.env,
      PATH: [folder, process.env.PATH].join(delimiter),
      PORT: String(port),
      STORE: `file:${join(folder, `${port}.db`)}`,
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  all.push(started);
  let said = '';
  started.stdout.on('data', (words) => {
    said += words;
  });
  await expect.poll(() => said, { interval: 20 }).toContain('Stop it with Ctrl-C.');
  return { npm: started, said };
}

const isOver = (process: ChildProcess) => process.exitCode !== null || process.signalCode !== null;

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false)).once('connect', () => resolve(true));
    socket.once('connect', () => socket.destroy());
  });
}

describe('npm start', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)('leaves nobody at the port after %s', async (signal) => {
    const port = await freePort();
    const { npm } = await npmStart(port);
    expect(await answers(port)).toBe(true);
    npm.kill(signal);
    await expect.poll(() => answers(port), { interval: 20 }).toBe(false);
    await expect.poll(() => isOver(npm), { interval: 20 }).toBe(true);
  });

  it('says where to open it and where everything is kept', async () => {
    const port = await freePort();
    const { npm, said } = await npmStart(port);
    expect(said).toContain(`http://localhost:${port}\n`);
    expect(said).toContain(`Everything is kept in ${join(folder, `${port}.db`)}.`);
    npm.kill('SIGTERM');
    await expect.poll(() => answers(port), { interval: 20 }).toBe(false);
  });
});
