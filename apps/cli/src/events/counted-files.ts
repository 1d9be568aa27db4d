import { answerCounted, type CountedEvent, countedLog, type PrizeKind } from '@opencarrom/tournament';
import type { Io } from '../io.js';
import type { RecordProblem } from '../match/record-file.js';
import type { Language } from '../words/language.js';
import { openEventFiles } from './event-files.js';

/** An event, as championships and ratings count it, and the file it is in. */
export type CountedFile = CountedEvent & { readonly file: string };

/** The events of all files, in their order; or the first file that is damaged. */
export async function countFiles(
  files: readonly string[],
  kind: PrizeKind | null,
  language: Language,
  io: Io,
): Promise<
  { readonly ok: readonly CountedFile[] } | { readonly file: string; readonly error: RecordProblem }
> {
  const opened = await openEventFiles(files, language, io);
  if ('error' in opened) return opened;
  const all: CountedFile[] = [];
  for (const each of opened.ok) {
    const { file } = each;
    const counted = 'log' in each ? { ok: [countedLog(each.log, kind)] } : answerCounted(each.tourneys, kind);
    if ('error' in counted) return { file, error: counted.error };
    all.push(...counted.ok.map((event) => ({ ...event, file })));
  }
  return { ok: all };
}
