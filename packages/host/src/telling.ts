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
    this.untold.push(word);
    if (this.isTelling) return;
    this.isTelling = true;
    for (let next = this.untold.shift(); next; next = this.untold.shift()) this.tellEach(next);
    this.isTelling = false;
  }

  /** The fault of one stops neither the match nor what the others hear; it is told as a failure. */
  private tellEach(word: (onlooker: Onlooker) => void): void {
    for (const onlooker of this.onlookers) {
      const problem = faultIn(() => word(onlooker));
      // Whoever stumbles over a failure too cannot be told of it.
      if (problem) for (const each of this.onlookers) faultIn(() => this.failed(each, problem.fault));
    }
  }
}

function faultIn(deed: () => void): { readonly fault: unknown } | null {
  try {
    deed();
    return null;
  } catch (fault) {
    return { fault };
  }
}
