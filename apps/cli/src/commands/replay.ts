import { filmOf } from '@opencarrom/film';
import { type LogStep, type MatchRecord, sheetOf, stepsOf } from '@opencarrom/match';
import { BAD_INPUT, pageOf } from '../desk.js';
import { type Io, write } from '../io.js';
import { drawStroke, nothingToDraw, strokeFault } from '../match/drawing.js';
import { gifOf, videoOf } from '../match/film.js';
import { openRecord, type RecordProblem, recordProblemInWords } from '../match/record-file.js';
import { standingAfter } from '../match/steps.js';
import { isForPerson, Misuse, readArguments, readCount, readLanguage } from '../options.js';
import { showMatchSheet } from '../show/match-sheet.js';
import { showStory, tellStep } from '../show/story.js';
import type { Language } from '../words/language.js';
import { sparesSource, writeWhole } from '../writing.js';

const OPTIONS = {
  step: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  stroke: { type: 'string' },
  svg: { type: 'string' },
  gif: { type: 'string' },
  webm: { type: 'string' },
  sheet: { type: 'boolean' },
  human: { type: 'boolean' },
  json: { type: 'boolean' },
  lang: { type: 'string' },
} as const;

/** What is wanted of a record: its score sheet, the drawing of a stroke, or events of it. */
type Wanted =
  | { readonly sheet: true }
  | { readonly stroke: number; readonly drawing: string }
  | { readonly film: 'gif' | 'webm'; readonly file: string; readonly stroke: number | undefined }
  | { readonly from: number; readonly to: number | undefined };

/** What comes of it, for a program and for a person. */
interface Shown {
  readonly json: Iterable<object>;
  readonly show: () => string;
}

type Found = { readonly ok: Shown } | { readonly error: RecordProblem };

const MOST = Number.MAX_SAFE_INTEGER;

/** A record, step by step. */
export async function runReplay(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, OPTIONS);
  const [file, ...more] = positionals;
  if (more.length > 0) throw new Misuse((words) => words.tooMany('record', more[0] ?? ''));
  const wanted = wantedOf(values);
  const picture = values.svg ?? values.gif ?? values.webm;
  if (picture !== undefined) sparesSource(picture, file);
  const language = readLanguage(values.lang);
  const human = isForPerson(values, io.stdout);
  const opened = await openRecord(file, language, io);
  const found = 'error' in opened ? opened : await find(opened.ok, wanted, language, io);
  if ('error' in found) return refuse(file, found.error, human, io);
  if (human) await write(io.stdout, found.ok.show());
  else for (const document of found.ok.json) await write(io.stdout, `${JSON.stringify(document)}\n`);
  return 0;
}

async function refuse(
  file: string | undefined,
  error: RecordProblem,
  human: boolean,
  io: Io,
): Promise<number> {
  if (human) await write(io.stderr, `carrom: ${recordProblemInWords(file, error)}\n`);
  else await write(io.stdout, `${JSON.stringify(file === undefined ? { error } : { file, error })}\n`);
  return error.code === 'mismatch' ? 1 : BAD_INPUT;
}

type Asked = Partial<
  Record<'step' | 'from' | 'to' | 'stroke' | 'svg' | 'gif' | 'webm', string | undefined>
> & {
  readonly sheet?: boolean | undefined;
};

function wantedOf(asked: Asked): Wanted {
  const number = (name: 'step' | 'from' | 'to' | 'stroke') =>
    readCount(`--${name}`, asked[name], { least: 1, most: MOST });
  const [step, from, to, stroke] = [number('step'), number('from'), number('to'), number('stroke')];
  const film = asked.gif === undefined ? 'webm' : 'gif';
  const file = asked[film];
  const pictures = [asked.svg, asked.gif, asked.webm].filter((name) => name !== undefined);
  if (pictures.length > 1) throw new Misuse((words) => words.replayOneOf);
  const ways = [step, from ?? to, stroke ?? pictures[0], asked.sheet].filter((way) => way !== undefined);
  if (ways.length > 1) throw new Misuse((words) => words.replayOneOf);
  if (asked.sheet) return { sheet: true };
  if (file) return { film, file, stroke };
  if (asked.svg !== undefined || stroke !== undefined) {
    if (!asked.svg || stroke === undefined) throw new Misuse((words) => words.drawBoth);
    return { stroke, drawing: asked.svg };
  }
  if (step !== undefined) return { from: step, to: step };
  if (to !== undefined && to < (from ?? 1)) throw new Misuse((words) => words.backwards(to, from ?? 1));
  return { from: from ?? 1, to };
}

