import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { LARGEST_FRAME } from '@opencarrom/protocol';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { addressGroup } from '../http/addresses.js';
import { Allowances } from '../http/allowance.js';
import { clientAddresses } from '../http/client-address.js';
import { Problem } from '../http/problem.js';
import type { Services } from '../services.js';
import { Connection } from './connection.js';
import { Conversation } from './conversation.js';
import { type Admission, makeDoor } from './door.js';
import { FollowedEvents } from './followed-events.js';
import { HeldAnswers } from './held-answers.js';
import { LookedTables } from './looked-tables.js';
import { Pulse } from './pulse.js';
import { RefusedSockets } from './refused-sockets.js';
import { WatchedMatches } from './watched-matches.js';

const PATH = '/api/socket';
/** How often an account may say something. */
const SAYINGS = { times: 1, within: 2_000 };
/** Those who play are sent away first, within so many milliseconds: a board waits for them. */
const PLAYERS_WITHIN = 300;
/** Who is sent away when the server goes comes back within this time, not all at once. */
const BACK_WITHIN = 500;

/** The sockets of this process. */
export interface Sockets {
  readonly count: () => number;
  /** Lets nobody in any more, and sends everybody away, one after another over so many milliseconds. */
  readonly drain: (overMs: number) => Promise<void>;
  /** Cuts everybody off. */
  readonly close: () => void;
}

/** Takes the sockets that pages open at this server. */
export function attachSockets(server: Server, services: Services): Sockets {
  const { now, meters, doorkeeper, chance, logger, settings } = services;
  const webSockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: LARGEST_FRAME,
  });
  const door = makeDoor(services);
  const matches = new WatchedMatches(services);
  const tables = new LookedTables(services);
  const events = new FollowedEvents(services);
  const sayings = new Allowances(SAYINGS, now);
  const held = new HeldAnswers(now);
  const pulse = new Pulse(now);
  const open = new Set<Connection>();
  const refused = new RefusedSockets();
  const addressOf = clientAddresses(settings.trustProxy);
  let isDraining = false;
  meters.watch('sockets', () => open.size);

  const stopHearingOfEnds = doorkeeper.onEnded((session) => {
    for (const connection of open) if (connection.person?.session === session) connection.bye('session');
  });

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    // Whoever goes away before they are let in is nobody's trouble.
    socket.on('error', () => socket.destroy());
    let admission: Admission | null = null;
    try {
      if (pathOf(request) !== PATH) throw new Problem(404, 'not-found', `sockets are at ${PATH}`);
      if (isDraining) throw new Problem(503, 'unavailable', 'the server is about to restart');
      admission = await door(request);
      const { leave } = admission;
      if (socket.destroyed) return leave();
      socket.once('close', leave);
      webSockets.handleUpgrade(request, socket, head, (webSocket) =>
        welcome(webSocket, socket, admission as Admission),
      );
    } catch (problem) {
      if (!(problem instanceof Problem)) logger.error({ err: problem }, 'a socket could not be let in');
      const told =
        problem instanceof Problem ? problem : new Problem(503, 'unavailable', 'not now: come again');
      meters.refused(told.code);
      refused.refuse(socket, addressGroup(addressOf(request)), told);
    }
  }

  function welcome(webSocket: WebSocket, wire: Duplex, { person }: Admission): void {
    const connection = new Connection(webSocket, wire, person, {
      now,
      dropped: () => meters.count('dropped'),
    });
    const conversation = new Conversation(connection, { services, matches, tables, events, sayings, held });
    const stopPulse = pulse.add(connection);
    open.add(connection);
    webSocket.on('message', (data: RawData, isBinary) => {
      if (isBinary) connection.close(1008, 'frames are text');
      else conversation.hear(data.toString());
    });
    webSocket.on('ping', () => conversation.takes());
    webSocket.on('pong', (mark) => {
      if (!connection.pong(String(mark))) conversation.takes();
    });
    // The socket closes itself then, and says why.
    webSocket.on('error', () => {});
    webSocket.on('close', () => {
      stopPulse();
      open.delete(connection);
      conversation.end();
    });
  }

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    void upgrade(request, socket, head);
  server.on('upgrade', onUpgrade);

  return {
    count: () => open.size,
    drain: async (overMs) => {
      isDraining = true;
      const sendAway = (connection: Connection) => connection.bye('restart', chance.below(BACK_WITHIN));
      const [players, watchers] = [true, false].map((isIn) =>
        [...open].filter((each) => each.isInSeat === isIn),
      );
      const first = Math.min(PLAYERS_WITHIN, overMs);
      await spread(players ?? [], first, sendAway);
      await spread(watchers ?? [], overMs - first, sendAway);
    },
    close: () => {
      isDraining = true;
      server.off('upgrade', onUpgrade);
      stopHearingOfEnds();
      pulse.stop();
      held.stop();
      for (const connection of open) connection.cutOff();
      refused.close();
      matches.close();
      tables.close();
      events.close();
    },
  };
}

/** One after another over so many milliseconds. */
async function spread<T>(all: readonly T[], overMs: number, deed: (each: T) => void): Promise<void> {
  const began = performance.now();
  for (const [index, each] of all.entries()) {
    const ahead = (overMs * index) / all.length - (performance.now() - began);
    // Timers are no finer than this.
    if (ahead >= 1) await pause(ahead);
    deed(each);
  }
}

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?')[0] ?? '';
