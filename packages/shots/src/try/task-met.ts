import { chanceToPotDirectly, levelOf, viewOf } from '@opencarrom/ai';
import { coveredBy, isCovered, lawsOf, oppositeOf, other } from '@opencarrom/laws';
import {
  distance,
  type ManId,
  PIECES,
  type PlacedMan,
  type Pocketed,
  type Point,
  pocketAt,
  wayHome,
} from '@opencarrom/physics';
import { bookOfShot, equipmentOfShot, SEAT, type Shot, type ShotTask, SIDE } from '../shot.js';
import type { PlayedStep } from './play-strokes.js';
import type { ShotReason, ShotTable } from './verdict.js';

/** A man lies free with this between its rim and the next one's, in metres: about half a man's width. */
const FREE = 0.015;
/** From a pocket's middle, in metres: from nearer than this a man is soon down. */
export const KEPT_WITHIN = 0.12;
/** The hand by which an opponent's chance is told. */
const STEADY = 7;

type Told<K extends ShotTask['kind']> = Extract<ShotTask, { kind: K }>;

/**
 * What the last of the strokes came to for the task: done, failed and why, or null where it may still be done. `left`: strokes
 * that remain.
 */
export function reasonAfter(shot: Shot, step: PlayedStep, left: number): ShotReason | null {
  const { task } = shot;
  const broken = foulIn(step);
  if (broken) return broken;
  switch (task.kind) {
    case 'pocket':
      return pocketReason(shot, task, step);
    case 'queen':
      return queenReason(step, left);
    case 'win':
      return winReason(step, left);
    case 'open':
      return openReason(shot, task, step);
    case 'keep':
      return keepReason(shot, task, step);
    case 'nothing':
      return nothingReason(shot, task, step);
  }
}

const DONE: ShotReason = { code: 'done' };

function foulIn({ ruling, outcome, before, after }: PlayedStep): ShotReason | null {
  const { result } = ruling;
  if (result && !('winner' in result && result.winner === SIDE)) return { code: 'board-lost' };
  if (outcome.pocketed.some(({ id }) => id === 'striker')) return { code: 'striker-pocketed' };
  const costs = after.board[SIDE].owed + ruling.returned[SIDE] > before.board[SIDE].owed;
  return costs && !result ? { code: 'foul', laws: lawsOf(ruling) } : null;
}

function pocketReason(shot: Shot, { man, pocket, by }: Told<'pocket'>, step: PlayedStep): ShotReason {
  const fallen = step.outcome.pocketed.find(({ id }) => id === man);
  if (!fallen) return { code: 'missed', man };
  if (fallen.pocket !== pocket) return { code: 'other-pocket', man, pocket: fallen.pocket };
  const { way } = wayHome(step.outcome, fallen, step.stroke, equipmentOfShot(shot));
  if (by && !by.includes(way)) return { code: 'other-way', man, way };
  return step.ruling.turn === 'passes' ? { code: 'turn-lost' } : DONE;
}

function queenReason({ ruling, outcome, after }: PlayedStep, left: number): ShotReason | null {
  if (after.board.queen === coveredBy(SIDE)) return DONE;
  if (ruling.turn === 'continues' && left > 0) return null;
  const isDown = outcome.pocketed.some(({ id }) => id === 'queen') || ruling.returned.queen;
  return { code: isDown || after.board.queen === 'to-cover' ? 'queen-not-covered' : 'queen-missed' };
}

function winReason({ ruling }: PlayedStep, left: number): ShotReason | null {
  if (ruling.result) return DONE;
  if (ruling.turn !== 'continues') return { code: 'turn-lost' };
  return left > 0 ? null : { code: 'not-won' };
}

function openReason(
  shot: Shot,
  { men, free: wanted, keepTurn }: Told<'open'>,
  { ruling, after }: PlayedStep,
): ShotReason {
  if (keepTurn && ruling.turn !== 'continues') return { code: 'turn-lost' };
  const free = men.filter((id) => isFree(shot, after, id)).length;
  return free >= wanted ? DONE : { code: 'still-close', free, wanted };
}

/** Does this man lie apart from all others? One that fell is out of the way. */
function isFree(shot: Shot, { men }: ShotTable, id: ManId): boolean {
  const man = men.find((each) => each.id === id);
  if (!man) return true;
  const near = equipmentOfShot(shot).man.diameter + FREE;
  return men.every((each) => each === man || distance(each, man) >= near);
}

function keepReason(shot: Shot, { man, pocket }: Told<'keep'>, { after }: PlayedStep): ShotReason {
  const kept = after.men.find(({ id }) => id === man);
  if (!kept) return { code: 'fell', man };
  const far = distance(kept, pocketPoint(shot, pocket));
  return far <= KEPT_WITHIN ? DONE : { code: 'not-near', man, far };
}

/** The middle of a pocket. */
function pocketPoint(shot: Pick<Shot, 'rulebook'>, pocket: Pocketed['pocket']): Point {
  const at = pocketAt(equipmentOfShot(shot));
  return { x: pocket.includes('E') ? at : -at, y: pocket.includes('N') ? at : -at };
}

function nothingReason(shot: Shot, { most }: Told<'nothing'>, { ruling, after }: PlayedStep): ShotReason {
  if (ruling.turn === 'continues') return { code: 'turn-kept' };
  const chance = chanceLeft(shot, after);
  return chance <= most ? DONE : { code: 'left', chance };
}

/** The best chance of a straight shot or a cut that the opponent has on this table, at a steady hand. */
export function chanceLeft(shot: Shot, { board, men }: ShotTable): number {
  const hand = levelOf(STEADY)?.hand;
  if (!hand) throw new Error(`there is no level ${STEADY}`);
  const them = other(SIDE);
  const view = viewOf({
    book: bookOfShot(shot),
    discipline: 'singles',
    seat: oppositeOf(SEAT),
    board: { ...board, turn: them },
    men,
    equipment: equipmentOfShot(shot),
  });
  const mayTakeQueen = !isCovered(board.queen) && board[them].hasPocketed;
  return men
    .filter(({ id }) => (id === 'queen' ? mayTakeQueen : isTheirs(id)))
    .reduce((most, { id }) => Math.max(most, chanceToPotDirectly(view, PIECES.indexOf(id), hand)), 0);
}

const isTheirs = (id: PlacedMan['id']): boolean => id.startsWith('b');
