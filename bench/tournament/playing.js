// Swiss events for the bench, with scores from a seed: the better seed wins more often.

/**
 * @typedef {typeof import('@opencarrom/tournament')} Tournament
 * @typedef {<T>(work: () => T) => { ms: number, answer: T }} Clock
 * @typedef {{ pairing: number[], standings: number[] }} Times
 */

/** @param {number} seed @returns {(limit: number) => number} */
function chance(seed) {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** @param {(limit: number) => number} below @param {number} a @param {number} b */
function scoreOf(below, a, b) {
  const isAsSeeded = below(10) < 7;
  return a < b === isAsSeeded ? [25, below(25)] : [below(25), 25];
}

/**
 * As a document that holds all rounds so far: reading it is part of every answer.
 * @param {Tournament} tournament @param {number} players @param {number} rounds @param {Clock} clock
 */
export function playEvent(tournament, players, rounds, clock) {
  const below = chance(7);
  /** @type {Times} */
  const times = { pairing: [], standings: [] };
  const event = {
    system: 'swiss',
    competitors: players,
    pairing: { method: 'dazed' },
    rounds: /** @type {object[]} */ ([]),
  };
  for (let round = 1; round <= rounds; round++) {
    const paired = clock(() => tournament.answerPairing(event));
    if ('error' in paired.answer) throw new Error(paired.answer.error.message);
    event.rounds.push({
      matches: paired.answer.ok.pairs.map(({ board, a, b }) => {
        if (b === null) return { board, a, b };
        const [scoreA, scoreB] = scoreOf(below, a, b);
        return { board, a, b, scoreA, scoreB };
      }),
    });
    times.pairing.push(paired.ms);
    times.standings.push(clock(() => tournament.answerStandings(event)).ms);
  }
  return { event, ...times };
}

/**
 * As the log of an event: every result a line of it.
 * @param {Tournament} tournament @param {number} players @param {number} rounds @param {Clock} clock
 * @returns {Times}
 */
export function playLog(tournament, players, rounds, clock) {
  const { decideEvent, evolveEvent, emptyLog, standingsAt, stageNow } = tournament;
  const below = chance(7);
  /** @type {Times} */
  const times = { pairing: [], standings: [] };
  let log = emptyLog;
  /** @param {import('@opencarrom/tournament').EventAct} act */
  const decided = (act) => {
    const decision = decideEvent(log, { at: '2026-01-01T10:00Z', act });
    if (!('ok' in decision)) throw new Error(JSON.stringify(decision));
    return decision.ok;
  };
  /** @param {import('@opencarrom/tournament').EventAct} act */
  const done = (act) => {
    log = evolveEvent(log, decided(act));
  };
  done({ type: 'open', name: 'Bench', lot: 7, format: { discipline: 'singles', stages: [swissOf(rounds)] } });
  const entries = Array.from({ length: players }, (_, index) => ({ players: [{ name: `P${index + 1}` }] }));
  done({ type: 'enter', entries });
  for (let round = 1; round <= rounds; round++) {
    const paired = clock(() => decided({ type: 'pair' }));
    times.pairing.push(paired.ms);
    log = evolveEvent(log, paired.answer);
    for (const { number, a, b, round: of } of stageNow(log.state)?.matches ?? [])
      if (of === round && b !== null) {
        const [scoreA = 0, scoreB = 0] = scoreOf(below, a, b);
        done({ type: 'report', match: number, report: { score: [scoreA, scoreB] } });
      }
    const stage = stageNow(log.state);
    if (stage) times.standings.push(clock(() => standingsAt(log.state, stage)).ms);
  }
  return times;
}

/** @param {number} rounds @returns {import('@opencarrom/tournament').SwissFormat} */
const swissOf = (rounds) => ({
  system: 'swiss',
  name: 'Swiss',
  rounds,
  method: 'dazed',
  edition: '2014',
  keys: ['points', 'buchholz', 'netscore', 'totscore'],
  phantomScore: 25,
  retirements: 'none',
  delayTopPairing: 0,
  compatriotsApart: 0,
  seeding: 'list',
  goOn: null,
  match: { rulebook: 'icf', stage: 'by-round', counted: 'score', mostScore: 25, minutes: null, tie: null },
});

/** Two camps of 21: each has met everybody of the other, and 21 cannot be paired among themselves. */
export function impossibleEvent() {
  const camp = Array.from({ length: 21 }, (_, index) => index + 1);
  const rounds = camp.map((_, shift) => ({
    matches: camp.map((a, index) => ({
      ...{ board: a, a, b: 22 + ((index + shift) % 21) },
      ...{ scoreA: (a * 7 + shift) % 25, scoreB: 25 },
    })),
  }));
  return { system: 'swiss', competitors: 42, pairing: { method: 'dazed' }, rounds };
}
