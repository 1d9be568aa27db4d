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
import { runClashes } from './tournament/clashes.js';
import { runAward, runRedo, runReopen, runUndo } from './tournament/closing.js';
import {
  runFinals,
  runLots,
  runNext,
  runOrder,
  runPairEvent,
  runPublish,
  runSwap,
  runTakeBack,
} from './tournament/draws.js';
import { eventOrDocument } from './tournament/either.js';
import {
  runAllow,
  runChange,
  runEnter,
  runForbid,
  runReturn,
  runSeed,
  runWithdraw,
} from './tournament/entries.js';
import { runTemplates } from './tournament/formats.js';
import { runGenerate } from './tournament/generating.js';
import { runCheck, runHistory, runPlaces, runShow } from './tournament/looking.js';
import { runNew } from './tournament/opening.js';
import { runPrint } from './tournament/printing.js';
import { runCorrect, runReport } from './tournament/results.js';
import {
  runBeginRubber,
  runCorrectRubber,
  runLineUp,
  runRubber,
  runSubstitute,
} from './tournament/rubbers.js';
import { runSessions, runTimes } from './tournament/sessions.js';
import { runKeep, runTable, runTables } from './tournament/tables.js';
import { runUmpire, runUmpires } from './tournament/umpires.js';
import { runWatch } from './tournament/watching.js';

type Verb = (args: readonly string[], io: Io) => Promise<number>;

const documentsStandings = at({ decide: answerStandings, answer: standingsJson, show: showStandings });
const documentsPairing = at({ decide: answerPairing, answer: (round) => round, show: showPairs });

/** What may be done to the event of a file, and what its documents may be asked for. */
const VERBS: ReadonlyMap<string, Verb> = new Map<string, Verb>([
  ['new', runNew],
  ['templates', runTemplates],
  ['enter', runEnter],
  ['change', runChange],
  ['withdraw', runWithdraw],
  ['return', runReturn],
  ['seed', runSeed],
  ['forbid', runForbid],
  ['allow', runAllow],
  ['lots', runLots],
  ['order', runOrder],
  ['pair', eventOrDocument(runPairEvent, documentsPairing)],
  ['publish', runPublish],
  ['swap', runSwap],
  ['tables', runTables],
  ['table', runTable],
  ['keep', runKeep],
  ['sessions', runSessions],
  ['times', runTimes],
  ['umpires', runUmpires],
  ['umpire', runUmpire],
  ['clashes', runClashes],
  ['take-back', runTakeBack],
  ['report', runReport],
  ['correct', runCorrect],
  ['lineup', runLineUp],
  ['substitute', runSubstitute],
  ['begin-rubber', runBeginRubber],
  ['rubber', runRubber],
  ['correct-rubber', runCorrectRubber],
  ['show', runShow],
  ['standings', eventOrDocument(runPlaces, documentsStandings)],
  ['next', runNext],
  ['finals', runFinals],
  ['award', runAward],
  ['reopen', runReopen],
  ['undo', runUndo],
  ['redo', runRedo],
  ['history', runHistory],
  ['check', runCheck],
  ['print', runPrint],
  ['watch', runWatch],
  ['generate', runGenerate],
  ['draw', at({ decide: answerDraw, answer: drawJson, show: showDraw })],
  ['prizes', at({ decide: answerPrizes, answer: (prizes) => ({ prizes }), show: showPrizes })],
  ['championship', runChampionship],
  ['ratings', runRatings],
  ['import', runImport],
  ['export', runExport],
  ['tie', at({ decide: answerTie, answer: (score) => score, show: showTie })],
]);

export const TOURNAMENT_VERBS: readonly string[] = [...VERBS.keys()];

export async function runTournament([verb, ...args]: readonly string[], io: Io): Promise<number> {
  const run = VERBS.get(verb ?? '');
  if (!run) throw new Misuse((words) => words.noCommand(`tournament ${verb ?? ''}`.trim(), TOURNAMENT_VERBS));
  return run(args, io);
}

function at<T>(desk: Desk<T>): Verb {
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
