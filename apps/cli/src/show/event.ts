import { bookOf, formatOf } from '@opencarrom/laws';
import {
  type DrawnMatch,
  type EventState,
  groupName,
  isDraft,
  isOpen,
  lawStageOf,
  type StageState,
  stageNow,
  wouldHaveBeen,
} from '@opencarrom/tournament';
import type { ChangedEvent, OpenedEvent } from '../events/event-file.js';
import type { NextStep } from '../events/next-step.js';
import { entrantName, refusalProblem } from '../events/refusals.js';
import type { Language } from '../words/language.js';
import { showLines } from './history.js';
import { type Align, brass, capitalised, dim, type Page, strong, table, wrap } from './layout.js';
import { scoreText } from './score-text.js';

/** Lines that belong together. */
export type Block = readonly string[];

/** Where an event stands: the round, what is missing first, what is in after it. */
export function showStatus(
  { log: { state } }: OpenedEvent,
  language: Language,
  paper: Page,
): readonly Block[] {
  const stage = stageNow(state);
  const head = headOf(state, language, paper);
  return stage ? [head, ...showRound(state, stage, stage.rounds, language, paper)] : [head];
}

function headOf(state: EventState, { eventsDesk: words }: Language, paper: Page): Block {
  const { head, discipline, participants, formats, stages } = state;
  const stage = formats[Math.max(1, stages.length) - 1];
  const about = [
    words.entrants(discipline, participants.filter(({ away }) => !away).length),
    ...(stage ? [words.stageOf(Math.max(1, stages.length), formats.length, stage.name)] : []),
  ];
  return [strong(head?.name ?? '', paper), ...wrap(about.join(' · '), paper)];
}

/** A round of a stage, with how many of its results are in. */
export function showRound(
  state: EventState,
  stage: StageState,
  round: number,
  language: Language,
  paper: Page,
): readonly Block[] {
  const words = language.eventsDesk;
  // What was left open in earlier rounds is still missing.
  const shown = stage.matches.filter((match) => match.round === round || isMissing(match));
  if (shown.length === 0) return [];
  const played = shown.filter(({ b }) => b !== null);
  const done = played.filter(({ result }) => result !== null).length;
  const title = `${capitalised(roundName(stage, played, language))}: ${words.resultsIn(done, played.length)}`;
  return [[strong(title, paper), ...matchTable(state, inDeskOrder(shown), language, paper)]];
}

/** What the matches are to the laws, where all are the same and their stage goes by it; the round otherwise. */
function roundName(
  stage: StageState,
  matches: readonly DrawnMatch[],
  { words, eventsDesk }: Language,
): string {
  const stages = new Set(matches.map((match) => lawStageOf(stage, match)));
  const [only] = stages;
  if (stage.format.match.stage === 'by-round' && only && stages.size === 1) return words.stages[only];
  return eventsDesk.round(Math.max(1, ...matches.map(({ round }) => round)));
}

const isMissing = ({ b, result }: DrawnMatch): boolean => b !== null && result === null;

/** What is missing first; then by table. */
const inDeskOrder = (matches: readonly DrawnMatch[]): readonly DrawnMatch[] =>
  [...matches].sort(
    (one, other) =>
      Number(isMissing(other)) - Number(isMissing(one)) ||
      (one.table ?? Number.MAX_SAFE_INTEGER) - (other.table ?? Number.MAX_SAFE_INTEGER) ||
      one.number - other.number,
  );

function matchTable(
  state: EventState,
  matches: readonly DrawnMatch[],
  { eventsDesk: words }: Language,
  paper: Page,
): Block {
  const hasGroups = matches.some(({ group }) => group !== null);
  const row = (match: DrawnMatch): readonly string[] => [
    String(match.table ?? '–'),
    String(match.number),
    ...(hasGroups ? [match.group === null ? '' : groupName(match.group)] : []),
    entrantName(state, match.a),
    match.result ? scoreText(match.result) : match.b === null ? '' : '–',
    match.b === null ? words.rests : entrantName(state, match.b),
    stateOf(match, isDraft(state, match.number), words),
  ];
  const { columns } = words;
  const head = [columns.table, columns.match, ...(hasGroups ? [''] : []), '', columns.score, '', ''];
  const group: readonly Align[] = hasGroups ? ['left'] : [];
  const aligns: readonly Align[] = ['right', 'right', ...group, 'right', 'right', 'left', 'left'];
  const [top = '', ...lines] = table([head, ...matches.map(row)], aligns);
  const painted = lines.map((line, index) =>
    isMissing(matches[index] as DrawnMatch) ? brass(line, paper) : dim(line, paper),
  );
  return [dim(top, paper), ...painted];
}

function stateOf(match: DrawnMatch, isItDraft: boolean, words: Language['eventsDesk']): string {
  if (isItDraft) return words.draft;
  if (isMissing(match)) return words.missing;
  if (!match.result) return '';
  return [words.how[match.result.how], ...(match.result.provisional ? [words.provisional] : [])]
    .filter((word) => word !== '')
    .join(', ');
}

