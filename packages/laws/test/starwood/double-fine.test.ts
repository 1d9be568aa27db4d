import { describe, expect, it } from 'vitest';
import { ask, type BoardInShort, type StrokeInShort } from '../support/ask.js';
import { type After, continues, expectRow, improper, passes, tagged } from '../support/row.js';

const rulebook = 'starwood';

interface Fine {
  name: string;
  laws: readonly string[];
  board?: BoardInShort;
  stroke: StrokeInShort;
  keep: After;
  lose: After;
}

const striker = true;

const fines: Fine[] = [
  {
    name: 'one man and the striker',
    laws: ['F6'],
    stroke: { white: 1, striker },
    keep: continues({ out: 2, left: [7, 7], placing: ['white 2 right-hand'] }),
    lose: passes({ out: 1, left: [6, 7], placing: ['white 1 right-hand'] }),
  },
  {
    name: 'two men and the striker',
    laws: ['F6'],
    stroke: { white: 2, striker },
    keep: continues({ out: 3, left: [7, 7] }),
    lose: passes({ out: 1, left: [5, 7] }),
  },
  {
    name: 'the first man and the striker: the man itself pays where the turn is given',
    laws: ['F6'],
    board: { white: 9 },
    stroke: { white: 1, striker },
    keep: continues({ out: 1, left: [9, 7], owed: [1, 0] }),
    lose: passes({ out: 1, left: [9, 7] }),
  },
  {
    name: 'a man and the striker while a due is outstanding',
    laws: ['F6'],
    board: { white: 9, owed: { white: 1 } },
    stroke: { white: 1, striker },
    keep: continues({ out: 1, left: [9, 7], owed: [2, 0] }),
    lose: passes({ out: 1, left: [9, 7], owed: [1, 0] }),
  },
  {
    name: 'men of both sides and the striker',
    laws: ['F6'],
    stroke: { white: 1, black: 1, striker },
    keep: continues({ out: 2, left: [7, 6] }),
    lose: passes({ out: 1, left: [6, 6] }),
  },
  {
    name: 'my last and the striker, the queen mine: the board goes on',
    laws: ['F6'],
    board: { white: 1, black: 5, queen: 'covered-by-white' },
    stroke: { white: 1, striker },
    keep: continues({ out: 2, left: [2, 5], queen: 'covered-by-white' }),
    lose: passes({ out: 1, left: [1, 5], queen: 'covered-by-white' }),
  },
  {
    name: 'the queen and the striker',
    laws: ['Q2', 'F6'],
    stroke: { queen: true, striker },
    keep: continues({
      out: 1,
      queenOut: true,
      left: [7, 7],
      placing: ['queen 1 umpire', 'white 1 right-hand'],
    }),
    lose: passes({
      out: 1,
      queenOut: true,
      left: [7, 7],
      placing: ['queen 1 umpire', 'white 1 right-hand'],
    }),
  },
  {
    name: 'the queen and the striker, all nine on the board again',
    laws: ['Q2', 'F6'],
    board: { white: 9, hasPocketed: { white: true } },
    stroke: { queen: true, striker },
    keep: continues({ queenOut: true, left: [9, 7], owed: [1, 0] }),
    lose: passes({ queenOut: true, left: [9, 7], owed: [1, 0] }),
  },
  {
    name: 'the queen, a man and the striker',
    laws: ['Q2', 'F6'],
    stroke: { white: 1, queen: true, striker },
    keep: continues({ out: 2, queenOut: true, left: [7, 7] }),
    lose: passes({ out: 1, queenOut: true, left: [6, 7] }),
  },
  {
    name: 'covering: a man and the striker',
    laws: ['Q7', 'F6'],
    board: { queen: 'to-cover' },
    stroke: { white: 1, striker },
    keep: continues({ out: 2, left: [7, 7], queen: 'to-cover' }),
    lose: passes({ out: 1, queenOut: true, left: [6, 7] }),
  },
  {
    name: 'covering: my last and the striker',
    laws: ['Q7', 'F6'],
    board: { white: 1, black: 5, queen: 'to-cover' },
    stroke: { white: 1, striker },
    keep: continues({ out: 2, left: [2, 5], queen: 'to-cover' }),
    lose: passes({ out: 1, queenOut: true, left: [1, 5] }),
  },
];

describe('the double fine', () => {
  it.each(fines.map((fine): [string, Fine] => [tagged(rulebook, fine), fine]))('%s', (_, fine) => {
    const { keep, lose, ...asked } = fine;
    expectRow(rulebook, { ...asked, after: { ...keep, choice: true } });
    expectRow(rulebook, { ...asked, after: keep, decisions: { 'double-fine': 'keep-turn' } });
    expectRow(rulebook, { ...asked, after: lose, decisions: { 'double-fine': 'lose-turn' } });
  });

  it('[starwood:F6] [starwood:Q2] [starwood:Q7] the striking player chooses; keeping the turn stands until then', () => {
    for (const { board = {}, stroke } of fines)
      expect(ask({ rulebook, board, stroke }).choices).toEqual([
        { id: 'double-fine', by: 'striker', options: ['keep-turn', 'lose-turn'] },
      ]);
  });

  it('[starwood:Q7] the bonus stroke covers the queen, or she comes back', () => {
    const { board } = ask({ rulebook, board: { queen: 'to-cover' }, stroke: { white: 1, striker } });
    const bonus = (stroke: StrokeInShort) =>
      ask({ rulebook, board: { white: board.white.onBoard, queen: board.queen }, stroke });
    expect(bonus({ white: 1 }).board.queen).toBe('covered-by-white');
    expect(bonus({})).toMatchObject({ turn: 'passes', board: { queen: 'on-board' } });
    expect(bonus({}).laws[0]).toBe('Q5');
  });
});

/** Strokes that leave nothing to choose. */
const noChoice: [string, StrokeInShort][] = [
  ['striker alone', { striker }],
  ["opponents' and striker", { black: 1, striker }],
  ['own alone', { white: 1 }],
  ['improper', improper({ white: 1, striker })],
  ['unclaimed', { white: 1, striker, claimed: false }],
];

describe('no double fine', () => {
  it.each(noChoice)('[starwood:F6] %s: a choice made all the same is idle, and named', (_, stroke) => {
    const ruling = ask({ rulebook, stroke });
    expect(ruling.choices).toEqual([]);
    for (const chosen of ['keep-turn', 'lose-turn'] as const)
      expect(ask({ rulebook, stroke, decisions: { 'double-fine': chosen } })).toEqual({
        ...ruling,
        unusedDecisions: ['double-fine'],
      });
  });
});
