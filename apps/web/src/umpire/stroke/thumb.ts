import { QUIET, Steady } from '../../ui/steady.js';

/**
 * The umpire's thumb on keys that change under it. The second tap of two is for none of the keys that came by the
 * first, nor does it take back what the first has noted.
 */
export class Thumb {
  private readonly steady = new Steady();
  private last: { readonly key: unknown; readonly at: number } | null = null;

  /** What the keys are about from now on. */
  means(meaning: string, at: number): void {
    this.steady.means(meaning, at);
  }

  press(at: number): void {
    this.steady.press(at);
  }

  get quietUntil(): number {
    return this.steady.quietUntil;
  }

  isMeant(event: Pick<MouseEvent, 'detail' | 'timeStamp'>, key: unknown): boolean {
    const { detail, timeStamp: at } = event;
    const { last } = this;
    const isSecond = detail > 0 && last !== null && last.key === key && at - last.at < QUIET;
    if (!this.steady.isMeant(event) || isSecond) return false;
    this.last = { key, at };
    return true;
  }
}
