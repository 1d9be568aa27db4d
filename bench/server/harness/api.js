// What the harness asks of a server over HTTP.

/**
 * @typedef {{ token: string }} Guest
 * @typedef {{ match: string, seats: { A1: string, B1: string } }} Seated
 */

const PATIENCE_MS = 20_000;

/**
 * @param {string} address @param {string} path @param {string} token @param {unknown} [body]
 * @returns {Promise<any>}
 */
async function post(address, path, token, body = {}) {
  const answer = await fetch(`http://${address}/api/${path}`, {
    method: 'POST',
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${text}`);
  return JSON.parse(text);
}

/** @param {string} address @returns {Promise<Guest>} */
export const newGuest = (address) => post(address, 'guests', '', {});

/** A match between two guests, both seated. @param {string} address @param {Guest} one @param {Guest} other @returns {Promise<Seated>} */
export async function newMatch(address, one, other) {
  const wish = {
    rulebook: 'icf',
    discipline: 'singles',
    length: 'match',
    kind: 'casual',
    visibility: 'link',
  };
  const made = await post(address, 'matches', one.token, { ...wish, clocks: 'none' });
  const joined = await post(address, `matches/${made.id}/join`, other.token);
  const seats = /** @type {Seated['seats']} */ ({ [made.player]: made.seat, [joined.player]: joined.seat });
  return { match: made.id, seats };
}

/** The record of a match, as text. @param {string} address @param {string} match @param {string} token */
export async function recordOf(address, match, token) {
  const answer = await fetch(`http://${address}/api/matches/${match}/record`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: { authorization: `Bearer ${token}` },
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`GET the record of ${match}: ${answer.status} ${text.slice(0, 200)}`);
  return text;
}
