import { lawsOf, type Named } from '@opencarrom/laws';
import {
  type Act,
  type ActType,
  bookFor,
  type Event,
  lawsOfMatter,
  type Naming,
  type Step,
  type StoryWords,
  tellEvent,
  whoIn,
} from '@opencarrom/match';

/** One line of a match's story. */
export interface Told {
  readonly seq: number;
  readonly text: string;
  /** Laws the line rests on, as the match's book cites them. */
  readonly laws: readonly string[];
  /** `board`: a heading. `ruling`: the umpire's word. */
  readonly kind: 'board' | 'stroke' | 'ruling' | 'act';
}

/** Acts that go without saying in a story: the next line tells what came of them. */
const UNSAID: readonly ActType[] = ['sit', 'play', 'close'];

/** The line an event is worth; null where it goes without saying. */
export function tell(step: Step, words: StoryWords, naming: Naming = {}): Told | null {
  const { event } = step;
  if (event.type === 'rewound' || (event.type === 'done' && UNSAID.includes(event.act.type))) return null;
  return {
    seq: event.seq,
    text: tellEvent({ ...step, stroke: null }, words, { naming }),
    laws: lawsBehind(step),
    kind: kindOf(event),
  };
}

function kindOf(event: Event): Told['kind'] {
  if (event.type === 'ruling') return 'ruling';
  if (event.type === 'board-set') return 'board';
  return event.type === 'done' && event.facts ? 'stroke' : 'act';
}

function lawsBehind({ event, before }: Step): readonly string[] {
  switch (event.type) {
    case 'ruling':
      return lawsOf(event.ruling);
    case 'kept-owed':
    case 'forfeited':
    case 'out-of-turn':
      return event.laws;
    case 'done':
      return event.act.type === 'deem'
        ? lawsOfMatter(bookFor(before.head), event.act.matter)
        : lawNamed(event.act);
    default:
      return [];
  }
}

const lawNamed = (act: Act): readonly string[] =>
  act.type === 'call' || act.type === 'warn' ? [act.law] : [];

/** Whose stroke it is. */
export const strikerOf = ({ before }: Step, words: StoryWords, naming?: Naming): Named =>
  whoIn(before.head, words.match, naming)(before.board?.onTurn ?? 'umpire');

/** A game that began at once: nobody tossed, and nobody chose. */
const isTossUnseen = (steps: readonly Step[]): boolean =>
  steps.some(
    ({ event, before }) =>
      event.type === 'done' &&
      event.act.type === 'choose' &&
      event.by === 'umpire' &&
      before.head.source === 'simulated',
  );

const TOSSING: readonly ActType[] = ['toss', 'choose'];

/** Has the ruling said already what this event says? A single board is won once, not three times. */
function isSaid({ event, before }: Step, steps: readonly Step[]): boolean {
  if (event.type !== 'board-over' && event.type !== 'match-over') return false;
  if (event.type === 'match-over')
    return (
      before.head.length === 'board' &&
      event.how === 'score' &&
      steps.some(({ event: { type } }) => type === 'board-over')
    );
  return steps.some(
    ({ event: other }) =>
      other.type === 'ruling' &&
      other.ruling.result !== null &&
      'winner' in other.ruling.result &&
      other.ruling.result.points === event.points,
  );
}

/** The story of some steps; what is done several times in a row is told once. */
export function tellAll(steps: readonly Step[], words: StoryWords, naming?: Naming): readonly Told[] {
  const lines: { told: Told; times: number }[] = [];
  const isUntossed = isTossUnseen(steps);
  for (const step of steps) {
    const { event } = step;
    if (isUntossed && event.type === 'done' && TOSSING.includes(event.act.type)) continue;
    if (isSaid(step, steps)) continue;
    const told = tell(step, words, naming);
    const last = lines.at(-1);
    if (told && last?.told.text === told.text && told.kind === 'act') last.times += 1;
    else if (told) lines.push({ told, times: 1 });
  }
  return lines.map(({ told, times }) =>
    times > 1 ? { ...told, text: words.times(told.text, times) } : told,
  );
}
