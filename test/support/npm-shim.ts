import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';

/** A command of npm's under way, and what it has said. */
export interface NpmRun {
  readonly npm: ChildProcess;
  readonly said: () => string;
}

/**
 * Runs scripts by npm as people do, each with a folder of its own to keep things in, but builds nothing: that was done
 * before these tests, and others are reading it now.
 */
export function useNpm() {
  const all: ChildProcess[] = [];
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'opencarrom-npm-'));
    // Root's PostgreSQL is run by somebody else, who has to come in.
    chmodSync(folder, 0o755);
    const shim = join(folder, 'npm');
    writeFileSync(shim, '#!/bin/sh\nexit 0\n');
    chmodSync(shim, 0o755);
  });
  afterAll(() => {
    for (const npm of all) npm.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  });
  return {
    folder: () => folder,
    /** Resolves once it says where it is open. */
    run: async (script: string, env: Readonly<Record<string, string>>): Promise<NpmRun> => {
      const cli =
        process.env.npm_execpath ?? join(process.execPath, '../../lib/node_modules/npm/bin/npm-cli.js');
      const npm = spawn(process.execPath, [cli, 'run', script], {
        env: { ...process.env, PATH: [folder, process.env.PATH].join(delimiter), ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
        // A group of its own, as a terminal gives to each command.
        detached: true,
      });
      all.push(npm);
      let said = '';
      npm.stdout.on('data', (words) => {
        said += words;
      });
      await expect.poll(() => said, { interval: 20 }).toContain('Stop it with Ctrl-C.');
      return { npm, said: () => said };
    },
  };
}

export const isOver = (process: ChildProcess): boolean =>
  process.exitCode !== null || process.signalCode !== null;

/** Does somebody take connections at that port of this machine? */
export function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false)).once('connect', () => resolve(true));
    socket.once('connect', () => socket.destroy());
  });
}
