import { decodeQR } from 'qr/decode.js';

/** How long a frame is searched again after its first search found nothing. */
export interface Patience {
  /** Number of searches with other guesses. */
  readonly effort: number;
  /** Milliseconds in which a further search may begin. */
  readonly timeLimit: number;
}

/** For one frame of many: the next one comes at once. */
export const CAMERA: Patience = { effort: 2, timeLimit: 50 };
/** For a photo, which is looked at once. */
export const PHOTO: Patience = { effort: Number.POSITIVE_INFINITY, timeLimit: 2000 };

/** Returns the text of the QR code in a frame of RGBA pixels, or `null` when none can be read. */
export function readCode(
  frame: Pick<ImageData, 'data' | 'width' | 'height'>,
  patience: Patience,
): string | null {
  try {
    return decodeQR(frame, patience) || null;
  } catch {
    return null;
  }
}
