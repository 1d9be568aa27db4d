/** Somebody thought better of it: nothing was done, and nothing need be said. */
export class Undone extends Error {}

/** Something that is being done, once at a time, and what went wrong with it. */
export class Attempt {
  isBusy = $state(false);
  problem: unknown = $state.raw(null);

  /** True: it was done. */
  async do(deed: () => Promise<unknown>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.problem = null;
    try {
      await deed();
      return true;
    } catch (problem) {
      if (!(problem instanceof Undone)) this.problem = problem;
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
