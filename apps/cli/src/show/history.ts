import {
  type EventLine,
  type EventState,
  entryName,
  type HappeningOf,
  type MatchResult,
  type MatchSide,
  matchOf,
  undoneLines,
} from '@opencarrom/tournament';
import { entrantName } from '../events/refusals.js';
import { umpireName } from '../events/umpires.js';
import type { ToldMatch } from '../words/events-history.js';
import type { Language } from '../words/language.js';
import { capitalised, dim, type Page, table, wrap } from './layout.js';
import { scoreText } from './score-text.js';

interface Told {
  readonly log: { readonly state: EventState };
  readonly lines: readonly EventLine[];
}

/** What was just done, a sentence each. */
export const showLines = (
  { log, lines }: Told,
  language: Language,
  paper: Page,
): readonly (readonly string[])[] => [
  lines.flatMap((line) => wrap(capitalised(sentenceOf(line, log.state, language)), paper)),
];

/** The log for a person: number, time, what was done and by whom; what was undone stays, and is called so. */
export function showHistory(
  { log, lines }: Told,
  all: readonly EventLine[],
  language: Language,
  paper: Page,
): readonly string[] {
  const words = language.eventsHistory;
  const undone = undoneLines(all);
  const rows = lines.map((line) => [
    String(line.seq),
    timeOf(line.at),
    [
      sentenceOf(line, log.state, language),
      ...(line.by === undefined ? [] : [words.by(line.by)]),
      ...(undone.has(line.seq) ? [words.undone] : []),
    ].join(' · '),
  ]);
  return table(rows, ['right', 'left', 'left']).map((text, index) =>
    undone.has(lines[index]?.seq ?? 0) ? dim(text, paper) : text,
  );
}

/** Day and minute, as the machine's own clock has them. */
function timeOf(at: string): string {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return at;
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
  return `${day} ${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** So many names are told of those who enter. */
const MOST_NAMES = 6;

function sentenceOf(line: EventLine, state: EventState, language: Language): string {
  const words = language.eventsHistory;
  const name = (entrant: number) => entrantName(state, entrant);
  const names = (entrants: readonly number[]) => entrants.map(name);
  const { act } = line;
  switch (act.type) {
    case 'open':
      return words.open(
        act.name,
        act.format.stages.map((stage) => stage.name),
      );
    case 'enter': {
      const called = act.entries.map(entryName);
      const shown = called.slice(0, MOST_NAMES);
      return words.enter(shown, called.length - shown.length);
    }
    case 'change':
      return words.change(entryName(act.entry));
    case 'withdraw':
      return words.withdraw(name(act.entrant), act.reason ?? null);
    case 'return':
      return words.return(name(act.entrant));
    case 'seed':
      return words.seed(names(act.order));
    case 'lots':
      return words.lots;
    case 'order':
      return words.order(names(act.order), act.reason);
    case 'forbid':
    case 'allow':
      return words[act.type](name(act.a), name(act.b));
    case 'publish':
      return words.publish;
    case 'swap':
      return words.swap(name(act.one), name(act.other));
    case 'tables':
      return words.tables(act.tables, act.outOfUse);
    case 'keep-to':
      return words.keepTo(name(act.entrant), act.tables);
    case 'allot':
      return words.allot(act.match, act.table);
    case 'allot-anew':
      return words.allotAnew;
    case 'line-up':
      return words.lineUp(act.match, sideName(state, act.match, act.side));
    case 'substitute':
      return words.substitute(act.match, sideName(state, act.match, act.side), act.out, act.in);
    case 'begin-rubber':
      return words.beginRubber(act.match, act.rubber);
    case 'sessions':
      return words.sessions(act.sessions.length);
    case 'umpires': {
      const called = act.umpires.map((umpire) => umpire.name);
      return words.umpires(called.slice(0, MOST_NAMES), Math.max(0, called.length - MOST_NAMES));
    }
    case 'umpire':
      return words.umpire(act.match, act.umpire === null ? null : umpireName(state, act.umpire));
    case 'take-back':
      return words.takeBack;
    case 'finals':
      return words.finals;
    case 'reopen':
      return words.reopen(act.reason);
    case 'undo':
      return words.undo(act.of);
    default:
      return sentenceOfBrought(line, state, language);
  }
}

/** Of what an act brought. */
function sentenceOfBrought(line: EventLine, state: EventState, language: Language): string {
  const words = language.eventsHistory;
  switch (line.act.type) {
    case 'pair': {
      const { matches } = (line as HappeningOf<'pair'>).gave;
      return words.pair(matches[0]?.round ?? 0, matches.filter(({ b }) => b !== null).length);
    }
    case 'appoint': {
      const { appointed } = (line as HappeningOf<'appoint'>).gave;
      return words.appoint(appointed.length, appointed.filter(({ umpire }) => umpire === null).length);
    }
    case 'report':
    case 'walk-over': {
      const { act, gave } = line as HappeningOf<'report' | 'walk-over'>;
      return words.result(toldMatch(state, act.match, gave.result, language));
    }
    case 'correct': {
      const { act, gave } = line as HappeningOf<'correct'>;
      return words.correct(toldMatch(state, act.match, gave.result, language), act.reason);
    }
    case 'rubber': {
      const { act, gave } = line as HappeningOf<'rubber'>;
      return words.rubber(toldMatch(state, act.match, gave.rubber, language), act.rubber);
    }
    case 'correct-rubber': {
      const { act, gave } = line as HappeningOf<'correct-rubber'>;
      const match = toldMatch(state, act.match, gave.rubber, language);
      return words.correctRubber(match, act.rubber, act.reason);
    }
    case 'go-on': {
      const { gave } = line as HappeningOf<'go-on'>;
      return words.goOn(stageName(state, line), gave.entrants.length);
    }
    case 'award': {
      const { gave } = line as HappeningOf<'award'>;
      return words.award(entrantName(state, gave.order[0]?.entrant ?? 0));
    }
    default:
      return words.other(line.act.type);
  }
}

/** The stage that began with these. */
function stageName({ stages, formats }: EventState, { gave }: EventLine): string {
  const entrants = (gave as { readonly entrants: readonly number[] }).entrants.join();
  const begun = stages.filter(({ number }) => number > 1).find((stage) => stage.entrants.join() === entrants);
  return begun?.format.name ?? formats[1]?.name ?? '';
}

const sideName = (state: EventState, match: number, side: MatchSide): string =>
  entrantName(state, matchOf(state, match)?.match[side] ?? 0);

function toldMatch(
  state: EventState,
  number: number,
  result: MatchResult,
  { eventsDesk }: Language,
): ToldMatch {
  const match = matchOf(state, number)?.match;
  const side = (entrant: number | null | undefined) => (entrant ? entrantName(state, entrant) : '…');
  return {
    ...{ number, a: side(match?.a), b: side(match?.b) },
    ...{ score: scoreText(result), how: eventsDesk.how[result.how] },
  };
}
