import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is counted, a word each: `fenced` writes by who leads no more, watchers `dropped` who did not read, … */
const COUNTED = {
  strokes: 'Strokes that are on the disk',
  fenced: 'Entries refused because another process leads the match by now',
  takeovers: 'Matches taken over from a process that was gone',
  resumes: 'Sockets that came back to a match by its number',
  dropped: 'Watchers let go because they did not read',
} as const;

const TIMED = {
  ack: 'From a command’s arrival to its answer',
  commit: 'From an entry’s arrival at the store until it is on the disk',
} as const;

const WATCHED = {
  sockets: 'Sockets that are open',
  rooms: 'Matches this process leads',
  backup_age_seconds: 'Seconds since the newest backup was made; absent without a backup',
  backup_has_faults:
    '1 when a match or tournament of the newest backup does not replay; absent without a backup',
} as const;

/** What the server says of itself to whoever operates it. */
export interface Meters {
  readonly count: (what: keyof typeof COUNTED) => void;
  /** A command or a request was refused, with this code. Codes are of our making: there are only so many. */
  readonly refused: (code: string) => void;
  readonly took: (what: keyof typeof TIMED, ms: number) => void;
  /** Reads the value whenever the figures are asked for. `null` leaves the figure out. */
  readonly watch: (what: keyof typeof WATCHED, read: () => number | null) => void;
  /** All of it, as Prometheus reads it. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

/** Seconds: from a commit on a good disk to where nobody waits any longer. */
const BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** `isRead`: somebody will look, so the process's own figures (memory, loop lag, open files) are taken too. */
export function makeMeters({ isRead = false } = {}): Meters {
  const register = new Registry();
  const registers = [register];
  if (isRead) collectDefaultMetrics({ register, prefix: 'opencarrom_' });
  const counters = eachOf(
    COUNTED,
    (name, help) => new Counter({ name: `opencarrom_${name}_total`, help, registers }),
  );
  const timers = eachOf(
    TIMED,
    (name, help) => new Histogram({ name: `opencarrom_${name}_seconds`, help, buckets: BUCKETS, registers }),
  );
  const refusals = new Counter({
    name: 'opencarrom_refusals_total',
    help: 'Commands and requests refused, by code',
    labelNames: ['code'],
    registers,
  });
  const readings = new Map<keyof typeof WATCHED, () => number | null>();
  eachOf(
    WATCHED,
    (what, help) =>
      new Gauge({
        name: `opencarrom_${what}`,
        help,
        registers,
        collect() {
          const value = readings.get(what)?.();
          if (value === null) this.remove();
          else this.set(value ?? 0);
        },
      }),
  );
  return {
    count: (what) => counters[what].inc(),
    refused: (code) => refusals.inc({ code }),
    took: (what, ms) => timers[what].observe(ms / 1000),
    watch: (what, read) => void readings.set(what, read),
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}

function eachOf<Name extends string, Made>(
  table: Readonly<Record<Name, string>>,
  make: (name: Name, help: string) => Made,
): Readonly<Record<Name, Made>> {
  const made = (Object.keys(table) as Name[]).map((name) => [name, make(name, table[name])]);
  return Object.fromEntries(made) as Record<Name, Made>;
}
