import { describe, expect, it } from 'vitest';
import {
  type Board,
  type Book,
  books,
  type Decisions,
  type Discipline,
  judge,
  type Ruling,
  type StrokeFacts,
} from '../../src/index.js';
import { flawOf, happenedBy } from './flaws.js';
import { mirrorBoard, mirrorFlaw, mirrorStroke } from './mirror.js';
import { boardsOf, claimsOf, SOME_OF, strokesOn, WHOLE_SPACE } from './space.js';
import { Tally } from './tally.js';

const total = new Tally();
/** Few, some and many: enough for every due to be payable, payable in part, or not at all. */
const ON_BOARD = WHOLE_SPACE ? [1, 2, 3, 7, 8, 9] : [1, 2, 3, 9];

function check(
  tally: Tally,
  book: Book,
  board: Board,
  stroke: StrokeFacts,
  discipline: Discipline,
  decisions?: Decisions,
): Ruling {
  const ruling = judge(book, board, stroke, { discipline, ...(decisions ? { decisions } : {}) });
  const happened = { ...happenedBy(stroke), noSpace: decisions?.forgo === 'no-space' };
  const flaw = flawOf(book, board, happened, ruling) ?? decidedFlaw(ruling, decisions);
  tally.note(flaw, { book, board, act: stroke, discipline, decisions }, ruling);
  return ruling;
}

/** A choice is offered until it is made, and then no longer. */
function decidedFlaw({ choices, rights, result }: Ruling, decisions: Decisions | undefined): string | null {
  const open = rights.doubleFine && decisions?.['double-fine'] === undefined;
  if (choices.length !== (open ? 1 : 0)) return 'the double fine is offered wrongly';
  if (result && 'winner' in result) {
    const demandable = decisions?.demand === undefined ? rights.demand : 0;
    if (result.demandable !== demandable) return 'what may be demanded is shown wrongly';
  }
  return null;
}

const menOut = ({ returned }: Ruling): number => returned.white + returned.black;
const menOwed = ({ owed }: Ruling): number => owed.white + owed.black;

/** Every decision the ruling leaves open, made. */
function decide(
  tally: Tally,
  book: Book,
  board: Board,
  stroke: StrokeFacts,
  discipline: Discipline,
  ruling: Ruling,
): void {
  const { rights, result, striker } = ruling;
  if (rights.forgo > 0) {
    const forgone = check(tally, book, board, stroke, discipline, { forgo: 'forgo' });
    const unplaced = check(tally, book, board, stroke, discipline, { forgo: 'no-space' });
    const spared = menOut(ruling) - menOut(forgone);
    const kept = menOwed(unplaced) - menOwed(ruling);
    const flaw = spared < 1 || spared !== kept ? 'forgone in part' : null;
    tally.note(flaw, { book, board, act: stroke, discipline }, ruling);
  }
  if (rights.doubleFine) {
    const kept = check(tally, book, board, stroke, discipline, { 'double-fine': 'keep-turn' });
    const lost = check(tally, book, board, stroke, discipline, { 'double-fine': 'lose-turn' });
    const flaw =
      kept.next !== striker || lost.next === striker ? 'the double fine does not decide the turn' : null;
    tally.note(flaw, { book, board, act: stroke, discipline }, ruling);
  }
  if (rights.demand > 0 && result && 'points' in result)
    for (let demand = 0; demand <= rights.demand; demand++) {
      const demanded = check(tally, book, board, stroke, discipline, { demand }).result;
      const points = result.points + demand;
      const flaw = demanded && 'points' in demanded && demanded.points === points ? null : 'demanded wrongly';
      tally.note(flaw, { book, board, act: stroke, discipline, decisions: { demand } }, ruling);
    }
}

describe('every discipline, claim and decision', () => {
  for (const book of books) {
    const disciplines = book.rules.disciplines.is;
    for (const discipline of disciplines)
      it(`${book.id}, ${discipline}: sound, and the same for white as for black`, () => {
        const tally = new Tally();
        for (const board of boardsOf(book, { onBoard: ON_BOARD, owed: [0, 2], othersOwed: [0, 1] })) {
          const mirrored = mirrorBoard(board);
          for (const stroke of strokesOn(board, SOME_OF, claimsOf(book))) {
            const ruling = check(tally, book, board, stroke, discipline);
            decide(tally, book, board, stroke, discipline, ruling);
            if (discipline !== disciplines[0]) continue;
            const other = judge(book, mirrored, mirrorStroke(stroke), { discipline });
            tally.note(mirrorFlaw(ruling, other), { book, board, act: stroke, discipline }, other);
          }
        }
        total.visited += tally.visited;
        expect(tally.counterexample).toBeNull();
      });
  }

  it('is checked in more than half a million cases', () => {
    expect(total.visited).toBeGreaterThan(500_000);
  });
});
