// How much of the thinking is physics: the very strokes that thinking tries, played again with nothing else.
import { boardGoal, chooseStroke, makeDice, search, viewOf } from '@opencarrom/ai';
import { makeRest, playInto } from '@opencarrom/physics';
import { playBoard } from './board.js';
import { cpuMs } from './statistics.js';

const WARMING = 3;

/** Plays boards; how many strokes a second were tried, and on which tables. */
export function thinkingAlone({ level }, boards, seed) {
  const tables = [];
  let spent = 0;
  let simulations = 0;
  const play = (number) => playBoard({ white: player, black: player }, number);
  const player = {
    level,
    choose(table, strokeSeed) {
      const before = cpuMs();
      const thought = chooseStroke(table, { level, seed: strokeSeed });
      spent += cpuMs() - before;
      simulations += thought.simulations;
      tables.push({ table, seed: strokeSeed, level });
      return thought;
    },
  };
  // The compiler's work on the first boards is nobody's thinking.
  for (let board = 0; board < WARMING; board++) play(888 * seed + board);
  spent = 0;
  simulations = 0;
  tables.length = 0;
  for (let board = 0; board < boards; board++) play(999 * seed + board);
  return { perSecond: (1000 * simulations) / spent, tables };
}

/** The strokes of the searches on those tables, gathered first, then played by the physics alone. */
export function strokesAlone(tables) {
  const rest = makeRest();
  let spent = 0;
  let played = 0;
  for (const { table, seed, level } of tables) {
    const view = viewOf(table);
    const goal = boardGoal(view, level.hand);
    const strokes = [];
    const watched = {
      ...goal,
      ruins(result, stroke) {
        strokes.push({ ...stroke });
        return goal.ruins(result, stroke);
      },
      appraise(result, stroke, verdict) {
        strokes.push({ ...stroke });
        goal.appraise(result, stroke, verdict);
      },
    };
    const budget = Math.ceil(level.effort.simulations * (table.board.broken ? 1 : 0.3));
    const searching = search({ view, goal: watched, hand: level.hand, dice: makeDice(seed), budget });
    while (!searching.next().done);
    const before = cpuMs();
    for (const stroke of strokes) playInto(view.layout, stroke, rest);
    spent += cpuMs() - before;
    played += strokes.length;
  }
  return (1000 * played) / spent;
}
