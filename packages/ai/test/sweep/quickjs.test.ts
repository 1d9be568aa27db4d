import { fileURLToPath } from 'node:url';
import { openingBoard } from '@opencarrom/laws';
import { ICF, openingRack } from '@opencarrom/physics';
import { getQuickJS } from 'quickjs-emscripten';
import { build, type Rollup } from 'vite';
import { describe, expect, it } from 'vitest';
import {
  attachThinker,
  type ThinkerAnswer,
  type ThinkerPort,
  type ThinkerQuestion,
} from '../../src/index.js';
import { men, tableOf } from '../tables.js';

const {
  book,
  equipment: _,
  ...plain
} = tableOf({
  men: men(['w1', 0.3, 0.25], ['w2', -0.2, 0.1], ['b1', 0, 0], ['b2', 0.1, -0.1], ['queen', -0.05, 0.2]),
});
const asked = { kind: 'advice', seed: 3 } as const;
const questions: readonly ThinkerQuestion[] = [
  { ...asked, table: { ...plain, rulebook: book.id }, budget: { simulations: 200 } },
  {
    ...asked,
    table: {
      ...plain,
      rulebook: book.id,
      board: openingBoard({ white: 0, black: 0 }),
      men: openingRack(ICF),
    },
    budget: { simulations: 40 },
  },
];

/** The thinker as one script that any engine can run: it leaves `ai` behind. */
async function script(): Promise<string> {
  const entry = fileURLToPath(new URL('../../src/index.ts', import.meta.url));
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source'] },
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'ai' } },
  })) as Rollup.RollupOutput[];
  const chunk = result[0]?.output[0];
  if (!chunk) throw new Error('the computer player could not be bundled');
  return chunk.code;
}

/** What the thinker of this engine answers, asked through its port; its clock stands still. */
function answersHere(): ThinkerAnswer[] {
  const answers: ThinkerAnswer[] = [];
  const port: ThinkerPort = { postMessage: (answer) => answers.push(answer), onmessage: null };
  attachThinker(port, { now: () => 0, breathe: () => Promise.resolve() });
  for (const [id, question] of questions.entries()) port.onmessage?.({ data: { type: 'ask', id, question } });
  return answers;
}

const ANSWERS_THERE = `var answers = [];
var port = { postMessage: function (answer) { answers.push(answer); }, onmessage: null };
ai.attachThinker(port, { now: function () { return 0; }, breathe: function () { return Promise.resolve(); } });
QUESTIONS.forEach(function (question, id) {
  port.onmessage({ data: { type: 'ask', id: id, question: question } });
});
JSON.stringify(answers)`;

describe('another engine', () => {
  it('QuickJS thinks of the same strokes, to the last bit', async () => {
    const code = await script();
    const vm = (await getQuickJS()).newContext();
    const answer = vm.unwrapResult(
      vm.evalCode(`${code};\nvar QUESTIONS = ${JSON.stringify(questions)};\n${ANSWERS_THERE}`),
    );
    const there: ThinkerAnswer[] = JSON.parse(vm.getString(answer));
    answer.dispose();
    vm.dispose();
    expect(there.map(({ type }) => type)).toEqual(['progress', 'answer', 'progress', 'answer']);
    expect(there).toEqual(answersHere());
  });
});
