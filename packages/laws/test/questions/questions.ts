import { DISPUTES } from './disputes.js';
import { DUES } from './dues.js';
import { EVERYDAY } from './everyday/everyday.js';
import { FOULS } from './fouls.js';
import { FURTHER } from './further.js';
import { LAST_COIN } from './last-coin.js';
import { POCKETING } from './pocketing.js';
import { QUEEN } from './queen.js';
import type { Question } from './question.js';
import { SCORE } from './score.js';
import { SITTING_AND_STRIKING } from './sitting-and-striking.js';
import { STRIKER_POCKETED } from './striker-pocketed.js';
import { TOSS_AND_BREAK } from './toss-and-break.js';
import { TURN_AND_TIME } from './turn-and-time.js';

/** Written from how people talk, before anybody looked at what a search finds. */
export const QUESTIONS: readonly Question[] = [
  ...SITTING_AND_STRIKING,
  ...TOSS_AND_BREAK,
  ...TURN_AND_TIME,
  ...STRIKER_POCKETED,
  ...POCKETING,
  ...DUES,
  ...QUEEN,
  ...LAST_COIN,
  ...SCORE,
  ...FOULS,
  ...DISPUTES,
  ...FURTHER,
  ...EVERYDAY,
];
