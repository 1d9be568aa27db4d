import { decide, type Event, newHead, openMatch } from '@opencarrom/match';
import type { EventLog } from './event-log.js';

/** The log of one new match, as whoever makes such logs gives it to be tried. */
export interface LogOnTrial {
  /** The log; each time as another window or process would open it. */
  readonly open: () => Promise<EventLog>;
  /** The match is thrown away. */
  readonly throwAway: () => Promise<void>;
}

export interface Clause {
  readonly name: string;
  /** Rejects, in words, where the log does not keep to it. */
  readonly holds: (trial: LogOnTrial) => Promise<void>;
}

/**
 * What every EventLog keeps to, wherever it writes. It needs no framework for tests, so that it runs in a browser and
 * beside a database as well: each clause is tried on the log of a new match.
 */
export const LOG_CONTRACT: readonly Clause[] = [
  {
    name: 'of a match just begun nothing is read',
    holds: async ({ open }) => {
      const log = await open();
      same(await log.read(1), []);
    },
  },
  {
    name: 'what was appended is read in order, from any number on, also by others',
    holds: async ({ open }) => {
      const log = await open();
      const events = someEvents(5);
      same(await log.append(events.slice(0, 2)), 'appended');
      same(await log.append(events.slice(2)), 'appended');
      const other = await open();
      for (const each of [log, other])
        for (const from of [1, 2, 3, 5, 6]) same(await each.read(from), events.slice(from - 1));
    },
  },
  {
    name: 'nothing is appended after a gap',
    holds: async ({ open }) => {
      const log = await open();
      const events = someEvents(4);
      same(await log.append(events.slice(1, 2)), 'elsewhere');
      same(await log.read(1), []);
      await log.append(events.slice(0, 2));
      same(await log.append(events.slice(3)), 'elsewhere');
      same(await log.read(1), events.slice(0, 2));
    },
  },
  {
    name: 'what is there is not written over',
    holds: async ({ open }) => {
      const log = await open();
      const events = someEvents(3);
      await log.append(events);
      same(await log.append(events.slice(0, 1)), 'elsewhere');
      same(await log.append(events.slice(2).map((event) => ({ ...event, at: 99 }))), 'elsewhere');
      same(await log.read(1), events);
    },
  },
  {
    name: 'the events of a command are appended all or not at all',
    holds: async ({ open }) => {
      const log = await open();
      const events = someEvents(5);
      await log.append(events.slice(0, 1));
      const [, second, third, , fifth] = events as [Event, Event, Event, Event, Event];
      for (const broken of [
        [second, fifth],
        [third, second],
        [second, second],
      ])
        same(await log.append(broken), 'elsewhere');
      same(await log.read(1), events.slice(0, 1));
    },
  },
  {
    name: 'of two who append the same number at once one is first, and the other told so',
    holds: async ({ open }) => {
      const logs = [await open(), await open()];
      const events = someEvents(2);
      const answers = await Promise.all(
        logs.map((log, index) => log.append(events.map((event) => ({ ...event, at: index })))),
      );
      same([...answers].sort(), ['appended', 'elsewhere']);
      const winner = answers.indexOf('appended');
      for (const log of logs)
        same(
          ((await log.read(1)) ?? []).map(({ at }) => at),
          [winner, winner],
        );
    },
  },
  {
    name: 'who was not first reads what the other did, and goes on from there',
    holds: async ({ open }) => {
      const [one, other] = [await open(), await open()];
      const events = someEvents(3);
      await one.append(events.slice(0, 2));
      same(await other.append(events.slice(0, 1)), 'elsewhere');
      same(await other.read(1), events.slice(0, 2));
      same(await other.append(events.slice(2)), 'appended');
      same(await one.read(3), events.slice(2));
    },
  },
  {
    name: 'a match thrown away is gone, and nothing goes on in it',
    holds: async ({ open, throwAway }) => {
      const log = await open();
      const events = someEvents(2);
      await log.append(events.slice(0, 1));
      await throwAway();
      same(await log.read(1), null);
      same(await log.append(events.slice(1)), 'elsewhere');
      same(await log.read(1), null);
    },
  },
];

/** Events of a match that really was: a sheet is signed as often as one likes. */
function someEvents(count: number): readonly Event[] {
  const head = newHead({ players: { A: ['Asha'], B: ['Bina'] }, source: 'observed' });
  const events: Event[] = [];
  let state = openMatch(head);
  for (let at = 0; events.length < count; at += 10) {
    const decision = decide(state, { by: 'umpire', at, act: { type: 'sign', name: `signature ${at}` } });
    if ('refusal' in decision) throw new Error('a signature is always taken');
    events.push(...decision.events);
    state = decision.state;
  }
  return events.slice(0, count);
}

function same(found: unknown, wanted: unknown): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (one !== other) throw new Error(`found ${one}, wanted ${other}`);
}
