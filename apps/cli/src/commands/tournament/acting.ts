import { pageOf } from '../../desk.js';
import { type ChangedEvent, changeEvent, type Plan } from '../../events/event-file.js';
import { nextStep } from '../../events/next-step.js';
import { type Io, write } from '../../io.js';
import { showNext } from '../../show/event.js';
import { type Page, page } from '../../show/layout.js';
import type { Language } from '../../words/language.js';
import { type AskedFor, eventFile, refuse } from './asked.js';

/** What is told a person of a change: blocks of lines. */
export type Tell = (changed: ChangedEvent, language: Language, paper: Page) => readonly (readonly string[])[];

/** Does something to the event of a file and tells what came of it, and what comes next. */
export async function act(
  asked: AskedFor & { readonly values: { readonly by?: string | undefined } },
  io: Io,
  plan: Plan,
  tell: Tell,
): Promise<number> {
  const { language, values } = asked;
  const file = await eventFile(asked, io);
  if ('error' in file) return refuse(asked, undefined, [file.error], io);
  const changed = await changeEvent(file.ok, { at: now(io), by: values.by }, plan, language, io);
  if ('error' in changed) return refuse(asked, file.ok, [changed.error], io);
  return tellChange(asked, changed.ok, io, tell);
}

/** For a program the answer is the lines that were added to the log. */
export async function tellChange(
  { human, language }: AskedFor,
  changed: ChangedEvent,
  io: Io,
  tell: Tell,
): Promise<number> {
  const { file, lines, log } = changed;
  if (!human) {
    await write(io.stdout, `${JSON.stringify({ file, lines })}\n`);
    return 0;
  }
  const paper = pageOf(io);
  const blocks = tell(changed, language, paper);
  await write(io.stdout, page([...blocks, showNext(nextStep(log), file, log.state, language, paper)]));
  return 0;
}

export const now = (io: Io): string => (io.now?.() ?? new Date()).toISOString();
