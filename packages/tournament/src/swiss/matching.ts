/** May these two be matched? By places in a list. */
export type MayMeet = (a: number, b: number) => boolean;

const NOBODY = -1;

/**
 * Partners for all, where those who may meet allow it (Edmonds' blossoms). Who is taken out leaves its partner
 * free, and one search mends that: so a pairing can be tried pair by pair, each time knowing whether the rest can
 * still be paired.
 */
export class Matching {
  private readonly partner: Int32Array;
  private readonly isOut: Uint8Array;
  /** Has everybody a partner? */
  readonly isPerfect: boolean;

  constructor(
    private readonly size: number,
    private readonly mayMeet: MayMeet,
  ) {
    this.partner = new Int32Array(size).fill(NOBODY);
    this.isOut = new Uint8Array(size);
    for (let each = 0; each < size; each++) if (this.isFree(each)) this.matchSimply(each);
    this.isPerfect = this.matchRest();
  }

  /** One who cannot be matched now, whoever changes partners for it, never can: the search ends with the first. */
  private matchRest(): boolean {
    for (let each = 0; each < this.size; each++)
      if (this.isFree(each) && !this.matchAnyhow(each)) return false;
    return true;
  }

  /** Takes two who may meet out as a pair, if all others can still be paired then. */
  takeOut(a: number, b: number): boolean {
    const [left, other] = [this.at(a), this.at(b)];
    this.isOut[a] = this.isOut[b] = 1;
    if (left === b) return true;
    const before = this.partner.slice();
    this.partner[a] = this.partner[b] = NOBODY;
    this.partner[left] = this.partner[other] = NOBODY;
    if (this.joinSimply(left, other) || this.augment(left)) return true;
    this.partner.set(before);
    this.isOut[a] = this.isOut[b] = 0;
    return false;
  }

  private at(each: number): number {
    return this.partner[each] ?? NOBODY;
  }

  private isFree(each: number): boolean {
    return !this.isOut[each] && this.at(each) === NOBODY;
  }

  private pair(a: number, b: number): void {
    this.partner[a] = b;
    this.partner[b] = a;
  }

  /** Pairs two who are free with each other, or with the two of a pair who change partners: most often that will do. */
  private joinSimply(a: number, b: number): boolean {
    if (this.mayMeet(a, b)) {
      this.pair(a, b);
      return true;
    }
    for (let each = 0; each < this.size; each++) {
      const partner = this.at(each);
      if (this.isOut[each] || partner === NOBODY) continue;
      if (!this.mayMeet(a, each) || !this.mayMeet(b, partner)) continue;
      this.pair(a, each);
      this.pair(b, partner);
      return true;
    }
    return false;
  }

  /** The first one who is free too. */
  private matchSimply(each: number): void {
    for (let other = each + 1; other < this.size; other++)
      if (this.isFree(other) && this.mayMeet(each, other)) {
        this.pair(each, other);
        return;
      }
  }

  /** With another who is free, though others have to change partners for it. */
  private matchAnyhow(each: number): boolean {
    for (let other = each + 1; other < this.size; other++)
      if (this.isFree(other) && this.joinSimply(each, other)) return true;
    return this.augment(each);
  }

  /** Looks from someone free along pairs in turn for another who is free, and shifts all pairs on the way. */
  private augment(root: number): boolean {
    const { size } = this;
    const parent = new Int32Array(size).fill(NOBODY);
    const base = Int32Array.from({ length: size }, (_, index) => index);
    const isReached = new Uint8Array(size);
    const queue: number[] = [root];
    isReached[root] = 1;
    const baseOf = (each: number): number => base[each] ?? each;
    const parentOf = (each: number): number => parent[each] ?? NOBODY;

    for (let head = 0; head < queue.length; head++) {
      const from = queue[head] as number;
      for (let to = 0; to < size; to++) {
        if (this.isOut[to] || to === from || baseOf(from) === baseOf(to) || this.at(from) === to) continue;
        if (!this.mayMeet(from, to)) continue;
        const next = this.at(to);
        const isOuter = to === root || (next !== NOBODY && parentOf(next) !== NOBODY);
        if (isOuter) this.contract(from, to, { base, parent, isReached, queue, root });
        else if (parentOf(to) === NOBODY) {
          parent[to] = from;
          if (next === NOBODY) {
            this.shift(to, parentOf);
            return true;
          }
          isReached[next] = 1;
          queue.push(next);
        }
      }
    }
    return false;
  }

  /** From a free end back to the root: who was reached from whom is paired with them now. */
  private shift(end: number, parentOf: (each: number) => number): void {
    for (let each = end; each !== NOBODY; ) {
      const from = parentOf(each);
      const next = this.at(from);
      this.pair(each, from);
      each = next;
    }
  }

  /** An odd ring is one place from here on: whoever is in it can be reached both ways. */
  private contract(from: number, to: number, search: Search): void {
    const { base, parent, isReached, queue } = search;
    const top = this.commonBase(from, to, search);
    const inRing = new Uint8Array(this.size);
    const mark = (start: number, child: number) => {
      let each = start;
      let below = child;
      while ((base[each] ?? each) !== top) {
        const partner = this.at(each);
        inRing[base[each] ?? each] = 1;
        inRing[base[partner] ?? partner] = 1;
        parent[each] = below;
        below = partner;
        each = parent[partner] ?? NOBODY;
      }
    };
    mark(from, to);
    mark(to, from);
    for (let each = 0; each < this.size; each++)
      if (inRing[base[each] ?? each]) {
        base[each] = top;
        if (!isReached[each]) {
          isReached[each] = 1;
          queue.push(each);
        }
      }
  }

  private commonBase(from: number, to: number, { base, parent, root }: Search): number {
    const isOnWay = new Uint8Array(this.size);
    for (let each = base[from] ?? from; ; each = base[parent[this.at(each)] ?? NOBODY] ?? NOBODY) {
      isOnWay[each] = 1;
      if (each === (base[root] ?? root) || this.at(each) === NOBODY) break;
    }
    let each = base[to] ?? to;
    while (!isOnWay[each]) each = base[parent[this.at(each)] ?? NOBODY] ?? NOBODY;
    return each;
  }
}

interface Search {
  readonly base: Int32Array;
  readonly parent: Int32Array;
  readonly isReached: Uint8Array;
  readonly queue: number[];
  readonly root: number;
}
