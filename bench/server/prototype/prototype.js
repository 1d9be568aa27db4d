// The prototype this server was drawn from, as ../../../docs/bench/server.md tells of it: plain `ws`, `JSON.parse`,
// `match.decide`, one thread with SQLite, a group at a time, acknowledged once it is on the disk, and a frame to all at the
// table. It knows no accounts, sessions, schemas, limits, leases or fencing, and cannot restart: it is what a stroke must
// cost whoever keeps the promise to the striker and no other. Started like a server, and speaks as much of the protocol as
// those who play in a hall.
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { Worker } from 'node:worker_threads';
import { decide, dutyOf, makeDice, newHead, openMatch, standIn } from '@opencarrom/match';
import { WebSocketServer } from 'ws';

/**
 * @typedef {import('@opencarrom/match').MatchState} MatchState
 * @typedef {import('@opencarrom/match').Command} Command
 * @typedef {import('ws').WebSocket} WebSocket
 * @typedef {{ readonly row: import('./writer.js').Row, readonly done: () => void }} Waiting
 */

const SPEED = Number(process.env.CLOCK_SPEED);
const SERVERS_OWN = new Set(['toss', 'play', 'close']);
/** Milliseconds, as those who play count them: who could claim something has said so by then. */
const CLAIM_WITHIN = 5000 / SPEED;
const PING_MS = 10_000;

const dice = makeDice(1);
/** @type {Map<string, Room>} */
const rooms = new Map();

const writer = new Worker(new URL('writer.js', import.meta.url), { workerData: process.env.STORE });
/** @type {Waiting[]} */
let waiting = [];
/** @type {Waiting[]} */
let underWay = [];

/** @param {Waiting} one */
function write(one) {
  if (waiting.length === 0 && underWay.length === 0) setImmediate(writeAll);
  waiting.push(one);
}

function writeAll() {
  if (underWay.length > 0 || waiting.length === 0) return;
  [underWay, waiting] = [waiting, []];
  writer.postMessage(underWay.map(({ row }) => row));
}

writer.on('message', () => {
  const written = underWay;
  underWay = [];
  writeAll();
  for (const { done } of written) done();
});

class Room {
  match = randomBytes(9).toString('base64url');
  tokens = { A1: randomBytes(9).toString('base64url'), B1: randomBytes(9).toString('base64url') };
  head = newHead({ players: { A: ['A'], B: ['B'] } });
  began = performance.now();
  /** @type {MatchState} */
  state = openMatch(this.head);
  /** The log as it was written, for who comes late. @type {{ last: number, body: string }[]} */
  log = [];
  /** @type {Set<WebSocket>} */
  sockets = new Set();
  /** Up to which number a command has led, once it is on the disk. @type {Map<string, Promise<number>>} */
  answers = new Map();

  now() {
    return Math.max(this.state.latest, Math.floor((performance.now() - this.began) * SPEED));
  }

  /** What came of a command, once it is on the disk. @param {Command} command @param {string} id */
  enter(command, id) {
    const decision = decide(this.state, command);
    if ('refusal' in decision) return decision;
    const { events } = decision;
    this.state = decision.state;
    const [seq, last] = [events[0]?.seq ?? 0, this.state.seq];
    const body = JSON.stringify(events);
    /** @type {Promise<number>} */
    const kept = new Promise((resolve) => {
      const { match } = this;
      const done = () => {
        this.log.push({ last, body });
        this.tell(`{"t":"ev","match":"${match}","events":${body}}`);
        resolve(last);
      };
      write({ row: [match, seq, last, id, command.by, command.at, body], done });
    });
    this.goOn();
    return { kept };
  }

  /** What is nobody's choice: the toss, "Play", closing a board. */
  goOn() {
    const { state } = this;
    const duty = dutyOf(state);
    if (!duty || !SERVERS_OWN.has(duty.kind)) return;
    const moving = ((state.board?.stillAt ?? 0) - this.now()) / SPEED;
    const wait = Math.max(moving, duty.claimants.length > 0 ? CLAIM_WITHIN : 0);
    const act = () => {
      if (this.state !== state) return;
      const deed = standIn(state, dice);
      if (deed) this.enter({ ...deed, by: 'umpire', at: this.now() }, `${duty.kind}@${state.seq}`);
    };
    if (wait > 0) setTimeout(act, wait + 1);
    else act();
  }

  /** @param {string} frame */
  tell(frame) {
    for (const socket of this.sockets) socket.send(frame);
  }
}

/** @param {WebSocket} socket */
function welcome(socket) {
  /** @type {Room | undefined} */
  let room;
  /** @type {'A1' | 'B1' | null} */
  let you = null;
  /** @param {any} said */
  const join = ({ match, have, seat }) => {
    room = rooms.get(match);
    if (!room) return;
    you = seat === room.tokens.A1 ? 'A1' : seat === room.tokens.B1 ? 'B1' : null;
    const { head, log } = room;
    const events = log.flatMap(({ last, body }) => (last > have ? JSON.parse(body) : []));
    const seq = log.at(-1)?.last ?? 0;
    socket.send(JSON.stringify({ t: 'at', match, seq, you, now: room.now(), head, events, there: [] }));
    room.sockets.add(socket);
  };
  /** @param {any} said */
  const act = async ({ id, after, act }) => {
    if (!room || !you) return;
    const before = room.answers.get(id);
    if (before) return socket.send(JSON.stringify({ t: 'ok', id, seq: await before }));
    const answer = room.enter({ by: you, at: room.now(), act, after }, id);
    if ('refusal' in answer) return socket.send(JSON.stringify({ t: 'no', id, code: answer.refusal.code }));
    room.answers.set(id, answer.kept);
    socket.send(JSON.stringify({ t: 'ok', id, seq: await answer.kept }));
  };
  socket.on('message', (data) => {
    const said = JSON.parse(data.toString());
    if (said.t === 'do') void act(said);
    else if (said.t === 'join') join(said);
    else if (said.t === 'p') socket.send(JSON.stringify({ t: 'p', seq: room?.log.at(-1)?.last ?? 0 }));
  });
  socket.on('close', () => room?.sockets.delete(socket));
}

/** @param {string} path */
function answer(path) {
  if (path === '/api/guests') return { token: 'guest' };
  if (path === '/api/matches') {
    const room = new Room();
    rooms.set(room.match, room);
    return { id: room.match, player: 'A1', seat: room.tokens.A1 };
  }
  const room = rooms.get(path.split('/')[3] ?? '');
  room?.goOn();
  return room ? { player: 'B1', seat: room.tokens.B1 } : {};
}

const server = createServer((request, response) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer(request.url ?? '')));
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false }).on('connection', welcome);
setInterval(() => sockets.clients.forEach((socket) => void socket.ping()), PING_MS);
server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit());
