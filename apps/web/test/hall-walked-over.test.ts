import { decideEvent, type EventAct, emptyLog, evolveEvent, formatFrom } from '@opencarrom/tournament';
import { seenEvent } from '@opencarrom/tournament/seen';
import { expect, it } from 'vitest';
import { walkedOverLast } from '../src/hall/arena/walked-over.js';

/** Four in a Swiss whose first round has come to this. */
function seenAfter(...acts: readonly EventAct[]) {
  const made = formatFrom('european-swiss', {});
  if (!('ok' in made)) throw new Error('no such template');
  const entries = ['Ann', 'Bea', 'Cy', 'Dev'].map((name) => ({ players: [{ name }] }));
  const all: readonly EventAct[] = [
    { type: 'open', name: 'Online', format: made.ok, lot: 7 },
    { type: 'enter', entries },
    { type: 'pair' },
    ...acts,
  ];
  const logged = all.reduce((log, act) => {
    const decided = decideEvent(log, { at: '2026-01-31T10:00Z', act });
    if (!('ok' in decided)) throw new Error(JSON.stringify(decided));
    return evolveEvent(log, decided.ok);
  }, emptyLog);
  return seenEvent(logged);
}

it('whoever did not come to their last match reads who has it', () => {
  const drawn = seenAfter();
  const [first, second] = drawn.stages[0]?.rounds[0]?.matches ?? [];
  if (first?.b === undefined || second?.b === undefined) throw new Error('nobody was drawn');
  const seen = seenAfter(
    { type: 'walk-over', match: first.number, against: 'b', reason: 'did not come' },
    { type: 'walk-over', match: second.number, against: 'both', reason: 'did not come' },
  );
  for (const entrant of [first.a, first.b])
    expect(walkedOverLast(seen, entrant)).toEqual({ round: 1, to: first.a });
  expect(walkedOverLast(seen, second.a)).toEqual({ round: 1, to: null });
  expect(walkedOverLast(drawn, first.a)).toBeNull();
  // The next match is on: what was is over.
  const next = seenAfter(
    { type: 'walk-over', match: first.number, against: 'b', reason: 'did not come' },
    { type: 'report', match: second.number, report: { score: [25, 3] } },
    { type: 'pair' },
  );
  expect(walkedOverLast(next, first.b)).toBeNull();
  expect(
    walkedOverLast(seenAfter({ type: 'report', match: first.number, report: { score: [25, 3] } }), first.a),
  ).toBeNull();
});
