import type { Services } from '../services.js';
import { type LookedServices, LookedTable, type Looker } from './looked-table.js';

/** All public tables that pages of this process look at from afar. */
export class LookedTables {
  private readonly tables = new Map<string, LookedTable>();

  constructor(private readonly services: LookedServices & Pick<Services, 'store'>) {}

  /** Which of these may be looked at: public ones that are played. Those looked at already need not be asked for. */
  async playedInPublic(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const unknown = ids.filter((id) => !this.tables.has(id));
    if (unknown.length === 0) return new Set(ids);
    const found = await this.services.store.db
      .selectFrom('matches')
      .select('id')
      .where('id', 'in', unknown)
      .where('visibility', '=', 'public')
      .where('status', '!=', 'open')
      .execute();
    return new Set([...ids.filter((id) => this.tables.has(id)), ...found.map(({ id }) => id)]);
  }

  async look(id: string, looker: Looker): Promise<void> {
    const table = this.tables.get(id) ?? new LookedTable(id, this.services);
    this.tables.set(id, table);
    await table.add(looker);
  }

  lookAgain(id: string): void {
    this.tables.get(id)?.lookAgain();
  }

  lookAway(id: string, looker: Looker): void {
    const table = this.tables.get(id);
    table?.remove(looker);
    if (!table || table.isLookedAt) return;
    this.tables.delete(id);
    table.close();
  }

  close(): void {
    for (const table of this.tables.values()) table.close();
    this.tables.clear();
  }
}
