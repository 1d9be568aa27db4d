// One person at a match, over a real socket: comes back by itself, by number, to whichever process there is.
import WebSocket from 'ws';
import { recordOf } from './api.js';

/** As the protocol asks of clients. */
const FIRST_WAIT_MS = 200;
const WAIT_GROWS = 1.7;
const LONGEST_WAIT_MS = 10_000;
const OPENS_WITHIN_MS = 5000;
const PING_MS = 10_000;
/** A server that said it restarts is back within seconds. */
const TRIES_SOON = 40;
const LONGEST_WHILE_SOON_MS = 500;
/** A server that does not answer for so long is hung, whatever its kernel says; longer after each time it was not. */
const PATIENCE_MS = 2000;
const LONGEST_PATIENCE_MS = 10_000;
const CALMED = 0.95;
/** What a pong tells of comes by then, even in batches. */
const ON_ITS_WAY_MS = 500;

/** Those who have asked something and heard nothing since. @type {Set<Client>} */
const waiting = new Set();
setInterval(() => {
  const now = performance.now();
  for (const client of waiting) if (now - client.askedAt > client.patience) client.loseIt();
}, PATIENCE_MS / 8).unref();

/**
 * @typedef {object} Place where a client goes
 * @property {() => readonly string[]} addresses of the processes there are
 * @property {number} first which of them it goes to first
 * @property {string} match
 * @property {string} token of its session
 * @property {string} [seat]
 *
 * @typedef {object} Ears
 * @property {(message: any, text: string) => void} heard events, whether by `at` or by `ev`: those after `have`
 * @property {(message: any) => void} [answered] `ok` or `no`
 * @property {() => void} [joined]
 * @property {() => void} [lost] the connection
 * @property {(first: number, last: number) => void} [glanced] only numbers are looked at: for those who look on, so that
 *   many of them cost little
 */

export class Client {
  /** The last event it has. */
  have = 0;
  isIn = false;
  isOver = false;
  /** How often it was told of events that do not follow on those it has. */
  gaps = 0;
  connects = 0;
  /** What a server said that no client should hear. @type {string[]} */
  faults = [];
  /** @type {WebSocket | null} */
  socket = null;
  askedAt = 0;
  patience = PATIENCE_MS;
  /** So many tries more are made soon. */
  soon = 0;
  /** Milliseconds of the match when it joined last, and when that was. */
  clock = { match: 0, wall: 0 };

  /** @param {Place} place @param {Ears} ears */
  constructor(place, ears) {
    this.place = place;
    this.ears = ears;
    this.turn = place.first;
    this.waits = FIRST_WAIT_MS;
    this.pings = setInterval(() => this.ping(), PING_MS * (0.8 + 0.4 * Math.random()));
    this.connect();
  }

  connect() {
    if (this.isOver) return;
    const addresses = this.place.addresses();
    const address = addresses[this.turn % addresses.length];
    const socket = new WebSocket(`ws://${address}/api/socket`, {
      perMessageDeflate: false,
      skipUTF8Validation: true,
      handshakeTimeout: OPENS_WITHIN_MS,
      headers: { authorization: `Bearer ${this.place.token}` },
    });
    this.socket = socket;
    this.connects += 1;
    socket.on('open', () => this.join());
    socket.on('message', (data) => {
      if (socket === this.socket) this.hear(data.toString());
    });
    // What went wrong is told by the close that follows.
    socket.on('error', () => {});
    socket.on('close', () => {
      if (socket === this.socket) this.comeBack();
    });
  }

  join() {
    const { match, seat } = this.place;
    this.send({ t: 'join', v: 1, match, have: this.have, ...(seat ? { seat } : {}) });
  }

  ping() {
    if (this.isIn) this.send({ t: 'p', have: this.have });
  }

