import type { Side } from '@opencarrom/laws';
import type { AimingLine, Length } from '@opencarrom/match';
import { catalogue } from '../device/catalogue.js';

export interface PlayWords {
  readonly newGame: string;
  readonly aGame: string;
  readonly whatIf: string;
  readonly toStrike: string;
  readonly toPlace: string;
  readonly thinking: string;
  readonly takeBack: string;
  readonly noHint: string;
  /** Once more the hint that lay over the hand. */
  readonly readHint: string;
  /** At the end: hints taken, and how many of them were shown; the name where several persons play. */
  readonly helpTaken: (hints: number, shown: number, name: string | null) => string;
  readonly handTaken: (level: number) => string;
  readonly lineTaken: Readonly<Record<AimingLine, string>>;
  readonly practise: string;
  readonly spinCoin: string;
  readonly takes: Readonly<Record<'side' | 'break' | 'white' | 'black', string>>;
  readonly forgo: (owed: number) => string;
  /** It is all or none, and for good: asked once more. */
  readonly sureForgo: (owed: number) => string;
  readonly forgoneForGood: (owed: number) => string;
  readonly claim: string;
  /** It is for the opponent to notice a fault, and not for the umpire to name it before. */
  readonly mayClaim: string;
  readonly demandOf: (points: number) => string;
  readonly demandNone: string;
  readonly keepTurn: string;
  readonly loseTurn: string;
  readonly pass: string;
  readonly concede: (what: Length) => string;
  /** Of several people at the device it is said who. */
  readonly sureConcede: (name: string | null, what: Length) => string;
  readonly noClaim: string;
  /** Who must not go on before it is known whether there is a claim. */
  readonly waitsForClaim: (name: string) => string;
  readonly ready: string;
  readonly goOn: string;
  /** After the last board of a game. */
  readonly nextGame: string;
  readonly review: string;
  readonly whyStroke: (name: string) => string;
  readonly thinkingAgain: string;
  readonly whyForgotten: string;
  readonly strokes: string;
  readonly strokeLine: (number: number, who: string) => string;
  readonly nothing: string;
  readonly passed: string;
  readonly outOfTime: string;
  readonly turnPasses: string;
  readonly playsOn: string;
  readonly due: (men: number) => string;
  readonly boardOver: string;
  readonly striker: string;
  readonly queen: string;
  readonly men: (count: number, side: Side) => string;
  readonly pause: string;
  readonly resume: string;
  readonly menu: string;
  readonly home: string;
  readonly gone: string;
  readonly damaged: string;
  readonly again: string;
  readonly tryAgain: string;
  readonly aid: string;
  readonly rate: string;
  readonly sound: string;
  readonly sounds: readonly [off: string, quiet: string, normal: string, loud: string];
}

export const words = catalogue<PlayWords>(import.meta.glob('./words/*.ts'));
