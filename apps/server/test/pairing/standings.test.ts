import { decide, type Event, makeDice, newHead, openMatch, standIn } from '@opencarrom/match';
import { expect, it, vi } from 'vitest';
import { MatchStandings } from '../../src/pairing/standings.js';
import type { LoggedCommand } from '../../src/store/match-log.js';

const HEAD = newHead({ players: { A: ['A'], B: ['B'] }, length: 'board' });

/** A whole match, each command with its events. */
function played(): readonly (readonly Event[])[] {
  const commands: (readonly Event[])[] = [];
  const dice = makeDice(3);
  let state = openMatch(HEAD);
  for (let command = standIn(state, dice); command; command = standIn(state, dice)) {
    const decision = decide(state, command);
    if ('refusal' in decision) throw new Error(decision.refusal.code);
    commands.push(decision.events);
    state = decision.state;
  }
  return commands;
}

it('a match stands as its log says, of which only what is new is read', async () => {
  const commands = played();
  let length = 0;
  const read = vi.fn(async (_match: string, after: number) =>
    commands
      .slice(0, length)
      .filter((events) => (events.at(-1)?.seq ?? 0) > after)
      .map((events): LoggedCommand => rowOf(events)),
  );
  const standings = new MatchStandings({ log: { read } });
  const stands = () => standings.of('a-match', HEAD);
  const lastOf = (count: number) => commands[count - 1]?.at(-1)?.seq ?? 0;

  expect((await stands()).seq).toBe(0);
  for (length = 1; length <= commands.length; length += 7) expect((await stands()).seq).toBe(lastOf(length));
  length = commands.length;
  const end = await stands();
  expect(end.outcome).not.toBeNull();
  expect(read.mock.calls.map(([, after]) => after)).toEqual([
    ...[0, 0],
    ...Array.from({ length: Math.ceil(commands.length / 7) }, (_, n) => lastOf(1 + n * 7)),
  ]);

  read.mockClear();
  expect(await stands()).toBe(end);
  expect(read).not.toHaveBeenCalled();
});

function rowOf(events: readonly Event[]): LoggedCommand {
  const [first, last] = [events[0], events.at(-1)];
  return {
    seq: first?.seq ?? 0,
    last: last?.seq ?? 0,
    cmd: '',
    at: last?.at ?? 0,
    body: JSON.stringify(events),
  };
}
