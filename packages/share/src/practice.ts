import {
  BitHash,
  type Edge,
  faultIn,
  faultInMen,
  ICF,
  type Outcome,
  type PlacedMan,
  type Stroke,
  simulate,
  strikerFault,
} from '@opencarrom/physics';
import { utf8Of } from './bytes/utf8.js';
import { Faulty, faultOf, type LinkFault } from './fault.js';

/** A board of practice: nobody rules on it, so that its men may lie in any number, wherever there is room. */
export interface PracticeBoard {
  readonly men: readonly PlacedMan[];
  /** Where whoever strikes sits, and with which men. */
  readonly seat: Edge;
  readonly side: 'white' | 'black';
  /** Null: the position alone. */
  readonly stroke: Stroke | null;
}

/** Such a board that was shared, its stroke made again. */
export interface SharedPractice extends PracticeBoard {
  readonly kind: 'practice';
  /** What the stroke came to; null: there is none. */
  readonly outcome: Outcome | null;
  /** Of where all lies, or came to lie: 16 hexadecimal digits. */
  readonly hash: string;
}

/** A position, or a stroke made at it, to be shared. */
export function sharePractice(board: PracticeBoard): SharedPractice | LinkFault {
  try {
    return madeAgain(board);
  } catch (problem) {
    if (problem instanceof Faulty) return faultOf(problem);
    throw problem;
  }
}

/** Makes the stroke again. Throws a `Faulty` where the men, or the striker, cannot stand so. */
export function madeAgain({ men, seat, side, stroke }: PracticeBoard): SharedPractice {
  const fault = stroke ? faultIn({ men }, stroke, ICF) : faultInMen({ men }, ICF);
  if (fault) throw new Faulty('cannot-be', fault.message);
  const misplaced = stroke && strikerFault(ICF, seat, men, stroke);
  if (misplaced) throw new Faulty('cannot-be', `the striker may not stand there: ${misplaced}`);
  const outcome = stroke && simulate({ men }, stroke, ICF);
  return { kind: 'practice', men, seat, side, stroke, outcome, hash: hashOf({ men, seat, side }, outcome) };
}

function hashOf({ men, seat, side }: Omit<PracticeBoard, 'stroke'>, outcome: Outcome | null): string {
  const hash = new BitHash();
  const told = [seat, side, outcome?.hash ?? '', ...men.map(({ id }) => id)].join(' ');
  for (const byte of utf8Of(told)) hash.byte(byte);
  for (const { x, y } of men) {
    hash.number(x);
    hash.number(y);
  }
  return hash.hex();
}
