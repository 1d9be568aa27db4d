/** A seat's token stands after `#`, which no server is sent and no log has. */
const TOKEN = /^#([A-Za-z0-9_-]{16,128})$/;

const keyOf = (match: string): string => `opencarrom.seat.${match}`;

/** For as long as the page is open, also when it is loaded anew. */
export function keepSeat(match: string, token: string): void {
  try {
    sessionStorage.setItem(keyOf(match), token);
  } catch {
    // Forbidden: whoever has the seat by their session gets another token.
  }
}

export function keptSeat(match: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(match));
  } catch {
    return null;
  }
}

export function forgetSeat(match: string): void {
  try {
    sessionStorage.removeItem(keyOf(match));
  } catch {
    // Then there is none.
  }
}

/** The token the page was opened with, if any: taken out of the address, so that nobody reads it over a shoulder. */
export function takeSeatFromAddress(match: string): string | null {
  const token = TOKEN.exec(location.hash)?.[1] ?? null;
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  if (token) keepSeat(match, token);
  return token;
}
