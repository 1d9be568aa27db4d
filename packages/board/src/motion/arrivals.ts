import type { PieceId, Point } from '@opencarrom/physics';
import type { Pose } from './film.js';

/** A piece put on the board: set down from above, or carried from somewhere, as the queen from a pocket. */
export interface Arrival {
  readonly id: PieceId;
  readonly from?: Point;
}

const SET_DOWN = 240;
const CARRIED = 520;

interface Coming {
  readonly from: Point | undefined;
  /** The time of the first frame it is seen in. */
  since: number | null;
}

/** The short movements of pieces being placed. */
export class Arrivals {
  private readonly coming = new Map<PieceId, Coming>();

  begin({ id, from }: Arrival): void {
    this.coming.set(id, { from, since: null });
  }

  get busy(): boolean {
    return this.coming.size > 0;
  }

  clear(): void {
    this.coming.clear();
  }

  /** Changes the pose of a piece that is still on its way home. */
  pose(id: PieceId, home: Point, now: number, into: Pose): void {
    const coming = this.coming.get(id);
    if (!coming) return;
    coming.since ??= now;
    const share = (now - coming.since) / (coming.from ? CARRIED : SET_DOWN);
    if (share >= 1) {
      this.coming.delete(id);
      return;
    }
    if (coming.from) carry(coming.from, home, share, into);
    else setDown(share, into);
  }
}

function setDown(share: number, into: Pose): void {
  const left = (1 - share) ** 3;
  into.lift = left * 1.1;
  into.scale = 1 + left * 0.22;
  into.opacity = Math.min(1, share * 3);
}

function carry(from: Point, { x, y }: Point, share: number, into: Pose): void {
  const eased = share * share * (3 - 2 * share);
  into.x = from.x + (x - from.x) * eased;
  into.y = from.y + (y - from.y) * eased;
  const height = 4 * share * (1 - share);
  into.lift = height * 0.9;
  into.scale = 1 + height * 0.16 - (1 - eased) * 0.12;
  into.opacity = Math.min(1, share * 5);
}
