// How fast a recorded match replays, how little a live one holds, and how soon a stroke far back is corrected.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { npm } from '../../scripts/npm.js';
import { bytesOfLiveMatch } from './memory.js';
import { playCommands, playMatch } from './playing.js';

const MOST_MS_PER_THOUSAND = 50;
const MATCHES = 6;
const ROUNDS = 5;

const LIVE_COMMANDS = 120;
const MOST_LIVE_BYTES = 24 * 1024;

const COMMANDS_BACK = 200;
const MOST_MS_TO_CORRECT = 50;

const GC = '--expose-gc';

process.exitCode = process.execArgv.includes(GC) ? await measure() : prepare();

function prepare() {
  if (!npm('exec', '--', 'tsc6', '-b', 'packages/match')) return 1;
  const { status } = spawnSync(process.execPath, [GC, fileURLToPath(import.meta.url)], { stdio: 'inherit' });
  return status ?? 1;
}

async function measure() {
  const match = await import('@opencarrom/match');
  console.log(`pressure  ${pressure()}`);
  const logs = Array.from({ length: MATCHES }, (_, seed) => playMatch(match, seed + 1));
  const events = logs.reduce((sum, log) => sum + log.events.length, 0);
  const boards = logs.reduce((sum, log) => sum + log.state.lines.length, 0);
  console.log(`${MATCHES} matches of icf, ${boards} boards, ${events} events`);

  const replay = perThousand(events, () => logs.map(({ head, events: log }) => match.replay(head, log)));
  const texts = logs.map(({ head, events: log }) => match.writeRecord(head, log));
  const read = perThousand(events, () => texts.map((text) => match.readRecord(text)));
  const records = texts
    .map((text) => match.readRecord(text))
    .flatMap((record) => ('ok' in record ? [record.ok] : []));
  const validate = perThousand(events, () => records.map((record) => match.validateRecord(record)));
  console.log(`replay    ${replay.toFixed(1)} ms per thousand events`);
  console.log(`read      ${read.toFixed(1)} ms per thousand events, with every line checked`);
  console.log(`validate  ${validate.toFixed(1)} ms per thousand events, simulated and ruled again`);

  const bytes = bytesOfLiveMatch(match, LIVE_COMMANDS);
  console.log(`live      ${bytes.state} bytes: the state of a match after ${LIVE_COMMANDS} commands`);
  console.log(`          ${bytes.logged} bytes with its log, as a device holds it`);

  const correct = msToCorrect(match);
  console.log(
    `correct   ${correct.same.toFixed(1)} ms: a stroke ${COMMANDS_BACK} commands back, as it was made; all after it done again`,
  );
  console.log(`          ${correct.other.toFixed(1)} ms: made otherwise; what no longer fits left out`);
  console.log(`pressure  ${pressure()}`);

  return [
    verdict(replay <= MOST_MS_PER_THOUSAND, `replays in ${MOST_MS_PER_THOUSAND} ms per thousand events`),
    verdict(bytes.state <= MOST_LIVE_BYTES, `holds at most ${MOST_LIVE_BYTES} bytes while it is played`),
    verdict(
      Math.max(correct.same, correct.other) < MOST_MS_TO_CORRECT,
      `has a stroke ${COMMANDS_BACK} commands back corrected in ${MOST_MS_TO_CORRECT} ms`,
    ),
  ].every(Boolean)
    ? 0
    : 1;
}

/** @param {boolean} holds @param {string} what */
function verdict(holds, what) {
  console.log(`${holds ? 'ok' : 'FAILED'}: a match ${what}`);
  return holds;
}

/** How much others wanted the processor too: figures in processor time suffer less from it, but they do. */
function pressure() {
  const file = '/proc/pressure/cpu';
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n')[0] : 'not told by this machine';
}

/**
 * @typedef {typeof import('@opencarrom/match')} Match
 * @typedef {import('@opencarrom/match').Command} Command
 */

/** @param {Match} match */
function msToCorrect(match) {
  const { state, events } = playCommands(match, 1, COMMANDS_BACK * 2);
  const commands = events.filter((event) => match.commandOf(event));
  const far = commands.slice(0, -COMMANDS_BACK).findLast(({ act }) => act.type === 'strike');
  if (!far) throw new Error('nobody has struck');
  const { by, act, seq } = far;
  const hard = { ...act.stroke, vx: act.stroke.vx * 0.9, vy: act.stroke.vy * 0.9 };
  /** @param {Command['act']} instead */
  const corrected = (instead) => () => {
    /** @type {Command} */
    const command = {
      by: 'umpire',
      at: state.latest,
      act: { type: 'correct', of: seq, with: { by, act: instead }, reason: 'bench', later: 'drop' },
    };
    const decision = match.decide(state, command, events);
    if ('refusal' in decision) throw new Error(JSON.stringify(decision.refusal));
    return decision;
  };
  return { same: median(corrected(act)), other: median(corrected({ type: 'strike', stroke: hard })) };
}

/**
 * @param {number} events
 * @param {() => unknown} work
 */
function perThousand(events, work) {
  return median(work) / (events / 1000);
}

/**
 * The median of several rounds in milliseconds of processor time, so that whatever else the machine does is left out.
 * @param {() => unknown} work
 */
function median(work) {
  work();
  const rounds = Array.from({ length: ROUNDS }, () => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return rounds.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)];
}
