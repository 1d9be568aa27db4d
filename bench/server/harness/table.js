// A match over real sockets, both seats played by the stand-in, which keeps its own state from what it is told.
import { dutyOf, evolve, openMatch, standIn } from '@opencarrom/match';
import { Client } from './client.js';

/**
 * @typedef {import('./ledger.js').Sent} Sent
 * @typedef {import('./api.js').Seated} Seated
 * @typedef {import('@opencarrom/match').MatchState} MatchState
 *
 * @typedef {object} Manner how a table is played
 * @property {() => readonly string[]} addresses
 * @property {import('@opencarrom/match').Dice} dice
 * @property {number} clockSpeed
 * @property {number} first at which process its first player is; the second is at the next
 * @property {boolean} keepsLedger
 * @property {number} [doubles] this share of commands is sent twice at once
 * @property {number} [watchers]
 *
 * @typedef {{ A1: string, B1: string, watcher: string }} Tokens of the sessions: whose seat it is sits there
 *
 * @typedef {object} Told
 * @property {(table: Table) => void} ready somebody may act
 * @property {(table: Table) => void} over
 * @property {(sent: Sent, table: Table) => void} acked
 * @property {(sent: Sent) => void} spread the last of all at the table has heard of it
 */

/** After a refusal: men that still moved lie still by then; whatever else it was takes longer to pass. */
const AFTER_MOVING_MS = 10;
const AFTER_REFUSAL_MS = 200;
/** Frames kept to compare what one seat hears with what the other does. */
const FRAMES_COMPARED = 64;

export class Table {
  /** @type {MatchState | null} */
  state = null;
  /** @type {Sent[]} */
  sent = [];
  /** @type {Sent | null} */
  pending = null;
  commands = 0;
  isReady = false;
  isOver = false;
  /** @type {Map<string, number>} */
  refusals = new Map();
  /** @type {string[]} */
  faults = [];
  /** The longest time without an acknowledgement since somebody began to look. */
  silence = { since: performance.now(), longest: 0 };
  /** @type {NodeJS.Timeout | undefined} */
  timer;
  lastOk = 0;
  /** @type {Map<number, string>} */
  frames = new Map();
  /** How many have yet to hear of a command, by the number of its event. @type {Map<number, { sent: Sent, left: number }>} */
  unheard = new Map();

  /**
   * @param {Seated} seated @param {Tokens} tokens
   * @param {Manner} manner @param {Told} told
   */
  constructor({ match, seats }, tokens, manner, told) {
    this.match = match;
    this.manner = manner;
    this.told = told;
    const { addresses, first, watchers = 0 } = manner;
    const seated = (/** @type {'A1' | 'B1'} */ player, /** @type {number} */ at) =>
      new Client(
        { addresses, first: first + at, match, token: tokens[player], seat: seats[player] },
        {
          heard: (message, text) => this.hear(message, text),
          answered: (message) => this.answer(message),
          joined: () => this.sendAgain(player),
        },
      );
    /** @type {Record<string, Client>} */
    this.players = { A1: seated('A1', 0), B1: seated('B1', 1) };
    this.watchers = Array.from(
      { length: watchers },
      (_, n) =>
        new Client(
          { addresses, first: first + n, match, token: tokens.watcher },
          { heard: () => {}, glanced: (from, to) => this.noteHeard(from, to) },
        ),
    );
  }

  get clients() {
    return [...Object.values(this.players), ...this.watchers];
  }

  /** Has a stroke been made? */
  get hasBegun() {
    return this.state !== null && (this.state.lines.length > 0 || (this.state.board?.strokes ?? 0) > 0);
  }

  /** @param {any} message @param {string} text */
  hear(message, text) {
    if (message.head && !this.state) this.state = openMatch(message.head);
    if (!this.state) return;
    if (message.t === 'ev') {
      this.compare(message.events[0].seq, text);
      this.noteHeard(message.events[0].seq, message.events.at(-1).seq);
    }
    let { state } = this;
    for (const event of message.events) if (event.seq === state.seq + 1) state = evolve(state, event);
    if (state === this.state && this.isReady) return;
    this.state = state;
    this.consider();
  }

  /** @param {number} first @param {number} last */
  noteHeard(first, last) {
    for (const [seq, hearing] of this.unheard) {
      // Somebody who was away has heard of it by `at`.
      if (seq < first - FRAMES_COMPARED) this.unheard.delete(seq);
      if (seq < first || seq > last) continue;
      hearing.left -= 1;
      if (hearing.left > 0) continue;
      this.unheard.delete(seq);
      this.told.spread(hearing.sent);
    }
  }

