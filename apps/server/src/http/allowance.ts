import type { Rate } from './tries.js';

/** What somebody may still do: used up by doing, and growing back with time. */
export class Allowance {
  private left: number;
  private countedAt: number;

  constructor(
    private rate: Rate,
    private readonly now: () => number,
  ) {
    this.left = rate.times;
    this.countedAt = now();
  }

  /** Uses some of it up; false: there was not enough left. */
  use(cost = 1): boolean {
    this.growBack();
    if (this.left < cost) return false;
    this.left -= cost;
    return true;
  }

  /** Uses more up than one knew when it began: what is missing must grow back first. */
  charge(cost: number): void {
    this.growBack();
    this.left -= cost;
  }

  /** Another rate from now on; who may do more has as much more at once. */
  change(rate: Rate): void {
    if (rate === this.rate) return;
    this.growBack();
    this.left = Math.min(rate.times, this.left + Math.max(0, rate.times - this.rate.times));
    this.rate = rate;
  }

  get isWhole(): boolean {
    this.growBack();
    return this.left >= this.rate.times;
  }

  private growBack(): void {
    const { times, within } = this.rate;
    const at = this.now();
    this.left = Math.min(times, this.left + ((at - this.countedAt) * times) / within);
    this.countedAt = at;
  }
}

/** An allowance for each of many, made when first asked for and forgotten once it is whole again. */
export class Allowances {
  private readonly each = new Map<string, Allowance>();
  private sweptAt: number;

  constructor(
    private readonly rate: Rate,
    private readonly now: () => number,
  ) {
    this.sweptAt = now();
  }

  use(key: string): boolean {
    this.sweep();
    const allowance = this.each.get(key) ?? new Allowance(this.rate, this.now);
    this.each.set(key, allowance);
    return allowance.use();
  }

  get size(): number {
    return this.each.size;
  }

  private sweep(): void {
    if (this.now() - this.sweptAt < this.rate.within) return;
    this.sweptAt = this.now();
    for (const [key, allowance] of this.each) if (allowance.isWhole) this.each.delete(key);
  }
}
