import { availableParallelism } from 'node:os';
import { type Asking, CalledOff, type Deed, makeAsking, type StartThinker } from '@opencarrom/ai';
import type { ComputerTurn, Thinker } from '@opencarrom/host';
import type { MatchState } from '@opencarrom/match';
import type { Chance } from '../../chance.js';
import { startThread } from './thread.js';

/** A few threads in which the computers of all matches think, in turn. */
export interface ThinkerPool {
  /** For one match. */
  readonly thinkerFor: () => Thinker;
  /** So many questions wait for a thread. */
  readonly waiting: () => number;
  readonly close: () => void;
}

interface Question {
  readonly state: MatchState;
  readonly turn: ComputerTurn;
  readonly onProgress: (share: number) => void;
  readonly resolve: (deed: Deed | null) => void;
  readonly reject: (problem: unknown) => void;
}

/** Of the machine's processors most are for those who play. */
const usualThreads = (): number => Math.max(1, Math.floor(availableParallelism() / 2));
/** Seeds of the dice by which a computer's hand slips: nobody may foresee them. */
const SEEDS = 0x1_0000_0000;

/** Starts a thread when there is something to think about, and another where one is lost. */
export function makeThinkerPool(
  { chance }: { readonly chance: Chance },
  { threads = usualThreads(), start = startThread }: { threads?: number; start?: StartThinker } = {},
): ThinkerPool {
  const idle: Asking[] = Array.from({ length: threads }, () => makeAsking(start));
  const all = [...idle];
  const queue: Question[] = [];
  const thinking = new Map<Question, Asking>();

  function go(): void {
    while (queue.length > 0) {
      const asking = idle.pop();
      const question = asking && queue.shift();
      if (!question) return;
      void think(asking, question);
    }
  }

  async function think(asking: Asking, question: Question): Promise<void> {
    thinking.set(question, asking);
    const { state, turn, onProgress, resolve, reject } = question;
    const asked = { kind: 'deed', match: state, ...turn, seed: chance.below(SEEDS) } as const;
    await asking
      .ask(asked, ({ simulations, budget }) => onProgress(Math.min(1, simulations / budget)))
      .then(resolve, reject);
    thinking.delete(question);
    idle.push(asking);
    go();
  }

  function callOff(question: Question): void {
    const at = queue.indexOf(question);
    if (at >= 0) {
      queue.splice(at, 1);
      question.reject(new CalledOff());
    } else thinking.get(question)?.cancel();
  }

  function thinkerFor(): Thinker {
    let asked: Question | null = null;
    const cancel = (): void => {
      if (asked) callOff(asked);
      asked = null;
    };
    return {
      act: async (state, turn, onProgress) => {
        cancel();
        const deed = await new Promise<Deed | null>((resolve, reject) => {
          asked = { state, turn, onProgress, resolve, reject };
          queue.push(asked);
          go();
        });
        return deed?.act ?? null;
      },
      cancel,
    };
  }

  return {
    thinkerFor,
    waiting: () => queue.length,
    close: () => {
      for (const question of [...queue]) callOff(question);
      for (const asking of all) asking.close();
    },
  };
}
