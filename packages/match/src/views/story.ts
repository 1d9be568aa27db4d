import { announce, lawsOf } from '@opencarrom/laws';
import { bookFor } from '../head.js';
import type { Act, ActType, Doing } from '../log/command.js';
import type { DoneEvent, Event } from '../log/event.js';
import { isStroke } from '../log/standing.js';
import type { Actor } from '../players.js';
import type { BoardInPlay, MatchState } from '../state.js';
import type { Gone, Scene, StoryWords } from '../words/story/story-words.js';
import { namesOn, sideSpokenTo } from './announce.js';
import { type Naming, sideName, type Who } from './names.js';
import { standsBy } from './overlooked.js';
import { whoIn } from './who.js';

/** What is told: an event, and the match before and after it. */
export interface ToldStep {
  readonly event: Event;
  readonly before: MatchState;
  readonly after: MatchState;
  /** The number of the stroke, where strokes are counted. */
  readonly stroke?: number | null;
  /** Does it still count? */
  readonly stands?: boolean;
}

/** How it is told. */
export interface StoryOptions {
  readonly naming?: Naming;
  /** To who has the record itself before them: with the numbers of events and laws, and places to the millimetre. */
  readonly isExact?: boolean;
}

/** One event of a match in words. */
export function tellEvent(step: ToldStep, words: StoryWords, options: StoryOptions = {}): string {
  const told = tellPlainly(step, words, options);
  return options.isExact && step.stands === false ? words.gone(told) : told;
}

function tellPlainly(step: ToldStep, words: StoryWords, options: StoryOptions): string {
  const { event, before } = step;
  const who = whoIn(before.head, words.match, options.naming);
  switch (event.type) {
    case 'ruling': {
      const { board } = before;
      const you = board ? sideSpokenTo(board, who) : undefined;
      // Who has won a board is told by name, as it was at the table.
      const isWon = event.ruling.result !== null && 'winner' in event.ruling.result;
      const names = board && isWon ? namesOn(board, who) : undefined;
      const said = announce(bookFor(before.head), event.ruling, words.match.ruling, names, you);
      return options.isExact ? `${said} [${words.laws(lawsOf(event.ruling))}]` : said;
    }
    case 'done': {
      const told = tellAct(words, event.act, sceneOf(step, event, who, words, options));
      return options.isExact && event.again ? words.again(told) : told;
    }
    default: {
      const tell = words.consequences[event.type] as (told: Event, who: Who, length: string) => string;
      const told = tell(event, who, before.head.length);
      if (!options.isExact) return told;
      return event.type === 'out-of-turn'
        ? `${told} [${words.laws(event.laws)}]`
        : told + scoreAfter(step, words);
    }
  }
}

/** Each kind of act has the words for its own shape; the table cannot say so to the compiler. */
function tellAct(words: StoryWords, act: Act, scene: Scene): string {
  const tell = words.acts[act.type] as (told: Doing<ActType>, scene: Scene) => string;
  return tell(act, scene);
}

function scoreAfter({ event, before, after }: ToldStep, words: StoryWords): string {
  const scored = after.score.boards.at(-1);
  if (event.type !== 'board-over' || !event.winner || event.how === 'replay' || !scored) return '';
  const { game, score } = scored;
  const tally = (competitor: 'A' | 'B') => `${sideName(after.head, competitor)} ${score[competitor]}`;
  return `; ${words.score(before.board?.game ?? game, tally('A'), tally('B'))}`;
}

function sceneOf(
  { before, stroke = null }: ToldStep,
  event: DoneEvent,
  who: Who,
  words: StoryWords,
  { isExact = false }: StoryOptions,
): Scene {
  const scene: Omit<Scene, 'instead'> = {
    by: who(event.by),
    who,
    onTurn: before.board ? who(before.board.onTurn) : null,
    tossWinner: before.toss ? who(before.toss.winner) : null,
    length: before.head.length,
    stroke,
    ...goneIn(event, isExact),
    takenAsPlaced: isStroke(event) && before.board ? countsIn(waitingIn(before.board)) : [],
    overlooked: event.act.type === 'deem' ? standsBy(before.head, event.act, words.match, who) : null,
    isExact,
  };
  const instead = (by: Actor, act: Act): string =>
    tellAct(words, act, {
      ...scene,
      by: who(by),
      onTurn: null,
      stroke: null,
      ...(act.type === 'observe' ? goneSeen(act.seen) : NOTHING_GONE),
      takenAsPlaced: [],
      overlooked: act.type === 'deem' ? standsBy(before.head, act, words.match, who) : null,
      instead,
    });
  return { ...scene, instead };
}

/** Men owed that waited to be placed on a wooden board. */
function waitingIn({ tasks, men }: BoardInPlay): Counts {
  const waiting = (side: 'white' | 'black') =>
    tasks.filter(({ owed, piece }) => owed && piece === side).length;
  return men ? {} : { white: waiting('white'), black: waiting('black') };
}

const NOTHING_GONE = { pocketed: [], overboard: [] } as const;

const goneSeen = ({ pocketed = {}, overboard = {} }: Doing<'observe'>['seen']) => ({
  pocketed: countsIn(pocketed),
  overboard: countsIn(overboard),
});

function goneIn({ facts, run }: DoneEvent, isExact: boolean): Pick<Scene, 'pocketed' | 'overboard'> {
  if (!facts) return NOTHING_GONE;
  const overboard = countsIn(facts.overboard);
  if (!run || !isExact) return { pocketed: countsIn(facts.pocketed), overboard };
  return {
    pocketed: run.pocketed.map(({ id, pocket }) => ({ piece: pieceOf(id), count: 1, pocket })),
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
