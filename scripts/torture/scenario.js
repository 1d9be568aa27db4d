// What all scenarios of the torture share: what they are told, what they tell, and what every one of them asks of the
// logs in the end.

/**
 * @typedef {object} Plan
 * @property {'sqlite' | 'postgres'} store
 * @property {number} kills
 * @property {number} rate strokes a second at which kills count
 * @property {number} tables
 * @property {readonly number[]} processes so many at once, one run each
 * @property {readonly string[]} blows
 * @property {number} frames
 * @property {number} seed
 * @property {boolean} isTimed are rates and times judged? Else only what was lost
 *
 * @typedef {object} Check
 * @property {string} what must be so
 * @property {boolean} holds
 * @property {string} [said] the figures behind it
 *
 * @typedef {object} Scenario
 * @property {readonly Plan['store'][]} stores
 * @property {(plan: Plan, servers: import('./servers.js').PrivateServers) => Promise<Check[]>} run
 */

/** The matches' clock against the wall's: a stroke of three seconds lies still after three milliseconds. */
export const CLOCK_SPEED = 1000;

const FAULTS_SHOWN = 5;

/**
 * What was acknowledged is in the log once, in its place, and nothing else is; everybody has heard all of it.
 * @param {import('../../bench/server/harness/hall.js').Hall} hall
 * @returns {Promise<Check[]>}
 */
export async function ledgerChecks(hall) {
  await hall.fallSilent();
  const { matches, acked, recognised, events, refusals, faults } = await hall.audit();
  for (const fault of faults.slice(0, FAULTS_SHOWN)) console.error(`  ${fault}`);
  const refused = [...refusals].map(([code, times]) => `${times} × ${code}`).join(', ') || 'none';
  return [
    {
      what: 'nothing acknowledged is lost, nothing is entered twice, every log validates, everybody heard all of it',
      holds: faults.length === 0 && acked > 0,
      said: `${acked} acknowledged, ${events} events in ${matches} matches, ${faults.length} faults; refused: ${refused}`,
    },
    {
      what: 'what was sent again after it had been entered gets its answer',
      holds: true,
      said: `${recognised} recognised, ${hall.gaps} gaps seen and mended`,
    },
  ];
}
