import { cornerOf, type PieceName, type ThoughtWords, type Via, whereItLies } from '@opencarrom/ai';
import { type ManId, type Stroke, wayHome } from '@opencarrom/physics';
import { bookOfShot, equipmentOfShot, HANDS, SEAT, type Shot, type ShotWay } from '../shot.js';
import { isSafe } from '../stars.js';
import { playStep } from '../try/play-strokes.js';
import type { ShotVerdict } from '../try/verdict.js';
import type { Force, ShotWords, Standpoint } from './shot-words.js';

/** A language's words for shots, and those for strokes, in which coins and pockets are named. */
export interface ShotSpeech {
  readonly shots: ShotWords;
  readonly strokes: ThoughtWords;
}

/** The task in a sentence, as an umpire would call it. */
export function tellTask(shot: Shot, { shots, strokes }: ShotSpeech): string {
  const { task } = shot;
  switch (task.kind) {
    case 'pocket':
      return shots.taskPocket(
        coinOf(shot, task.man, strokes),
        strokes.pocket(cornerOf(task.pocket, SEAT)),
        task.by?.[0] ?? null,
      );
    case 'queen':
      return shots.taskQueen(task.strokes);
    case 'open':
      return shots.taskOpen(task.men.length, task.free, task.keepTurn);
    case 'keep':
      return shots.taskKeep(coinOf(shot, task.man, strokes), strokes.pocket(cornerOf(task.pocket, SEAT)));
    case 'nothing':
      return shots.taskNothing(percent(task.most));
    case 'win':
      return shots.taskWin(task.strokes);
  }
}

/** Two hints, one after the other: what kind of stroke, then from where and how hard. None gives the line away. */
export function tellHints(shot: Shot, { shots, strokes }: ShotSpeech): readonly string[] {
  const [best] = shot.ways;
  const [first] = best?.strokes ?? [];
  if (!best || !first) return [];
  return [
    shots.hintStroke(strokes.stroke(best.kind, null, null)),
    shots.hintPlace(standpointOf(first), forceOf(first)),
  ];
}

/** The best way with its chance, and the next best where there is one. */
export function tellSolution(shot: Shot, { shots, strokes }: ShotSpeech): readonly string[] {
  const [best, second] = shot.ways;
  if (!best) return [];
  const [first = '', ...later] = phrasesOf(shot, best, strokes);
  const told = [
    shots.solution(first, percent(best.share)),
    ...later.map((phrase) => shots.afterwards(phrase)),
  ];
  const [other] = second ? phrasesOf(shot, second, strokes) : [];
  return second && other !== undefined && other !== first
    ? [...told, shots.alternative(other, percent(second.share))]
    : told;
}

/** Why: what a coach says of such shots, and how often whose hand does it. */
export function tellWhy({ theme, hands }: Shot, { shots }: ShotSpeech): readonly string[] {
  const [one = 0, four = 0, seven = 0, ten = 0] = HANDS.map((level) => percent(hands[level]));
  return [shots.lessons[theme], shots.hands(one, four, seven, ten)];
}

/** Why a shot that was done has not all its stars, where that is for the way it was done; null: it was safe. */
export const tellRisk = (
  shot: Shot,
  { safety }: Pick<ShotVerdict, 'safety'>,
  { shots }: ShotSpeech,
): string | null => (isSafe(shot, { safety }) ? null : shots.riskier(percent(safety ?? 0)));

/** What became of a try. */
export function tellVerdict(
  shot: Shot,
  { why }: Pick<ShotVerdict, 'why'>,
  { shots, strokes }: ShotSpeech,
): string {
  switch (why.code) {
    case 'done':
      return shots.done;
    case 'going-on':
      return shots.goingOn(why.left);
    case 'impossible':
      return shots.impossible;
    case 'striker-pocketed':
      return shots.strikerPocketed;
    case 'foul':
      return shots.foul;
    case 'board-lost':
      return shots.boardLost;
    case 'turn-lost':
      return shots.turnLost;
    case 'missed':
      return shots.missed(coinOf(shot, why.man, strokes));
    case 'other-pocket':
      return shots.otherPocket(coinOf(shot, why.man, strokes), cornerOf(why.pocket, SEAT));
    case 'other-way':
      return shots.otherWay(coinOf(shot, why.man, strokes), why.way);
    case 'queen-missed':
      return shots.queenMissed;
    case 'queen-not-covered':
      return shots.queenNotCovered;
    case 'still-close':
      return shots.stillClose(why.free, why.wanted);
    case 'fell':
      return shots.keptFell(coinOf(shot, why.man, strokes));
    case 'not-near':
      return shots.notNear(coinOf(shot, why.man, strokes), Math.floor(100 * why.far + 0.5));
    case 'turn-kept':
      return shots.turnKept;
    case 'left':
      return shots.left(percent(why.chance));
    case 'not-won':
      return shots.notWon;
  }
}

/** Nothing is told as certain that was only seen to be so. */
const percent = (share: number): number => Math.min(99, Math.floor(share * 100 + 0.5));

const tableOf = ({ men, ...shot }: Shot) =>
  ({
    book: bookOfShot(shot),
    discipline: 'singles',
    seat: SEAT,
    board: shot.board,
    men,
    equipment: equipmentOfShot(shot),
  }) as const;

const coinOf = (shot: Shot, id: ManId, strokes: ThoughtWords): string =>
  strokes.coin({
    piece: pieceOf(id),
    lying: whereItLies(tableOf(shot), id),
    corner: 'far-right',
    hangs: false,
    more: 0,
  });

const pieceOf = (id: string): PieceName =>
  id === 'queen' ? 'queen' : id.startsWith('w') ? 'white' : 'black';

/** Every stroke of a way, as the words of strokes tell it. */
function phrasesOf(shot: Shot, way: ShotWay, strokes: ThoughtWords): string[] {
  if (way.pocket === null) return [strokes.stroke(way.kind, null, null)];
  const phrases: string[] = [];
  let { board, men } = shot;
  for (const stroke of way.strokes) {
    const step = playStep(shot, { board, men }, stroke);
    const own = step.outcome.pocketed.filter(({ id }) => id === 'queen' || id.startsWith('w'));
    const wanted = phrases.length === 0 ? way.target : null;
    const fallen = own.find(({ id }) => id === wanted) ?? own[0];
    if (fallen) {
      const { way: kind, via } = wayHome(step.outcome, fallen, stroke, equipmentOfShot(shot));
      const lying = whereItLies(tableOf({ ...shot, board, men }), fallen.id);
      const corner = cornerOf(fallen.pocket, SEAT);
      const hangs = lying?.spot === `pocket-${corner}`;
      const target = { piece: pieceOf(fallen.id), lying, corner, hangs, more: own.length - 1 };
      phrases.push(strokes.stroke(kind, target, viaOf(via)));
    }
    ({ board, men } = step.after);
  }
  return phrases;
}

const viaOf = (via: string | null): Via | null =>
  via === null ? null : via.startsWith('cushion') ? 'cushion' : pieceOf(via);

/** Of the base line, from the middle, in metres. */
const MIDDLE = 0.07;
const SOFT = 1.6;
const HARD = 3.2;

const standpointOf = ({ x }: Stroke): Standpoint => (x < -MIDDLE ? 'left' : x > MIDDLE ? 'right' : 'middle');

function forceOf({ vx, vy }: Stroke): Force {
  const speed = Math.sqrt(vx * vx + vy * vy);
  return speed < SOFT ? 'soft' : speed > HARD ? 'hard' : 'medium';
}
