import type { Book } from '../books/book.js';
import type { ContactConcern } from '../books/concerns.js';
import { type Board, other, type Side, type Touch } from '../vocabulary.js';
import type { Finding } from './ruling.js';

interface Breaches {
  readonly foul: boolean;
  readonly penalty: boolean;
  readonly findings: readonly Finding[];
}

export const NO_BREACH: Breaches = { foul: false, penalty: false, findings: [] };

/** Laws about what the striker may meet, where the contacts were seen. */
export function contactBreaches(book: Book, board: Board, contacts: readonly Touch[]): Breaches {
  if (contacts.length === 0) return NO_BREACH;
  const findings: Finding[] = [];
  let foul = false;
  let penalty = false;
  const check = (concern: ContactConcern, broken: (contacts: readonly Touch[], board: Board) => boolean) => {
    const rule = book.rules.contacts[concern];
    if (!rule || !broken(contacts, board)) return;
    if (rule.makes === 'foul') foul = true;
    else penalty = true;
    findings.push({ concern, laws: rule.laws });
  };
  check('man-on-base-line', hitsManOnBaseLine);
  check('own-last-touched-before-queen', touchesOwnLastBeforeQueen);
  check('opponents-single-man-hit', hitsOnlyOpponentsSingleMan);
  return { foul, penalty, findings };
}

/** What the striker met first: whatever it meets later, it meets off a cushion or another piece. */
function firstMet(contacts: readonly Touch[]): Touch | undefined {
  return contacts.find((contact) => contact.a === 'striker');
}

function hitsManOnBaseLine(contacts: readonly Touch[]): boolean {
  const first = firstMet(contacts);
  return first !== undefined && first.b !== 'cushion' && first.onBaseLine === true;
}

function touchesOwnLastBeforeQueen(contacts: readonly Touch[], board: Board): boolean {
  const me = board.turn;
  return board.queen === 'on-board' && board[me].onBoard === 1 && firstMet(contacts)?.b === me;
}

function hitsOnlyOpponentsSingleMan(contacts: readonly Touch[], board: Board): boolean {
  const me = board.turn;
  const them = other(me);
  if (board[them].onBoard !== 1) return false;
  const hit = contacts.some((contact) => contact.a === 'striker' && contact.b === them);
  return hit && !contacts.some((contact) => touches(contact, me));
}

const touches = (contact: Touch, side: Side): boolean => contact.a === side || contact.b === side;
