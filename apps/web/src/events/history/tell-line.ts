import {
  type ActName,
  type Both,
  type EventLine,
  type EventState,
  entryName,
  type HappeningOf,
  type LoggedEvent,
  type MatchResult,
  matchOf,
} from '@opencarrom/tournament';
import type { EventWords } from '../../event/words.js';
import { entrantCalled } from '../naming.js';
import { roundCalled } from '../rounds.js';
import type { HistoryFilter, HistoryWords, LineMatch } from './words.js';

/** So many names are told; the others are counted. */
const NAMED = 3;

type Teller<N extends ActName> = (
  line: HappeningOf<N>,
  state: EventState,
  w: HistoryWords['told'],
  e: EventWords,
) => string;

/** What is undone is told by what it was. */
type Told = Exclude<ActName, 'undo'>;

const reasonOf = (reason: string | undefined): string | null => reason?.trim() || null;

/** Who meets in a match; a match that was taken back is told by its number. */
function namesOf(state: EventState, number: number): string {
  const match = matchOf(state, number)?.match;
  return match ? `${entrantCalled(state, match.a)} – ${entrantCalled(state, match.b)}` : `#${number}`;
}

function matchTold(state: EventState, number: number, result: MatchResult, signed: boolean): LineMatch {
  const match = matchOf(state, number)?.match;
  return {
    table: match?.table ?? null,
    a: match ? entrantCalled(state, match.a) : `#${number}`,
    b: match ? entrantCalled(state, match.b) : '',
    score: scoreSaid(result),
    how: result.how === 'played' ? null : result.how,
    signed,
  };
}

/** What one looks for first: rubbers, games where there are several, else the score. */
export function scoreSaid({ scores, games, rubbers }: MatchResult): string {
  const dashed = ([a, b]: Both): string => `${a}–${b}`;
  if (rubbers) return dashed(rubbers);
  return games && games[0] + games[1] > 1 ? dashed(games) : dashed(scores);
}

const TELLERS: { readonly [N in Told]: Teller<N> } = {
  open: ({ act }, _, w) => w.open(act.name),
  enter: ({ act: { entries } }, _, w) =>
    w.enter(entries.slice(0, NAMED).map(entryName), Math.max(0, entries.length - NAMED)),
  change: ({ act }, _, w) => w.change(entryName(act.entry)),
  withdraw: ({ act }, state, w) => w.withdraw(entrantCalled(state, act.entrant), reasonOf(act.reason)),
  return: ({ act }, state, w) => w.return(entrantCalled(state, act.entrant)),
  seed: ({ act }, _, w) => w.seed(act.order.length),
  lots: (_, __, w) => w.lots,
  order: ({ act }, state, w) =>
    w.order(
      act.order.map((each) => entrantCalled(state, each)),
      reasonOf(act.reason),
    ),
  forbid: ({ act }, state, w) => w.forbid(entrantCalled(state, act.a), entrantCalled(state, act.b)),
  allow: ({ act }, state, w) => w.allow(entrantCalled(state, act.a), entrantCalled(state, act.b)),
  pair: ({ gave: { matches } }, state, w, e) => {
    const [first] = matches;
    const stage = first && matchOf(state, first.number)?.stage;
    return w.pair(roundCalled(stage, first?.round ?? 1, e), matches.filter(({ b }) => b !== null).length);
  },
  publish: (_, __, w) => w.publish,
  swap: ({ act }, state, w) => w.swap(entrantCalled(state, act.one), entrantCalled(state, act.other)),
  tables: ({ act }, _, w) => w.tables(act.tables, act.outOfUse),
  'keep-to': ({ act }, state, w) => w.keepTo(entrantCalled(state, act.entrant), act.tables),
  allot: ({ act }, state, w) => w.allot(namesOf(state, act.match), act.table),
  'allot-anew': (_, __, w) => w.allotAnew,
  sessions: (_, __, w) => w.sessions,
  umpires: ({ act }, _, w) => w.umpires(act.umpires.length),
  umpire: ({ act }, state, w) => w.umpire(namesOf(state, act.match), act.umpire),
  appoint: ({ gave }, _, w) => w.appoint(gave.appointed.filter(({ umpire }) => umpire !== null).length),
  report: ({ act: { match, report }, gave }, state, w) =>
    w.result(matchTold(state, match, gave.result, (report.signatures?.length ?? 0) > 0)),
  correct: ({ act: { match, reason }, gave }, state, w) =>
    w.correct(matchTold(state, match, gave.result, false), reasonOf(reason)),
  'walk-over': ({ act, gave }, state, w) => w.result(matchTold(state, act.match, gave.result, false)),
  'line-up': ({ act: { match, side } }, state, w) =>
    w.lineUp(entrantCalled(state, matchOf(state, match)?.match[side] ?? null)),
  substitute: ({ act }, state, w) =>
    w.substitute(entrantCalled(state, matchOf(state, act.match)?.match[act.side] ?? null), act.out, act.in),
  'begin-rubber': ({ act }, state, w) => w.beginRubber(act.rubber, namesOf(state, act.match)),
  rubber: ({ act: { match, rubber, report }, gave }, state, w) =>
    w.rubber(rubber, matchTold(state, match, gave.rubber, (report.signatures?.length ?? 0) > 0)),
  'correct-rubber': ({ act: { match, rubber, reason }, gave }, state, w) =>
    w.correctRubber(rubber, matchTold(state, match, gave.rubber, false), reasonOf(reason)),
  'take-back': (_, __, w) => w.takeBack,
  'go-on': ({ gave }, state, w) => w.goOn(stageOf(state, gave.entrants), gave.entrants.length),
  finals: (_, __, w) => w.finals,
  award: ({ gave }, state, w) => w.award(entrantCalled(state, gave.order[0]?.entrant ?? null)),
  reopen: ({ act }, _, w) => w.reopen(reasonOf(act.reason)),
};

