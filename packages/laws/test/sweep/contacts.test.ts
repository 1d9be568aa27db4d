import { describe, expect, it } from 'vitest';
import {
  type Board,
  type Book,
  books,
  impossibleStroke,
  judge,
  type StrokeFacts,
  type Touch,
} from '../../src/index.js';
import { flawOf, happenedBy } from './flaws.js';
import { BOTH, boardsOf, claimsOf, SOME_OF, strokesOn, WHOLE_SPACE } from './space.js';
import { Tally } from './tally.js';

const A_FEW_MEN = WHOLE_SPACE ? [1, 2, 3, 9] : [1, 2, 9];

function tryOut(tally: Tally, book: Book, board: Board, stroke: StrokeFacts): void {
  if (impossibleStroke(board, stroke)) return;
  for (const discipline of book.rules.disciplines.is) {
    const ruling = judge(book, board, stroke, { discipline });
    tally.note(
      flawOf(book, board, happenedBy(stroke), ruling),
      { book, board, act: stroke, discipline },
      ruling,
    );
  }
}

describe('pieces that leave the board', () => {
  it('are put back by the umpire, whatever else fell', () => {
    const tally = new Tally();
    for (const book of books)
      for (const board of boardsOf(book, { onBoard: A_FEW_MEN, owed: [0, 1], othersOwed: [0] }))
        for (const stroke of strokesOn(board, SOME_OF, [true]))
          for (const white of [0, 1, 2])
            for (const black of [0, 1])
              for (const queen of BOTH)
                for (const striker of BOTH)
                  tryOut(tally, book, board, { ...stroke, overboard: { white, black, queen, striker } });
    expect(tally.counterexample).toBeNull();
    expect(tally.visited).toBeGreaterThan(150_000);
  });
});

describe('contacts', () => {
  const meetings: readonly Touch[] = [
    { a: 'striker', b: 'white' },
    { a: 'striker', b: 'black' },
    { a: 'striker', b: 'queen' },
    { a: 'striker', b: 'cushion' },
    { a: 'striker', b: 'white', onBaseLine: true },
    { a: 'striker', b: 'black', onBaseLine: true },
    { a: 'white', b: 'black' },
    { a: 'black', b: 'cushion' },
  ];
  const seen: readonly (readonly Touch[])[] = [
    [],
    ...meetings.map((one) => [one]),
    ...meetings.flatMap((one) => meetings.map((two) => [one, two])),
  ];

  it('are judged in every book, two in any order', () => {
    const tally = new Tally();
    for (const book of books)
      for (const board of boardsOf(book, { onBoard: [1, 2, 9], owed: [0], othersOwed: [0] }))
        for (const stroke of strokesOn(board, [[], [0, 1], [0, 1], [0, 1]], claimsOf(book)))
          for (const contacts of seen) {
            const touched = contacts.some(({ a, b }) => a === 'striker' && b !== 'cushion');
            tryOut(tally, book, board, { ...stroke, contacts, touched });
          }
    expect(tally.counterexample).toBeNull();
    expect(tally.visited).toBeGreaterThan(200_000);
  });
});
