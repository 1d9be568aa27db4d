import type { Corner } from '@opencarrom/ai';
import type { WayHome } from '@opencarrom/physics';
import type { ShotTheme } from '../shot.js';

/** Along which part of the base line the striker stands. */
export type Standpoint = 'left' | 'middle' | 'right';
export type Force = 'soft' | 'medium' | 'hard';

/** All that is said of shots, in one language. Coins and pockets come named, as the words of strokes name them. */
export interface ShotWords {
  readonly themes: Readonly<Record<ShotTheme, string>>;
  /** What a coach says of the theme, in a sentence or two: why the good way is good. */
  readonly lessons: Readonly<Record<ShotTheme, string>>;

  /** The task, as an umpire would call it. `via`: by what way alone it counts. */
  taskPocket(coin: string, pocket: string, via: WayHome | null): string;
  taskQueen(strokes: 1 | 2): string;
  taskOpen(coins: number, free: number, keepTurn: boolean): string;
  taskKeep(coin: string, pocket: string): string;
  taskNothing(percent: number): string;
  taskWin(strokes: number): string;

  /** `stroke`: what it is, as the words of strokes say it. */
  hintStroke(stroke: string): string;
  hintPlace(at: Standpoint, force: Force): string;
  /** How often a steady hand does it so. */
  solution(stroke: string, percent: number): string;
  /** The stroke after the first. */
  afterwards(stroke: string): string;
  /** Another way. */
  alternative(stroke: string, percent: number): string;
  /** How often a beginner does it, a family's best, a club player, a champion: of a hundred. */
  hands(one: number, four: number, seven: number, ten: number): string;

  /** How often a steady hand does it in a way that was not safe. */
  riskier(percent: number): string;

  done: string;
  goingOn(left: number): string;
  impossible: string;
  strikerPocketed: string;
  foul: string;
  boardLost: string;
  turnLost: string;
  missed(coin: string): string;
  otherPocket(coin: string, corner: Corner): string;
  otherWay(coin: string, way: WayHome): string;
  queenMissed: string;
  queenNotCovered: string;
  stillClose(free: number, wanted: number): string;
  keptFell(coin: string): string;
  notNear(coin: string, centimetres: number): string;
  turnKept: string;
  left(percent: number): string;
  notWon: string;

  resultTitle(when: string): string;
  resultDone(tries: number): string;
  resultOpen(tries: number): string;
  resultStreak(days: number): string;
}
