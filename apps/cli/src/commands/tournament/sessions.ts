import { type EventSession, isMoment, timesOf } from '@opencarrom/tournament';
import { pageOf } from '../../desk.js';
import { clockFor } from '../../events/clock.js';
import { type Io, write } from '../../io.js';
import { Misuse, readCount } from '../../options.js';
import { showTimes } from '../../show/hall.js';
import { showLines } from '../../show/history.js';
import { page } from '../../show/layout.js';
import { act } from './acting.js';
import { CHANGE_OPTIONS, readAsked, refuse } from './asked.js';
import { answer, look } from './looking.js';

const MOST_GAP = { least: 0, most: 600 };

/** When matches are played: days with their hours, in the order of time. */
export async function runSessions(args: readonly string[], io: Io): Promise<number> {
  const asked = readAsked(args, { ...CHANGE_OPTIONS, gap: { type: 'string' } }, io);
  if (asked.words.length === 0) throw new Misuse((faults) => faults.missing.sessions);
  const sessions = asked.words.map(sessionOf);
  const gap = readCount('--gap', asked.values.gap, MOST_GAP);
  const between = gap === undefined ? {} : { gap };
  return act(
    asked,
    io,
    () => ({ acts: [{ type: 'sessions', sessions, ...between }] }),
    (changed, language, paper) => [
      ...showLines(changed, language, paper),
      ...showTimes(changed.log.state, clockFor(changed.log.state, io), language, paper),
    ],
  );
}

const HOURS = /^(\d{4}-\d\d-\d\d)[T ](\d\d):(\d\d)-(\d\d):(\d\d)$/;
const DAY = 24 * 60;

/** `2026-03-07 09:00-13:00`; hours that go back end on the next day. */
function sessionOf(written: string): EventSession {
  const [, day, fromHour = '', fromMinute = '', toHour = '', toMinute = ''] = HOURS.exec(written) ?? [];
  const start = `${day}T${fromHour}:${fromMinute}`;
  if (!isMoment(start) || !isMoment(`${day}T${toHour}:${toMinute}`))
    throw new Misuse((faults) => faults.notASession(written));
  const minutes = (Number(toHour) - Number(fromHour)) * 60 + Number(toMinute) - Number(fromMinute);
  return { start, minutes: minutes > 0 ? minutes : minutes + DAY };
}

/** When each round and each open match is played, as far as one can tell. */
export async function runTimes(args: readonly string[], io: Io): Promise<number> {
  const asked = readAsked(args, {}, io, false);
  return look(asked, io, async ({ file, log: { state } }) => {
    const clock = clockFor(state, io);
    if (!asked.human) return answer({ file, ...timesOf(state, clock) }, io);
    if (state.hall.sessions.length === 0) {
      const message = asked.language.eventsHall.noSessions;
      return refuse(asked, file, [{ code: 'no-sessions', message, path: '' }], io);
    }
    await write(io.stdout, page(showTimes(state, clock, asked.language, pageOf(io))));
    return 0;
  });
}
