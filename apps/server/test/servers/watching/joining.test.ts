import type { Event } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { online, table } from './online.js';

const numbers = (events: readonly Event[]) => events.map(({ seq }) => seq);
const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe('who comes to a match', () => {
  it('is told all since their number, who they are and who is there', async () => {
    const server = await online();
    const { match, tokens, seats } = await table(server);
    const one = await server.page({ token: tokens.A1 });
    const at = await one.join(match);
    expect(at).toMatchObject({ match, you: 'A1', there: ['A1'], head: { format: 'opencarrom-match' } });
    expect(at.seq).toBeGreaterThan(0);
    expect(numbers(at.events)).toEqual(upTo(at.seq));

    const other = await server.page();
    expect(await other.join(match, 1, seats.B1)).toMatchObject({ you: 'B1', there: ['A1', 'B1'] });
    const onlooker = await server.page();
    const seen = await onlooker.join(match, at.seq);
    expect(seen).toMatchObject({ you: null, events: [], seq: at.seq, watchers: 1 });
    expect((await one.next('there', ({ there }) => there.length === 2)).there).toEqual(['A1', 'B1']);
  });

  it('plays, and everybody there is told, each event once', async () => {
    const server = await online();
    const { match, tokens } = await table(server);
    const [one, two, onlooker] = await Promise.all([
      server.page({ token: tokens.A1 }),
      server.page({ token: tokens.B1 }),
      server.page(),
    ]);
    const [at] = await Promise.all([one.join(match), two.join(match), onlooker.join(match)]);
    const winner = at.events.flatMap((event) =>
      event.type === 'done' && event.act.type === 'toss' ? [event.act.winner] : [],
    )[0];
    const chooser = winner === 'A' ? one : two;
    const answer = await chooser.do(match, 'c-1', at.seq, { type: 'choose', take: 'break' });
    expect(answer).toMatchObject({ t: 'ok', id: 'c-1' });
    const seq = 'seq' in answer ? answer.seq : 0;
    for (const page of [one, two, onlooker]) {
      const { events } = await page.next('ev');
      expect(numbers(events)).toEqual(upTo(seq, at.seq + 1));
    }
    expect(await chooser.do(match, 'c-1', at.seq, { type: 'choose', take: 'break' })).toEqual(answer);
  });
});
