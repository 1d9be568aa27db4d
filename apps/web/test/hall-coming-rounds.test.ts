import { expect, it } from 'vitest';
import { words } from '../src/event/words/en.js';
import { comingRound } from '../src/hall/view.js';

const ahead = (stage: number, rounds: readonly number[]) => rounds.map((round) => ({ stage, round }));

it.each([
  ['knockout', ['Quarter-finals', 'Semi-finals', 'Final']],
  ['swiss', ['Round 1', 'Round 2', 'Round 3']],
] as const)('rounds of a %s that has not begun are called as they will be', (system, called) => {
  const roundsAhead = ahead(2, [1, 2, 3]);
  const seen = { stages: [], stagesAhead: [{ number: 2, name: 'Last', system }], roundsAhead };
  const said = roundsAhead.map((each) => comingRound(seen, each, words));
  expect(said).toEqual(called.map((name) => ({ stageName: 'Last', called: name })));
});
