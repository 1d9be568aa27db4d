import { statSync } from 'node:fs';
import {
  CARDS_A_PAGE,
  type CardsAPage,
  fileText,
  PAPER_SIZES,
  type PaperNaming,
  type PaperSize,
  printSheet,
  SHEETS,
  type SheetName,
  usualNaming,
} from '@opencarrom/paper';
import {
  type EventState,
  type LoggedEvent,
  openMatches,
  type StageState,
  stageNow,
} from '@opencarrom/tournament';
import type { Problem } from '../../desk.js';
import { pageOf } from '../../desk.js';
import { openEvent } from '../../events/event-file.js';
import { type Io, write } from '../../io.js';
import { Misuse, readCount } from '../../options.js';
import { showRound } from '../../show/event.js';
import { page } from '../../show/layout.js';
import { showFinal, showPlaces } from '../../show/standings.js';
import type { Language } from '../../words/language.js';
import { OVERWRITE, writeKept } from '../../writing.js';
import { eventFile, readAsked, refuse } from './asked.js';

/** Sheets that a person can read in a terminal too. */
const IN_WORDS: readonly SheetName[] = ['pairings', 'ranking'];
/** Sheets that need no draw. */
const OF_THE_EVENT: readonly SheetName[] = ['signs', 'badges', 'champions', 'certificates'];
const NAMINGS: readonly PaperNaming[] = ['names', 'labels'];

const PRINT_OPTIONS = {
  html: { type: 'boolean' },
  output: { type: 'string' },
  [OVERWRITE]: { type: 'boolean' },
  stage: { type: 'string' },
  round: { type: 'string' },
  'per-page': { type: 'string' },
  paper: { type: 'string' },
  people: { type: 'string' },
  places: { type: 'string' },
} as const;

const MOST = { least: 1, most: 1_000_000 };

/** What is printed: of which stage and round, on what, and how many cards to a page. */
interface PrintAsked {
  readonly sheet: SheetName;
  readonly stage: number | undefined;
  readonly round: number | undefined;
  readonly aPage: CardsAPage;
  readonly paper: PaperSize;
  readonly naming: PaperNaming;
  readonly places: number | undefined;
}

/** Sheets for paper: HTML for a browser to print, or plain lines. */
export async function runPrint(args: readonly string[], io: Io): Promise<number> {
  const asked = readPrint(args, io);
  const { values, language } = asked;
  const printing = printingIn(asked);
  const isForTerminal = values.html && values.output === undefined && io.stdout.isTTY;
  if (isForTerminal) throw new Misuse((faults) => faults.missing.output);
  const file = await eventFile(asked, io);
  if ('error' in file) return refuse(asked, undefined, [file.error], io);
  const opened = await openEvent(file.ok, language, io);
  if ('error' in opened) return refuse(asked, file.ok, [opened.error], io);
  const { log } = opened.ok;
  const found = stageToPrint(log.state, printing, language);
  if ('error' in found) return refuse(asked, file.ok, [found.error], io);
  const sheet = values.html
    ? sheetText(log, printing, language, io)
    : { ok: page(sheetInWords(log.state, found.ok, printing, language, io)) };
  if ('error' in sheet) return refuse(asked, file.ok, [sheet.error], io);
  const text = sheet.ok;
  if (values.output === undefined) {
    await write(io.stdout, text);
    return 0;
  }
  const fault = isSameFile(values.output, file.ok)
    ? { code: 'exists', message: language.eventsDesk.isTheEvent(values.output), path: '' }
    : writeKept(values.output, text, values.overwrite === true, language);
  if (fault) return refuse(asked, undefined, [fault], io);
  await write(io.stderr, `${language.eventsDesk.written(values.output)}\n`);
  return 0;
}

/** Whatever links and detours lead to it. */
function isSameFile(one: string, other: string): boolean {
  const [first, second] = [one, other].map((file) => statSync(file, { throwIfNoEntry: false }));
  return first !== undefined && first.ino === second?.ino && first.dev === second.dev;
}

