// One whole board of singles between two players: strike, judge, settle, place.
import { execute, makeDice, placeDue, spareMan } from '@opencarrom/ai';
import { bookOf, judge, openingBoard, oppositeOf, other, settle } from '@opencarrom/laws';
import {
  centrePlace,
  ICF,
  layOut,
  makeRest,
  ON_BOARD,
  openingRack,
  PIECES,
  playInto,
  simulate,
  standingAtBase,
} from '@opencarrom/physics';

/** No board between sane players is longer; one that is counts as drawn, and is told. */
const MOST_STROKES = 600;
const STRIKER = PIECES.length - 1;

/**
 * @typedef {(table: import('@opencarrom/ai').Table, seed: number) => any} Chooser
 * @param {Record<'white' | 'black', { level: import('@opencarrom/ai').Level, choose: Chooser }>} players
 */
export function playBoard(
  players,
  seed,
  { score = { white: 0, black: 0 }, rulebook = 'icf', most = MOST_STROKES, onStroke = () => {} } = {},
) {
  const book = bookOf(rulebook);
  const seesContacts = Object.values(book.rules.contacts).some((rule) => rule !== null);
  const dice = makeDice(seed ^ 0x51ab);
  const rest = makeRest();
  let board = openingBoard(score);
  let men = openingRack(ICF);
  for (let stroke = 1; stroke <= most; stroke++) {
    const side = board.turn;
    const { level, choose } = players[side];
    const seat = side === 'white' ? 'S' : 'N';
    const table = { book, discipline: 'singles', seat, board, men, equipment: ICF };
    const thought = choose(table, seed * 1000 + stroke);
    const struck = execute(table, thought.stroke, level.hand, dice);
    playInto(layOut({ men }, ICF), struck, rest);
    const facts = { ...factsOf(rest), ...(seesContacts ? { contacts: contactsOf(table, struck) } : {}) };
    const ruling = judge(book, board, facts, { discipline: 'singles' });
    onStroke({ table, thought, facts, ruling, side });
    if (ruling.result) return { result: ruling.result, strokes: stroke };
    men = menAfter(rest);
    men = place(men, ruling, { side, players, seat, book });
    board = settle(board, ruling);
  }
  return { result: null, strokes: most };
}

/** How often a stroke, played so many times by a hand, keeps the turn or wins the board. */
export function shareKept(table, stroke, hand, dice, tries) {
  const { book, board, discipline, men, equipment } = table;
  const layout = layOut({ men }, equipment);
  const rest = makeRest();
  let kept = 0;
  for (let n = 0; n < tries; n++) {
    playInto(layout, execute(table, stroke, hand, dice), rest);
    const { turn, result } = judge(book, board, factsOf(rest), { discipline });
    if (turn === 'continues' || result?.winner === board.turn) kept++;
  }
  return kept / tries;
}

export function factsOf(rest) {
  const pocketed = { white: 0, black: 0, queen: false, striker: false };
  for (let at = 0; at < rest.pocketed; at++) {
    const piece = rest.order[at];
    if (piece === STRIKER) pocketed.striker = true;
    else if (piece === 0) pocketed.queen = true;
    else pocketed[piece < 10 ? 'white' : 'black']++;
  }
  const overboard = { white: 0, black: 0, queen: false, striker: false };
  return { proper: true, pocketed, overboard, touched: rest.firstTouched < STRIKER, claimed: true };
}

function menAfter(rest) {
  const men = [];
  for (let piece = 0; piece < STRIKER; piece++)
    if (rest.where[piece] === ON_BOARD) men.push({ id: PIECES[piece], x: rest.x[piece], y: rest.y[piece] });
  return men;
}

/** What met what: some books ask it. */
export function contactsOf({ men, seat, equipment }, stroke) {
  const colourOf = (id) => (id === 'queen' || id === 'striker' ? id : id.startsWith('w') ? 'white' : 'black');
  const isAtBase = (id) =>
    men.some((man) => man.id === id && standingAtBase(equipment, seat, man) !== 'before');
  return simulate({ men }, stroke, equipment).contacts.map(({ a, b }) => ({
    a: colourOf(a),
    b: b.startsWith('cushion') ? 'cushion' : colourOf(b),
    ...(isAtBase(b) ? { onBaseLine: true } : {}),
  }));
}

function place(men, ruling, { side, players, seat, book }) {
  let placed = men;
  for (const { piece, count } of ruling.placing) {
    for (let n = 0; n < count; n++) {
      if (piece === 'queen') {
        placed = [...placed, { id: 'queen', ...centrePlace(ICF, placed) }];
        continue;
      }
      const due = {
        book,
        equipment: ICF,
        men: placed,
        side: piece,
        seat: piece === side ? seat : oppositeOf(seat),
        placer: piece === side ? oppositeOf(seat) : seat,
      };
      const at = placeDue(due, players[other(piece)].level.hand) ?? centrePlace(ICF, placed);
      placed = [...placed, { id: spareMan(placed, piece), ...at }];
    }
  }
  return placed;
}
