import { catalogue } from '../device/catalogue.js';

export interface ConsoleWords {
  readonly allMatches: string;
  readonly gone: string;
  readonly damaged: string;
  readonly duties: Readonly<Record<'strike' | 'cover' | 'break' | 'place' | 'fine' | 'choose', string>>;
  readonly queenLies: Readonly<Record<'on-board' | 'to-cover', string>>;
  readonly undo: string;
  readonly redo: string;
  readonly calls: string;
  readonly log: string;
  readonly more: string;
  readonly tools: string;
  readonly keys: string;
  readonly readAloud: string;
  readonly time: (seconds: number) => string;
  readonly rest: (left: string) => string;
  readonly restOver: string;
  readonly gameGivenUp: (game: number, name: string) => string;
  readonly openProtests: (count: number) => string;
  readonly boardWon: (name: string, points: number) => string;
  readonly spin: string;
  readonly spinning: string;
  readonly tossWon: (name: string) => string;
  readonly tossOr: string;
  readonly takes: Readonly<Record<'side' | 'break' | 'white' | 'black', string>>;
  readonly whoSits: string;
  readonly nearUmpire: string;
  readonly rightHand: (name: string) => string;
  readonly whoBreaks: string;
  readonly seatsSet: string;
  readonly play: string;
  readonly trial: (next: number, of: number) => string;
  readonly struckTooSoon: string;
  readonly placed: (count: number) => string;
  readonly forgo: string;
  readonly noRoom: string;
  readonly claims: (name: string) => string;
  readonly keepTurn: string;
  readonly loseTurn: string;
  readonly demandOf: (points: number) => string;
  readonly demandNone: string;
  readonly close: string;
  readonly sheet: string;
  readonly toSheet: string;
}

export const words = catalogue<ConsoleWords>(import.meta.glob('./words/*.ts'));
