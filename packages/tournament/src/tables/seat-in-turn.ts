/** The lowest free table for each in turn: one that is new to both if there is one, else any it may be at; null: none. */
export function seatInTurn<Match>(
  matches: readonly Match[],
  tables: readonly number[],
  isNew: (match: Match, table: number) => boolean,
  mayBeAt: (match: Match, table: number) => boolean = () => true,
): readonly (number | null)[] {
  const free = [...tables];
  return matches.map((match) => {
    let at = free.findIndex((table) => mayBeAt(match, table) && isNew(match, table));
    if (at < 0) at = free.findIndex((table) => mayBeAt(match, table));
    return at < 0 ? null : (free.splice(at, 1)[0] as number);
  });
}
