import { attachThinker, type ThinkerAnswer, type ThinkerPort } from '@opencarrom/ai';
import { ICF, type PlacedMan, simulate } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { tableOfPractice } from '../src/practice/hint.js';
import { startPractice } from '../src/practice/practice.js';
import { MEN_OF, SETUPS } from '../src/practice/setups.js';

/** What the thinker says to a practice board; its clock stands still, so that it answers at once. */
function saidTo(men: readonly PlacedMan[]): ThinkerAnswer | undefined {
  let said: ThinkerAnswer | undefined;
  const port: ThinkerPort = {
    postMessage: (answer) => {
      said = answer;
    },
    onmessage: null,
  };
  attachThinker(port, { now: () => 0, breathe: () => Promise.resolve() });
  const table = tableOfPractice(startPractice(men));
  const budget = { simulations: 40 };
  port.onmessage?.({
    data: { type: 'ask', id: 1, question: { kind: 'advice', table, seed: 1, budget } },
  });
  return said;
}

const HINT = { type: 'answer', answer: { thought: { stroke: expect.anything() }, seat: 'S' } };

describe('a hint in practice', () => {
  it.each(SETUPS)('is given for the setup "%s"', (name) => {
    expect(saidTo(MEN_OF[name])).toMatchObject(HINT);
  });

  it('calls the first stroke at the whole rack the break', () => {
    expect(saidTo(MEN_OF.opening)).toMatchObject({
      answer: { thought: { kind: 'break' } },
    });
  });

  it('is given where one side has no men at all, and after a stroke', () => {
    expect(saidTo([{ id: 'w1', x: 0.2, y: 0.2 }])).toMatchObject(HINT);
    const { rest } = simulate({ men: MEN_OF.opening }, { x: 0, y: -0.2526, vx: 0.1, vy: 5 }, ICF);
    expect(saidTo(rest.filter((piece): piece is PlacedMan => piece.id !== 'striker'))).toMatchObject(HINT);
  });
});
