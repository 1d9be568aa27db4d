// What was sent and what was promised, held against what the log says in the end.
import { isDeepStrictEqual } from 'node:util';
import { commandOf, readRecord, validateRecord } from '@opencarrom/match';

/**
 * @typedef {object} Sent one command, however often it went out
 * @property {string} id
 * @property {string} player
 * @property {number} after
 * @property {any} act
 * @property {number} due when it should have gone out
 * @property {number} times how often it went out
 * @property {boolean} wasThere its events were in the log already when it went out again
 * @property {number | null} ok the number it was acknowledged with
 * @property {string | null} no the code it was refused with
 * @property {number} answers
 *
 * @typedef {object} Account
 * @property {number} acked
 * @property {number} recognised sent again after it had been entered, and acknowledged all the same
 * @property {number} events
 * @property {string[]} faults
 */

/**
 * Compares what a match's players were told with the record. A command that was accepted after event n is event n + 1:
 * whatever else a record has of players was entered twice, or by nobody.
 * @param {string} match @param {readonly Sent[]} sent @param {string} text the record
 * @returns {Account}
 */
export function audit(match, sent, text) {
  const acked = sent.filter(({ ok }) => ok !== null);
  const recognised = acked.filter(({ wasThere }) => wasThere).length;
  /** @type {string[]} */
  const faults = [];
  const fault = (/** @type {string} */ what) => faults.push(`${match}: ${what}`);
  const read = readRecord(text);
  if (!('ok' in read)) {
    fault(`its record cannot be read: ${JSON.stringify(read).slice(0, 300)}`);
    return { acked: acked.length, recognised, events: 0, faults };
  }
  const { events } = read.ok;
  const { mismatch } = validateRecord(read.ok);
  if (mismatch) fault(`its record does not validate: ${JSON.stringify(mismatch).slice(0, 300)}`);
  const entered = new Set();
  /** @type {Map<number, string>} */
  const refused = new Map();
  for (const command of sent) {
    const { id, player, after, act, ok, no, answers } = command;
    const event = events[after];
    const isThere =
      event?.type === 'done' && event.by === player && isDeepStrictEqual(event.act, asSent(act));
    if (ok !== null && !isThere) fault(`${id} was acknowledged with ${ok} and is not event ${after + 1}`);
    if (ok !== null && (ok <= after || ok > events.length)) fault(`${id} was acknowledged with ${ok}`);
    if (answers > command.times) fault(`${id} was sent ${command.times} times and answered ${answers} times`);
    if (isThere && no === null) entered.add(after + 1);
    if (isThere && no !== null) refused.set(after + 1, id);
  }
  // The same may be done after all, under another id.
  for (const [seq, id] of refused) if (!entered.has(seq)) fault(`${id} was refused and is event ${seq}`);
  for (const event of events) {
    const by = commandOf(event)?.by ?? 'umpire';
    if (by !== 'umpire' && !entered.has(event.seq) && !refused.has(event.seq))
      fault(`event ${event.seq}, by ${by}, was sent by nobody or entered twice`);
  }
  return { acked: acked.length, recognised, events: events.length, faults };
}

/** As JSON carries it: -0 arrives as 0. @param {unknown} act */
const asSent = (act) => JSON.parse(JSON.stringify(act));
