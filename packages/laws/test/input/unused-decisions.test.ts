import { describe, expect, it } from 'vitest';
import { adjudicate, makeRulingJson } from '../../src/index.js';
import { en } from '../../src/words/en.js';
import { CASE } from './cases.js';

/** The answer on a stroke, with decisions that may or may not be asked for. */
function answerOn(decisions: object, stroke: object, rulebook = 'icf') {
  const outcome = adjudicate({ ...CASE, rulebook, stroke, decisions });
  if ('error' in outcome) throw new Error(outcome.error.message);
  return makeRulingJson(outcome.ok, en);
}

describe('a decision that no law asks for', () => {
  it('is named in the answer', () => {
    const answer = answerOn({ 'double-fine': 'lose-turn', forgo: 'forgo', demand: 1 }, {});
    expect(answer.unusedDecisions).toEqual(['double-fine', 'forgo', 'demand']);
  });

  it('is not named where a law asks for it', () => {
    const striker = { pocketed: { striker: true } };
    expect(answerOn({ forgo: 'forgo' }, striker)).not.toHaveProperty('unusedDecisions');
    expect(answerOn({ forgo: 'place', demand: 0 }, striker).unusedDecisions).toEqual(['demand']);
  });

  it('is none where there are no decisions', () => {
    expect(answerOn({}, {})).not.toHaveProperty('unusedDecisions');
  });
});
