import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { inTime } from '../../../../test/support/patience.js';

const SERVER = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** A server in a process of its own, as it was built. */
export interface ServerProcess {
  readonly origin: string;
  readonly process: ChildProcess;
  /** Everything it has written to its log. */
  readonly log: () => string;
  /** What it ended with: its status, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

export async function startServer(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  if (!existsSync(SERVER)) throw new Error('the server is not built: run "npm run build" first');
  const started = spawn(process.execPath, [SERVER], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  onTestFinished(() => void started.kill('SIGKILL'));
  let [said, log] = ['', ''];
  started.stdout?.on('data', (words) => {
    said += words;
  });
  started.stderr?.on('data', (words) => {
    log += words;
  });
  // Its last words may come after it is gone.
  const fellSilent = new Promise((resolve) => started.stderr?.once('close', resolve));
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    started.once('exit', (status, signal) => void fellSilent.then(() => resolve(signal ?? status))),
  );
  await Promise.race([
    expect.poll(() => said, { interval: 20 }).toContain('Stop it with Ctrl-C.'),
    ended.then(() => Promise.reject(new Error(`it did not start: ${log}`))),
  ]);
  const [origin = ''] = /http:\/\/[\d.]+:\d+/.exec(said) ?? [];
  return {
    origin,
    process: started,
    log: () => log,
    get ended() {
      return inTime(ended, () => `the server to end; its log: ${log}`);
    },
  };
}
