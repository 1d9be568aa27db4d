import { newId } from '../../store/id.js';
import { recalled, remember } from '../../store/table-memory.js';

/** What this phone may do at a table, and by what it came to it. */
export interface TableRights {
  readonly event: string;
  readonly table: number;
  /** From the table's code. */
  readonly key: string;
  /** As the server knows this phone; null: it has not been asked yet, for there was no network. */
  readonly let: { readonly phone: string; readonly token: string } | null;
  /** The desk has taken them back, or the code is no longer good. */
  readonly areTakenBack: boolean;
}

const keyOf = (event: string, table: number): string => `rights.${event}.${table}`;

export const rightsAt = (event: string, table: number): TableRights | null => recalled(keyOf(event, table));

export const keepRights = (rights: TableRights): void => remember(keyOf(rights.event, rights.table), rights);

/** Somebody has read the table's code with this phone: again with the same one, it stays the phone it was. */
export function rightsByCode(event: string, table: number, key: string): TableRights {
  const before = rightsAt(event, table);
  const same = before && before.key === key && !before.areTakenBack;
  const rights = same ? before : { event, table, key, let: null, areTakenBack: false };
  keepRights(rights);
  return rights;
}

/** As what this device sends about an event. It is drawn anew for each: nobody can follow it from one to the next. */
export function deviceAt(event: string): string {
  const key = `device.${event}`;
  const known = recalled<string>(key);
  if (known) return known;
  const made = newId();
  remember(key, made);
  return made;
}
