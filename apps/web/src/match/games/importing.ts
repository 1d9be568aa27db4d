import { damageInBytes, type RecordPart, recordsIn } from '@opencarrom/match';
import { callingsWritten, controllersWritten } from '../../store/callings.js';
import { type KeptGame, keep, keptLog, listGames, StoreProblem } from '../../store/games.js';
import { newId } from '../../store/id.js';
import type { StoreFault } from '../../store/problem.js';
import type { Checked, SoundRecord, Unsound } from './check.js';
import { Checker } from './checker.js';
import { BIGGEST_FILE, MOST_RECORDS } from './files.js';

/** What came of a file. Only `kept` has changed anything. */
export type Imported =
  | { readonly kind: 'kept'; readonly game: KeptGame; readonly foreign: string | null }
  | { readonly kind: 'known'; readonly game: KeptGame }
  | { readonly kind: 'too-big' }
  | { readonly kind: 'too-many'; readonly records: number }
  | { readonly kind: 'called-off'; readonly done: number; readonly of: number }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'not-checked' }
  | { readonly kind: 'not-stored'; readonly fault: StoreFault }
  | Unsound;

/** How far a file has been read: a record of so many. */
export interface ImportProgress {
  readonly record: number;
  readonly of: number;
}

interface Following {
  /** Calls it off; what has been kept by then stays. */
  readonly signal: AbortSignal;
  readonly onprogress: (progress: ImportProgress) => void;
}

/** What came of each record in a file: of the only one, mostly. */
export async function importFile(
  file: File,
  { signal, onprogress }: Following,
): Promise<readonly Imported[]> {
  if (file.size > BIGGEST_FILE) return [{ kind: 'too-big' }];
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return [{ kind: 'unreadable' }];
  const garbled = damageInBytes(new Uint8Array(bytes));
  if (garbled) return [{ kind: 'damaged', ...garbled }];
  const parts = recordsIn(new TextDecoder().decode(bytes));
  if (parts.length > MOST_RECORDS) return [{ kind: 'too-many', records: parts.length }];
  const checker = new Checker();
  const came: Imported[] = [];
  for (const [index, part] of parts.entries()) {
    onprogress({ record: index + 1, of: parts.length });
    const checked = await checker.check(part.text, signal);
    if (signal.aborted) return [...came, { kind: 'called-off', done: index, of: parts.length }];
    came.push(await cameOf(checked, part));
  }
  checker.end();
  return came;
}

async function cameOf(checked: Checked | null, { line }: RecordPart): Promise<Imported> {
  if (!checked) return { kind: 'not-checked' };
  if (checked.kind === 'damaged') return { ...checked, line: checked.line + line - 1 };
  try {
    return await keepImported(checked);
  } catch (problem) {
    return { kind: 'not-stored', fault: StoreProblem.from(problem).fault };
  }
}

/** Keeps a record, unless it is here already. Throws a StoreProblem. */
export async function keepImported(
  record: SoundRecord,
): Promise<Extract<Imported, { readonly kind: 'kept' | 'known' }>> {
  const known = await findSame(record);
  if (known) return { kind: 'known', game: known };
  const game = gameOf(record, newId(), new Date().toISOString());
  await keep(game, record.events);
  return { kind: 'kept', game, foreign: record.foreign };
}

/** Whoever plays on in a game from a file plays all hands of it but those of computers. */
export function gameOf(
  { head, over, summary }: Omit<SoundRecord, 'kind'>,
  id: string,
  now: string,
): KeptGame {
  const controllers = controllersWritten(head);
  const unnamed = callingsWritten(head, controllers);
  return {
    id,
    head,
    hands: { controllers, seed: 1 },
    notes: {
      begun: head.date ?? now,
      changed: now,
      over,
      summary,
      // Records of older games write nobody so: what they say is read as that of older games on the device.
      ...(Object.keys(unnamed).length > 0 ? { unnamed } : {}),
    },
  };
}

/** The same file twice is one game. */
async function findSame({ head, events }: SoundRecord): Promise<KeptGame | null> {
  const written = JSON.stringify(head);
  for (const game of await listGames()) {
    if (JSON.stringify(game.head) !== written) continue;
    const kept = await keptLog(game.id);
    if (JSON.stringify(kept?.events) === JSON.stringify(events)) return game;
  }
  return null;
}
