import type { RemotePorts } from '@opencarrom/remote';
import { ask } from './asking.js';
import { myself } from './myself.svelte.js';

/** What the server is reached by over a socket, from a page. */
export const pagePorts: RemotePorts = {
  connect: ({ opened, heard, closed }) => {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`);
    socket.onopen = opened;
    socket.onmessage = ({ data }) => heard(String(data));
    socket.onclose = closed;
    return { send: (text) => socket.send(text), close: () => socket.close() };
  },
  record: async (match) => (await ask('GET', `/matches/${encodeURIComponent(match)}/record`)).text(),
  isLetInAnew: async () => {
    const before = myself.account?.id;
    return before !== undefined && (await myself.find())?.id === before;
  },
  now: () => performance.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  chance: Math.random,
};
