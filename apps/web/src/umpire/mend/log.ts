import {
  type Actor,
  backAlong,
  type Doing,
  decide,
  type Event,
  type LoggedMatch,
  type MatchState,
  phaseOf,
  type Step,
  type StoryWords,
  stepsOf,
  tellEvent,
} from '@opencarrom/match';
import { type Told, tell } from '../../match/story/tell.js';

type Done = Extract<Event, { readonly type: 'done' }>;

/** One thing that was done and still counts, with what came of it. */
export interface LogEntry {
  readonly seq: number;
  readonly by: Actor;
  readonly act: Done['act'];
  /** The match before it. */
  readonly before: MatchState;
  readonly text: string;
  readonly follows: readonly Told[];
}

/** What was done on one board, the newest first. The last chapter is from before the first board. */
export interface LogChapter {
  readonly title: string | null;
  readonly entries: readonly LogEntry[];
}

/** How a match's log is told: the story's words, and what an umpire wants to know besides. */
export interface LogWords {
  readonly story: StoryWords;
  readonly improperBy: (law: string) => string;
  readonly touchedNothing: string;
}

/** The steps that still count, in their order. */
function stepsCounted({ state, events }: LoggedMatch): readonly Step[] {
  const counted = new Set(backAlong(events));
  return stepsOf({ head: state.head, events }).filter(
    ({ event }) => counted.has(event) && event.type !== 'rewound',
  );
}

export function logOf(match: LoggedMatch, words: LogWords): readonly LogChapter[] {
  const chapters: { title: string | null; entries: LogEntry[] }[] = [{ title: null, entries: [] }];
  let allowed: Told | null = null;
  for (const step of stepsCounted(match)) {
    const { event } = step;
    const chapter = chapters.at(-1);
    if (event.type === 'out-of-turn') allowed = tell(step, words.story);
    else if (event.type === 'done' && !event.auto) {
      chapter?.entries.push(entryOf(step, event, words, allowed));
      allowed = null;
    } else if (event.type === 'board-set')
      chapters.push({ title: tell(step, words.story)?.text ?? null, entries: [] });
    else addTo(chapter?.entries.at(-1), chapter?.entries, tell(step, words.story));
  }
  return chapters
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, entries }) => ({ title, entries: entries.reverse() }))
    .reverse();
}

function addTo(last: LogEntry | undefined, entries: LogEntry[] | undefined, told: Told | null): void {
  if (last && told) entries?.splice(-1, 1, { ...last, follows: [...last.follows, told] });
}

/** What allowed it out of turn stands right under it. */
export function entryOf(step: Step, event: Done, words: LogWords, allowed: Told | null = null): LogEntry {
  const text = [tellEvent({ ...step, stroke: null }, words.story), ...detailsOf(event, words)].join(' · ');
  return {
    seq: event.seq,
    by: event.by,
    act: event.act,
    before: step.before,
    text,
    follows: allowed ? [allowed] : [],
  };
}

/** What would be said of an act done otherwise than it was; null where it cannot be. */
export function textInstead({ before, by }: LogEntry, act: Done['act'], words: LogWords): string | null {
  const decision = decide(before, { by, at: before.latest, act });
  if ('refusal' in decision) return null;
  const [event] = decision.events;
  return event?.type === 'done' ? entryOf({ event, before, after: before }, event, words).text : null;
}

function detailsOf({ facts }: Done, words: LogWords): readonly string[] {
  if (!facts) return [];
  return [
    ...(facts.touched ? [] : [words.touchedNothing]),
    ...(facts.breach === undefined ? [] : [words.improperBy(facts.breach)]),
  ];
}

/** Before a stroke was taken, one could be entered: so it can be entered otherwise. */
export const isStroke = (entry: LogEntry): entry is LogEntry & { readonly act: Doing<'observe'> } =>
  entry.act.type === 'observe' && phaseOf(entry.before) !== 'over';

/** A board's result that was written down as a whole can be written down otherwise. */
export const isTally = (entry: LogEntry): entry is LogEntry & { readonly act: Doing<'tally'> } =>
  entry.act.type === 'tally';

/** The strokes of the board in play that another has followed, the newest first. */
export const strokesTooLate = (
  [newest]: readonly LogChapter[],
  { board }: MatchState,
): readonly LogEntry[] =>
  board && newest
    ? newest.entries.filter((entry) => entry.seq > board.setAt && isStroke(entry)).slice(1)
    : [];

/** An act of the log in words; of a stroke, which of the board it was: two may have come to the same. */
export function textIn(chapters: readonly LogChapter[], seq: number): string {
  const entry = chapters.flatMap(({ entries }) => entries).find((each) => each.seq === seq);
  if (!entry) return String(seq);
  return isStroke(entry) ? `${(entry.before.board?.strokes ?? 0) + 1}. ${entry.text}` : entry.text;
}
