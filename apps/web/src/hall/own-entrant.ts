/** Who, in an event, somebody at this device is; kept on the device alone. */
const KEY = 'opencarrom.own-entrants';

type Own = Readonly<Record<string, number>>;

function all(): Own {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Own;
  } catch {
    return {};
  }
}

export const ownEntrant = (event: string): number | null => all()[event] ?? null;

/** Null: nobody any more. */
export function keepOwnEntrant(event: string, entrant: number | null): void {
  const { [event]: _, ...others } = all();
  try {
    localStorage.setItem(KEY, JSON.stringify(entrant === null ? others : { ...others, [event]: entrant }));
  } catch {
    // It cannot be kept: then it is asked for again.
  }
}
