// How much of the thinking is physics: the very strokes that thinking tries, played again with nothing else.
import { boardGoal, chooseStroke, search, searchTaskFor } from '@opencarrom/ai';
import { makeRest, playInto } from '@opencarrom/physics';
import { playBoard } from './board.js';
import { cpuMs } from './statistics.js';

const WARMING = 3;

/**
 * Plays boards; how many strokes a second were tried by thinking and played by the physics alone. Both are measured
 * at every stroke of the boards, one after the other, for a machine's speed changes from minute to minute.
 */
export function strokesASecond(level, boards, seed) {
  const rest = makeRest();
  let sum = { thinking: 0, physics: 0, strokes: 0 };
  const choose = (table, strokeSeed) => {
    const options = { level, seed: strokeSeed };
    const tried = strokesTried(table, options);
    const start = cpuMs();
    const thought = chooseStroke(table, options);
    const middle = cpuMs();
    for (const { layout, stroke } of tried) playInto(layout, stroke, rest);
    const end = cpuMs();
    if (tried.length !== thought.simulations)
      throw new Error(`${thought.simulations} strokes were tried and ${tried.length} played again`);
    sum.thinking += middle - start;
    sum.physics += end - middle;
    sum.strokes += tried.length;
    return thought;
  };
  const player = { level, choose };
  const play = (number) => playBoard({ white: player, black: player }, number);
  // The compiler's work on the first boards is nobody's thinking.
  for (let board = 0; board < WARMING; board++) play(888 * seed + board);
  sum = { thinking: 0, physics: 0, strokes: 0 };
  for (let board = 0; board < boards; board++) play(999 * seed + board);
  const rate = (milliseconds) => (1000 * sum.strokes) / milliseconds;
  return { thinking: rate(sum.thinking), physics: rate(sum.physics), strokes: sum.strokes };
}

/** Every stroke that the player tries in its head, looking ahead too, each with the men as they lie. */
function strokesTried(table, options) {
  const tried = [];
  const searching = search(searchTaskFor(table, options, watching(tried)));
  while (!searching.next().done);
  return tried;
}

/** The player's goal, with every stroke that is shown to it written down: each is shown once, by one of the two. */
const watching = (tried) => (view, hand) => {
  const goal = boardGoal(view, hand);
  const note = (stroke) => tried.push({ layout: view.layout, stroke: { ...stroke } });
  return {
    ...goal,
    upshot(result, stroke) {
      note(stroke);
      return goal.upshot(result, stroke);
    },
    appraise(result, stroke, appraisal) {
      note(stroke);
      goal.appraise(result, stroke, appraisal);
    },
  };
};
