/** The tables an event is played at, by number from 1. */
export interface Hall {
  /** How many there are; null: as many as are needed. */
  readonly tables: number | null;
  readonly outOfUse: readonly number[];
}

/** Is there such a table, and can one play at it? */
export const isInUse = ({ tables, outOfUse }: Hall, table: number): boolean =>
  table >= 1 && table <= (tables ?? Infinity) && !outOfUse.includes(table);

/** The tables that can be played at, lowest first; of a hall without an end so many as are asked for. */
export function tablesOf(hall: Hall, needed: number, isTaken: (table: number) => boolean): readonly number[] {
  const found: number[] = [];
  const last = hall.tables ?? Infinity;
  for (let table = 1; table <= last && (hall.tables !== null || found.length < needed); table++)
    if (isInUse(hall, table) && !isTaken(table)) found.push(table);
  return found;
}
