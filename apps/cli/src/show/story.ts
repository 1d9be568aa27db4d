import { announce, type Competitor, type Language, lawsOf } from '@opencarrom/laws';
import {
  type Act,
  type Actor,
  type ActType,
  bookFor,
  type Doing,
  type Event,
  type Head,
  type Length,
  type LogStep,
  sideName,
  tellingIn,
  type Who,
  whoIn,
} from '@opencarrom/match';
import { wordsOf } from '../words/languages.js';
import type { Gone, Scene } from '../words/story.js';
import type { CommandLineWords } from '../words/words.js';
import { labelled, type Page, page, strong } from './layout.js';
import { nameIn, titleOf } from './match.js';

/** A match, or a part of it, told event by event. */
export function showStory(head: Head, steps: readonly LogStep[], language: Language, paper: Page): string {
  const widest = String(steps.at(-1)?.event.seq ?? 0).length;
  const blocks: string[][] = [];
  for (const step of steps) {
    const { event } = step;
    const label = `${String(event.seq).padStart(widest)}  ${clockTime(event.at).padStart(7)}  `;
    const lines = labelled(label, tellStep(step, language), label.length, paper);
    if (event.type === 'board-set' || blocks.length === 0) blocks.push([]);
    const heading = event.type === 'board-set' ? lines.map((line) => strong(line, paper)) : lines;
    blocks.at(-1)?.push(...heading);
  }
  return page([titleOf(head, language, paper), ...blocks]);
}

/** Minutes and seconds since the match's beginning. */
function clockTime(at: number): string {
  const seconds = Math.floor(at / 1000);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  return seconds < 3600 ? parts.join(':') : `${Math.floor(seconds / 3600)}:${parts.join(':')}`;
}

/** One event in words, and whether it still counts. */
export function tellStep(step: LogStep, language: Language): string {
  const told = tellEvent(step, language);
  return step.stands ? told : wordsOf(language).story.gone(told);
}

function tellEvent(step: LogStep, language: Language): string {
  const words = wordsOf(language);
  const { story } = words;
  const { event } = step;
  switch (event.type) {
    case 'ruling':
      return `${announce(bookFor(step.before.head), event.ruling, words.ruling)} [${story.laws(lawsOf(event.ruling))}]`;
    case 'done': {
      const text = tellAct(words, event.act, sceneOf(words, step, event.by));
      return event.again ? story.again(text) : text;
    }
    case 'rewound':
      return story.rewound(event);
    default: {
      const { head } = step.before;
      const tell = tellingIn[language].consequences[event.type] as (
        told: Event,
        who: Who,
        length: Length,
      ) => string;
      const text = tell(event, whoIn(head, language), head.length);
      return event.type === 'board-over' ? text + scoreAfter(words, step) : text;
    }
  }
}

function tellAct(words: CommandLineWords, act: Act, scene: Scene): string {
  const tell = words.story.acts[act.type] as (told: Doing<ActType>, scene: Scene) => string;
  return tell(act, scene);
}

function scoreAfter({ story }: CommandLineWords, { event, before, after }: LogStep): string {
  const scored = after.score.boards.at(-1);
  if (event.type !== 'board-over' || !event.winner || event.how === 'replay' || !scored) return '';
  const { game, score } = scored;
  const tally = (competitor: Competitor) => `${sideName(after.head, competitor)} ${score[competitor]}`;
  return `; ${story.score(before.board?.game ?? game, tally('A'), tally('B'))}`;
}

function sceneOf(words: CommandLineWords, step: LogStep, by: Actor): Scene {
  const { before, stroke } = step;
  const name: Scene['name'] = (whom) => nameIn(before.head, words, whom);
  return {
    who: name(by),
    name,
    onTurn: before.board ? name(before.board.onTurn) : null,
    tossWinner: before.toss ? name(before.toss.winner) : '',
    stroke,
    ...goneIn(step.event),
    instead: (doer, act) =>
      tellAct(words, act, {
        ...sceneOf(words, step, doer),
        onTurn: null,
        stroke: null,
        ...(act.type === 'observe' ? goneSeen(act.seen) : NOTHING_GONE),
      }),
  };
}

const NOTHING_GONE = { pocketed: [], overboard: [] } as const;

const goneSeen = ({ pocketed = {}, overboard = {} }: Doing<'observe'>['seen']) => ({
  pocketed: countsIn(pocketed),
  overboard: countsIn(overboard),
});

function goneIn(event: Event): Pick<Scene, 'pocketed' | 'overboard'> {
  if (event.type !== 'done' || !event.facts) return NOTHING_GONE;
  const overboard = countsIn(event.facts.overboard);
  if (!event.run) return { pocketed: countsIn(event.facts.pocketed), overboard };
  return {
    pocketed: event.run.pocketed.map(({ id, pocket }) => ({ piece: pieceOf(id), count: 1, pocket })),
    overboard,
  };
}

function pieceOf(id: string): Gone['piece'] {
  if (id === 'queen' || id === 'striker') return id;
  return id.startsWith('w') ? 'white' : 'black';
}

type Counts = { readonly [P in Gone['piece']]?: number | boolean };

const countsIn = (counts: Counts): readonly Gone[] =>
  (['white', 'black', 'queen', 'striker'] as const)
    .map((piece) => ({ piece, count: Number(counts[piece] ?? 0), pocket: null }))
    .filter(({ count }) => count > 0);
