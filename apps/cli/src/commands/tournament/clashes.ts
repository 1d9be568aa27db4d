import { clashesBetween, type MeetingEvent } from '@opencarrom/tournament';
import { pageOf } from '../../desk.js';
import { clockFor } from '../../events/clock.js';
import { eventsIn, openEvent } from '../../events/event-file.js';
import { type Io, write } from '../../io.js';
import { showClashes } from '../../show/hall.js';
import { page } from '../../show/layout.js';
import { readAsked, refuse } from './asked.js';
import { answer } from './looking.js';

const CLASHES = 1;

/** What cannot be between the events of several files, or of all in the folder, that share tables and people. */
export async function runClashes(args: readonly string[], io: Io): Promise<number> {
  const asked = readAsked(args, {}, io);
  const { language, human } = asked;
  const named = [...(asked.file === undefined ? [] : [asked.file]), ...asked.words];
  const files = named.length > 0 ? named : eventsIn('.');
  if (files.length === 0)
    return refuse(
      asked,
      undefined,
      [{ code: 'no-event', message: language.eventsDesk.noEvent, path: '' }],
      io,
    );
  const events: MeetingEvent[] = [];
  for (const file of files) {
    const opened = await openEvent(file, language, io);
    if ('error' in opened) return refuse(asked, file, [opened.error], io);
    const { state } = opened.ok.log;
    events.push({ name: state.head?.name ?? file, state });
  }
  const [first] = events;
  const clashes = clashesBetween(events, first && clockFor(first.state, io));
  if (human) await write(io.stdout, page(showClashes(events, clashes, language, pageOf(io))));
  else await answer({ files, clashes }, io);
  return clashes.length === 0 ? 0 : CLASHES;
}
