import type { AimState } from '@opencarrom/board';

/** What a player has locked, as long as the page is open: the next strokes begin with it. */
class Locks {
  power: number | null = $state(null);
  spin: number | null = $state(null);

  /** What an aim begins with. */
  get held(): { readonly power?: number; readonly spin?: number } {
    const { power, spin } = this;
    return { ...(power === null ? {} : { power }), ...(spin === null ? {} : { spin }) };
  }

  /** Whatever is locked follows what is set beside the board; a pull does not change it. */
  follow({ power, spin, grip }: AimState): void {
    if (grip) return;
    if (this.power !== null) this.power = power;
    if (this.spin !== null) this.spin = spin;
  }
}

export const locks = new Locks();
