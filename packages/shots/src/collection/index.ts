import { idOfDay } from '../daily/calendar.js';
import { nextOf } from '../ladder/next.js';
import type { LadderProgress } from '../ladder/progress.js';
import type { Shot, ShotTheme } from '../shot.js';
import { CALENDARS } from './calendars.js';
import { COLLECTION } from './data.js';
import { readCollection } from './read.js';

export { CALENDARS } from './calendars.js';
export { type CollectionFault, type ReadCollection, readCollection } from './read.js';
export { writeCollection } from './write.js';

let known: ReadonlyMap<string, Shot> | null = null;

function byId(): ReadonlyMap<string, Shot> {
  if (known) return known;
  const read = readCollection(COLLECTION);
  if ('error' in read) throw new Error(`${read.error.message} (line ${read.error.line})`);
  known = new Map(read.ok.map((shot) => [shot.id, shot]));
  return known;
}

/** All shots there are. */
export const allShots = (): readonly Shot[] => [...byId().values()];

/** A shot by its id; null: there is none such. */
export const shotById = (id: string): Shot | null => byId().get(id) ?? null;

/** The shot of a day of the calendar, the same for everybody. A day is written 2026-11-18; a DayError otherwise. */
export function shotOfDay(day: string): Shot {
  const id = idOfDay(CALENDARS, day);
  const shot = byId().get(id);
  if (!shot) throw new Error(`the calendar names ${id}, which is no shot`);
  return shot;
}

/** The next shot to practise: of this theme, or of the one whose turn it is. */
export const nextOnLadder = (progress: LadderProgress, theme?: ShotTheme): Shot =>
  nextOf(allShots(), progress, theme);
