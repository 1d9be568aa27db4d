import type { Asked } from '../question.js';
import { FOULS_AND_OVERBOARD } from './fouls-and-overboard.js';
import { MANNERS } from './manners.js';
import { MATCH_LOST_AND_DISPUTES } from './match-lost-and-disputes.js';
import { OF_ONE_BOOK } from './of-one-book.js';
import { PLACING } from './placing.js';
import { QUEEN_AND_ENDINGS } from './queen-and-endings.js';
import { SITTING_AND_STRIKING } from './sitting-and-striking.js';
import { STRIKER_POCKETED } from './striker-pocketed.js';
import { STRIKER_POWDER_AND_TABLE } from './striker-powder-and-table.js';
import { TOSS_AND_BREAK } from './toss-and-break.js';
import { TURN_AND_SCORE } from './turn-and-score.js';

/** Written as players, parents, umpires and organisers talk, before what the search then found was looked at. */
export const EVERYDAY: readonly Asked[] = [
  ...SITTING_AND_STRIKING,
  ...TOSS_AND_BREAK,
  ...TURN_AND_SCORE,
  ...FOULS_AND_OVERBOARD,
  ...STRIKER_POCKETED,
  ...PLACING,
  ...QUEEN_AND_ENDINGS,
  ...STRIKER_POWDER_AND_TABLE,
  ...MANNERS,
  ...MATCH_LOST_AND_DISPUTES,
  ...OF_ONE_BOOK,
];
