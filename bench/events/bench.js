// A Swiss of 110 with 500 who look on: how long the desk, in a real browser, draws and publishes a round, how soon each of
// them has it, what a change costs the server, and what it holds. `npm run bench:events`. Bounded in people and in time, on the loopback only; nothing is judged
// while others want the processor.
import { Agent, request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import WebSocket from 'ws';
import {
  emptyLog,
  evolveEvent,
  formatFrom,
  generateEvent,
  writeEvent,
} from '../../packages/tournament/dist/index.js';
import { privateServers } from '../../scripts/torture/servers.js';
import {
  CALM,
  inMegabytes,
  isCalm,
  memoryOf,
  processor,
  processorTime,
  tellPressure,
  watchPressure,
} from '../server/harness/machine.js';
import { quantile } from '../server/harness/quantile.js';
import { ServerProcess } from '../server/harness/server-process.js';
import { eachOf, sleep, until } from '../server/harness/waiting.js';
import { openDesk } from './desk.js';

const PLAYERS = 110;
const ROUNDS = 11;
const WATCHERS = 500;
/** Rounds drawn, published and played while they look on: the last ones, when the event is longest. */
const LIVE_ROUNDS = 3;
/** The desk has drawn and published a round within this, on a calm machine. */
const PUBLISHED_MS = 2000;
/** Everybody has a new round within this, on a calm machine. */
const SOON_MS = 3000;
/** Whatever hangs, it ends. */
const AT_MOST_MS = 5 * 60_000;
const LOT = 20;

/** One who looks on: told by a socket, and fetching the page's data as a browser does. */
class Watcher {
  seq = 0;
  heard = 0;
  fetches = 0;
  bytes = 0;
  /** @type {string | undefined} */
  etag;
  isAsking = false;
  gone = false;

  /** @param {string} address @param {string} event @param {Agent} agent */
  constructor(address, event, agent) {
    this.address = address;
    this.event = event;
    this.agent = agent;
    this.socket = new WebSocket(`ws://${address}/api/socket`, {
      perMessageDeflate: false,
      origin: `http://${address}`,
    });
    this.socket.on('open', () => this.socket.send(JSON.stringify({ t: 'follow', v: 1, event })));
    this.socket.on('message', (data) => this.hear(JSON.parse(String(data))));
    this.socket.on('close', () => (this.gone = true));
    this.socket.on('error', () => (this.gone = true));
  }

  /** @param {{ t: string, seq?: number }} message */
  hear({ t, seq }) {
    if (t !== 'event' || seq === undefined || seq <= this.heard) return;
    this.heard = seq;
    void this.catchUp();
  }

  async catchUp() {
    if (this.isAsking) return;
    this.isAsking = true;
    while (this.seq < this.heard && !this.gone) {
      const got = await fetched(this.address, this.event, this.agent, this.etag);
      this.fetches += 1;
      this.bytes += got.bytes;
      this.etag = got.etag;
      this.seq = Math.max(this.seq, got.seq ?? this.seq);
      if (got.seq === null) break;
    }
    this.isAsking = false;
  }
}

/** Only the first lines of an answer are looked at, so that 500 of them cost the bench little. */
const SEQ = /"seq":(\d+)/;

/** @param {string} address @param {string} event @param {Agent} agent @param {string | undefined} etag @returns {Promise<{ bytes: number, etag: string | undefined, seq: number | null }>} */
const fetched = (address, event, agent, etag) =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip', ...(etag ? { 'if-none-match': etag } : {}) };
    request(`http://${address}/api/events/${event}`, { agent, headers }, (answer) => {
      /** @type {Buffer[]} */
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const whole = Buffer.concat(parts);
        const its = answer.headers.etag;
        if (answer.statusCode !== 200) return resolve({ bytes: 0, etag: its, seq: null });
        const text = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(whole) : whole;
        resolve({ bytes: whole.length, etag: its, seq: Number(SEQ.exec(text.toString())?.[1]) });
      });
    })
      .on('error', reject)
      .end();
  });

/** The event up to the draw of the first round that is played live. */
function eventSoFar() {
  const made = formatFrom('european-swiss', { rounds: ROUNDS });
  if (!('ok' in made)) throw new Error('no such template');
  const [swiss] = made.ok.stages;
  const format = { ...made.ok, stages: [{ ...swiss, goOn: null }] };
  const { happenings } = generateEvent({
    seed: LOT,
    players: PLAYERS,
    format: /** @type {any} */ (format),
    unrest: 0,
    drafts: true,
  });
  const draws = happenings.flatMap(({ act }, index) => (act.type === 'pair' ? [index] : []));
  return happenings.slice(0, draws[ROUNDS - LIVE_ROUNDS]).reduce(evolveEvent, emptyLog);
}

