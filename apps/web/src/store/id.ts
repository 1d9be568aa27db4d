/** A new game's id. Not `randomUUID`: browsers have it only on secure pages, and a hall's own network is not one. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
