import {
  checkEvent,
  type LineDifference,
  type LoggedEvent,
  openMatches,
  type StageState,
  stageNow,
  standingsAt,
  undoneLines,
} from '@opencarrom/tournament';
import { pageOf } from '../../desk.js';
import { type OpenedEvent, openEvent } from '../../events/event-file.js';
import { nextStep } from '../../events/next-step.js';
import { entrantName, refusalProblem } from '../../events/refusals.js';
import { lineOpenToAll, openToAll } from '../../events/secret.js';
import { type Io, write } from '../../io.js';
import { readCount } from '../../options.js';
import { showNext, showStatus } from '../../show/event.js';
import { showHistory } from '../../show/history.js';
import { page, table, wrap } from '../../show/layout.js';
import { fromOf, showFinal, showPlaces } from '../../show/standings.js';
import type { Language } from '../../words/language.js';
import { type AskedFor, eventFile, readAsked, refuse } from './asked.js';

const MOST = { least: 1, most: 10_000_000 };

/** Looks at the event of a file; what is told is for a person or a program. */
export async function look(
  asked: AskedFor,
  io: Io,
  tell: (opened: OpenedEvent) => Promise<number>,
): Promise<number> {
  const file = await eventFile(asked, io);
  if ('error' in file) return refuse(asked, undefined, [file.error], io);
  const opened = await openEvent(file.ok, asked.language, io);
  return 'error' in opened ? refuse(asked, file.ok, [opened.error], io) : tell(opened.ok);
}

/** Where the event stands, what is missing, and what to do next. */
export async function runShow(args: readonly string[], io: Io): Promise<number> {
  const asked = readAsked(args, { entrants: { type: 'boolean' } }, io, false);
  const { language, human, values } = asked;
  return look(asked, io, async (opened) => {
    const { file, log } = opened;
    if (!human)
      return answer(values.entrants ? { file, entrants: log.state.participants } : standing(opened), io);
    const paper = pageOf(io);
    const blocks = values.entrants
      ? [showEntrants(log, language)]
      : [
          ...showStatus(opened, language, paper),
          ...showFinal(log.state, language, paper),
          showNext(nextStep(log), file, log.state, language, paper),
        ];
    await write(io.stdout, page(blocks));
    return 0;
  });
}

function standing({ file, log }: OpenedEvent): object {
  const { state, happenings } = log;
  const stage = stageNow(state);
  return {
    file,
    name: state.head?.name ?? null,
    lines: happenings.length,
    entrants: state.participants.length,
    stage: stage && { number: stage.number, name: stage.format.name, round: stage.rounds },
    open: stage ? openMatches(stage).map(openToAll) : [],
    awards: state.awards,
    next: nextStep(log).do,
  };
}

function showEntrants({ state }: LoggedEvent, { eventsDesk: words }: Language): readonly string[] {
  const rows = state.participants.map(({ number, away, entry }) => [
    ...[String(number), entrantName(state, number), String(entry.rate ?? '')],
    ...[fromOf(state, number), away ? words.away : ''],
  ]);
  return table(rows, ['right', 'left', 'right', 'left', 'left']);
}

/** Everybody's place, with the reason of each; in an earlier stage or after an earlier round where that is asked. */
export async function runPlaces(args: readonly string[], io: Io): Promise<number> {
  const asked = readAsked(args, { stage: { type: 'string' }, after: { type: 'string' } }, io, false);
  const { language, human, values } = asked;
  const number = readCount('--stage', values.stage, MOST);
  const after = readCount('--after', values.after, { ...MOST, least: 0 });
  return look(asked, io, async ({ file, log: { state } }) => {
    const stage = number === undefined ? stageNow(state) : (state.stages[number - 1] ?? null);
    const fault = stageFault(stage, after, language);
    if (!stage || fault)
      return refuse(asked, file, [{ code: 'not-drawn', message: fault ?? '', path: '' }], io);
    const round = after ?? stage.rounds;
    if (human) {
      const paper = pageOf(io);
      const final = number === undefined && after === undefined ? showFinal(state, language, paper) : [];
      await write(io.stdout, page([...showPlaces(state, stage, round, language, paper), ...final]));
      return 0;
    }
    const standings = standingsAt(state, stage, round).map((placing) => ({
      ...placing,
      name: entrantName(state, placing.entrant),
    }));
    return answer({ file, stage: stage.number, after: round, standings, awards: state.awards }, io);
  });
}

function stageFault(
  stage: StageState | null,
  after: number | undefined,
  { eventsDesk }: Language,
): string | null {
  if (!stage) return eventsDesk.notDrawn;
  return after !== undefined && after > stage.rounds ? eventsDesk.noSuchRound(after, stage.rounds) : null;
}

/** The log, line by line; what was undone stays in it. */
export async function runHistory(args: readonly string[], io: Io): Promise<number> {
  const asked = readAsked(args, { last: { type: 'string' } }, io, false);
  const { language, human, values } = asked;
  const last = readCount('--last', values.last, MOST);
  return look(asked, io, async ({ log }) => {
    const lines = last === undefined ? log.happenings : log.happenings.slice(-last);
    if (human) {
      await write(io.stdout, page([showHistory({ log, lines }, log.happenings, language, pageOf(io))]));
      return 0;
    }
    const undone = undoneLines(log.happenings);
    const told = lines.map((line) => ({
      ...lineOpenToAll(line, log.state),
      ...(undone.has(line.seq) ? { undone: true } : {}),
    }));
    await write(io.stdout, told.map((line) => `${JSON.stringify(line)}\n`).join(''));
    return 0;
  });
}

const DIFFERS = 1;

/** Plays the event again from its log and lists every difference. */
export async function runCheck(args: readonly string[], io: Io): Promise<number> {
  const asked = readAsked(args, {}, io, false);
  const { language, human } = asked;
  return look(asked, io, async ({ file, log }) => {
    const differences = checkEvent(log.happenings);
    const status = differences.length > 0 ? DIFFERS : 0;
    if (!human) {
      await answer({ file, valid: differences.length === 0, lines: log.happenings.length, differences }, io);
      return status;
    }
    const paper = pageOf(io);
    const told =
      differences.length === 0
        ? wrap(language.eventsDesk.agrees(log.happenings.length), paper)
        : differences.flatMap((difference) => wrap(differenceInWords(difference, log, language), paper));
    await write(io.stdout, page([told]));
    return status;
  });
}

/** A person reads so much of it; a program is told all. */
const MOST_SHOWN = 200;

function inShort(given: unknown): string {
  const text = JSON.stringify(given);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

function differenceInWords(
  { seq, act, gave, gives, refused }: LineDifference,
  { state }: LoggedEvent,
  language: Language,
): string {
  const words = language.eventsDesk;
  const why = refused
    ? words.wouldBeRefused(refusalProblem(refused, state, language).message)
    : words.writtenAs(inShort(gave), inShort(gives));
  return `${words.differs(seq, act)}: ${why}`;
}

export async function answer(told: object, io: Io): Promise<number> {
  await write(io.stdout, `${JSON.stringify(told)}\n`);
  return 0;
}