/** @param {string} address @param {string} token */
const posting = (address, token) => async (/** @type {string} */ path, /** @type {object} */ body) => {
  const answer = await fetch(`http://${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

async function bench() {
  console.log(`processor  ${processor()}`);
  const servers = privateServers();
  const server = await ServerProcess.started('events', {
    store: await servers.freshStore('sqlite'),
    clockSpeed: 1,
  });
  let failed = 0;
  /** @type {(() => Promise<void>)[]} */
  const closing = [];
  try {
    let log = eventSoFar();
    const desk = await openDesk(`http://${server.address}`);
    closing.push(() => desk.close());
    const post = posting(server.address, desk.token);
    const { id } = await post('/events/brought', { id: 'brought', text: writeEvent(log) });
    let acts = 0;
    /** @param {any} act */
    const does = async (act) => {
      const done = await post(`/events/${id}/acts`, { id: `bench-${acts++}`, act });
      log = evolveEvent(log, done.line);
      return done.seq;
    };
    await desk.opens(id);
    const empty = memoryOf(server.pid);
    const agent = new Agent({ keepAlive: true, maxSockets: WATCHERS });
    /** @type {Watcher[]} */
    const watchers = [];
    for (let n = 0; n < WATCHERS; n++) {
      watchers.push(new Watcher(server.address, id, agent));
      if (n % 50 === 49) await until(() => watchers.every(({ seq, gone }) => seq > 0 || gone), 60_000);
    }
    console.log(
      `${PLAYERS} players, ${log.happenings.length} lines, ${WATCHERS} look on: ${inMegabytes(memoryOf(server.pid))}, ${inMegabytes(empty)} before they came; one answer ${((watchers[0]?.bytes ?? 0) / 1e3).toFixed(1)} kB`,
    );

    for (let round = ROUNDS - LIVE_ROUNDS + 1; round <= ROUNDS; round++) {
      const pressed = watchPressure();
      const used = processorTime(server.pid);
      const draw = await desk.presses(`Draw round ${round}`, 'Publish');
      const drawn = processorTime(server.pid);
      const began = performance.now();
      const publish = await desk.presses('Publish', null);
      log = (await desk.linesAfter(id, log.happenings.length)).reduce(evolveEvent, log);
      const needs = log.happenings.length;
      const done = draw + publish;
      /** @type {number[]} */
      const delays = [];
      const left = new Set(watchers);
      await until(() => {
        for (const each of left)
          if (each.seq >= needs) {
            delays.push(performance.now() - began);
            left.delete(each);
          }
        return left.size === 0;
      }, 60_000).catch(() => {});
      const published = processorTime(server.pid);
      const pressure = pressed();
      const gone = watchers.filter((each) => each.gone).length;
      const worst = quantile(delays, 0.999);
      console.log(
        `round ${round}: the draw ${(drawn - used).toFixed(0)} ms of processor time; ${delays.length} of ${WATCHERS} have the round ${quantile(delays, 0.5).toFixed(0)} ms (p50), ${quantile(delays, 0.99).toFixed(0)} ms (p99), ${worst.toFixed(0)} ms (last) after it is published; ${(published - drawn).toFixed(0)} ms of processor time; ${inMegabytes(memoryOf(server.pid))}; ${tellPressure(pressure)}`,
      );
      failed += judge(
        'all of them have it, none was dropped',
        delays.length === WATCHERS && gone === 0,
        true,
      );
      failed += judge(
        `drawn in ${draw.toFixed(0)} and published in ${publish.toFixed(0)} ms by the desk’s own clock, together within ${PUBLISHED_MS}`,
        done <= PUBLISHED_MS,
        isCalm(pressure),
      );
      failed += judge(`the last has it within ${SOON_MS} ms`, worst <= SOON_MS, isCalm(pressure));
      await playRound(does, log, () => log, server, watchers);
    }
    for (const { socket } of watchers) socket.terminate();
    agent.destroy();
  } finally {
    for (const close of closing) await close();
    await server.stop();
    await servers.end();
  }
  return failed === 0 ? 0 : 1;
}

/** All results of the round that is drawn, a few at a time as a hall brings them, and what each costs. @param {(act: any) => Promise<number>} does @param {any} log @param {() => any} now @param {ServerProcess} server @param {Watcher[]} watchers */
async function playRound(does, log, now, server, watchers) {
  const open = log.state.stages[0].matches.filter(
    (/** @type {any} */ { b, result }) => b !== null && !result,
  );
  const pressed = watchPressure();
  const used = processorTime(server.pid);
  const fetches = watchers.reduce((sum, each) => sum + each.fetches, 0);
  const began = performance.now();
  await eachOf(open, 4, async (/** @type {any} */ { number }) => {
    await does({
      type: 'report',
      match: number,
      report: { score: number % 2 === 0 ? [25, number % 20] : [number % 20, 25] },
    });
    await sleep(100);
  });
  const needs = now().happenings.length;
  await until(() => watchers.every(({ seq, gone }) => gone || seq >= needs), 60_000).catch(() => {});
  const spent = processorTime(server.pid) - used;
  const asked = watchers.reduce((sum, each) => sum + each.fetches, 0) - fetches;
  console.log(
    `  ${open.length} results in ${((performance.now() - began) / 1000).toFixed(1)} s: ${(spent / open.length).toFixed(0)} ms of processor time each with ${WATCHERS} looking on, ${(asked / WATCHERS).toFixed(1)} fetches a watcher; ${tellPressure(pressed())}`,
  );
}

/** How many did not hold: 0 or 1. @param {string} what @param {boolean} holds @param {boolean} isJudged */
function judge(what, holds, isJudged) {
  const verdict = holds ? 'ok' : isJudged ? 'FAILED' : `not judged above ${CALM} %`;
  console.log(`    ${verdict}: ${what}`);
  return verdict === 'FAILED' ? 1 : 0;
}

setTimeout(() => {
  console.error('bench: it took too long');
  process.exit(1);
}, AT_MOST_MS).unref();
process.exitCode = await bench();
process.exit();
