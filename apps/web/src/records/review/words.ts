import type { Corner } from '@opencarrom/ai';
import type { Named } from '@opencarrom/laws';
import { catalogue } from '../../device/catalogue.js';

/** What left the board by a stroke, and where. */
export interface FallenPiece {
  readonly piece: 'white' | 'black' | 'queen' | 'striker';
  readonly corner: Corner;
}

export interface ReviewScreenWords {
  readonly title: string;
  readonly back: string;
  /** A game's number is said where there is more than one. */
  readonly boardName: (board: number, game: number | null) => string;
  readonly where: (board: string | null, stroke: number, of: number) => string;
  readonly boards: string;
  readonly chance: (whose: Named) => string;
  readonly fromTo: (from: number, to: number) => string;
  readonly percent: (percent: number) => string;
  /** A stroke on the curve, as it is read out. */
  readonly told: (stroke: number, of: number, player: string, mark: string | null, chance: string) => string;
  readonly curveKeys: string;
  readonly whose: (player: string, stroke: number) => string;
  readonly plain: string;
  readonly board: string;
  readonly played: string;
  readonly best: string;
  readonly show: string;
  readonly stop: string;
  readonly previous: string;
  readonly next: string;
  readonly previousMark: string;
  readonly nextMark: string;
  readonly tryAgain: string;
  readonly playFromHere: string;
  readonly views: string;
  readonly strokes: string;
  readonly figures: string;
  readonly table: string;
  readonly fell: (fallen: readonly FallenPiece[]) => string;
  readonly nothing: string;
  readonly pending: string;
  readonly progress: string;
  readonly done: string;
  readonly lost: string;
  readonly goOn: string;
  readonly hand: string;
  readonly handNote: string;
  readonly handOfRecord: string;
  readonly level: (level: number, name: string) => string;
  readonly change: string;
  /** Heads the names of the figures. */
  readonly perPlayer: string;
  readonly accuracy: string;
  readonly pots: string;
  readonly potsOf: (pots: number, expected: number) => string;
  readonly figuresLater: string;
  readonly figuresNote: string;
  readonly columns: Readonly<
    Record<'stroke' | 'player' | 'mark' | 'before' | 'after' | 'played' | 'best', string>
  >;
  readonly tableNote: string;
  readonly wooden: string;
  readonly woodenNote: string;
  readonly otherPhysics: string;
  readonly otherPhysicsNote: string;
  readonly noStrokes: string;
  readonly noStrokesNote: string;
  readonly replay: string;
  readonly keepFailed: string;
}

export const words = catalogue<ReviewScreenWords>(import.meta.glob('./words/*.ts'));
