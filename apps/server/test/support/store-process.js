// A process that opens a store as a server does, and does what it is told by whoever forked it: for tests of what dies,
// hangs and comes back. It runs what is built.
import { appendFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pino from 'pino';
import { openStore } from '../../dist/store/open-store.js';

const store = JSON.parse(process.argv[2] ?? '{}');
const opened = await openStore(
  { store, nodeName: 'other' },
  { now: Date.now, logger: pino({ level: 'silent' }) },
).catch((problem) => {
  process.send?.({ problem: { code: problem.code, message: problem.message } });
  process.exit(1);
});

const filler = join(dirname(store.path ?? ''), 'filler');

const DEEDS = {
  /** @param {string} match */
  take: (match) => opened.leases.take(match),
  /** @param {Parameters<typeof opened.log.enter>[0]} entry */
  enter: (entry) => opened.log.enter(entry),
  /** @param {string} match */
  read: (match) => opened.log.read(match, 0),
  /** @param {import('../../src/store/tables.js').MatchRow} row */
  put: (row) => opened.write([{ change: opened.db.insertInto('matches').values(row), rows: 1 }]),
  isWritable: () => opened.isWritable(),
  /** The disk of its file is filled to the last byte by something else. */
  fill: async () => {
    try {
      for (let size = 65_536; ; ) appendFileSync(filler, Buffer.alloc(size));
    } catch {
      return 'full';
    }
  },
  empty: async () => rmSync(filler),
  isHeld: async () => opened.leases.isHeld(),
  /** The main loop stands, as in an endless loop. @param {number} ms */
  hang: async (ms) => {
    process.send?.({ told: 'hanging' });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  },
};

process.on('message', async (/** @type {{ deed: keyof typeof DEEDS, given: never }} */ { deed, given }) => {
  try {
    const told = await DEEDS[deed](given);
    if (deed !== 'hang') process.send?.({ told });
  } catch (problem) {
    process.send?.({ problem: { code: problem.code, message: problem.message } });
  }
});
process.send?.({ told: opened.leases.node });
