import { catalogue } from '../device/catalogue.js';

interface Tile {
  readonly name: string;
  readonly note: string;
}

export interface HomeWords {
  readonly greeting: string;
  readonly about: string;
  readonly playNow: string;
  readonly playNowNote: string;
  readonly together: string;
  readonly friend: string;
  readonly two: string;
  readonly four: string;
  readonly watch: string;
  readonly underWay: string;
  readonly goOn: string;
  readonly whatIf: string;
  readonly at: (game: number, board: number) => string;
  readonly more: (count: number) => string;
  readonly around: string;
  readonly shots: Tile;
  readonly learn: Tile;
  readonly practice: Tile;
  readonly umpire: Tile;
  readonly events: Tile;
  readonly records: Tile;
  readonly laws: Tile;
}

export const words = catalogue<HomeWords>(import.meta.glob('./words/*.ts'));
