// A backup taken while matches are played, put in the place of the data, and played on.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Hall } from '../../bench/server/harness/hall.js';
import { ServerProcess } from '../../bench/server/harness/server-process.js';
import { sleep } from '../../bench/server/harness/waiting.js';
import { CLOCK_SPEED, ledgerChecks } from './scenario.js';

const RESTORE = fileURLToPath(new URL('../restore.js', import.meta.url));
const MAKE_BACKUP = new URL('../../apps/server/dist/operate/backups/make-backup.js', import.meta.url).href;
const PLAY_MS = 3000;

/** @type {import('./scenario.js').Scenario} */
export const backup = {
  stores: ['sqlite'],
  run: async ({ tables, seed }, servers) => {
    const store = await servers.freshStore('sqlite');
    const path = store.slice('file:'.length);
    const setup = { store, clockSpeed: CLOCK_SPEED };
    const server = await ServerProcess.started('backed-up', setup);
    const hall = await Hall.opened({ servers: [server], tables, clockSpeed: CLOCK_SPEED, seed });
    await hall.allReady();
    hall.playOn();
    await sleep(PLAY_MS);
    const before = hall.acks;
    const { makeBackup } = await import(MAKE_BACKUP);
    const made = await makeBackup(path, Date.now());
    const meanwhile = hall.acks - before;
    await sleep(PLAY_MS / 3);
    const played = await ledgerChecks(hall);
    hall.close();
    await server.stop();
    const { status, stdout, stderr } = spawnSync(process.execPath, [RESTORE, made.file], {
      ...{ encoding: 'utf8', env: { PATH: process.env.PATH, STORE: store } },
    });
    console.log(`  ${(stdout || stderr).trim().split('\n').join('\n  ')}`);
    return [
      {
        what: 'a backup is made while matches are played, and replays',
        holds: made.faults.length === 0 && made.matches === tables,
        said: `${made.matches} matches, ${made.replayed} played again, ${meanwhile} strokes acknowledged meanwhile`,
      },
      { what: 'it is put in the place of the data', holds: status === 0 },
      ...played,
      await playsOn(server, tables),
    ];
  },
};

/** Does a server start on it, and is it played on at new tables? @param {ServerProcess} server @param {number} tables */
async function playsOn(server, tables) {
  await server.start();
  const hall = await Hall.opened({
    servers: [server],
    tables: Math.ceil(tables / 4),
    clockSpeed: CLOCK_SPEED,
  });
  await hall.allReady();
  hall.playOn();
  await sleep(PLAY_MS / 3);
  const [ledger] = await ledgerChecks(hall);
  hall.close();
  await server.stop();
  return { what: 'the server plays on with it', holds: ledger?.holds ?? false, said: ledger?.said ?? '' };
}
