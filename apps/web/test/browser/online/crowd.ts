import { RemoteMatch } from '@opencarrom/remote';
import { expect, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { fingerprintOf } from '../../../src/play/online/fingerprint.js';
import type { House } from './house.js';

/** Many who look on, by the client the pages have too but without a page each, until the test ends. */
export async function watches(house: House, path: string, count: number) {
  const line = await house.line();
  const watchers = Array.from({ length: count }, () => watcherAt(line.address, path));
  onTestFinished(() => {
    for (const watcher of watchers) watcher.close();
  });
  await Promise.all(watchers.map(({ joined }) => joined));
  return {
    /** Each of them comes to know the match as the server has it. */
    allKnow: async (fingerprint: () => Promise<string>) => {
      for (const watcher of watchers)
        await expect.poll(async () => fingerprintOf(watcher.state) === (await fingerprint())).toBe(true);
    },
    /** How many the first of them hears of, itself among them. */
    heardOf: () => watchers[0]?.presence.watchers ?? 0,
  };
}

function watcherAt(address: string, path: string): RemoteMatch {
  const record = async (match: string) => (await fetch(`${address}/api/matches/${match}/record`)).text();
  const match = new RemoteMatch(
    { match: path.replace('/match/', ''), showsStrokes: true },
    {
      connect: ({ opened, heard, closed }) => {
        const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { origin: address });
        socket.on('open', opened);
        socket.on('message', (text) => heard(String(text)));
        socket.on('close', closed);
        socket.on('error', () => {});
        return { send: (text) => socket.send(text), close: () => socket.close() };
      },
      record,
      now: () => performance.now(),
      after: (ms, call) => {
        const timer = setTimeout(call, ms);
        return () => clearTimeout(timer);
      },
      chance: () => 0.5,
    },
  );
  match.open();
  return match;
}
