import { catalogue } from '../../device/catalogue.js';
import type { ShareKind } from '../../match/sharing/asking.js';

export interface SharedWords {
  readonly titles: Readonly<Record<ShareKind, string>>;
  /** Who is to strike, and from which side of the board. */
  readonly toStrike: (side: 'white' | 'black') => string;
  readonly watch: string;
  readonly board: string;
  readonly reading: string;
  readonly readingShare: (percent: number) => string;
  readonly unreadable: string;
  readonly where: (game: number, board: number) => string;
  readonly checked: string;
  readonly checkedNote: (hash: string) => string;
  readonly checkedShot: (hash: string) => string;
  readonly tryIt: string;
  readonly keep: string;
  readonly kept: string;
  readonly open: string;
  readonly shareOn: string;
  readonly home: string;
}

export const words = catalogue<SharedWords>(import.meta.glob('./words/*.ts'));
