/** How steady a hand is: deviations of what it does from what it means to do. */
export interface Hand {
  /** Along the base line, in metres. */
  readonly place: number;
  /** Of the direction, in radians. */
  readonly direction: number;
  /** Of the speed, as a share of the speed. */
  readonly force: number;
  /** Of the speed, in m/s, whatever the speed. */
  readonly push: number;
  /** Of the rim's speed by spin, as a share of the striker's speed. */
  readonly spin: number;
  /** The fastest stroke it makes, in m/s. */
  readonly fastest: number;
}

/** How fast a strong finger sends the striker off, in m/s. */
export const FULL_SPEED = 8;