  /** @param {unknown} message */
  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(message));
    if (waiting.has(this)) return;
    this.askedAt = performance.now();
    waiting.add(this);
  }

  /** @param {string} text */
  hear(text) {
    waiting.delete(this);
    this.patience = Math.max(PATIENCE_MS, this.patience * CALMED);
    if (this.ears.glanced && text.startsWith('{"t":"ev"')) return this.glance(text);
    const message = JSON.parse(text);
    switch (message.t) {
      case 'at':
        return this.hearStanding(message, text);
      case 'ev':
        return this.take(message, text);
      case 'ok':
      case 'no':
        return this.ears.answered?.(message);
      case 'p':
        return this.lookBehind(message.seq);
      case 'reset':
        return void this.readAnew(message.seq);
      case 'bye':
        if (message.why === 'restart') this.soon = TRIES_SOON;
        return this.comeBack(message.after ?? 0);
    }
  }

  /** @param {any} message @param {string} text */
  hearStanding(message, text) {
    this.clock = { match: message.now ?? 0, wall: performance.now() };
    this.take(message, text);
    if (this.have !== message.seq) this.faults.push(`at ${message.seq}, but has ${this.have}`);
    if (this.isIn) return;
    this.isIn = true;
    this.waits = FIRST_WAIT_MS;
    this.ears.joined?.();
  }

  /** A pong says how far the match is; whatever is on its way still may come. @param {number} seq */
  lookBehind(seq) {
    if (seq <= this.have) return;
    setTimeout(() => {
      if (seq <= this.have || !this.isIn) return;
      this.gaps += 1;
      this.join();
    }, ON_ITS_WAY_MS);
  }

  /** Too far behind: all of it comes with the record. @param {number} seq */
  async readAnew(seq) {
    if (seq < this.have) this.faults.push(`the log goes to ${seq}, but ${this.have} were told`);
    const { socket, place } = this;
    const addresses = place.addresses();
    try {
      const text = await recordOf(addresses[this.turn % addresses.length] ?? '', place.match, place.token);
      const [head, ...events] = text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      if (socket !== this.socket) return;
      this.take({ t: 'record', head, events }, text);
      this.join();
    } catch {
      if (socket === this.socket) this.comeBack();
    }
  }

  /** @param {any} message @param {string} text */
  take(message, text) {
    const [first] = message.events;
    if (!first) return this.ears.heard(message, text);
    const last = message.events.at(-1);
    if (first.seq > this.have + 1) {
      this.gaps += 1;
      return this.join();
    }
    if (last.seq <= this.have) return;
    if (last.seq - first.seq !== message.events.length - 1)
      this.faults.push('events that are not consecutive');
    this.have = last.seq;
    this.ears.heard(message, text);
  }

  /** @param {string} text */
  glance(text) {
    const first = numberAfter(text, text.indexOf(SEQ));
    const last = numberAfter(text, text.lastIndexOf(SEQ));
    if (first > this.have + 1) {
      this.gaps += 1;
      return this.join();
    }
    if (last <= this.have) return;
    this.have = last;
    this.ears.glanced?.(first, last);
  }

  /** At the next process, not at once, and not all at the same moment. @param {number} [after] */
  comeBack(after) {
    const { socket } = this;
    this.socket = null;
    this.isIn = false;
    waiting.delete(this);
    socket?.terminate();
    if (this.isOver) return;
    this.ears.lost?.();
    this.turn += 1;
    const wait = after ?? this.waits * (0.5 + Math.random());
    this.soon = Math.max(0, this.soon - 1);
    this.waits = Math.min(this.soon > 0 ? LONGEST_WHILE_SOON_MS : LONGEST_WAIT_MS, this.waits * WAIT_GROWS);
    setTimeout(() => this.connect(), wait);
  }

  /** It was silent for too long. */
  loseIt() {
    this.patience = Math.min(LONGEST_PATIENCE_MS, this.patience * WAIT_GROWS);
    this.comeBack();
  }

  close() {
    this.isOver = true;
    clearInterval(this.pings);
    waiting.delete(this);
    this.socket?.terminate();
    this.socket = null;
  }
}

const SEQ = '"seq":';
/** @param {string} text @param {number} at */
const numberAfter = (text, at) => Number.parseInt(text.slice(at + SEQ.length, at + SEQ.length + 12), 10);
