import type { DailyCounts } from '@opencarrom/protocol';
import type { Shot } from '@opencarrom/shots';
import { shotOfDay } from '@opencarrom/shots/collection';
import type { Services } from '../services.js';
import { SharedAnswer } from '../shared-answer.js';

type Needs = Pick<Services, 'store' | 'now'>;

/** Others' results may be so old, in milliseconds; one's own is always there. */
const FRESH_FOR = 15_000;
/** Days that are remembered: nobody looks at more at a time. */
const MOST_DAYS = 64;
/** Who needed more tries than this is counted as one of those who needed many. */
const TOLD_TRIES = 4;

interface Known {
  readonly at: number;
  readonly counts: DailyCounts;
}

/** How everybody did, day by day: counted at most every few seconds, however many look. */
export class DailyCounting {
  private readonly known = new Map<string, Known>();
  private readonly countings = new Map<string, SharedAnswer<DailyCounts>>();

  constructor(private readonly needs: Needs) {}

  async of(day: string): Promise<DailyCounts> {
    const known = this.known.get(day);
    if (known && this.needs.now() - known.at < FRESH_FOR) return known.counts;
    return this.anew(day);
  }

  /** As it is now, with what has just been written. */
  async anew(day: string): Promise<DailyCounts> {
    const counting = this.countings.get(day) ?? new SharedAnswer(() => this.count(day));
    this.countings.set(day, counting);
    try {
      return await counting.get();
    } finally {
      if (counting.isIdle) this.countings.delete(day);
    }
  }

  private async count(day: string): Promise<DailyCounts> {
    const { store, now } = this.needs;
    const at = now();
    const rows = await store.db
      .selectFrom('daily_shots')
      .select(['solved', 'tries', 'way', ({ fn }) => fn.countAll<number>().as('count')])
      .where('day', '=', day)
      .groupBy(['solved', 'tries', 'way'])
      .execute();
    const counts = added(
      day,
      shotOfDay(day),
      rows.map((row) => ({ ...row, count: Number(row.count) })),
    );
    this.known.delete(day);
    this.known.set(day, { at, counts });
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_DAYS && oldest !== undefined) this.known.delete(oldest);
    return counts;
  }
}

interface Row {
  readonly solved: number;
  readonly tries: number;
  readonly way: number | null;
  readonly count: number;
}

function added(day: string, { id, ways }: Shot, rows: readonly Row[]): DailyCounts {
  const sumOf = (isOne: (row: Row) => boolean) =>
    rows.reduce((sum, row) => (isOne(row) ? sum + row.count : sum), 0);
  const solvers = (isOne: (row: Row) => boolean) => sumOf((row) => row.solved === 1 && isOne(row));
  return {
    ...{ day, shot: id },
    tried: sumOf(() => true),
    solved: solvers(() => true),
    tries: Array.from({ length: TOLD_TRIES }, (_, index) =>
      solvers(({ tries }) => Math.min(tries, TOLD_TRIES) === index + 1),
    ),
    ways: ways.map((_, index) => solvers(({ way }) => way === index)),
    otherwise: solvers(({ way }) => way === null),
  };
}
