// Matches for the bench, played by the stand-in.

/**
 * @typedef {typeof import('@opencarrom/match')} Match
 * @typedef {import('@opencarrom/match').MatchRecord} MatchRecord
 */

/** A match to its end. @param {Match} match @param {number} seed */
export const playMatch = (match, seed) => playCommands(match, seed, Number.POSITIVE_INFINITY);

/**
 * A match of so many commands.
 * @param {Match} match @param {number} seed @param {number} commands @returns {MatchRecord}
 */
export function playCommands({ decide, makeDice, newHead, openMatch, standIn }, seed, commands) {
  const head = newHead({ players: { A: ['A'], B: ['B'] } });
  const dice = makeDice(seed);
  const events = [];
  let state = openMatch(head);
  for (let given = 0; given < commands; given++) {
    const command = standIn(state, dice);
    if (!command) break;
    const decision = decide(state, command);
    if ('refusal' in decision) throw new Error(JSON.stringify(decision.refusal));
    events.push(...decision.events);
    state = decision.state;
  }
  return { head, events, state };
}
