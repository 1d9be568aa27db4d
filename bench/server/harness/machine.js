// What the machine says of itself and of a process.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Above this share of time in which somebody waited for the processor, a figure says more of the others than of us. */
export const CALM = 20;

const PRESSURE = '/proc/pressure/cpu';
const TICKS_A_SECOND = 100;

export const processor = () => `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`;

/** Microseconds for which somebody has waited for the processor since the machine started; null: it does not say. */
function waited() {
  if (!existsSync(PRESSURE)) return null;
  const total = /some .*total=(\d+)/.exec(readFileSync(PRESSURE, 'utf8'))?.[1];
  return total === undefined ? null : Number(total);
}

/** Begins to watch how much others want the processor; what is given back says it in per cent since then. */
export function watchPressure() {
  const from = { waited: waited(), at: performance.now() };
  return () => {
    const now = waited();
    if (now === null || from.waited === null) return null;
    const ms = performance.now() - from.at;
    return ms > 0 ? (now - from.waited) / 10 / ms : 0;
  };
}

/** @param {number | null} pressure */
export const tellPressure = (pressure) =>
  pressure === null ? 'pressure unknown' : `pressure ${pressure.toFixed(0)} %`;

/** @param {number | null} pressure */
export const isCalm = (pressure) => pressure === null || pressure <= CALM;

/** Milliseconds of processor time a process has used, all its threads together. @param {number} pid */
export const processorTime = (pid) => statOf(pid).used;

/** @param {number | string} pid */
function statOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name, in parentheses, may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { parent: Number(fields[1]), used: inMilliseconds(Number(fields[11]) + Number(fields[12])) };
}

const inMilliseconds = (/** @type {number} */ ticks) => (ticks * 1000) / TICKS_A_SECOND;

/** Begins to watch who uses the processor; what is given back says how many cores others than we have used since then. */
export function watchOthers() {
  const from = { others: othersTime(), at: performance.now() };
  return () => Math.max(0, othersTime() - from.others) / (performance.now() - from.at);
}

/** Milliseconds the cores were busy with something else than this process and those it started. */
function othersTime() {
  const [, ...ticks] = /^cpu .*/.exec(readFileSync('/proc/stat', 'utf8'))?.[0].split(/ +/).map(Number) ?? [];
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = ticks;
  return inMilliseconds(user + nice + system + irq + softirq + steal) - oursTime();
}

function oursTime() {
  const all = new Map(
    readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [[Number(name), statIfThere(name)]] : [])),
  );
  const isOurs = (/** @type {number} */ pid) => {
    for (let one = pid; one > 0; one = all.get(one)?.parent ?? 0) if (one === process.pid) return true;
    return false;
  };
  return [...all].reduce((sum, [pid, stat]) => sum + (stat && isOurs(pid) ? stat.used : 0), 0);
}

/** Others come and go. @param {string} pid */
function statIfThere(pid) {
  try {
    return statOf(pid);
  } catch {
    return null;
  }
}

/** Bytes of memory a process holds now. @param {number} pid */
export function memoryOf(pid) {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}

/** @param {number} bytes */
export const inMegabytes = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`;
