// What a stroke costs the server's process, of its processor time alone, all its threads together. It has a core to
// itself and those who play are on another, so that neither stands in the other's way; the middle one of several short
// slices counts. How fast the machine is today tells on every figure, so a prototype is measured in turns with it, slice by
// slice under the same load and the same weather, and so is another tree (`--against`): the ratio is what is judged.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bindSelf, boundTo, CORES } from '../harness/cores.js';
import { Hall } from '../harness/hall.js';
import { processorTime, watchOthers } from '../harness/machine.js';
import { playAtRate } from '../harness/pace.js';
import { quantile } from '../harness/quantile.js';
import { ServerProcess } from '../harness/server-process.js';
import { sleep } from '../harness/waiting.js';

const CLOCK_SPEED = 1000;
const TABLES = 60;
const WATCHERS = 10;
const RATE = 600;
const WARM_MS = 8000;
/** Some are warm again, and all that was held up has come. */
const SETTLE_MS = 300;
const SLICE_MS = 2000;
const SLICES = 9;
/** Microseconds of processor time. */
const MOST = 377;
/** So many cores others may use while it is judged. */
const MOST_OTHERS = 0.1;
const PROTOTYPE = fileURLToPath(new URL('../prototype/prototype.js', import.meta.url));

/**
 * @typedef {{ strokes: number, used: number, seconds: number }} Slice `used`: milliseconds of processor time
 * @typedef {(party: Party) => Promise<Slice>} Play
 * @typedef {object} Party a server, and those who play at it
 * @property {string} name
 * @property {ServerProcess} server
 * @property {Hall} hall
 */

/** @type {import('../bench.js').Section} */
export const cost = {
  stores: ['sqlite', 'postgres'],
  measure: async (store, tell, { rival, freshFile }) => {
    if (CORES) bindSelf(CORES.others);
    const before = decideAlone();
    const parties = [
      await opened('here', { store }),
      await opened('prototype', { store: await freshFile(), main: PROTOTYPE }),
      ...(rival ? [await opened('there', rival)] : []),
    ];
    for (const { hall } of parties) {
      hall.playOn();
      await sleep(WARM_MS);
      hall.rest();
    }
    for (const [how, play] of /** @type {[string, Play][]} */ ([
      ['as fast as it goes', atFullSpeed],
      [`at ${RATE} a second`, atRate],
    ])) {
      const others = watchOthers();
      const slices = await inTurns(parties, play);
      const used = others();
      tell({
        told: [
          ...parties.map(({ name }) => `${how}, ${name}: ${tellCost(slices.get(name) ?? [], before)}`),
          ...parties.slice(1).map(({ name }) => tellRatio(slices, name)),
          `others used ${used.toFixed(2)} of a core`,
        ].join('\n    '),
        limits: play === atFullSpeed ? [limitOf(slices)] : [],
        calm: used <= MOST_OTHERS,
      });
    }
    for (const { hall, server } of parties) {
      hall.close();
      await server.stop();
    }
    tell({
      told: `\`match.decide\` alone: ${before.toFixed(0)} µs before, ${decideAlone().toFixed(0)} after`,
    });
  },
};

/** @param {string} name @param {{ store: string, tree?: string, main?: string }} program @returns {Promise<Party>} */
async function opened(name, program) {
  const server = await ServerProcess.started(name, {
    ...program,
    clockSpeed: CLOCK_SPEED,
    ...(CORES ? { core: CORES.server } : {}),
  });
  const hall = await Hall.opened({
    ...{ servers: [server], tables: TABLES, watchers: WATCHERS },
    ...{ clockSpeed: CLOCK_SPEED, keepsLedger: false },
  });
  await hall.allReady();
  return { name, server, hall };
}

/** Microseconds of processor time a command takes without a server, on the server's core. */
function decideAlone() {
  const file = fileURLToPath(new URL('../harness/decide-alone.js', import.meta.url));
  const { program, args } = boundTo(CORES?.server, [process.execPath, file]);
  return Number(spawnSync(program, args, { encoding: 'utf8' }).stdout);
}

/** @param {readonly Party[]} parties @param {Play} play @returns {Promise<Map<string, Slice[]>>} */
async function inTurns(parties, play) {
  /** @type {Map<string, Slice[]>} */
  const slices = new Map(parties.map(({ name }) => [name, []]));
  for (let n = 0; n < SLICES; n++)
    for (const party of parties) slices.get(party.name)?.push(await play(party));
  return slices;
}

/** @type {Play} */
async function atFullSpeed({ hall, server }) {
  hall.playOn();
  await sleep(SETTLE_MS);
  const from = { acks: hall.acks, used: processorTime(server.pid), at: performance.now() };
  await sleep(SLICE_MS);
  const slice = {
    strokes: hall.acks - from.acks,
    used: processorTime(server.pid) - from.used,
    seconds: (performance.now() - from.at) / 1000,
  };
  hall.rest();
  await sleep(SETTLE_MS);
  return slice;
}

/** @type {Play} */
async function atRate({ hall, server }) {
  const from = { acks: hall.acks, used: processorTime(server.pid) };
  await playAtRate(hall, RATE, { warmMs: 0, timedMs: SLICE_MS });
  return {
    strokes: hall.acks - from.acks,
    used: processorTime(server.pid) - from.used,
    seconds: SLICE_MS / 1000,
  };
}

const costOf = (/** @type {Slice} */ { used, strokes }) => (used * 1000) / strokes;

/** @param {readonly Slice[]} slices @param {number} decide */
function tellCost(slices, decide) {
  const costs = slices.map(costOf);
  const [middle, least, most] = [0.5, 0, 1].map((share) => quantile(costs, share));
  const rate = quantile(
    slices.map(({ strokes, seconds }) => strokes / seconds),
    0.5,
  );
  return `${rate.toFixed(0)} strokes a second, ${middle?.toFixed(0)} µs each (${least?.toFixed(0)} to ${most?.toFixed(0)} in ${SLICES} slices), ${((middle ?? 0) / decide).toFixed(1)} times \`match.decide\` alone`;
}

/** @param {Map<string, Slice[]>} slices */
const limitOf = (slices) => ({
  what: `a stroke with ${2 + WATCHERS} at the table costs at most ${MOST} µs`,
  holds: quantile((slices.get('here') ?? []).map(costOf), 0.5) <= MOST,
});

/** Each slice against the one beside it. @param {string} name @param {Map<string, Slice[]>} slices */
function ratiosTo(name, slices) {
  const others = slices.get(name) ?? [];
  return (slices.get('here') ?? []).map((slice, n) => {
    const other = others[n];
    return other ? costOf(slice) / costOf(other) : Number.NaN;
  });
}

/** @param {Map<string, Slice[]>} slices @param {string} name */
function tellRatio(slices, name) {
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) =>
    quantile(ratiosTo(name, slices), share).toFixed(2),
  );
  return `here against ${name}, slice by slice: ${middle} times the cost (half of the slices within ${low} and ${high})`;
}
