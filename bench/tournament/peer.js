// One of the others pairs the next round of an event: the event comes in as JSON, the milliseconds go out.
import blossom from 'edmonds-blossom';
import swissPairing from 'swiss-pairing';

/** @type {Record<string, (event: Event) => () => unknown>} */
const PEERS = { 'swiss-pairing': bySwissPairing, 'edmonds-blossom': byBlossom };

/**
 * @typedef {{ a: number, b: number, scoreA: number, scoreB: number }} Match
 * @typedef {{ competitors: number, rounds: { matches: Match[] }[] }} Event
 */

let text = '';
for await (const part of process.stdin.setEncoding('utf8')) text += part;
const work = PEERS[process.argv[2] ?? '']?.(JSON.parse(text));
if (!work) throw new Error(`no such program: ${process.argv[2]}`);
const start = process.cpuUsage();
work();
const { user, system } = process.cpuUsage(start);
console.log((user + system) / 1000);

/** @param {Event} event */
function bySwissPairing({ competitors, rounds }) {
  const participants = Array.from({ length: competitors }, (_, index) => ({
    id: index + 1,
    seed: index + 1,
  }));
  const matches = rounds.flatMap((round, index) =>
    round.matches.map(({ a, b, scoreA, scoreB }) => ({
      round: index + 1,
      home: { id: a, points: scoreA > scoreB ? 1 : 0 },
      away: { id: b, points: scoreB > scoreA ? 1 : 0 },
    })),
  );
  const { getMatchups } = swissPairing({ maxPointsPerRound: 1 });
  return () => getMatchups(rounds.length + 1, participants, matches);
}

/** The weights a Swiss event would have: nobody twice, and the nearer in points the better. @param {Event} event */
function byBlossom({ competitors, rounds }) {
  const points = new Array(competitors).fill(0);
  const met = new Set();
  for (const { a, b, scoreA, scoreB } of rounds.flatMap(({ matches }) => matches)) {
    met.add(`${a - 1}-${b - 1}`).add(`${b - 1}-${a - 1}`);
    if (scoreA > scoreB) points[a - 1] += 2;
    else points[b - 1] += 2;
  }
  /** @type {[number, number, number][]} */
  const edges = [];
  for (let a = 0; a < competitors; a++)
    for (let b = a + 1; b < competitors; b++)
      if (!met.has(`${a}-${b}`)) edges.push([a, b, 1000 - (points[a] - points[b]) ** 2]);
  return () => blossom(edges, true);
}
