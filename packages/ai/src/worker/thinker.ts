import { reading } from '@opencarrom/laws';
import type { Hint } from '../explain/hint.js';
import type { Deed } from '../seat/deed.js';
import type { Thinking } from '../think.js';
import type { Weighing } from '../weighing.js';
import { stepsTo, type ThinkerQuestion } from './question.js';

/** What is sent to a thinker. */
export type ThinkerRequest =
  | { readonly type: 'ask'; readonly id: number; readonly question: ThinkerQuestion }
  | { readonly type: 'cancel'; readonly id: number };

/** What a thinker sends back. */
export type ThinkerAnswer =
  | { readonly type: 'progress'; readonly id: number; readonly progress: Thinking }
  | { readonly type: 'answer'; readonly id: number; readonly answer: Deed | Hint | Weighing | null }
  | { readonly type: 'cancelled'; readonly id: number }
  | { readonly type: 'refused'; readonly id: number; readonly refusal: ThinkerRefusal };

/** Why a question has no answer, and where in it the cause lies. `internal`: a fault of the thinker's own. */
export interface ThinkerRefusal {
  readonly code: reading.InputFault['code'] | 'internal';
  readonly message: string;
  readonly path: string;
}

/** A browser's worker scope, a MessagePort, Node's parentPort: anything that sends and hears messages. */
export interface ThinkerPort {
  postMessage(message: ThinkerAnswer): void;
  onmessage: ((event: { readonly data: ThinkerRequest }) => void) | null;
}

/** What packages do not have of themselves: a clock, and a way to let messages in. */
export interface ThinkerHost {
  readonly now: () => number;
  /** Resolves once waiting messages have been delivered. */
  readonly breathe: () => Promise<void>;
}

/** How long it thinks without drawing breath, in milliseconds. */
const BREATH = 25;
/** Breaths between two words about how far it has come: each of them is painted somewhere. */
const BREATHS_PER_WORD = 5;

/** Makes a thinker of a port. One question is thought about at a time; a new one ends the one before. */
export function attachThinker(port: ThinkerPort, host: ThinkerHost): void {
  let current = -1;
  port.onmessage = ({ data }) => {
    if (data.type === 'cancel') {
      if (data.id === current) current = -1;
      return;
    }
    const { id, question } = data;
    current = id;
    answer(port, host, id, question, () => current === id).catch((fault: unknown) => {
      const message = fault instanceof Error ? fault.message : String(fault);
      port.postMessage({ type: 'refused', id, refusal: { code: 'internal', message, path: '' } });
    });
  };
}

async function answer(
  port: ThinkerPort,
  { now, breathe }: ThinkerHost,
  id: number,
  question: ThinkerQuestion,
  isWanted: () => boolean,
): Promise<void> {
  const read = reading.attempt(() => stepsTo(question, now));
  if ('error' in read) {
    port.postMessage({ type: 'refused', id, refusal: read.error });
    return;
  }
  const tell = (progress: Thinking) => port.postMessage({ type: 'progress', id, progress });
  let breath = now();
  let untold: Thinking | null = null;
  for (let breaths = 0; ; ) {
    const step = read.ok.next();
    if (step.done) {
      // However short the breaths, who watches sees it come to its end.
      if (untold) tell(untold);
      port.postMessage({ type: 'answer', id, answer: step.value });
      return;
    }
    untold = step.value;
    if (now() - breath < BREATH) continue;
    if (breaths % BREATHS_PER_WORD === 0) {
      tell(step.value);
      untold = null;
    }
    breaths += 1;
    await breathe();
    breath = now();
    if (isWanted()) continue;
    port.postMessage({ type: 'cancelled', id });
    return;
  }
}