function find(record: MatchRecord, wanted: Wanted, language: Language, io: Io): Found | Promise<Found> {
  if ('sheet' in wanted)
    return {
      ok: {
        json: [sheetOf(record)],
        show: () => showMatchSheet(record, language, pageOf(io)),
      },
    };
  if ('film' in wanted) return film(record, wanted, language);
  return 'stroke' in wanted ? draw(record, wanted, language) : story(record, wanted, language, io);
}

function story(
  record: MatchRecord,
  { from, to }: { readonly from: number; readonly to: number | undefined },
  language: Language,
  io: Io,
): Found {
  const last = record.events.length;
  const missing = [from, to ?? from].find((seq) => seq > last);
  // A record of nothing but its head has a story too: that nothing has happened yet.
  const wantsAll = from === 1 && to === undefined;
  if (missing !== undefined && !wantsAll) return { error: noSuch('event', missing, last, language) };
  const steps = stepsOf(record).slice(from - 1, to ?? last);
  return {
    ok: {
      json: documentsOf(steps),
      show: () => showStory(record.head, steps, language, pageOf(io)),
    },
  };
}

function* documentsOf(steps: readonly LogStep[]): Generator<object> {
  for (const step of steps) yield { event: step.event, after: standingAfter(step) };
}

function draw(
  record: MatchRecord,
  { stroke, drawing }: { readonly stroke: number; readonly drawing: string },
  language: Language,
): Found {
  const steps = stepsOf(record).filter((step) => step.stroke !== null);
  const step = steps[stroke - 1];
  if (!step) return { error: noSuch('stroke', stroke, steps.length, language) };
  const drawn = drawStroke(step);
  if ('error' in drawn) return drawn;
  const unwritable = writeWhole(drawing, drawn.ok, language);
  if (unwritable) return { error: unwritable };
  const words = language.words;
  return {
    ok: {
      json: [{ stroke, svg: drawing, event: step.event }],
      show: () => `${tellStep(step, language)}\n${words.drawn(stroke, drawing)}\n`,
    },
  };
}

/** All strokes that stand, or one of them, as a moving picture. */
async function film(
  record: MatchRecord,
  wanted: Extract<Wanted, { readonly film: string }>,
  language: Language,
): Promise<Found> {
  const standing = stepsOf(record).filter(({ stands }) => stands);
  const strokes = standing.filter(({ stroke }) => stroke !== null);
  const only = wanted.stroke === undefined ? null : strokes[wanted.stroke - 1];
  if (only === undefined) return { error: noSuch('stroke', wanted.stroke ?? 1, strokes.length, language) };
  for (const step of only ? [only] : strokes) {
    const fault = strokeFault(step);
    if (fault) return { error: fault };
  }
  const reel = filmOf(only ? [only] : standing);
  if (!reel) return { error: nothingToDraw };
  const bytes = wanted.film === 'gif' ? gifOf(reel) : await videoOf(reel);
  const unwritable = writeWhole(wanted.file, bytes, language);
  if (unwritable) return { error: unwritable };
  const { scenes, cut } = reel;
  const made = { strokes: scenes.length, cut, [wanted.film]: wanted.file, bytes: bytes.length };
  const { filmed, filmedOnly } = language.words;
  const said = [filmed(scenes.length, wanted.file), ...(cut === 'all' ? [] : [filmedOnly[cut]])];
  return { ok: { json: [made], show: () => `${said.join('\n')}\n` } };
}

const noSuch = (
  what: 'event' | 'stroke',
  asked: number,
  last: number,
  language: Language,
): RecordProblem => ({
  code: `no-such-${what}`,
  message: language.faults.notInRecord(what, asked, last),
  path: '',
});
