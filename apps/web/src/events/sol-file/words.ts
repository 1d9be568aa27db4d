import type { EventDiscipline } from '@opencarrom/tournament';
import type { YamlFault } from '@opencarrom/tournament/sol-file';
import { catalogue } from '../../device/catalogue.js';
import type { BytesFault } from './unpacked.js';

export interface SolFileWords {
  /** Why the text of a file is not what SoL writes. */
  readonly unreadable: Readonly<Record<YamlFault['code'] | BytesFault['code'], string>>;
  /** It was read, and what it says is no event. */
  readonly notAnEvent: string;
  /** With the line, and with what the reader says of it in English, where there is either. */
  readonly wrong: (what: string, line: number | null, why: string | null) => string;
  readonly reading: string;
  /** The events in a file, of which one is chosen. */
  readonly inFile: (file: string) => string;
  readonly inFileNote: string;
  readonly orTemplate: string;
  readonly about: (
    date: string | null,
    rounds: number,
    entrants: number,
    discipline: EventDiscipline,
  ) => string;
  readonly fromFile: (file: string) => string;
  readonly entered: (entrants: number, discipline: EventDiscipline) => string;
  /** Rounds that were played by the file and are not brought in. */
  readonly notPlayed: (rounds: number) => string;
  readonly leftOut: (names: readonly string[]) => string;
  readonly otherEvent: string;
  readonly gone: string;
  readonly openAgain: string;
  /** None of the file's events is one of these. */
  readonly otherDiscipline: Readonly<Record<EventDiscipline, string>>;
}

export const words = catalogue<SolFileWords>(import.meta.glob('./words/*.ts'));
