// How soon a round of a large Swiss event is paired and its standings are known, how soon an impossible round is told,
// and both beside two other programs on the same event. Run with `npm run bench:tournament`.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { npm } from '../../scripts/npm.js';
import { impossibleEvent, playEvent, playLog } from './playing.js';

const LARGE = { players: 1000, rounds: 15 };
/** Before anything is measured, so that what is measured is the program and not its compiling. */
const WARM = { players: 200, rounds: 6 };
const MOST_MS = { pairing: 50, standings: 20, impossible: 1000 };

const COMPARED = { players: 400, rounds: 5 };
const LEAST_TIMES = 100;
const PEERS = ['swiss-pairing', 'edmonds-blossom'];
const PATIENCE_MS = 120_000;
const REPEATS = 5;

const here = fileURLToPath(new URL('.', import.meta.url));

process.exitCode = prepare() ? await measure() : 1;

/** The peers are no part of the workspaces: they are installed here when they are missing. */
function prepare() {
  const isThere = existsSync(`${here}node_modules`) || npm('ci', '--prefix', here, '--no-audit', '--no-fund');
  return isThere && npm('exec', '--', 'tsc6', '-b', 'packages/tournament');
}

async function measure() {
  const tournament = await import('@opencarrom/tournament');
  console.log(`processor  ${cpus()[0]?.model}, Node ${process.version}`);
  console.log(`pressure   ${pressure()}`);

  const { players, rounds } = LARGE;
  for (const play of [playEvent, playLog]) play(tournament, WARM.players, WARM.rounds, inMs);
  console.log(`a Swiss event of ${players}, ${rounds} rounds, milliseconds of one core:`);
  const document = playEvent(tournament, players, rounds, inMs);
  tell('document', document);
  const log = playLog(tournament, players, rounds, inMs);
  tell('log', log);

  const impossible = impossibleOf(tournament);
  console.log(
    `impossible ${impossible.toFixed(1)} ms: a round of 42 that has no pairing, and what to do instead`,
  );

  const ratios = beside(tournament);
  console.log(`pressure   ${pressure()}`);

  const slowest = (/** @type {'pairing' | 'standings'} */ what) =>
    Math.max(middle(document[what]), middle(log[what]));
  return [
    verdict(
      slowest('pairing') <= MOST_MS.pairing,
      `a round of ${players} is paired in ${MOST_MS.pairing} ms`,
    ),
    verdict(slowest('standings') <= MOST_MS.standings, `its standings take ${MOST_MS.standings} ms`),
    verdict(impossible <= MOST_MS.impossible, `an impossible round is told in ${MOST_MS.impossible} ms`),
    ...ratios.map(({ name, times }) =>
      verdict(times >= LEAST_TIMES, `${name} takes ${LEAST_TIMES} times as long at ${COMPARED.players}`),
    ),
  ].every(Boolean)
    ? 0
    : 1;
}

/** @param {string} name @param {{ pairing: number[], standings: number[] }} of */
function tell(name, { pairing, standings }) {
  const said = (/** @type {number[]} */ all) =>
    `${middle(all).toFixed(1)} (at most ${Math.max(...all).toFixed(1)})`;
  console.log(`${name.padEnd(10)} pairing ${said(pairing)}, standings ${said(standings)}`);
}

/** @param {typeof import('@opencarrom/tournament')} tournament */
function impossibleOf(tournament) {
  const event = impossibleEvent();
  const times = Array.from({ length: REPEATS }, () => {
    const { ms, answer } = inMs(() => tournament.answerPairing(event));
    if (!('error' in answer) || answer.error.code !== 'no-pairing') throw new Error('it can be paired');
    return ms;
  });
  return middle(times);
}

/**
 * The same round for everybody. Each of the others runs in a process of its own, once, for they are slow.
 * @param {typeof import('@opencarrom/tournament')} tournament
 */
function beside(tournament) {
  const { players, rounds } = COMPARED;
  const { event } = playEvent(tournament, players, rounds, inMs);
  const ours = middle(Array.from({ length: REPEATS }, () => inMs(() => tournament.answerPairing(event)).ms));
  console.log(`round ${rounds + 1} of a Swiss event of ${players}:`);
  console.log(`ours       ${ours.toFixed(1)} ms`);
  return PEERS.map((name) => {
    const ms = msOfPeer(name, event);
    const times = (ms ?? PATIENCE_MS) / ours;
    const took = ms === null ? `more than ${PATIENCE_MS}` : ms.toFixed(0);
    console.log(`${name.padEnd(15)} ${took} ms, ${Math.floor(times)} times as long`);
    return { name, times };
  });
}

/** Null where it was not done in time. @param {string} name @param {object} event */
function msOfPeer(name, event) {
  const { status, stdout, signal } = spawnSync(process.execPath, [`${here}peer.js`, name], {
    input: JSON.stringify(event),
    encoding: 'utf8',
    timeout: PATIENCE_MS,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (signal !== null) return null;
  if (status !== 0) throw new Error(`${name} did not finish`);
  return Number(stdout);
}

/**
 * Processor time, so that whatever else the machine does is left out.
 * @template T
 * @param {() => T} work
 */
function inMs(work) {
  const start = process.cpuUsage();
  const answer = work();
  const { user, system } = process.cpuUsage(start);
  return { ms: (user + system) / 1000, answer };
}

/** @param {number[]} numbers */
function middle(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** @param {boolean} holds @param {string} what */
function verdict(holds, what) {
  console.log(`${holds ? 'ok' : 'FAILED'}: ${what}`);
  return holds;
}

/** How much others wanted the processor too: figures in processor time suffer less from it, but they do. */
function pressure() {
  const file = '/proc/pressure/cpu';
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n')[0] : 'not told by this machine';
}
