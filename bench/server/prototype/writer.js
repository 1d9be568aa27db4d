// The prototype's thread with SQLite: a group of rows at a time, on the disk before it is answered.
import { parentPort, workerData } from 'node:worker_threads';

/** @typedef {[match: string, seq: number, last: number, cmd: string, by: string, at: number, body: string]} Row */

/** Opened as the server opens it: WAL, FULL, and the same checkpoints. */
const { connect } = await import('../../../apps/server/dist/store/sqlite/database.js');
const db = connect(workerData.replace('file:', ''), { mayWrite: true });
db.exec(`create table events (
  match text, seq int, last int, cmd text, by text, at int, body text, primary key (match, seq))`);
const enter = db.prepare('insert into events values (?, ?, ?, ?, ?, ?, ?)');

parentPort?.on('message', (/** @type {Row[]} */ rows) => {
  db.exec('begin');
  for (const row of rows) enter.run(...row);
  db.exec('commit');
  parentPort?.postMessage(rows.length);
});
