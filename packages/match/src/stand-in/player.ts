import type { Seat } from '@opencarrom/laws';
import {
  type Equipment,
  type PlacedMan,
  type Point,
  pocketAt,
  type Stroke,
  standingAtBase,
  strikerPlace,
  strikerStretches,
} from '@opencarrom/physics';
import { takings } from '../decide/begin.js';
import type { Dice } from '../dice.js';
import { equipmentFor } from '../head.js';
import type { Act, Command } from '../log/command.js';
import { duePlaces } from '../placing/dues.js';
import { type Actor, seatOf, usualSeats } from '../players.js';
import type { BoardInPlay, MatchState } from '../state.js';
import { type DutyKind, dutyOf } from '../views/duty.js';

/**
 * Plays both sides of a match, and its umpire, in a plain way: straight at a man that stands before a pocket.
 * For dry runs and tests of a whole match; a computer player worth playing is another room's work. Whoever
 * decides on claims himself asks for it without them.
 */
export function standIn(state: MatchState, dice: Dice, claims = true): Command | null {
  const deed = deedFor(state, dice, claims);
  return deed && { ...deed, at: nextMoment(state) };
}

interface Deed {
  readonly by: Actor;
  readonly act: Act;
}

/** When nobody's clock has run out: a second after the last thing, or after all lies still. */
export const nextMoment = ({ latest, board }: MatchState): number =>
  Math.max(latest, board?.stillAt ?? 0) + 1000;

/** Whatever the opponents may claim, they do. */
function deedFor(state: MatchState, dice: Dice, claims: boolean): Deed | null {
  const duty = dutyOf(state);
  if (!duty) return null;
  const [claimant] = claims ? duty.claimants : [];
  if (claimant) return { by: claimant, act: { type: 'claim' } };
  const [by = 'umpire'] = ASKED.includes(duty.kind) ? duty.by : [];
  return { by, act: actFor(duty.kind, state, dice) };
}

/** What players do themselves; in all the rest the umpire speaks for them. */
const ASKED: readonly DutyKind[] = ['strike', 'fine', 'place', 'demand'];

function actFor(kind: DutyKind, state: MatchState, dice: Dice): Act {
  const { board } = state;
  switch (kind) {
    case 'toss':
      return { type: 'toss', winner: dice.pick(['A', 'B']) };
    case 'choose':
      return { type: 'choose', take: dice.pick(takings(state.head)) };
    case 'sit':
      return { type: 'sit', seats: usualSeats(state.head.discipline) };
    case 'fine':
      return { type: 'fine', take: dice.pick(['keep-turn', 'lose-turn']) };
    case 'place':
      return placeFor(state, dice);
    case 'demand':
      return { type: 'demand', points: board?.ruling?.rights.demand ?? 0 };
    case 'strike':
      return board ? strokeFor(state, board, dice) : { type: 'pass' };
    case 'play':
    case 'close':
      return { type: kind };
  }
}

function placeFor({ head, board }: MatchState, dice: Dice): Act {
  if (!board?.men) return { type: 'place' };
  const { x, y } = dice.pick(duePlaces(equipmentFor(head), board.men, 40));
  return { type: 'place', x, y };
}

const SPEEDS = [1.6, 2.2, 3, 4.2] as const;

function strokeFor(state: MatchState, board: BoardInPlay, dice: Dice): Act {
  if (!state.seats || !board.men) return { type: 'pass' };
  const equipment = equipmentFor(state.head);
  const seat = seatOf(state.seats, board.onTurn);
  const stretches = strikerStretches(equipment, seat, board.men);
  const { from, to } = stretches.length > 0 ? dice.pick(stretches) : { from: null, to: null };
  const share = dice.uniform();
  const at = from
    ? { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
    : strikerPlace(equipment, seat, board.men);
  if (!at) return { type: 'pass' };
  return { type: 'strike', stroke: strokeAt(equipment, at, targetOf(equipment, board, seat, dice), dice) };
}

/** Where to send the striker: behind a man of one's own, seen from a pocket. */
function targetOf(equipment: Equipment, board: BoardInPlay, seat: Seat, dice: Dice): Point {
  const letter = board.table.turn === 'white' ? 'w' : 'b';
  const men = (board.men ?? []).filter(({ id }) => id.startsWith(letter) || id === 'queen');
  if (!board.table.broken || men.length === 0) return { x: 0, y: 0 };
  // Some books forbid to strike at a man by one's own base line.
  const inFront = men.filter((man) => standingAtBase(equipment, seat, man) === 'before');
  return behind(equipment, dice.pick(inFront.length > 0 ? inFront : men), dice);
}

function behind(equipment: Equipment, man: PlacedMan, dice: Dice): Point {
  const corner = pocketAt(equipment);
  const pocket = { x: dice.pick([-corner, corner]), y: dice.pick([-corner, corner]) };
  const reach = (equipment.man.diameter + equipment.striker.diameter) / 2;
  const dx = man.x - pocket.x;
  const dy = man.y - pocket.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  return length === 0 ? man : { x: man.x + (dx / length) * reach, y: man.y + (dy / length) * reach };
}

function strokeAt(equipment: Equipment, at: Point, target: Point, dice: Dice): Stroke {
  const miss = (dice.uniform() - 0.5) * equipment.man.diameter * 0.5;
  const dx = target.x - at.x + miss;
  const dy = target.y - at.y;
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  const speed = dice.pick(SPEEDS);
  return { x: at.x, y: at.y, vx: (dx / length) * speed, vy: (dy / length) * speed, spin: 0 };
}