/** What was drawn, with its tables. */
export function showDrawn(
  { log: { state }, lines }: ChangedEvent,
  language: Language,
  paper: Page,
): readonly Block[] {
  const stage = stageNow(state);
  if (!stage) return [];
  const last = stage.draws.at(-1) ?? [];
  const drawn = stage.matches.filter(({ number }) => last.includes(number));
  const title = `${stage.format.name}, ${roundName(stage, drawn, language)}`;
  return [
    ...(lines.some(({ act }) => act.type === 'swap')
      ? showLines({ log: { state }, lines }, language, paper)
      : []),
    [strong(title, paper), ...matchTable(state, inDeskOrder(drawn), language, paper)],
  ];
}

/** What was reported, and what its round still waits for. */
export function showReported(changed: ChangedEvent, language: Language, paper: Page): readonly Block[] {
  const { log, lines } = changed;
  const stage = stageNow(log.state);
  const told = showLines({ log, lines }, language, paper);
  return stage ? [...told, ...showRound(log.state, stage, stage.rounds, language, paper)] : told;
}

/** Where a corrected result would have drawn later rounds otherwise, or sent others on: they stay as they are. */
export function showOtherDraws({ log }: ChangedEvent, language: Language, paper: Page): readonly Block[] {
  const words = language.eventsDesk;
  const name = (number: number | null) => (number === null ? words.rests : entrantName(log.state, number));
  const { draws, starts } = wouldHaveBeen(log);
  if (draws.length === 0 && starts.length === 0) return [];
  return [
    wrap(words.otherDraws, paper),
    ...starts.map(({ stage, would }) => [
      strong(words.otherStart(stage), paper),
      ...(would ? wrap(would.map(name).join(', '), paper) : [words.noDraw]),
    ]),
    ...draws.map(({ stage, round, would }) => [
      strong(words.otherDraw(stage, round), paper),
      ...(would?.map(({ a, b }) => `${name(a)} – ${name(b)}`) ?? [words.noDraw]),
    ]),
  ];
}

/** What to do now, with the command that does it. */
export function showNext(
  step: NextStep,
  file: string,
  state: EventState,
  language: Language,
  paper: Page,
): Block {
  const words = language.eventsDesk;
  const [text, command] = nextOf(step, state, language);
  const sentence = wrap(`${words.next}: ${text}`, paper);
  return command === ''
    ? sentence
    : [...sentence, `  npx carrom tournament ${command.replace('FILE', quoted(file))}`];
}

/** As a shell takes it for one word. */
const quoted = (file: string): string =>
  /^[\w./-]+$/.test(file) ? file : `'${file.replaceAll("'", `'\\''`)}'`;

/** A result as this match is counted, to be written otherwise. */
function exampleReport(state: EventState, match: DrawnMatch): string {
  const stage = stageNow(state);
  const rules = stage?.format.match;
  if (!stage || !rules) return `report FILE ${match.number}`;
  const format = formatOf(bookOf(rules.rulebook), lawStageOf(stage, match));
  const isOneGame = format?.bestOf.is === 1 && format.target.is !== null;
  const scores = {
    score: '25-12',
    games: '25-12 8-25 25-20',
    boards: isOneGame ? `${format.target.is}-12` : 'A5q B3 A2',
  };
  const verb = rules.tie
    ? `rubber FILE ${match.number} ${rubberToReport(match)}`
    : `report FILE ${match.number}`;
  return `${verb} ${scores[rules.counted]}`;
}

const rubberToReport = ({ tie }: DrawnMatch): number =>
  1 + Math.max(0, tie?.rubbers.findIndex(({ report }) => report === null) ?? 0);

/** The results that are missing; of a tie first its line-ups, without which no rubber is reported. */
function nextResult(
  open: readonly DrawnMatch[],
  state: EventState,
  { eventsDesk: words }: Language,
): readonly [string, string] {
  const match = open[0] as DrawnMatch;
  if (!stageNow(state)?.format.match.tie || (match.tie && isOpen(match.tie)))
    return [words.nextReport(open.length), exampleReport(state, match)];
  const side = match.tie?.lineUps.a ? 'b' : 'a';
  const team = entrantName(state, match[side] ?? 0);
  return [words.nextLineUp(match.number, team), `lineup FILE ${match.number} ${side} NAME…`];
}

function nextOf(step: NextStep, state: EventState, language: Language): readonly [string, string] {
  const words = language.eventsDesk;
  switch (step.do) {
    case 'enter':
      return [words.nextEnter, 'enter FILE --players players.csv'];
    case 'pair':
      return [words.nextPair(step.round, step.stage), 'pair FILE'];
    case 'publish':
      return [words.nextPublish(step.stage), 'publish FILE'];
    case 'report':
      return nextResult(step.open, state, language);
    case 'go-on':
      return [words.nextGoOn(step.stage), 'next FILE'];
    case 'award':
      return [words.nextAward, 'award FILE'];
    case 'over':
      return [words.nextOver, 'print ranking FILE --html --output ranking.html'];
    case 'decide':
      return [refusalProblem(step.refusal, state, language).message, ''];
  }
}
