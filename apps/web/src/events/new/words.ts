import type { EventDiscipline, ForecastFault, Key, OptionName } from '@opencarrom/tournament';
import { catalogue } from '../../device/catalogue.js';

export interface NewEventWords {
  readonly title: string;
  readonly choose: string;
  readonly brought: (file: string) => string;
  readonly unknown: (template: string) => string;
  readonly otherTemplate: string;
  readonly name: string;
  readonly nameMissing: string;
  readonly date: string;
  readonly start: string;
  readonly days: string;
  readonly daysWrong: string;
  readonly until: string;
  readonly place: string;
  readonly placeNote: string;
  readonly tables: string;
  readonly tablesNote: string;
  readonly tablesWrong: string;
  readonly expected: Readonly<Record<EventDiscipline, string>>;
  readonly expectedNote: string;
  readonly expectedWrong: string;
  readonly play: string;
  readonly plays: Readonly<Record<'hall' | 'online', string>>;
  readonly listed: string;
  readonly listedNote: string;
  readonly change: string;
  readonly option: Readonly<Record<OptionName, string>>;
  readonly asFits: string;
  readonly noLimit: string;
  readonly byNumber: string;
  readonly fewer: string;
  readonly more: string;
  readonly choices: Readonly<Record<string, string>>;
  readonly ties: (stage: string) => string;
  readonly tiesNote: string;
  readonly keys: Readonly<Record<Key, string>>;
  readonly up: (name: string) => string;
  readonly down: (name: string) => string;
  readonly placed: (name: string, place: number, of: number) => string;
  readonly remove: (name: string) => string;
  readonly addKey: string;
  readonly add: string;
  readonly comesTo: string;
  /** "7 rounds of 45 minutes end at 17:40". */
  readonly stageEnds: (rounds: number, minutes: number, ends: string | null) => string;
  /** The tables are filled so often for a round. */
  readonly waves: (count: number) => string;
  readonly ends: (at: string) => string;
  readonly withCount: (count: string, tables: number | null, matches: number) => string;
  /** What the plan will run into; `told` says a moment. */
  readonly fault: (fault: ForecastFault, told: (at: string) => string) => string;
  readonly numbersFirst: string;
  readonly laterNote: string;
  readonly open: string;
  readonly opening: string;
  readonly notAll: string;
  readonly toDesk: string;
}

export const words = catalogue<NewEventWords>(import.meta.glob('./words/*.ts'));