function printingIn({ words, values }: Pick<ReturnType<typeof readPrint>, 'words' | 'values'>): PrintAsked {
  const [what, extra] = words;
  if (what === undefined) throw new Misuse((faults) => faults.missing.sheet);
  if (extra !== undefined) throw new Misuse((faults) => faults.extraWord(extra));
  const sheet = SHEETS.find((each) => each === what);
  if (!sheet) throw new Misuse((faults) => faults.noSuch('sheet to print', what, SHEETS));
  if (!values.html && !IN_WORDS.includes(sheet)) throw new Misuse((faults) => faults.missing.html);
  if (values.overwrite && values.output === undefined)
    throw new Misuse((faults) => faults.goesWith(`--${OVERWRITE}`, '--output'));
  if (values.output === '') throw new Misuse((faults) => faults.fileName('--output'));
  const wanted = values['per-page'];
  const aPage = wanted === undefined ? 2 : CARDS_A_PAGE.find((each) => String(each) === wanted);
  if (aPage === undefined)
    throw new Misuse((faults) => faults.oneOf('--per-page', CARDS_A_PAGE.map(String), wanted ?? ''));
  return {
    ...{ sheet, aPage },
    paper: oneOf('--paper', PAPER_SIZES, values.paper) ?? 'a4',
    naming: oneOf('--people', NAMINGS, values.people) ?? usualNaming(sheet),
    places: readCount('--places', values.places, MOST),
    stage: readCount('--stage', values.stage, MOST),
    round: readCount('--round', values.round, MOST),
  };
}

function oneOf<T extends string>(
  option: string,
  allowed: readonly T[],
  given: string | undefined,
): T | undefined {
  const found = allowed.find((each) => each === given);
  if (given !== undefined && found === undefined)
    throw new Misuse((faults) => faults.oneOf(option, allowed, given));
  return found;
}

const readPrint = (args: readonly string[], io: Io) => readAsked(args, PRINT_OPTIONS, io);

/** The stage that is asked for, and the round of it; the last of each where nothing is said. */
type Chosen = { readonly stage: StageState; readonly round: number };

function stageToPrint(
  state: EventState,
  { sheet, stage: number, round }: PrintAsked,
  { eventsDesk: words }: Language,
): { readonly ok: Chosen | null } | { readonly error: Problem } {
  if (OF_THE_EVENT.includes(sheet)) return { ok: null };
  const stage = number === undefined ? stageNow(state) : (state.stages[number - 1] ?? null);
  const missing = (message: string) => ({ error: { code: 'not-drawn', message, path: '' } });
  if (!stage || stage.rounds === 0) return missing(words.notDrawn);
  if (round !== undefined && round > stage.rounds) return missing(words.noSuchRound(round, stage.rounds));
  if (sheet === 'cards' && round === undefined && openMatches(stage).length === 0)
    return missing(words.noCards);
  return { ok: { stage, round: round ?? stage.rounds } };
}

function sheetText(
  event: LoggedEvent,
  asked: PrintAsked,
  { paper: words }: Language,
  io: Io,
): { readonly ok: string } | { readonly error: Problem } {
  const { paper, naming, sheet, stage, round, aPage, places } = asked;
  const printed = printSheet(
    { event, words, naming, paper, printed: clockOf(io) },
    { ...{ sheet, stage, round, aPage }, ...(places === undefined ? {} : { places }) },
  );
  if ('ok' in printed) return { ok: fileText(printed.ok) };
  return { error: { code: printed.nothing, message: words.nothing[printed.nothing], path: '' } };
}

/** Places that were given are the ones to print, unless an earlier moment is asked for. */
const isFinal = ({ awards }: EventState, { stage, round }: PrintAsked): boolean =>
  awards !== null && stage === undefined && round === undefined;

function sheetInWords(
  state: EventState,
  chosen: Chosen | null,
  printing: PrintAsked,
  language: Language,
  io: Io,
): readonly (readonly string[])[] {
  const paper = { ...pageOf(io), styled: false };
  if (!chosen) return [];
  const { stage, round } = chosen;
  if (printing.sheet === 'pairings') return showRound(state, stage, round, language, paper);
  return isFinal(state, printing)
    ? showFinal(state, language, paper)
    : showPlaces(state, stage, round, language, paper);
}

function clockOf(io: Io): string {
  const now = io.now?.() ?? new Date();
  return [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
