import { announce, type Language, lawsOf, type Ruling } from '@opencarrom/laws';
import {
  type Act,
  bookFor,
  type Event,
  type Length,
  type MatchState,
  type Named,
  type Naming,
  type Step,
  sideSpokenTo,
  tellingIn,
  type Who,
  whoIn,
  wordsIn,
} from '@opencarrom/match';
import type { StoryWords } from './story.js';

/** One line of a match's story. */
export interface Told {
  readonly seq: number;
  readonly text: string;
  /** Laws the line rests on, as the match's book cites them. */
  readonly laws: readonly string[];
  /** `board`: a heading. `ruling`: the umpire's word. */
  readonly kind: 'board' | 'stroke' | 'ruling' | 'act';
}

/** The line an event is worth; null where it goes without saying. */
export function tell(
  { event, before }: Step,
  words: StoryWords,
  language: Language,
  naming?: Naming,
): Told | null {
  const who = whoIn(before.head, language, naming);
  const { length } = before.head;
  const { consequences } = tellingIn[language];
  const line = (text: string | null, kind: Told['kind'], laws: readonly string[] = []): Told | null =>
    text ? { seq: event.seq, text, laws, kind } : null;
  switch (event.type) {
    case 'done':
      return event.facts
        ? line(strokeText(event, who(before.board?.onTurn ?? event.by), words, language), 'stroke')
        : line(actText(event.act, who(event.by), who, length, words), 'act', lawNamed(event.act));
    case 'ruling':
      return line(rulingText(event.ruling, before, who, language), 'ruling', lawsOf(event.ruling));
    case 'board-set':
      return line(consequences[event.type](event, who, length), 'board');
    case 'put':
      return line(consequences[event.type](event, who, length), 'act');
    case 'kept-owed':
      return line(consequences[event.type](event, who, length), 'act', event.laws);
    case 'forfeited':
      return line(consequences[event.type](event, who, length), 'act', event.laws);
    case 'board-over':
      return line(consequences[event.type](event, who, length), 'act');
    case 'match-over':
      return line(consequences[event.type](event, who, length), 'act');
    case 'rewound':
      return null;
  }
}

/** Whose stroke it is. */
export const strikerOf = ({ before }: Step, language: Language, naming?: Naming): Named =>
  whoIn(before.head, language, naming)(before.board?.onTurn ?? 'umpire');

/** The story of some steps; what is done several times in a row is told once. */
export function tellAll(
  steps: readonly Step[],
  words: StoryWords,
  language: Language,
  naming?: Naming,
): readonly Told[] {
  const lines: { told: Told; times: number }[] = [];
  for (const step of steps) {
    const told = tell(step, words, language, naming);
    const last = lines.at(-1);
    if (told && last?.told.text === told.text && told.kind === 'act') last.times += 1;
    else if (told) lines.push({ told, times: 1 });
  }
  return lines.map(({ told, times }) =>
    times > 1 ? { ...told, text: words.times(told.text, times) } : told,
  );
}

/** By colours, as an umpire speaks, but to whoever looks on. */
const rulingText = (ruling: Ruling, { head, board }: MatchState, who: Who, language: Language): string =>
  announce(
    bookFor(head),
    ruling,
    wordsIn[language].ruling,
    undefined,
    board ? sideSpokenTo(board, who) : undefined,
  );

type Done = Extract<Event, { readonly type: 'done' }>;

function strokeText(event: Done, who: Named, words: StoryWords, language: Language): string {
  const { men } = tellingIn[language];
  const fell = event.facts?.pocketed;
  const parts = [
    fell?.white ? men(fell.white, 'white') : '',
    fell?.black ? men(fell.black, 'black') : '',
    fell?.queen ? words.queen : '',
    fell?.striker ? words.striker : '',
  ].filter(Boolean);
  return words.stroke(who, parts.join(', ') || words.nothing);
}

function actText(act: Act, by: Named, who: Who, length: Length, words: StoryWords): string | null {
  // Each kind of act has the words for its own shape; the table cannot say so to the compiler.
  const say = words.acts[act.type] as (told: Act, by: Named, who: Who, length: Length) => string | null;
  return say(act, by, who, length);
}

const lawNamed = (act: Act): readonly string[] =>
  act.type === 'call' || act.type === 'warn' ? [act.law] : [];
