import type { Achievement, PotWay, Reach, SeenPocket } from '@opencarrom/match';
import { catalogue } from '../device/catalogue.js';

export interface MineWords {
  readonly title: string;
  readonly about: string;
  readonly aboutAll: string;
  readonly who: string;
  readonly you: string;
  /** Games of this device without a name are the account's too. */
  readonly nameless: string;
  readonly counting: (done: number, of: number) => string;
  readonly asking: string;
  readonly incomplete: string;
  readonly failed: string;
  readonly empty: string;
  readonly emptyNote: string;
  readonly playNow: string;
  readonly records: string;
  readonly online: string;
  readonly games: (count: number) => string;
  readonly gamesFar: (count: number) => string;
  readonly tally: {
    readonly won: string;
    readonly lost: string;
    readonly drawn: string;
    readonly open: string;
  };
  readonly figures: string;
  readonly perStroke: string;
  readonly perStrokeNote: string;
  readonly rows: Readonly<
    Record<'pocketed' | 'bestTurn' | 'queens' | 'slams' | 'boards' | 'dues' | 'fouls', string>
  >;
  readonly share: (percent: number) => string;
  readonly of: (part: string, whole: string) => string;
  readonly ways: string;
  readonly way: Readonly<Record<PotWay, string>>;
  readonly distance: string;
  readonly distanceNote: string;
  readonly reach: Readonly<Record<Reach, string>>;
  readonly pockets: string;
  readonly pocketsNote: string;
  readonly pocket: Readonly<Record<SeenPocket, string>>;
  readonly favourite: (pocket: SeenPocket) => string;
  readonly weeks: string;
  readonly week: (day: string, games: number, percent: number) => string;
  readonly against: string;
  readonly level: (level: number | null) => string;
  readonly levelRow: (won: number, lost: number, percent: number) => string;
  readonly shots: {
    readonly title: string;
    readonly note: string;
    readonly solved: (solved: number, all: number) => string;
    readonly stars: string;
    readonly days: string;
    readonly firstTry: string;
    readonly inARow: string;
    readonly best: string;
    readonly themes: string;
    readonly open: string;
  };
  readonly marks: string;
  readonly marksNote: string;
  readonly mark: Readonly<Record<Achievement, { readonly name: string; readonly note: string }>>;
  readonly open: string;
  readonly noneYet: string;
  readonly save: string;
  readonly csv: string;
  readonly json: string;
  readonly saveNote: string;
}

export const words = catalogue<MineWords>(import.meta.glob('./words/*.ts'));
