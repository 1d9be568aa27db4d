import { type Card, cardOf, cardOfBoard } from '@opencarrom/film';
import { isFault, type LinkFault, readLink } from '@opencarrom/share';
import { type LinkTold, tellLink, tellPractice } from './tell-link.js';

/** What is kept of a link besides itself. */
export interface LookedAt {
  readonly told: LinkTold;
  readonly card: Card;
}

/** Plays a link again and checks it; then tells what it is, in every language, and what its picture shows. */
export function lookAtLink(link: string): LookedAt | LinkFault {
  const piece = readLink(link);
  if (isFault(piece)) return piece;
  if (piece.kind === 'practice')
    return { told: tellPractice(piece), card: cardOfBoard(piece.men, piece.stroke, piece.seat) };
  return { told: tellLink(piece), card: cardOf(piece.steps.filter(({ stands }) => stands)) };
}
