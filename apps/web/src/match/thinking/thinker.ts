import {
  CalledOff,
  type Deed,
  type Hint,
  makeAsking,
  type PlainTable,
  ThinkerLost,
  type ThinkerQuestion,
  ThinkerRefused,
} from '@opencarrom/ai';
import type { ComputerTurn } from '@opencarrom/host';
import type { MatchState } from '@opencarrom/match';
import { inLanguage } from '../../device/language.js';
import { words } from '../words.js';
import { startWorker } from './start-worker.js';

export { CalledOff, type Hint };

/** How far the thoughts about one question have come: from 0 to 1. */
type OnProgress = (share: number) => void;

/** The computer player, thinking beside the page so that no frame waits for it. */
export interface DeviceThinker {
  /** What a computer player does now, and for a stroke why. */
  readonly act: (
    state: MatchState,
    turn: ComputerTurn,
    seed: number,
    onProgress: OnProgress,
  ) => Promise<Deed | null>;
  /** What a strong player would do here, and why. */
  readonly hint: (state: MatchState, seed: number, onProgress: OnProgress) => Promise<Hint | null>;
  /** The same at a table without a match. */
  readonly advise: (table: PlainTable, seed: number) => Promise<Hint | null>;
  /** Stops thinking; whoever waits is told so. */
  readonly cancel: () => void;
  readonly close: () => void;
}

/** What goes wrong is thrown as an error in the words of the language chosen. */
export function makeThinker(): DeviceThinker {
  const asking = makeAsking(startWorker);
  const ask = async <Q extends ThinkerQuestion>(question: Q, onProgress?: OnProgress) => {
    try {
      return await asking.ask(question, ({ simulations, budget }) =>
        onProgress?.(Math.min(1, simulations / budget)),
      );
    } catch (problem) {
      throw inWords(problem);
    }
  };
  return {
    act: (state, turn, seed, onProgress) => ask({ kind: 'deed', match: state, ...turn, seed }, onProgress),
    hint: (state, seed, onProgress) => ask({ kind: 'hint', match: state, seed }, onProgress),
    advise: (table, seed) => ask({ kind: 'advice', table, seed }),
    cancel: asking.cancel,
    close: asking.close,
  };
}

function inWords(problem: unknown): unknown {
  const w = inLanguage(words);
  if (problem instanceof ThinkerLost) return new Error(w.computerLost);
  return problem instanceof ThinkerRefused ? new Error(w.computerRefused) : problem;
}
