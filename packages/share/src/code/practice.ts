import { ICF, openingRack, PHYSICS_VERSION } from '@opencarrom/physics';
import type { Reader } from '../bytes/reader.js';
import type { Writer } from '../bytes/writer.js';
import type { PracticeBoard } from '../practice.js';
import { readStroke, writeStroke } from './command.js';
import { readPhysics, writePhysics } from './head.js';
import { readMen, writeMen } from './here.js';
import { CODED_SEATS } from './tables.js';

const BLACK = 4;
const STRUCK = 8;

/** Who sits where with which men, how these lie, and the stroke, if there is one. */
export function writePractice(to: Writer, { men, seat, side, stroke }: PracticeBoard): void {
  writePhysics(to, PHYSICS_VERSION);
  to.byte(CODED_SEATS.indexOf(seat) + (side === 'black' ? BLACK : 0) + (stroke ? STRUCK : 0));
  writeMen(to, men);
  if (stroke) writeStroke(to, stroke);
}

export function readPractice(from: Reader): PracticeBoard {
  readPhysics(from);
  const flags = from.byte();
  const seat = from.oneOf(CODED_SEATS, flags & ~(BLACK + STRUCK));
  const men = readMen(from, openingRack(ICF));
  return {
    men,
    seat,
    side: (flags & BLACK) !== 0 ? 'black' : 'white',
    stroke: (flags & STRUCK) !== 0 ? readStroke(from) : null,
  };
}
