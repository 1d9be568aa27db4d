// What `match.decide` takes by itself, in microseconds of processor time a command: the same in every run, so that a
// machine that is slower now than it was tells on itself. A program of its own, to be started on the server's core.
import { decide, makeDice, newHead, openMatch, standIn } from '@opencarrom/match';

const COMMANDS = 4000;
const ROUNDS = 5;

/** @typedef {{ state: import('@opencarrom/match').MatchState, command: import('@opencarrom/match').Command }} Given */

/** Commands of stand-ins, each with the match it is given in. */
function givenCommands() {
  /** @type {Given[]} */
  const given = [];
  const dice = makeDice(1);
  const begin = () => openMatch(newHead({ players: { A: ['A'], B: ['B'] } }));
  let state = begin();
  while (given.length < COMMANDS) {
    const command = standIn(state, dice);
    if (!command) {
      state = begin();
      continue;
    }
    const decision = decide(state, command);
    if ('refusal' in decision) throw new Error(JSON.stringify(decision.refusal));
    given.push({ state, command });
    state = decision.state;
  }
  return given;
}

/** @param {readonly Given[]} given */
function microseconds(given) {
  const from = process.cpuUsage();
  for (const { state, command } of given) decide(state, command);
  const { user, system } = process.cpuUsage(from);
  return (user + system) / given.length;
}

const given = givenCommands();
const rounds = Array.from({ length: ROUNDS }, () => microseconds(given)).sort((a, b) => a - b);
console.log(rounds[Math.floor(ROUNDS / 2)]);
