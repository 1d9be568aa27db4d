import type { Stroke } from '@opencarrom/physics';
import { FULL_SPEED, type Hand } from '../hand/hand.js';
import { NO_SLIP } from '../hand/slips.js';
import type { Idea, TrySums } from '../ideas/idea.js';
import type { SearchTask } from '../search/search.js';
import { strikeWith, type TriedStroke } from '../search/trial.js';
import { onBoard, type View } from '../table/view.js';
import type { Candidate, Fears } from './candidate.js';
import { purposeOf } from './purpose.js';

/** A stroke that was tried, as it is told: what it is for, and what is to be expected of it. */
export function candidateOf(
  { view, hand, goal }: Pick<SearchTask, 'view' | 'hand' | 'goal'>,
  idea: Idea,
): Candidate {
  const stroke = strokeMeant(view, idea);
  const { purpose, reply } = purposeOf(view.table, stroke, idea, hand, (slip) =>
    strokeMeant(view, idea, hand, slip),
  );
  const expected = expectationOf(idea.sums, goal.isWinning || purpose.ends === 'won');
  return { ...purpose, stroke, ...expected, fears: { ...expected.fears, reply } };
}

/** What the tries told. What the opponent may answer is told with the purpose. */
interface Expectation extends Pick<Candidate, 'success' | 'won' | 'value'> {
  readonly fears: Omit<Fears, 'reply'>;
}

/** `wins`: is it to win the board? */
function expectationOf(sums: TrySums, wins: boolean): Expectation {
  const { tries } = sums;
  return {
    success: calibrated(sums.success, tries),
    won: wins || sums.won > 0 ? calibrated(sums.won, tries) : 0,
    value: sums.value / tries,
    fears: {
      strikerPocketed: sums.striker / tries,
      boardLost: sums.lost / tries,
      foul: sums.foul / tries,
      turnLost: sums.passed / tries,
    },
  };
}

/** A share of few tries, a little towards the middle: what never failed in forty may fail in the next. */
const calibrated = (successes: number, tries: number): number => (successes + 0.5) / (tries + 1);

const struck: TriedStroke = { x: 0, y: 0, vx: 0, vy: 0, spin: 0 };
const STEADY: Hand = { place: 0, direction: 0, force: 0, push: 0, spin: 0, fastest: FULL_SPEED };

/** An idea as a stroke on the board: as it is meant, or as a hand with that slip makes it. */
export function strokeMeant(view: View, idea: Idea, hand = STEADY, slip = NO_SLIP): Stroke {
  strikeWith(view, idea, hand, slip, struck);
  return onBoard(struck, view.table.seat);
}
