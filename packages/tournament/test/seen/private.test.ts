import { describe, expect, it } from 'vitest';
import {
  type EventLine,
  emptyLog,
  evolveEvent,
  isOpen,
  type LoggedEvent,
  replayEvent,
} from '../../src/index.js';
import { allMatches, type SeenEvent, seenEvent } from '../../src/seen/index.js';
import { playedByTemplate } from './events.js';
import { SECRET, withSecrets } from './secrets.js';

/** An event after each of its lines. */
function* momentsOf(lines: readonly EventLine[]): Generator<LoggedEvent> {
  let log = emptyLog;
  for (const line of lines) {
    log = evolveEvent(log, line);
    yield log;
  }
}

const textOf = (log: LoggedEvent): string => JSON.stringify(seenEvent(log));

describe.each(playedByTemplate)('$id', ({ log: { happenings } }) => {
  it('names nobody who is not to be named, and tells nothing private, at any moment', () => {
    const lines = withSecrets(happenings);
    expect(JSON.stringify(lines)).toContain(SECRET);
    for (const log of momentsOf(lines)) expect(textOf(log)).not.toContain(SECRET);
  });

  it('tells no line-up before both are given, at any moment', () => {
    for (const log of momentsOf(happenings))
      for (const { number, tie } of log.state.stages.flatMap(({ matches }) => matches))
        if (tie && !isOpen(tie)) expect(fieldedIn(seenEvent(log), number)).toEqual([]);
  });
});

const fieldedIn = (event: SeenEvent, number: number) =>
  allMatches(event)
    .filter(({ match }) => match.number === number)
    .flatMap(({ match }) => match.tie?.rubbers ?? [])
    .flatMap(({ a = [], b = [] }) => [...a, ...b]);

describe('a line-up in secret', () => {
  const ties = playedByTemplate.filter(({ log }) => log.state.discipline === 'teams');

  it('is there to be seen in some events', () => {
    expect(ties.length).toBeGreaterThanOrEqual(2);
  });

  it.each(ties)('leaves the same seen whatever it is: $id', ({ log: { happenings } }) => {
    const tried = happenings.flatMap((line, index) => {
      const { act } = line;
      if (act.type !== 'line-up') return [];
      const before = happenings.slice(0, index);
      const other = { ...line, act: { ...act, lineUp: [...act.lineUp].reverse() } } as EventLine;
      const [one, two] = [line, other].map((each) => replayEvent([...before, each]));
      const tie = one?.state.stages
        .flatMap(({ matches }) => matches)
        .find(({ number }) => number === act.match)?.tie;
      if (!one || !two || !tie || isOpen(tie)) return [];
      expect(textOf(one)).toBe(textOf(two));
      return [act.match];
    });
    expect(tried.length).toBeGreaterThan(0);
  });
});

describe('who is not to be named', () => {
  const entry = (players: readonly object[]) => ({ players }) as never;
  const opened = (discipline: 'singles' | 'doubles', entries: readonly never[]) => {
    const format = playedByTemplate.find(({ log }) => log.state.discipline === discipline)?.log.happenings[0];
    return replayEvent([
      format as EventLine,
      {
        seq: 2,
        at: '2026-01-31T18:30Z',
        act: { type: 'enter', entries },
        gave: { numbers: entries.map((_, index) => index + 1) },
      },
    ]);
  };

  it('is told by the number alone: neither club nor federation nor rate', () => {
    const hidden = { name: 'Asha', shown: false, club: 'Pune', federation: 'IND' };
    const { entrants } = seenEvent(
      opened('singles', [{ ...(entry([hidden]) as object), rate: 1700 } as never]),
    );
    expect(entrants).toEqual([{ number: 1, players: [null] }]);
  });

  it('has a partner who is named', () => {
    const pair = entry([{ name: 'Asha' }, { name: 'Bina', shown: false }]);
    expect(seenEvent(opened('doubles', [pair])).entrants).toEqual([{ number: 1, players: ['Asha', null] }]);
  });

  it('is not named as an umpire either, though the list of umpires says nothing of it', () => {
    const log = opened('singles', [entry([{ name: 'Asha', shown: false }]), entry([{ name: 'Bina' }])]);
    const naming = {
      ...log,
      state: { ...log.state, hall: { ...log.state.hall, umpires: [{ name: 'Asha' }] } },
    };
    expect(textOf(naming)).not.toContain('Asha');
  });
});
