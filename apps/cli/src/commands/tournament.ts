import {
  answerDraw,
  answerPairing,
  answerPrizes,
  answerStandings,
  answerTie,
  type Drawn,
  type Standings,
} from '@opencarrom/tournament';
import { answerDocuments, type Desk } from '../desk.js';
import type { Io } from '../io.js';
import { Misuse } from '../options.js';
import { showDraw, showPairs, showPrizes, showStandings, showTie } from '../show/tournament.js';
import { runChampionship } from './championship.js';
import { runRatings } from './ratings.js';
import { runExport, runImport } from './sol.js';

/** What an event's documents may be asked for. */
const VERBS: ReadonlyMap<string, (args: readonly string[], io: Io) => Promise<number>> = new Map([
  ['standings', at({ decide: answerStandings, answer: standingsJson, show: showStandings })],
  ['pair', at({ decide: answerPairing, answer: (round) => round, show: showPairs })],
  ['draw', at({ decide: answerDraw, answer: drawJson, show: showDraw })],
  ['prizes', at({ decide: answerPrizes, answer: (prizes) => ({ prizes }), show: showPrizes })],
  ['championship', runChampionship],
  ['ratings', runRatings],
  ['import', runImport],
  ['export', runExport],
  ['tie', at({ decide: answerTie, answer: (score) => score, show: showTie })],
]);

export async function runTournament([verb, ...args]: readonly string[], io: Io): Promise<number> {
  const run = VERBS.get(verb ?? '');
  if (!run)
    throw new Misuse((words) => words.noCommand(`tournament ${verb ?? ''}`.trim(), [...VERBS.keys()]));
  return run(args, io);
}

function at<T>(desk: Desk<T>): (args: readonly string[], io: Io) => Promise<number> {
  return (args, io) => answerDocuments(desk, args, io);
}

function standingsJson({ system, after, places }: Standings): object {
  const standings = places.map(({ rank, entrant, decidedBy, figures }) => {
    const { points, wins, buchholz, netscore, totscore } = figures;
    return {
      rank,
      competitor: entrant,
      points,
      ...(system === 'league' ? { wins } : {}),
      buchholz,
      netscore,
      totscore,
      decidedBy,
      ...(decidedBy === 'list' ? { tied: true } : {}),
    };
  });
  return { after, standings };
}

function drawJson(drawn: Drawn): object {
  const { system, ...rest } = drawn;
  if (drawn.system !== 'league') return rest;
  return { rounds: drawn.rounds.map((pairs) => pairs.map(({ a, b }) => [a, b])) };
}
