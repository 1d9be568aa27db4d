// How fast a recorded match replays, and whether its memory grows with its events and no faster.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { npm } from '../../scripts/npm.js';

const MOST_MS_PER_THOUSAND = 50;
const MATCHES = 6;
const ROUNDS = 5;
/** Bytes an event may hold on to: a state of its own that shares all it can with the one before. */
const MOST_BYTES_PER_EVENT = 8_000;

const GC = '--expose-gc';

process.exitCode = process.execArgv.includes(GC) ? await measure() : prepare();

function prepare() {
  if (!npm('exec', '--', 'tsc6', '-b', 'packages/match')) return 1;
  const { status } = spawnSync(process.execPath, [GC, fileURLToPath(import.meta.url)], { stdio: 'inherit' });
  return status ?? 1;
}

async function measure() {
  const match = await import('@opencarrom/match');
  const logs = Array.from({ length: MATCHES }, (_, seed) => playMatch(match, seed + 1));
  const events = logs.reduce((sum, log) => sum + log.events.length, 0);
  const boards = logs.reduce((sum, log) => sum + log.state.lines.length, 0);
  console.log(`${MATCHES} matches of icf, ${boards} boards, ${events} events`);

  const replay = perThousand(events, () => logs.map((log) => replayLog(match, log)));
  const texts = logs.map(({ head, events: log }) => match.writeRecord(head, log));
  const read = perThousand(events, () => texts.map((text) => match.readRecord(text)));
  const records = texts
    .map((text) => match.readRecord(text))
    .flatMap((read) => ('ok' in read ? [read.ok] : []));
  const validate = perThousand(events, () => records.map((record) => match.validateRecord(record)));
  const bytes = bytesPerEvent(match, logs);

  console.log(`replay    ${replay.toFixed(1)} ms per thousand events`);
  console.log(`read      ${read.toFixed(1)} ms per thousand events, with every line checked`);
  console.log(`validate  ${validate.toFixed(1)} ms per thousand events, simulated and ruled again`);
  console.log(
    `memory    ${bytes.short.toFixed(0)} bytes an event in a match, ${bytes.long.toFixed(0)} in one ten times as long`,
  );

  const fast = replay <= MOST_MS_PER_THOUSAND;
  const linear = bytes.long <= bytes.short * 1.5 && bytes.long <= MOST_BYTES_PER_EVENT;
  console.log(
    `\n${fast ? 'ok' : 'FAILED'}: a match replays in under ${MOST_MS_PER_THOUSAND} ms per thousand events`,
  );
  console.log(`${linear ? 'ok' : 'FAILED'}: memory is linear in events`);
  return fast && linear ? 0 : 1;
}

/**
 * @typedef {typeof import('@opencarrom/match')} Match
 * @typedef {{ head: import('@opencarrom/match').Head, events: import('@opencarrom/match').Event[], state: import('@opencarrom/match').MatchState }} Log
 */

/**
 * @param {Match} match
 * @param {number} seed
 * @returns {Log}
 */
function playMatch({ decide, makeDice, newHead, openMatch, standIn }, seed) {
  const head = newHead({ players: { A: ['A'], B: ['B'] } });
  const dice = makeDice(seed);
  const events = [];
  let state = openMatch(head);
  for (let command = standIn(state, dice); command; command = standIn(state, dice)) {
    const decision = decide(state, command);
    if ('refusal' in decision) throw new Error(decision.refusal.message);
    events.push(...decision.events);
    state = decision.state;
  }
  return { head, events, state };
}

/**
 * @param {Match} match
 * @param {Log} log
 */
function replayLog({ replay }, { head, events }) {
  return replay(head, events);
}

/**
 * The median of several rounds, in processor time, so that whatever else the machine does is left out.
 * @param {number} events
 * @param {() => unknown} work
 */
function perThousand(events, work) {
  work();
  const rounds = Array.from({ length: ROUNDS }, () => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000 / (events / 1000);
  });
  return rounds.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)];
}

/**
 * What a replayed match holds on to, for one match and for one whose log goes on ten times as long.
 * @param {Match} match
 * @param {Log[]} logs
 */
function bytesPerEvent(match, logs) {
  const [log] = logs;
  const short = heldBy(() => replayLog(match, log)) / log.events.length;
  // Umpire's notes make a log longer without ending the match.
  const notes = Array.from({ length: log.events.length * 9 }, (_, n) => ({
    ...log.events[0],
    seq: log.events.length + n + 1,
    at: log.state.latest,
    act: { type: 'sign', name: 'A' },
  }));
  const events = [...log.events, ...notes];
  const long = heldBy(() => replayLog(match, { ...log, events })) / events.length;
  return { short, long };
}

/** @param {() => unknown} make */
function heldBy(make) {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const held = make();
  globalThis.gc?.();
  const after = process.memoryUsage().heapUsed;
  return held ? after - before : 0;
}
