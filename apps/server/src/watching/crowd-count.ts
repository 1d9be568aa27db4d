/** Up to so many are counted one by one; above it, by tens. */
const COUNTED_EACH = 100;
/** A crowd that comes and goes is told of not more often than this. */
const TOLD_EVERY = 2_000;

/** How many look on, as people are told. */
export const roundedCrowd = (count: number): number =>
  count <= COUNTED_EACH ? count : Math.round(count / 10) * 10;

/** Thousands who come one by one are not thousands of messages to thousands. */
export class CrowdCount {
  private told = 0;
  private latest = 0;
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly tell: (count: number) => void) {}

  changed(count: number): void {
    this.latest = count;
    if (this.timer || roundedCrowd(count) === this.told) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      if (roundedCrowd(this.latest) !== this.told) this.tellNow(this.latest);
    }, TOLD_EVERY);
    this.timer.unref();
  }

  tellNow(count: number): void {
    this.latest = count;
    this.told = roundedCrowd(count);
    this.tell(this.told);
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
  }
}
