import { type Head, playersOf, type RecordPart, recordsIn } from '@opencarrom/match';
import { PERSON } from '../play/controllers.js';
import { type KeptGame, keep, keptLog, listGames, StoreProblem } from '../store/games.js';
import { newId } from '../store/id.js';
import type { StoreFault } from '../store/problem.js';
import type { Checked, Sound, Unsound } from './check.js';
import { BIGGEST_FILE } from './files.js';

/** What came of a file. Only `kept` has changed anything. */
export type Imported =
  | { readonly kind: 'kept'; readonly game: KeptGame; readonly foreign: string | null }
  | { readonly kind: 'known'; readonly game: KeptGame }
  | { readonly kind: 'too-big' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'not-checked' }
  | { readonly kind: 'not-stored'; readonly fault: StoreFault }
  | Unsound;

/** What came of each record in a file: of the only one, mostly. */
export async function importFile(file: File): Promise<readonly Imported[]> {
  if (file.size > BIGGEST_FILE) return [{ kind: 'too-big' }];
  const text = await file.text().catch(() => null);
  if (text === null) return [{ kind: 'unreadable' }];
  const came: Imported[] = [];
  for (const part of recordsIn(text)) came.push(await importRecord(part));
  return came;
}

async function importRecord({ text, line }: RecordPart): Promise<Imported> {
  const checked = await checkBeside(text).catch(() => null);
  if (!checked) return { kind: 'not-checked' };
  if (checked.kind === 'damaged') return { ...checked, line: checked.line + line - 1 };
  try {
    return await keepImported(checked);
  } catch (problem) {
    return { kind: 'not-stored', fault: StoreProblem.from(problem).fault };
  }
}

function checkBeside(text: string): Promise<Checked> {
  const worker = new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Checked>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Checked>) => resolve(data);
    worker.onerror = () => reject(new Error('the checking stopped'));
    worker.postMessage(text);
  }).finally(() => worker.terminate());
}

async function keepImported(record: Sound): Promise<Imported> {
  const known = await findSame(record);
  if (known) return { kind: 'known', game: known };
  const game = gameOf(record, newId(), new Date().toISOString());
  await keep(game, record.events);
  return { kind: 'kept', game, foreign: record.foreign };
}

/** Whoever plays on in a game from a file plays all hands of it. */
export function gameOf({ head, over, summary }: Omit<Sound, 'kind'>, id: string, now: string): KeptGame {
  return {
    id,
    head,
    controllers: personsFor(head),
    seed: 1,
    begun: head.date ?? now,
    changed: now,
    over,
    summary,
  };
}

const personsFor = ({ discipline }: Head): KeptGame['controllers'] =>
  Object.fromEntries(playersOf(discipline).map((player) => [player, PERSON]));

/** The same file twice is one game. */
async function findSame({ head, events }: Sound): Promise<KeptGame | null> {
  const written = JSON.stringify(head);
  for (const game of await listGames()) {
    if (JSON.stringify(game.head) !== written) continue;
    const kept = await keptLog(game.id);
    if (JSON.stringify(kept?.events) === JSON.stringify(events)) return game;
  }
  return null;
}
