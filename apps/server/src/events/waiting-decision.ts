import type { WaitingDecision } from '@opencarrom/protocol';
import type { EventAct, Report } from '@opencarrom/tournament';
import { Problem } from '../http/problem.js';
import type { Services } from '../services.js';
import type { HandedResultRow } from '../store/event-tables.js';
import { answerOf, decideKept, type KeptResult, resultOf } from './hand-in.js';
import { refusalProblem } from './refusals.js';
import { type AtDesk, noSuchEvent } from './staff.js';

type Needs = Pick<Services, 'store' | 'events' | 'now' | 'chance'>;

/** Somebody at the desk takes a result that waits, as a correction where the match has one, or sets it aside. */
export async function decideWaiting(
  needs: Needs,
  { held, person }: AtDesk,
  id: string,
  { take, reason }: WaitingDecision,
): Promise<KeptResult> {
  const { events, store } = needs;
  const event = held.row.id;
  const row = await rowOf(needs, event, id);
  const wanted = take ? 'taken' : 'set-aside';
  if (row.state !== 'waiting') {
    if (row.state === wanted) return answerOf(row);
    throw changed(
      row.state === 'taken' ? 'this result was taken meanwhile' : 'this result was set aside meanwhile',
    );
  }
  if (row.why === null) return decideKept(needs, row);
  const update = {
    change: store.db
      .updateTable('handed_results')
      .set({ state: wanted })
      .where('event', '=', event)
      .where('id', '=', id)
      .where('state', '=', 'waiting'),
    rows: 1,
  };
  if (!take) {
    if (!(await events.changed(event, [update]))) throw changed('something changed meanwhile: look again');
    return { is: wanted };
  }
  const { name: by, account } = person;
  const act = actFor(row, resultOf(held.logged.state, row) !== null, reason ?? '');
  // Where it is refused, it waits on.
  const answer = await events.do({
    event,
    cmd: `waiting ${id} ${act.type}`,
    by,
    account,
    act,
    also: [update],
  });
  if (!answer) throw noSuchEvent();
  if ('refusal' in answer) throw refusalProblem(answer.refusal, answer.state);
  if ('unmet' in answer) throw changed('something changed meanwhile: look again');
  return { is: wanted };
}

const changed = (message: string): Problem => new Problem(409, 'changed-meanwhile', message);

async function rowOf({ store }: Needs, event: string, id: string): Promise<HandedResultRow> {
  const row = await store.db
    .selectFrom('handed_results')
    .selectAll()
    .where('event', '=', event)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Problem(404, 'not-found', 'there is no such result', 'params.waiting');
  return row;
}

function actFor(
  { match_number: match, rubber, report: text }: HandedResultRow,
  hasResult: boolean,
  reason: string,
): EventAct {
  const report = JSON.parse(text) as Report;
  if (rubber > 0)
    return hasResult
      ? { type: 'correct-rubber', match, rubber, report, reason }
      : { type: 'rubber', match, rubber, report };
  return hasResult ? { type: 'correct', match, report, reason } : { type: 'report', match, report };
}
