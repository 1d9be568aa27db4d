import { type TieState, withLineUp, withRubber, withSubstitution } from '../ties/tie-state.js';
import type { HappeningOf } from './happening.js';
import type { DrawnMatch } from './state.js';

export type TieAct = 'line-up' | 'substitute' | 'begin-rubber' | 'rubber' | 'correct-rubber';

/** What a line about a tie changes in its match. */
export function changeOfTie(
  tie: TieState,
  { act, gave }: HappeningOf<TieAct>,
): Partial<Pick<DrawnMatch, 'tie' | 'result'>> {
  switch (act.type) {
    case 'line-up':
      return { tie: withLineUp(tie, act.side, act.lineUp) };
    case 'substitute':
      return { tie: withSubstitution(tie, act) };
    case 'begin-rubber':
      return { tie: withRubber(tie, act.rubber, { begun: true }) };
    default: {
      const { rubber, result } = gave as HappeningOf<'rubber'>['gave'];
      return {
        tie: withRubber(tie, act.rubber, { begun: true, report: act.report, result: rubber }),
        result,
      };
    }
  }
}
