import { decideEvent, type EventAct, emptyLog, evolveEvent, type LoggedEvent } from '@opencarrom/tournament';
import { expect, it } from 'vitest';
import { arenaFormat } from '../../src/arena/arena-format.js';
import { instead, nextByItself } from '../../src/arena/by-itself.js';

/** Two in an arena of one round, whose match has come to this. */
const played = (act: EventAct): LoggedEvent => {
  const acts: readonly EventAct[] = [
    { type: 'open', name: 'Arena', format: arenaFormat('icf', 1), lot: 7, drafts: true },
    { type: 'enter', entries: [{ players: [{ name: 'Ann' }] }, { players: [{ name: 'Bea' }] }] },
    { type: 'pair' },
    { type: 'publish' },
    act,
  ];
  return acts.reduce((log, each) => {
    const decided = decideEvent(log, { at: '2026-01-31T10:00Z', act: each });
    if (!('ok' in decided)) throw new Error(JSON.stringify(decided));
    return evolveEvent(log, decided.ok);
  }, emptyLog);
};

it('an arena to which nobody came ends without prizes', () => {
  const nobody = played({ type: 'walk-over', match: 1, against: 'both', reason: 'did not come' });
  expect(nextByItself(nobody)).toEqual({ type: 'award', kind: null });
  expect(instead(nobody).at(-1)).toMatchObject({ type: 'award', kind: null });
  const one = played({ type: 'walk-over', match: 1, against: 'b', reason: 'did not come' });
  expect(nextByItself(one)).toEqual({ type: 'award', kind: 'asis' });
});