/** The stage that began with these; one that was undone is told by the last that is there. */
const stageOf = ({ stages }: EventState, entrants: readonly number[]): string =>
  (
    stages.find((stage) => stage.number > 1 && entrants.every((each) => stage.entrants.includes(each))) ??
    stages.at(-1)
  )?.format.name ?? '';

/** A line of the log, for people. */
export function tellLine(line: EventLine, log: LoggedEvent, words: HistoryWords, e: EventWords): string {
  const { act } = line;
  if (act.type !== 'undo')
    return (TELLERS[act.type] as Teller<Told>)(line as HappeningOf<Told>, log.state, words.told, e);
  const undone = log.happenings[act.of - 1];
  if (!undone) return words.told.undo(`#${act.of}`);
  if (undone.act.type !== 'undo') return words.told.undo(tellLine(undone, log, words, e));
  const back = log.happenings[undone.act.of - 1];
  return words.told.broughtBack(back ? tellLine(back, log, words, e) : `#${undone.act.of}`);
}

const KINDS: Readonly<Record<Exclude<HistoryFilter, 'all'>, readonly ActName[]>> = {
  results: [
    'report',
    'correct',
    'walk-over',
    'rubber',
    'correct-rubber',
    'begin-rubber',
    'line-up',
    'substitute',
  ],
  draws: [
    'pair',
    'publish',
    'swap',
    'take-back',
    'go-on',
    'finals',
    'award',
    'reopen',
    'lots',
    'order',
    'seed',
  ],
  entries: ['enter', 'change', 'withdraw', 'return', 'forbid', 'allow'],
  hall: ['tables', 'keep-to', 'allot', 'allot-anew', 'sessions', 'umpires', 'umpire', 'appoint'],
};

/** Is a line of the kind asked for? What undoes one is among all of them only. */
export const isOfKind = ({ act }: EventLine, filter: HistoryFilter): boolean =>
  filter === 'all' || KINDS[filter].includes(act.type);

/** What is told, cut before and behind its scores: every second piece is one, and is not to be broken at its dash. */
export const scoresApart = (told: string): readonly string[] => told.split(/(\d+–\d+)/);
