/** A stroke, a board or a match as a link, and back; and a board of practice. */
export type { LinkFault, LinkFaultCode } from './fault.js';
export type { Here } from './here.js';
export {
  fitsLink,
  LINK_VERSION,
  LONGEST_LINK,
  type OpenedLink,
  readingLink,
  readLink,
  writeLink,
} from './link.js';
export {
  isFault,
  type Made,
  shareBoard,
  shareMatch,
  shareStroke,
} from './piece.js';
export type { LinkProgress } from './play-out.js';
export { type PracticeBoard, type SharedPractice, sharePractice } from './practice.js';
export type { PieceKind, SharedPiece } from './script.js';
