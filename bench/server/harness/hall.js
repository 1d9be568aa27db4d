// A hall full of tables: guests, matches, and what comes of them.
import { makeDice } from '@opencarrom/match';
import { newGuest, newMatch, recordOf } from './api.js';
import { audit } from './ledger.js';
import { Table } from './table.js';
import { eachOf, sleep, until } from './waiting.js';

/**
 * @typedef {import('./ledger.js').Sent} Sent
 * @typedef {import('./server-process.js').ServerProcess} ServerProcess
 *
 * @typedef {object} HallPlan
 * @property {readonly ServerProcess[]} servers
 * @property {number} tables
 * @property {number} clockSpeed
 * @property {boolean} [keepsLedger]
 * @property {number} [doubles]
 * @property {number} [watchers] at each table, besides the two who play
 * @property {number} [seed]
 *
 * @typedef {object} Finding what the ledgers and the logs say together
 * @property {number} matches
 * @property {number} acked
 * @property {number} recognised
 * @property {number} events
 * @property {Map<string, number>} refusals
 * @property {string[]} faults
 */

const PLAYERS = 16;
const TRY_AGAIN_MS = 200;
const SETTLE_MS = 20_000;
/** Those at a match that is over hear its end before they go. */
const LINGER_MS = 2000;

export class Hall {
  /** @type {Set<Table>} */
  tables = new Set();
  /** Tables whose match is over; their ledgers still count. @type {Table[]} */
  finished = [];
  acks = 0;
  isClosing = false;
  /** What a table does that may go on; until it is told, it makes its first stroke, or the server would end the match. */
  onReady = begin;
  /** @type {(sent: Sent, table: Table) => void} */
  onAcked = () => {};
  /** @type {(sent: Sent) => void} */
  onSpread = () => {};

  /** @param {HallPlan} plan */
  constructor(plan) {
    this.plan = plan;
    this.dice = makeDice(plan.seed ?? 1);
    /** @type {import('./api.js').Guest[]} */
    this.guests = [];
  }

  /** @param {HallPlan} plan */
  static async opened(plan) {
    const hall = new Hall(plan);
    for (let n = 0; n <= PLAYERS; n++) hall.guests.push(await newGuest(hall.somewhere(n)));
    const numbers = Array.from({ length: plan.tables }, (_, n) => n);
    await eachOf(numbers, 8, (n) => hall.seat(n));
    return hall;
  }

  /** @param {number} n */
  somewhere(n) {
    const up = this.plan.servers.filter(({ isRunning }) => isRunning);
    const server = up[n % up.length] ?? this.plan.servers[0];
    if (!server) throw new Error('there is no server');
    return server.address;
  }

  /** A new match at a table, as soon as one can be made. @param {number} n @returns {Promise<void>} */
  async seat(n) {
    const one = this.guests[n % PLAYERS];
    const other = this.guests[(n + 1) % PLAYERS];
    const watcher = this.guests[PLAYERS];
    if (!one || !other || !watcher) throw new Error('there are no guests');
    for (let tries = 0; !this.isClosing; tries++) {
      try {
        const seated = await newMatch(this.somewhere(n + tries), one, other);
        return this.setUp(seated, { A1: one.token, B1: other.token, watcher: watcher.token }, n);
      } catch (problem) {
        if (tries > 200) throw problem;
        await sleep(TRY_AGAIN_MS);
      }
    }
  }

  /** @param {import('./api.js').Seated} seated @param {import('./table.js').Tokens} tokens @param {number} n */
  setUp(seated, tokens, n) {
    const { servers, clockSpeed, keepsLedger = true, doubles = 0, watchers = 0 } = this.plan;
    const addresses = servers.map(({ address }) => address);
    const table = new Table(
      seated,
      tokens,
      {
        addresses: () => addresses,
        dice: this.dice,
        first: n,
        ...{ clockSpeed, keepsLedger, doubles, watchers },
      },
      {
        ready: (ready) => this.onReady(ready),
        acked: (sent, by) => {
          this.acks += 1;
          this.onAcked(sent, by);
        },
        spread: (sent) => this.onSpread(sent),
        over: (over) => this.takeUp(over, n),
      },
    );
    this.tables.add(table);
  }

  /** Where a match is over the next one begins. @param {Table} over @param {number} n */
  takeUp(over, n) {
    this.tables.delete(over);
    this.finished.push(over);
    setTimeout(() => over.close(), LINGER_MS);
    if (!this.isClosing) void this.seat(n);
  }

  /** Resolves once everybody sits, and somebody may make the next stroke at every table. */
  async allReady() {
    await until(() => [...this.tables].every((table) => table.hasBegun && table.isReady), 60_000);
  }

  /** Every table acts as soon as it may. @param {number} [thinkMs] */
  playOn(thinkMs = 0) {
    const act = (/** @type {Table} */ table) => {
      if (!this.isClosing) table.act(performance.now());
    };
    const go = (/** @type {Table} */ table) => {
      if (thinkMs > 0) setTimeout(act, thinkMs * (0.5 + Math.random()), table);
      else act(table);
    };
    this.onReady = go;
    for (const table of this.tables) if (table.isReady) go(table);
  }

  /** Nobody acts until somebody lets them play on. */
  rest() {
    this.onReady = () => {};
  }

  /** Nobody acts any more, and everybody hears what is left to hear. */
  async fallSilent() {
    this.isClosing = true;
    this.onReady = () => {};
    await until(() => [...this.tables].every(({ pending }) => !pending), SETTLE_MS);
  }

  /** Holds every ledger against the log. @returns {Promise<Finding>} */
  async audit() {
    const all = [...this.finished, ...this.tables];
    /** @type {Finding} */
    const found = {
      matches: all.length,
      acked: 0,
      recognised: 0,
      events: 0,
      refusals: new Map(),
      faults: [],
    };
    for (const [n, table] of all.entries()) {
      const text = await recordOf(this.somewhere(n), table.match, this.guests[0]?.token ?? '');
      const { acked, recognised, events, faults } = audit(table.match, table.sent, text);
      found.acked += acked;
      found.recognised += recognised;
      found.events += events;
      found.faults.push(...faults, ...this.faultsAt(table));
      for (const [code, times] of table.refusals)
        found.refusals.set(code, (found.refusals.get(code) ?? 0) + times);
      if (this.tables.has(table)) found.faults.push(...(await unheard(table, events)));
    }
    return found;
  }

  /** @param {Table} table */
  faultsAt({ match, faults, clients, pending }) {
    return [
      ...faults.map((fault) => `${match}: ${fault}`),
      ...clients.flatMap((client) => client.faults.map((fault) => `${match}: a client heard ${fault}`)),
      ...(pending ? [`${match}: ${pending.id} was never answered`] : []),
    ];
  }

  get gaps() {
    return [...this.finished, ...this.tables]
      .flatMap(({ clients }) => clients)
      .reduce((sum, { gaps }) => sum + gaps, 0);
  }

  close() {
    this.isClosing = true;
    for (const table of [...this.tables, ...this.finished]) table.close();
  }
}

/** @param {Table} table */
function begin(table) {
  if (!table.hasBegun) table.act(performance.now());
}

/** Who is at a table and never hears the end of its log. @param {Table} table @param {number} events */
async function unheard({ match, clients }, events) {
  const isBehind = () => clients.filter(({ have }) => have < events);
  await until(() => isBehind().length === 0, SETTLE_MS).catch(() => {});
  return isBehind().map(({ have }) => `${match}: somebody has ${have} of ${events} events`);
}
