import type { TablePhone } from '@opencarrom/protocol';
import type { DrawnMatch, EventState } from '@opencarrom/tournament';
import type { AtDesk } from '../desk-view.js';

/** A table of the hall: what is played there now, and the phones that keep its score. */
export interface HallTable {
  readonly table: number;
  readonly isOut: boolean;
  readonly match: DrawnMatch | null;
  readonly phones: readonly TablePhone[];
}

/** Every table there is; in a hall without an end those that were ever used. */
export function tablesOfHall({ hall, stages }: EventState, about: AtDesk | null): readonly HallTable[] {
  const all = stages.flatMap(({ matches }) => matches);
  const used = [...all.map(({ table }) => table ?? 0), ...(about?.phones.map(({ table }) => table) ?? [])];
  const last = hall.tables ?? Math.max(0, ...used, ...hall.outOfUse);
  return Array.from({ length: last }, (_, index) => {
    const table = index + 1;
    return {
      table,
      isOut: hall.outOfUse.includes(table),
      match: all.find((match) => match.table === table && match.b !== null && !match.result) ?? null,
      phones: about?.phones.filter((phone) => phone.table === table) ?? [],
    };
  });
}

/** What is said anew of the tables of the hall; what is left out stays. */
export interface TablesChange {
  readonly tables?: number | null;
  readonly outOfUse?: readonly number[];
  readonly topTable?: number | null;
}
