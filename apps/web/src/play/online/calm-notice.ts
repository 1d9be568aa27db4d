import type { Notice } from './notice.js';

/** What is over before anybody could read it is not shown, and what is shown stays long enough to be read. */
const LASTING = 600;

/** One notice at a time, without flicker. */
export class CalmNotice {
  private shown: Notice | null = null;
  private shownAt = Number.NEGATIVE_INFINITY;
  private coming: { readonly kind: string | null; readonly since: number } | null = null;

  /** What is shown now, where this is how things are. */
  look(notice: Notice | null, now: number): Notice | null {
    const kind = notice?.kind ?? null;
    if (kind === (this.shown?.kind ?? null)) {
      this.coming = null;
      this.shown = notice;
      return notice;
    }
    if (this.coming?.kind !== kind) this.coming = { kind, since: now };
    const hasLasted = !notice?.isTrouble || now - this.coming.since >= LASTING;
    const wasRead = !this.shown?.isTrouble || now - this.shownAt >= LASTING;
    if (hasLasted && wasRead) {
      this.shown = notice;
      this.shownAt = now;
      this.coming = null;
    }
    return this.shown;
  }
}
