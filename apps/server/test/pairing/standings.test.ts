import type { Event } from '@opencarrom/match';
import { expect, it, vi } from 'vitest';
import { MatchStandings } from '../../src/pairing/standings.js';
import type { LoggedCommand } from '../../src/store/match-log.js';
import { playedMatch } from '../support/played-match.js';

it('a match stands as its log says, of which only what is new is read', async () => {
  const { head, commands } = playedMatch(3);
  let length = 0;
  const read = vi.fn(async (_match: string, after: number) =>
    commands
      .slice(0, length)
      .filter((events) => (events.at(-1)?.seq ?? 0) > after)
      .map((events): LoggedCommand => rowOf(events)),
  );
  const standings = new MatchStandings({ log: { read } });
  const stands = () => standings.of('a-match', head);
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
