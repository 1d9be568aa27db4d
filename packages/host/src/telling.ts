/** Tells everybody who looks on, in order: what one of them does about news makes more of them, and those come after. */
export class Telling<Onlooker> {
  private readonly onlookers = new Set<Onlooker>();
  private readonly untold: ((onlooker: Onlooker) => void)[] = [];
  private isTelling = false;

  constructor(private readonly failed: (onlooker: Onlooker, problem: unknown) => void) {}

  add(onlooker: Onlooker): () => void {
    this.onlookers.add(onlooker);
    return () => this.onlookers.delete(onlooker);
  }

  clear(): void {
    this.onlookers.clear();
  }

  tell(word: (onlooker: Onlooker) => void): void {
    if (this.isTelling) {
      this.untold.push(word);
      return;
    }
    this.isTelling = true;
    this.tellEach(word);
    for (let next = this.untold.shift(); next; next = this.untold.shift()) this.tellEach(next);
    this.isTelling = false;
  }

  /** The fault of one stops neither the match nor what the others hear; it is told as a failure. */
  private tellEach(word: (onlooker: Onlooker) => void): void {
    for (const onlooker of this.onlookers) {
      try {
        word(onlooker);
      } catch (fault) {
        this.tellOfFault(fault);
      }
    }
  }

  private tellOfFault(fault: unknown): void {
    for (const each of this.onlookers) {
      try {
        this.failed(each, fault);
      } catch {
        // Whoever stumbles over a failure too cannot be told of it.
      }
    }
  }
}
