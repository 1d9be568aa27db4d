import type { PieceId, Point } from '@opencarrom/physics';
import type { ShownMan } from './draw/disc-painter.js';
import { type Pose, restingPose } from './motion/film.js';

/** The pieces on the screen, and where they rest when nothing moves them. */
export class Pieces {
  private readonly shown = new Map<PieceId, ShownMan>();
  private readonly homes = new Map<PieceId, Point>();
  private listed: readonly ShownMan[] | null = null;

  get list(): readonly ShownMan[] {
    this.listed ??= [...this.shown.values()];
    return this.listed;
  }

  put(id: PieceId, { x, y }: Point): Pose {
    let piece = this.shown.get(id);
    if (!piece) {
      piece = { id, pose: restingPose(), visible: true };
      this.shown.set(id, piece);
      this.listed = null;
    }
    this.homes.set(id, { x, y });
    piece.visible = true;
    this.rest(piece);
    return piece.pose;
  }

  /** Back where it rests, as it was turned. */
  rest({ id, pose }: ShownMan): Point | undefined {
    const home = this.homes.get(id);
    if (home) Object.assign(pose, restingPose(home.x, home.y), { turn: pose.turn });
    return home;
  }

  remove(isGone: (id: PieceId) => boolean): void {
    for (const id of this.shown.keys()) if (isGone(id)) this.shown.delete(id);
    this.listed = null;
  }

  /** Where the men are that can be seen. */
  menNow(): Point[] {
    return this.list.filter(({ id, visible }) => visible && id !== 'striker').map(({ pose }) => pose);
  }
}
