import { type Book, bookOf } from '@opencarrom/laws';
import type { Person } from '../event/entry.js';
import type { MatchRules } from '../event/format.js';
import { type MatchSide, SIDES } from '../event/result.js';
import { type LineUp, lineUpFault } from './line-up.js';
import type { TieFault } from './tie-fault.js';
import { PLAYERS_OF, type TieFormat } from './tie-format.js';
import {
  everNamed,
  fielded,
  isOpen,
  type Substitution,
  type TieState,
  withLineUp,
  withRubber,
  withSubstitution,
} from './tie-state.js';

/** What a tie is played by. */
export interface TieRules {
  readonly book: Book;
  readonly format: TieFormat;
}

/** The rules of a match that is a tie; null where it is a match of one. */
export const tieRulesOf = ({ rulebook, tie }: MatchRules): TieRules | null =>
  tie && { book: bookOf(rulebook), format: tie };

export type TieChange = { readonly tie: TieState } | { readonly refused: TieFault };

const refused = (fault: TieFault): TieChange => ({ refused: fault });

/** What a player is called within a team. */
export const playerKey = ({ id, name }: Person): string => id ?? name;

/** A team's line-up, given in secret: it may be given anew until the other's is there too. */
export function giveLineUp(
  rules: TieRules,
  squad: readonly Person[],
  tie: TieState,
  side: MatchSide,
  lineUp: LineUp,
): TieChange {
  if (isOpen(tie)) return refused({ why: 'line-ups-open' });
  const fault = membersFault(rules.format, squad, lineUp) ?? limitsFault(rules, squad, lineUp);
  if (fault) return refused(fault);
  return { tie: withLineUp(tie, side, lineUp) };
}

/** Does a line-up name the right number of the team's own for every rubber? */
function membersFault({ rubbers }: TieFormat, squad: readonly Person[], lineUp: LineUp): TieFault | null {
  if (lineUp.length !== rubbers.length)
    return { why: 'line-up-length', rubbers: rubbers.length, given: lineUp.length };
  const members = new Set(squad.map(playerKey));
  for (const [index, discipline] of rubbers.entries()) {
    const rubber = index + 1;
    const players = lineUp[index] ?? [];
    const given = new Set(players).size;
    if (given !== PLAYERS_OF[discipline] || players.length !== given)
      return { why: 'wrong-players', rubber, discipline, given };
    const stranger = players.find((player) => !members.has(player));
    if (stranger !== undefined) return { why: 'not-of-team', rubber, player: stranger };
  }
  return null;
}

const limitsFault = ({ book, format }: TieRules, squad: readonly Person[], named: LineUp): TieFault | null =>
  lineUpFault(book, named, womenOf(squad), format.rubbersEach)?.fault ?? null;

/** Who of a squad is a woman; null where nobody said so of anybody. */
function womenOf(squad: readonly Person[]): ReadonlySet<string> | null {
  if (squad.every(({ woman }) => woman === undefined)) return null;
  return new Set(squad.filter(({ woman }) => woman).map(playerKey));
}

/** Puts somebody of the team in for another, in a rubber that has not begun. */
export function substitute(
  rules: TieRules,
  squad: readonly Person[],
  tie: TieState,
  change: Substitution,
): TieChange {
  const after = withSubstitution(tie, change);
  const fault =
    unopened(tie) ??
    rubberFault(tie, change.rubber) ??
    replacementFault(rules.format, squad, tie, change) ??
    limitsFault(rules, squad, everNamed(after, change.side));
  return fault ? refused(fault) : { tie: after };
}

/** Which line-ups are still to be given. */
export function unopened({ lineUps }: TieState): TieFault | null {
  const sides = SIDES.filter((side) => lineUps[side] === null);
  return sides.length === 0 ? null : { why: 'line-ups-missing', sides };
}

function rubberFault({ rubbers }: TieState, number: number): TieFault | null {
  const rubber = rubbers[number - 1];
  if (!rubber) return { why: 'no-such-rubber', rubber: number, rubbers: rubbers.length };
  if (rubber.result) return { why: 'rubber-over', rubber: number };
  return rubber.begun ? { why: 'rubber-begun', rubber: number } : null;
}

function replacementFault(
  format: TieFormat,
  squad: readonly Person[],
  tie: TieState,
  change: Substitution,
): TieFault | null {
  const { side, rubber } = change;
  const earlier = tie.substitutions.filter((each) => each.side === side);
  if (earlier.length >= format.substitutes) return { why: 'no-substitutes-left', most: format.substitutes };
  const players = fielded(tie, side)[rubber - 1] ?? [];
  if (!players.includes(change.out)) return { why: 'not-in-rubber', rubber, player: change.out };
  if (!squad.some((person) => playerKey(person) === change.in))
    return { why: 'not-of-team', rubber, player: change.in };
  if (earlier.some(({ out }) => out === change.in)) return { why: 'was-replaced', rubber, player: change.in };
  return null;
}

/** The first board of a rubber begins: from now on nobody is put in for another in it. */
export function beginRubber(tie: TieState, number: number): TieChange {
  const fault = unopened(tie) ?? rubberFault(tie, number);
  return fault ? refused(fault) : { tie: withRubber(tie, number, { begun: true }) };
}
