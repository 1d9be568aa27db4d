import { type Board, type BookId, bookOf, type Discipline, isBookId, type Seat } from '@opencarrom/laws';
import { type Equipment, ICF, type PlacedMan } from '@opencarrom/physics';
import { levelOf } from './level.js';
import type { GameAhead, Table } from './table.js';
import { type Budget, type Thinking, type Thought, think } from './think.js';

/** What is sent to a thinker: data alone, so that it can cross to a worker. */
export type ThinkerRequest =
  | {
      readonly type: 'think';
      readonly id: number;
      readonly table: PlainTable;
      readonly level: number | string;
      readonly seed: number;
      readonly budget?: { readonly simulations: number } | { readonly milliseconds: number };
    }
  | { readonly type: 'cancel'; readonly id: number };

/** A table whose book is named. */
export interface PlainTable {
  readonly rulebook: BookId;
  readonly discipline: Discipline;
  readonly seat: Seat;
  readonly board: Board;
  readonly men: readonly PlacedMan[];
  readonly equipment?: Equipment;
  readonly game?: GameAhead;
}

/** What a thinker sends back. */
export type ThinkerAnswer =
  | { readonly type: 'progress'; readonly id: number; readonly progress: Thinking }
  | { readonly type: 'thought'; readonly id: number; readonly thought: Thought | null }
  | { readonly type: 'cancelled'; readonly id: number }
  | { readonly type: 'refused'; readonly id: number; readonly message: string };

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

/** Makes a thinker of a port. One request is thought about at a time; a new one ends the one before. */
export function attachThinker(port: ThinkerPort, host: ThinkerHost): void {
  let current = -1;
  port.onmessage = ({ data }) => {
    if (data.type === 'cancel') {
      if (data.id === current) current = -1;
      return;
    }
    current = data.id;
    const isWanted = (): boolean => current === data.id;
    answer(port, host, data, isWanted).catch((fault: unknown) => {
      port.postMessage({ type: 'refused', id: data.id, message: messageOf(fault) });
    });
  };
}

async function answer(
  port: ThinkerPort,
  { now, breathe }: ThinkerHost,
  request: ThinkerRequest & { type: 'think' },
  isWanted: () => boolean,
): Promise<void> {
  const { id, seed } = request;
  const level = levelOf(request.level);
  if (!level) throw new Error(`there is no level ${request.level}`);
  const budget = budgetOf(request.budget, now);
  const thinking = think(tableOf(request.table), { level, seed, ...(budget ? { budget } : {}) });
  let breath = now();
  for (;;) {
    const step = thinking.next();
    if (step.done) {
      port.postMessage({ type: 'thought', id, thought: step.value });
      return;
    }
    if (now() - breath < BREATH) continue;
    port.postMessage({ type: 'progress', id, progress: step.value });
    await breathe();
    breath = now();
    if (isWanted()) continue;
    port.postMessage({ type: 'cancelled', id });
    return;
  }
}

const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));

function budgetOf(asked: (ThinkerRequest & { type: 'think' })['budget'], now: () => number): Budget | null {
  if (!asked) return null;
  return 'simulations' in asked ? asked : { milliseconds: asked.milliseconds, now };
}

/** The table with its book. */
export function tableOf({ rulebook, equipment = ICF, ...plain }: PlainTable): Table {
  if (!isBookId(rulebook)) throw new Error(`there is no rulebook ${String(rulebook)}`);
  return { ...plain, equipment, book: bookOf(rulebook) };
}