  /** Both seats must be told the same. @param {number} first @param {string} text */
  compare(first, text) {
    const other = this.frames.get(first);
    if (other !== undefined && other !== text) this.faults.push(`two frames of ${first} differ`);
    this.frames.set(first, text);
    if (this.frames.size > FRAMES_COMPARED) {
      const [oldest = 0] = this.frames.keys();
      this.frames.delete(oldest);
    }
  }

  /** Is it a player's turn? Then as soon as all lies still. */
  consider() {
    const { state } = this;
    if (!state || this.pending || this.isReady || this.isOver || state.seq < this.lastOk) return;
    const duty = dutyOf(state);
    if (!duty) {
      this.isOver = true;
      this.told.over(this);
      return;
    }
    if (SERVERS_OWN.has(duty.kind) && duty.claimants.length === 0) return;
    clearTimeout(this.timer);
    const moving = ((state.board?.stillAt ?? 0) - state.latest) / this.manner.clockSpeed;
    if (moving <= 0) this.becomeReady();
    else this.timer = setTimeout(() => this.becomeReady(), moving + 1);
  }

  becomeReady() {
    if (this.pending || this.isReady || this.isOver) return;
    this.isReady = true;
    this.told.ready(this);
  }

  /** Does what is to be done next. @param {number} due when it should have gone out */
  act(due) {
    const { state, manner } = this;
    this.isReady = false;
    const deed = state && standIn(state, manner.dice);
    if (!state || !deed) return;
    const by = deed.by === 'umpire' ? dutyOf(state)?.by[0] : deed.by;
    if (!by || by === 'umpire') return;
    this.commands += 1;
    /** @type {Sent} */
    const sent = {
      id: `c-${this.commands}`,
      player: by,
      after: state.seq,
      act: deed.act,
      due,
      times: 0,
      wasThere: false,
      ok: null,
      no: null,
      answers: 0,
    };
    this.pending = sent;
    this.unheard.set(state.seq + 1, { sent, left: 2 + this.watchers.length });
    if (manner.keepsLedger) this.sent.push(sent);
    this.send(sent);
    if (manner.doubles && manner.dice.uniform() < manner.doubles) this.send(sent);
  }

  /** @param {Sent} sent */
  send(sent) {
    const client = this.players[sent.player];
    if (!client?.isIn) return;
    sent.times += 1;
    const { id, after, act } = sent;
    client.send({ t: 'do', id, match: this.match, after, act });
  }

  /** What was not answered before the connection went, goes again under its old id. @param {string} player */
  sendAgain(player) {
    const { pending } = this;
    if (pending?.player !== player) return;
    if (pending.times > 0 && (this.state?.seq ?? 0) > pending.after) pending.wasThere = true;
    this.send(pending);
  }

  /** @param {any} message */
  answer(message) {
    const { pending } = this;
    if (!pending || message.id !== pending.id) return this.answerAgain(message);
    pending.answers += 1;
    this.pending = null;
    if (message.t === 'no') {
      pending.no = message.code;
      this.refusals.set(message.code, (this.refusals.get(message.code) ?? 0) + 1);
      // What is behind does not come by waiting.
      if (message.code === 'stale') this.players[pending.player]?.join();
      const wait = message.code === 'not-now' ? AFTER_MOVING_MS : AFTER_REFUSAL_MS;
      this.timer = setTimeout(() => this.consider(), wait);
      return;
    }
    pending.ok = message.seq;
    this.lastOk = message.seq;
    const now = performance.now();
    this.silence.longest = Math.max(this.silence.longest, now - this.silence.since);
    this.silence.since = now;
    this.told.acked(pending, this);
    this.consider();
  }

  /** A second answer to what was sent twice says the same. @param {any} message */
  answerAgain({ id, t, seq }) {
    const sent = this.sent.filter((each) => each.id === id).at(-1);
    if (!sent) return;
    sent.answers += 1;
    if (t === 'ok' ? sent.ok !== seq : sent.no === null) this.faults.push(`${id} was answered in two ways`);
  }

  /** From now on the longest silence is looked for. */
  watchSilence() {
    this.silence = { since: performance.now(), longest: 0 };
  }

  longestSilence() {
    const { since, longest } = this.silence;
    return Math.max(longest, performance.now() - since);
  }

  close() {
    clearTimeout(this.timer);
    this.isOver = true;
    for (const client of this.clients) client.close();
  }
}

const SERVERS_OWN = new Set(['toss', 'play', 'close']);
