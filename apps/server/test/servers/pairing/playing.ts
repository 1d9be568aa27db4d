import {
  type Act,
  dutyOf,
  type MatchRecord,
  makeDice,
  type Player,
  replay,
  standIn,
} from '@opencarrom/match';
import { expect } from 'vitest';
import { findMatch } from '../../../src/pairing/found-match.js';
import type { CommandAnswer } from '../../../src/rooms/rooms.js';
import type { Services } from '../../../src/services.js';
import { eventsIn } from '../../../src/store/kept-match.js';

/** A match as its log has it. */
export async function recordOf({ store }: Services, id: string): Promise<MatchRecord> {
  const { head } = await findMatch(store, id);
  const events = eventsIn((await store.log.read(id, 0)) ?? []);
  return { head, events, state: replay(head, events) };
}

export async function act(
  services: Services,
  match: string,
  player: Player,
  deed: Act,
): Promise<CommandAnswer> {
  const { state } = await recordOf(services, match);
  const id = `${deed.type}-${state.seq}-${services.chance.below(1_000_000)}`;
  return services.rooms.do({ match, player, id, after: state.seq, act: deed, lag: 0 });
}

/** These play, until it has come so far. What is others' to do is waited for. */
export async function playUntil(
  services: Services,
  match: string,
  people: readonly Player[],
  isEnough: (record: MatchRecord) => boolean,
): Promise<void> {
  const dice = makeDice(7);
  let record = await recordOf(services, match);
  const own = () => people.find((player) => dutyOf(record.state)?.by.includes(player));
  for (;;) {
    await expect
      .poll(async () => {
        record = await recordOf(services, match);
        return isEnough(record) || own() !== undefined;
      })
      .toBe(true);
    const player = own();
    if (isEnough(record) || !player) return;
    const move = standIn(record.state, dice, false);
    // What comes while men still move is refused, and done again.
    if (move) await act(services, match, player, move.act);
  }
}

/** One gives the match up, and it is over. */
export async function giveUp(services: Services, match: string, player: Player): Promise<void> {
  await playUntil(services, match, ['A1', 'B1'], ({ state }) => state.board?.begun === true);
  await act(services, match, player, { type: 'concede', what: 'match' });
  await expect.poll(async () => (await findMatch(services.store, match)).row.status).toBe('over');
}
