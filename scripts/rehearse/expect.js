/** What must be so in a rehearsal. @param {unknown} holds @param {string} what */
export function expect(holds, what) {
  if (!holds) throw new Error(what);
}
