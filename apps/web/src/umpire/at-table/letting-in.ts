import { ServerProblem } from '../../online/asking.js';
import type { TableRights } from './rights.js';
import type { TableServer } from './server.js';

/** The server knows neither the token nor the key any more. */
const TAKEN_BACK: readonly string[] = ['not-signed-in', 'wrong-credentials'];

export const isTakenBack = (problem: unknown): boolean =>
  problem instanceof ServerProblem && TAKEN_BACK.includes(problem.code);

/** Why a key lets nobody in, besides: there is another by now. */
const SHUT: readonly string[] = [...TAKEN_BACK, 'not-allowed'];

/** The event has ended, or is not there: nobody has taken anything back from this phone. */
const OVER: readonly string[] = ['no-such-event', 'event-refused'];

export const isOfPast = (problem: unknown): boolean =>
  problem instanceof ServerProblem && OVER.includes(problem.code);

type LetIn = { readonly phone: string; readonly token: string };
/** Where rights are kept, and whom to ask for them. */
export interface Door {
  readonly rightsAt: (event: string, table: number) => TableRights | null;
  readonly keepRights: (rights: TableRights) => void;
  readonly server: Pick<TableServer, 'come'>;
}

/**
 * What this phone shows at the table's door; null: nobody lets it in. A phone that came without a network is let in by the
 * table's key as soon as there is one. Whoever's rights were taken back does not come back by itself.
 */
export function letIn(event: string, table: number, door: Door): Promise<LetIn | null> {
  const rights = door.rightsAt(event, table);
  if (!rights || rights.areTakenBack) return Promise.resolve(null);
  if (rights.let) return Promise.resolve(rights.let);
  // Who asks meanwhile waits for the same: one phone does not come twice.
  const waiting = comingBy.get(rights.key);
  if (waiting) return waiting;
  const coming = come(rights, door).finally(() => comingBy.delete(rights.key));
  comingBy.set(rights.key, coming);
  return coming;
}

const comingBy = new Map<string, Promise<LetIn | null>>();

async function come(rights: TableRights, { keepRights, server }: Door): Promise<LetIn | null> {
  const { event, table } = rights;
  try {
    const made = await server.come(event, { table, key: rights.key });
    keepRights({ ...rights, let: made });
    return made;
  } catch (problem) {
    if (!(problem instanceof ServerProblem) || !SHUT.includes(problem.code)) throw problem;
    keepRights({ ...rights, areTakenBack: true });
    return null;
  }
}
