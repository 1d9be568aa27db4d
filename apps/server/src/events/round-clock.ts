import type { ClockAct, RoundClock } from '@opencarrom/protocol';
import { Problem } from '../http/problem.js';
import type { Services } from '../services.js';
import { clockIn } from './held-events.js';
import { heldEvent } from './staff.js';
import { ToldProblem, told } from './told.js';

const MINUTE = 60_000;
const MOST_TRIES = 20;

/** Sets, runs or stops the clock of a round; it goes on from where whoever came before left it. */
export async function turnClock(
  services: Pick<Services, 'store' | 'events' | 'now'>,
  event: string,
  act: ClockAct,
): Promise<void> {
  const { store, events, now } = services;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { row } = await heldEvent(services, event);
    const next = clockAfter(clockIn(row), act, now());
    const clock = next && JSON.stringify(next);
    if (clock === row.clock) return;
    const change = store.db
      .updateTable('held_events')
      .set({ clock })
      .where('id', '=', event)
      .where('clock', 'is not distinct from', row.clock);
    if (await events.changed(event, [{ change, rows: 1 }])) return;
  }
  throw new Problem(503, 'unavailable', 'too many turn this clock at once: ask again', undefined, 1);
}

function clockAfter(clock: RoundClock | null, act: ClockAct, now: number): RoundClock | null {
  if (act.do === 'off') return null;
  if (act.do === 'set') return newClock(act);
  if (!clock)
    throw new ToldProblem(
      409,
      'event-refused',
      told((w) => w.noClock),
      'body.do',
    );
  const { endsAt } = clock;
  const left = endsAt === null ? (clock.left ?? clock.length) : Math.max(0, endsAt - now);
  switch (act.do) {
    case 'run':
      if (endsAt !== null) return clock;
      return { ...clock, beganAt: clock.beganAt ?? now, endsAt: now + left, left: null };
    case 'pause':
      return endsAt === null ? clock : { ...clock, endsAt: null, left };
    case 'add':
      return added(clock, left, Math.round(act.minutes * MINUTE), now);
  }
}

function newClock({ stage, round, minutes, warning }: Extract<ClockAct, { do: 'set' }>): RoundClock {
  const length = Math.max(1, Math.round(minutes * MINUTE));
  return {
    ...{ stage, round, length, warning: Math.round(warning * MINUTE) },
    ...{ beganAt: null, endsAt: null, left: length },
  };
}

/** Nothing is taken away that has passed already. */
function added(clock: RoundClock, left: number, more: number, now: number): RoundClock {
  const rest = Math.max(0, left + more);
  const length = Math.max(1, clock.length + rest - left);
  return clock.endsAt === null ? { ...clock, length, left: rest } : { ...clock, length, endsAt: now + rest };
}
