/** Counts heads, and lets in no more than so many of each kind. */
export class Heads {
  private readonly counts = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** What is given back takes one's own head off the count, once; null: there are enough of that kind. */
  come(kind: string): (() => void) | null {
    const count = this.counts.get(kind) ?? 0;
    if (count >= this.most) return null;
    this.counts.set(kind, count + 1);
    let isHere = true;
    return () => {
      if (!isHere) return;
      isHere = false;
      const left = (this.counts.get(kind) ?? 1) - 1;
      if (left > 0) this.counts.set(kind, left);
      else this.counts.delete(kind);
    };
  }
}
