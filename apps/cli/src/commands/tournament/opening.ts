import { basename, extname } from 'node:path';
import { type Entry, type EventFormat, emptyLog } from '@opencarrom/tournament';
import { beginEvent, EVENT_FILE } from '../../events/event-file.js';
import type { Io } from '../../io.js';
import { openPlayers } from '../../players/open.js';
import { showLines } from '../../show/history.js';
import type { Language } from '../../words/language.js';
import { now, tellChange } from './acting.js';
import { CHANGE_OPTIONS, readAsked, refuse } from './asked.js';
import { lotOf } from './draws.js';
import { tellPassedOver } from './entries.js';
import { FORMAT_OPTIONS, formatAsked } from './formats.js';

const OPENING = {
  ...CHANGE_OPTIONS,
  ...FORMAT_OPTIONS,
  players: { type: 'string' },
  name: { type: 'string' },
  date: { type: 'string' },
  place: { type: 'string' },
  lot: { type: 'string' },
  drafts: { type: 'boolean' },
} as const;

/** Begins an event in a file of its own, with those who play where a table of them is given. */
export async function runNew(args: readonly string[], io: Io): Promise<number> {
  const asked = readAsked(args, OPENING, io, false);
  const { values, language } = asked;
  const { template, date, place, drafts, by } = values;
  const lot = lotOf(values.lot);
  const format = await formatAsked(values, language, io);
  if ('error' in format) return refuse(asked, values.format, [format.error], io);
  const file = asked.file ?? fileFor(values.name ?? template ?? '');
  const name = values.name ?? basename(file, extname(file));
  const entries = await entriesIn(values.players, format.ok, language, io);
  if ('errors' in entries) return refuse(asked, values.players, entries.errors, io);
  const begun = await beginEvent(
    file,
    { at: now(io), by },
    emptyLog,
    () => ({
      acts: [
        {
          ...{ type: 'open', name, format: format.ok, lot },
          ...(template === undefined ? {} : { template }),
          ...(date === undefined ? {} : { date }),
          ...(place === undefined ? {} : { place }),
          ...(drafts ? { drafts } : {}),
        },
        ...(entries.ok.length === 0 ? [] : [{ type: 'enter', entries: entries.ok } as const]),
      ],
    }),
    language,
  );
  if ('error' in begun) return refuse(asked, file, [begun.error], io);
  return tellChange({ ...asked, file }, begun.ok, io, showLines);
}

/** A name that every system can give a file. */
function fileFor(name: string): string {
  const letters = name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return `${letters.replaceAll(/^-+|-+$/g, '') || 'event'}${EVENT_FILE}`;
}

async function entriesIn(file: string | undefined, format: EventFormat, language: Language, io: Io) {
  if (file === undefined) return { ok: [] as readonly Entry[] };
  const table = await openPlayers(file, format.discipline, language, io);
  if ('errors' in table) return table;
  await tellPassedOver(table.ok.passedOver, language, io);
  return { ok: table.ok.entries };
}
