import { statSync } from 'node:fs';
import { type EventState, openMatches, type StageState, stageNow } from '@opencarrom/tournament';
import type { Problem } from '../../desk.js';
import { pageOf } from '../../desk.js';
import { openEvent } from '../../events/event-file.js';
import { type Io, write } from '../../io.js';
import { Misuse, readCount } from '../../options.js';
import { badgesPage } from '../../print/badges.js';
import { CARDS_A_PAGE, type CardsAPage, cardsPage } from '../../print/cards.js';
import { badgesOf, cardsOf, finalSheet, pairingsSheet, rankingSheet } from '../../print/from-event.js';
import { type PrintedPage, pageText } from '../../print/html.js';
import { pairingsPage, rankingPage } from '../../print/lists.js';
import { showRound } from '../../show/event.js';
import { page } from '../../show/layout.js';
import { showFinal, showPlaces } from '../../show/standings.js';
import type { Language } from '../../words/language.js';
import { OVERWRITE, writeKept } from '../../writing.js';
import { eventFile, readAsked, refuse } from './asked.js';

const SHEETS = ['pairings', 'cards', 'ranking', 'badges'] as const;
type Sheet = (typeof SHEETS)[number];
/** Sheets that a person can read in a terminal too. */
const IN_WORDS: readonly Sheet[] = ['pairings', 'ranking'];

const PRINT_OPTIONS = {
  html: { type: 'boolean' },
  output: { type: 'string' },
  [OVERWRITE]: { type: 'boolean' },
  stage: { type: 'string' },
  round: { type: 'string' },
  'per-page': { type: 'string' },
} as const;

const MOST = { least: 1, most: 1_000_000 };

/** What is printed: of which stage and round, and how many cards to a page. */
interface Printing {
  readonly sheet: Sheet;
  readonly stage: number | undefined;
  readonly round: number | undefined;
  readonly aPage: CardsAPage;
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
  const { state } = opened.ok.log;
  const found = stageToPrint(state, printing, language);
  if ('error' in found) return refuse(asked, file.ok, [found.error], io);
  const text = values.html
    ? pageText(sheetPage(state, found.ok, printing, language, io))
    : page(sheetInWords(state, found.ok, printing, language, io));
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

function printingIn({ words, values }: Pick<ReturnType<typeof readPrint>, 'words' | 'values'>): Printing {
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
    stage: readCount('--stage', values.stage, MOST),
    round: readCount('--round', values.round, MOST),
  };
}

const readPrint = (args: readonly string[], io: Io) => readAsked(args, PRINT_OPTIONS, io);

/** The stage that is asked for, and the round of it; the last of each where nothing is said. */
type Chosen = { readonly stage: StageState; readonly round: number };

function stageToPrint(
  state: EventState,
  { sheet, stage: number, round }: Printing,
  { eventsDesk: words }: Language,
): { readonly ok: Chosen | null } | { readonly error: Problem } {
  if (sheet === 'badges') return { ok: null };
  const stage = number === undefined ? stageNow(state) : (state.stages[number - 1] ?? null);
  const missing = (message: string) => ({ error: { code: 'not-drawn', message, path: '' } });
  if (!stage || stage.rounds === 0) return missing(words.notDrawn);
  if (round !== undefined && round > stage.rounds) return missing(words.noSuchRound(round, stage.rounds));
  if (sheet === 'cards' && toPlay(stage, round).length === 0) return missing(words.noCards);
  return { ok: { stage, round: round ?? stage.rounds } };
}

function sheetPage(
  state: EventState,
  chosen: Chosen | null,
  printing: Printing,
  language: Language,
  io: Io,
): PrintedPage {
  const words = language.eventsPrint;
  const printed = clockOf(io);
  if (!chosen) return badgesPage(badgesOf(state, language), language.code);
  const { stage, round } = chosen;
  if (printing.sheet === 'pairings')
    return pairingsPage(pairingsSheet(state, stage, round, printed, language), words, language.code);
  if (printing.sheet === 'cards') {
    const cards = cardsOf(state, stage, toPlay(stage, printing.round), language);
    return cardsPage(cards, printing.aPage, printed, words, language.code);
  }
  const sheet = isFinal(state, printing)
    ? finalSheet(state, printed, language)
    : rankingSheet(state, stage, round, printed, language);
  return rankingPage(sheet, words, language.code);
}

/** Matches that need a card: those without a result, or all of a round that is named. */
const toPlay = (stage: StageState, round: number | undefined) =>
  round === undefined
    ? openMatches(stage)
    : stage.matches.filter((match) => match.round === round && match.b !== null);

/** Places that were given are the ones to print, unless an earlier moment is asked for. */
const isFinal = ({ awards }: EventState, { stage, round }: Printing): boolean =>
  awards !== null && stage === undefined && round === undefined;

function sheetInWords(
  state: EventState,
  chosen: Chosen | null,
  printing: Printing,
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
