/**
 * One question for many who ask the same at once. Each gets an answer to a question that was put after they asked, so
 * that nobody is told what was so before; yet there is never more than one under way.
 */
export class SharedAnswer<T> {
  private current: Promise<T> | null = null;
  private next: Promise<T> | null = null;

  constructor(private readonly ask: () => Promise<T>) {}

  get(): Promise<T> {
    if (!this.current) return this.put();
    this.next ??= this.current
      .catch(() => {})
      .then(() => {
        this.next = null;
        return this.put();
      });
    return this.next;
  }

  get isIdle(): boolean {
    return this.current === null && this.next === null;
  }

  private put(): Promise<T> {
    const asked = this.ask().finally(() => {
      if (this.current === asked) this.current = null;
    });
    this.current = asked;
    return asked;
  }
}
