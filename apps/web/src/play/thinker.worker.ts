import {
  type Deed,
  deedFor,
  explainThought,
  hintFor,
  levelOf,
  type PlainTable,
  type SeenMatch,
  type Table,
  tableFor,
  tableOf,
} from '@opencarrom/ai';
import type { Language } from '@opencarrom/laws';
import type { Act, Player } from '@opencarrom/match';
import type { Stroke } from '@opencarrom/physics';

/** What the page asks of the computer player. */
export type Question =
  | {
      readonly kind: 'act';
      readonly match: SeenMatch;
      readonly player: Player;
      readonly level: number;
      readonly seed: number;
    }
  | { readonly kind: 'hint'; readonly match: SeenMatch; readonly seed: number; readonly language: Language }
  /** A hint where there is no match, as in practice. */
  | {
      readonly kind: 'advise';
      readonly table: PlainTable;
      readonly seed: number;
      readonly language: Language;
    };

export type Answer =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'act'; readonly act: Act | null; readonly why: string | null }
  | { readonly kind: 'hint'; readonly hint: Hint | null };

/** What a strong player would do, and why. */
export interface Hint {
  readonly stroke: Stroke;
  readonly target: string | null;
  readonly words: readonly string[];
}

/** A hint is meant for a hand that aims with a line: weaker hands would be told to strike hard and hope. */
const HINT_LEVEL = 8;
/** Milliseconds between two words about how far the thoughts have come: each of them is painted. */
const BETWEEN = 120;

self.onmessage = ({ data }: MessageEvent<Question>) => {
  self.postMessage(answerTo(data));
};

function answerTo(question: Question): Answer {
  if (question.kind === 'act') return act(question);
  const table = question.kind === 'advise' ? tableOf(question.table) : tableFor(question.match);
  return { kind: 'hint', hint: table && hint(table, question) };
}

function act({ match, player, level, seed }: Extract<Question, { kind: 'act' }>): Answer {
  const found = levelOf(level);
  if (!found) throw new Error(`there is no level ${level}`);
  const thinking = deedFor(match, player, { level: found, seed });
  let told = performance.now();
  for (;;) {
    const step = thinking.next();
    if (step.done) return answerOf(step.value);
    const now = performance.now();
    if (now - told < BETWEEN) continue;
    told = now;
    const { simulations, budget } = step.value;
    self.postMessage({ kind: 'progress', share: Math.min(1, simulations / budget) } satisfies Answer);
  }
}

const answerOf = (deed: Deed | null): Answer => ({ kind: 'act', act: deed?.act ?? null, why: null });

function hint(table: Table, { seed, language }: { seed: number; language: Language }): Hint | null {
  const level = levelOf(HINT_LEVEL);
  const thought = level && hintFor(table, { level, seed });
  if (!thought) return null;
  return {
    stroke: thought.stroke,
    target: thought.target,
    words: explainThought(thought, table.seat, language),
  };
}
