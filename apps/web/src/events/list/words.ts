import type { EventRole, EventSummary } from '@opencarrom/protocol';
import { catalogue } from '../../device/catalogue.js';

export interface EventListWords {
  readonly title: string;
  readonly about: string;
  readonly newEvent: string;
  readonly clubs: string;
  readonly mine: string;
  readonly listed: string;
  readonly none: string;
  readonly noneNote: string;
  readonly noneListed: string;
  readonly status: Readonly<Record<EventSummary['status'], string>>;
  readonly online: string;
  readonly role: Readonly<Record<EventRole, string>>;
  readonly entrants: (count: number, discipline: EventSummary['discipline']) => string;
  readonly desk: string;
  readonly page: string;
  readonly offline: string;
  readonly offlineNote: string;
  readonly tryAgain: string;
  readonly openFile: string;
  readonly fileNote: string;
  readonly dropHere: string;
  readonly readFile: (name: string, event: string) => string;
  readonly look: string;
  readonly bring: string;
  readonly bringNote: string;
  /** One runs it here already: what the file has that it lacks, and the other way round. */
  readonly isHere: (inFile: number, here: number) => string;
  readonly keepBothNote: string;
  readonly openHere: string;
  readonly keepBoth: string;
  readonly cancel: string;
  readonly players: (name: string) => string;
  readonly playersNote: string;
  readonly damaged: (file: string, line: number) => string;
  readonly newer: (file: string) => string;
  readonly unknownFile: (file: string) => string;
  readonly tooBig: (file: string) => string;
}

export const words = catalogue<EventListWords>(import.meta.glob('./words/*.ts'));
