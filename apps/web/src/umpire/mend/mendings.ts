import {
  type Doing,
  type Event,
  type LaterChoice,
  type LoggedMatch,
  type Step,
  stepsOf,
} from '@opencarrom/match';
import { tell } from '../../match/story/tell.js';
import { entryOf, type LogWords, textInstead } from './log.js';

type Done = Extract<Event, { readonly type: 'done' }>;

/** How is told what was set right. */
export interface MendingWords extends LogWords {
  readonly was: string;
  readonly instead: string;
  readonly neverWas: string;
  /** What became of a later act that no longer fitted. */
  readonly became: Readonly<Record<LaterChoice, string>>;
}

/** Something that was set right. */
export interface Mended {
  readonly seq: number;
  readonly text: string;
  /** What was entered, what took its place, and what became of later acts. */
  readonly details: readonly string[];
}

const MENDING: readonly Done['act']['type'][] = ['correct', 'recount', 'undo', 'redo', 'deem'];

const isMending = (event: Event): event is Done =>
  event.type === 'done' && !event.again && !event.auto && MENDING.includes(event.act.type);

/** Every time something was set right, the newest first: nothing is ever taken out of the log. */
export function mendingsOf({ state, events }: LoggedMatch, words: MendingWords): readonly Mended[] {
  const mendings = events.filter(isMending);
  if (mendings.length === 0) return [];
  const steps = stepsOf({ head: state.head, events });
  return mendings
    .flatMap((event) => {
      const told = tell({ event, before: state, after: state }, words.story);
      const details = event.act.type === 'correct' ? detailsOf(event.act, steps, words) : [];
      return told ? [{ seq: event.seq, text: told.text, details }] : [];
    })
    .reverse();
}

function detailsOf(act: Doing<'correct'>, steps: readonly Step[], words: MendingWords): readonly string[] {
  const entry = (seq: number) => {
    const step = steps[seq - 1];
    return step?.event.type === 'done' ? entryOf(step, step.event, words) : null;
  };
  const wrong = entry(act.of);
  if (!wrong) return [];
  const instead = act.with ? textInstead(wrong, act.with.act, words) : words.neverWas;
  const later = (act.decisions ?? []).flatMap(({ of, choice }) => {
    const text = entry(of)?.text;
    return text ? [`${text} – ${words.became[choice]}`] : [];
  });
  return [`${words.was}: ${wrong.text}`, ...(instead ? [`${words.instead}: ${instead}`] : []), ...later];
}
