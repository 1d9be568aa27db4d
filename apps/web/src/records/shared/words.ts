import type { PieceKind } from '@opencarrom/share';
import { catalogue } from '../../device/catalogue.js';

export interface SharedWords {
  readonly titles: Readonly<Record<PieceKind, string>>;
  readonly reading: string;
  readonly readingShare: (percent: number) => string;
  readonly unreadable: string;
  readonly where: (game: number, board: number) => string;
  readonly checked: string;
  readonly checkedNote: (hash: string) => string;
  readonly tryIt: string;
  readonly keep: string;
  readonly kept: string;
  readonly open: string;
  readonly shareOn: string;
  readonly home: string;
}

export const words = catalogue<SharedWords>(import.meta.glob('./words/*.ts'));
