// Kill -9 under load, again and again, on one process and its store.

import { Hall } from '../../bench/server/harness/hall.js';
import { quantile } from '../../bench/server/harness/quantile.js';
import { ServerProcess } from '../../bench/server/harness/server-process.js';
import { sleep, until } from '../../bench/server/harness/waiting.js';
import { CLOCK_SPEED, ledgerChecks } from './scenario.js';

/** So often a command is sent twice at once. */
const DOUBLES = 0.02;
/** An untimed run kills after so many strokes at each table. */
const STROKES_BEFORE = 10;
const LEAST_PLAY_MS = 1000;
/** A process just started is slow for a while; where the rate is not reached by then, the kill comes all the same. */
const MOST_PLAY_MS = 6000;
const BACK_WITHIN_MS = 60_000;

/** @type {import('./scenario.js').Scenario} */
export const kill = {
  stores: ['sqlite', 'postgres'],
  run: async ({ store, kills, rate, tables, seed, isTimed }, servers) => {
    const server = await ServerProcess.started('killed', {
      store: await servers.freshStore(store),
      clockSpeed: CLOCK_SPEED,
    });
    const hall = await Hall.opened({
      ...{ servers: [server], tables, seed },
      ...{ clockSpeed: CLOCK_SPEED, doubles: DOUBLES },
    });
    await hall.allReady();
    hall.playOn();
    /** @type {number[]} */
    const rates = [];
    /** @type {number[]} */
    const pauses = [];
    for (let n = 1; n <= kills; n++) {
      rates.push(await (isTimed ? playUntil(hall, rate) : playSome(hall, STROKES_BEFORE * tables)));
      pauses.push(await killOnce(server, hall));
      console.log(
        `  kill ${n}: at ${rates.at(-1)?.toFixed(0)} strokes a second; all tables again after ${pauses.at(-1)?.toFixed(0)} ms`,
      );
    }
    const checks = await ledgerChecks(hall);
    hall.close();
    await server.stop();
    const reached = rates.filter((each) => each >= rate).length;
    return [
      ...checks,
      {
        what: `${kills} kills under at least ${rate} strokes a second`,
        holds: reached === kills || !isTimed,
        said: `${reached} of them; ${Math.min(...rates).toFixed(0)} at least, ${quantile(rates, 0.5).toFixed(0)} in the middle; restart included, play went on after ${quantile(pauses, 0.5).toFixed(0)} ms, ${Math.max(...pauses).toFixed(0)} at most`,
      },
    ];
  },
};

/** Plays until so many strokes more were acknowledged, and returns how many it were in a second. @param {Hall} hall @param {number} strokes */
async function playSome(hall, strokes) {
  const from = { acks: hall.acks, at: performance.now() };
  await until(() => hall.acks - from.acks >= strokes, BACK_WITHIN_MS);
  return (hall.acks - from.acks) / ((performance.now() - from.at) / 1000);
}

/** Plays until the last second had so many strokes, or it is time. @param {Hall} hall @param {number} rate */
async function playUntil(hall, rate) {
  const begun = performance.now();
  await sleep(LEAST_PLAY_MS * (0.5 + Math.random() / 2));
  for (;;) {
    const from = { acks: hall.acks, at: performance.now() };
    await sleep(250);
    const seconds = (performance.now() - from.at) / 1000;
    const reached = (hall.acks - from.acks) / seconds;
    if (reached >= rate || performance.now() - begun > MOST_PLAY_MS) return reached;
  }
}

/** Milliseconds until every table has an acknowledgement again. @param {ServerProcess} server @param {Hall} hall */
async function killOnce(server, hall) {
  const at = performance.now();
  const before = [...hall.tables];
  await server.kill();
  const dead = performance.now();
  await server.start();
  await until(() => before.every((table) => table.isOver || table.silence.since > dead), BACK_WITHIN_MS);
  return performance.now() - at;
}
