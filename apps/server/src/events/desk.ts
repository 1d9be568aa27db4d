import type { ActAsked, ActDone, DeskAnswer } from '@opencarrom/protocol';
import { Problem } from '../http/problem.js';
import type { Services } from '../services.js';
import { assertRoomFor } from './event-limits.js';
import { settingsIn } from './event-settings.js';
import { clockIn } from './held-events.js';
import { phonesOf } from './phones.js';
import { askedAct, refusalProblem } from './refusals.js';
import { requestsOf } from './requests.js';
import { type AtDesk, noSuchEvent, staffOf } from './staff.js';
import { waitingOf } from './waiting.js';

/** What differs from one who asks to the next. */
interface Asking {
  readonly after: number;
  readonly addresses: string[];
  readonly language: string | undefined;
}

/** All that those who run an event see; of its lines those after this one, and where phones open the server. */
export async function deskAnswer(
  { store, events, now }: Pick<Services, 'store' | 'events' | 'now'>,
  { held, role }: AtDesk,
  { after, addresses, language }: Asking,
): Promise<DeskAnswer> {
  const { row, logged } = held;
  const { id } = row;
  const [live, staff, phones, waiting, requests] = await Promise.all([
    events.live(held),
    staffOf(store, id),
    phonesOf(store, id),
    waitingOf(store, held, language),
    requestsOf(store, id),
  ]);
  return {
    ...{ id, rev: row.rev, seq: logged.happenings.length, lines: logged.happenings.slice(after) },
    ...{ settings: settingsIn(row), clock: clockIn(row), live: [...live], now: now(), you: role },
    ...{ staff, phones, waiting, requests, addresses },
  };
}

/** Does what somebody at the desk asks for; the same again is answered as before. */
export async function actAtDesk(
  { events }: Pick<Services, 'events'>,
  { person, held }: AtDesk,
  asked: ActAsked,
): Promise<ActDone> {
  const act = askedAct(asked.act, 'body.act');
  assertRoomFor(held.logged, act);
  const answer = await events.do({
    ...{ event: held.row.id, cmd: asked.id, by: person.name, account: person.account, act },
    ...(asked.after === undefined ? {} : { after: asked.after }),
  });
  if (!answer) throw noSuchEvent();
  if ('refusal' in answer) throw refusalProblem(answer.refusal, answer.state);
  if ('unmet' in answer)
    throw new Problem(409, 'changed-meanwhile', 'something changed meanwhile: look again, and try again');
  return { seq: answer.line.seq, line: answer.line };
}
