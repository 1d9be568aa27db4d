/** As long as the second tap of two may take, in milliseconds. */
export const QUIET = 350;

/**
 * Watches a place on the screen whose button changes: a press that began before the change, or too soon after it,
 * was meant for what was there before. Times are those of events.
 */
export class Steady {
  private meaning: string | null = null;
  private hasMeant = false;
  private changedAt = Number.NEGATIVE_INFINITY;
  private pressedAt: number | null = null;

  /** What a press here does from now on; null for nothing. */
  means(meaning: string | null, at: number): void {
    if (meaning === this.meaning) return;
    this.meaning = meaning;
    if (meaning === null) return;
    // On a page that has just come nobody can have meant anything else, unless they are pressing already.
    const isPressing = this.pressedAt !== null && at - this.pressedAt < QUIET;
    if (this.hasMeant || isPressing) this.changedAt = at;
    this.hasMeant = true;
  }

  /** A hand has gone down somewhere on the page. */
  press(at: number): void {
    this.pressedAt = at;
  }

  get quietUntil(): number {
    return this.changedAt + QUIET;
  }

  /** A click by hand counts from when the hand went down; one by a key or a helping program has no such time. */
  isMeant({ detail, timeStamp }: Pick<MouseEvent, 'detail' | 'timeStamp'>): boolean {
    const began = (detail > 0 ? this.pressedAt : null) ?? timeStamp;
    this.pressedAt = null;
    return began >= this.quietUntil;
  }
}
