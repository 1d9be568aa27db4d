/**
 * A row costs a third in a group of twenty of what it costs in one of five. Where several come at once, the next group is
 * gathered for so long, in milliseconds; a lone row never waits.
 */
const GATHER_MS = 8;

/**
 * Gathers what goes to a thread. The writer has one group at a time, and the next when the last is on the disk; who only
 * asks waits for nobody.
 */
export class Groups<One> {
  private next: One[] = [];
  /** How many are being written; 0: none. */
  private underWay = 0;
  private isGathering = false;
  constructor(
    private readonly role: 'writer' | 'reader',
    private readonly send: (group: readonly One[]) => void,
  ) {}

  add(one: One): void {
    // What is asked in one turn of the loop goes over together.
    if (this.next.length === 0 && this.isFree) setImmediate(() => this.isFree && this.sendAll());
    this.next.push(one);
  }

  /** The group is written, or will never be. */
  isDone(): void {
    const wereSeveral = this.underWay > 1;
    this.underWay = 0;
    if (wereSeveral) this.gather();
    else this.sendAll();
  }

  private gather(): void {
    this.isGathering = true;
    setTimeout(() => {
      this.isGathering = false;
      if (this.isFree) this.sendAll();
    }, GATHER_MS);
  }

  /** Whatever is still being written: the thread takes one group after the other. */
  sendAll(): void {
    if (this.next.length === 0) return;
    const group = this.next;
    this.next = [];
    if (this.role === 'writer') this.underWay += group.length;
    this.send(group);
  }

  /** Nobody is there to take it. */
  drop(): void {
    this.next = [];
    this.underWay = 0;
  }

  private get isFree(): boolean {
    return this.underWay === 0 && !this.isGathering;
  }
}
