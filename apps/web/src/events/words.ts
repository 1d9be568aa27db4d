import type { EventDiscipline, StageSystemName } from '@opencarrom/tournament';
import { catalogue } from '../device/catalogue.js';
import type { PartName } from './parts.js';

/** What the desk says around its parts. */
export interface EventsWords {
  readonly events: string;
  readonly parts: string;
  readonly part: Readonly<Record<PartName, string>>;
  /** What an event is, by the system of its first stage. */
  readonly kind: (system: StageSystemName, discipline: EventDiscipline) => string;
  readonly entrants: (count: number, discipline: EventDiscipline) => string;
  readonly tables: (count: number) => string;
  readonly loading: string;
  readonly notReached: string;
  readonly fromFile: string;
  readonly unreached: string;
  readonly unreachedNote: string;
  readonly notYours: string;
  readonly notYoursNote: string;
  readonly signIn: string;
  readonly publicPage: string;
  readonly gone: string;
  readonly goneNote: string;
  readonly noPart: string;
  readonly notFetched: string;
  readonly tryAgain: string;
  readonly toEvents: string;
  readonly undo: string;
  readonly close: string;
  readonly cancel: string;
}

export const words = catalogue<EventsWords>(import.meta.glob('./words/*.ts'));
