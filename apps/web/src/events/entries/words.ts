import type { EventDiscipline } from '@opencarrom/tournament';
import type { ListedTwice } from '@opencarrom/tournament/players';
import { catalogue } from '../../device/catalogue.js';
import type { Leaving } from './consequence.js';
import type { DraftFault } from './draft.js';
import type { Notice } from './noticed.js';

export interface EntriesWords {
  readonly title: string;
  readonly counts: (here: number, away: number, discipline: EventDiscipline) => string;
  readonly search: string;
  readonly found: (count: number) => string;
  readonly view: string;
  readonly list: string;
  readonly seeds: string;
  readonly none: string;
  readonly noneNote: string;
  readonly onlineNote: string;
  readonly copyList: string;
  readonly listCopied: string;
  readonly listNotCopied: string;

  readonly add: Readonly<Record<EventDiscipline, string>>;
  readonly name: string;
  readonly player: (number: number) => string;
  readonly team: string;
  readonly federation: string;
  readonly club: string;
  readonly rate: string;
  readonly woman: string;
  readonly womanNumber: (number: number) => string;
  readonly shown: string;
  readonly shownNote: string;
  readonly more: string;
  readonly anotherPlayer: string;
  readonly removePlayer: (number: number) => string;
  readonly enter: string;
  readonly enterEvenSo: string;
  readonly entered: (name: string) => string;
  readonly faults: Readonly<Record<DraftFault, string>>;
  readonly late: string;
  readonly closed: (stage: string) => string;

  readonly bring: string;
  readonly bringTitle: string;
  readonly bringNote: Readonly<Record<EventDiscipline, string>>;
  readonly paste: string;
  readonly fromFile: string;
  readonly chooseEvent: string;
  readonly wrong: (line: number, why: string) => string;
  readonly notUtf8: string;
  readonly passedOver: (heads: string) => string;
  readonly preview: (count: number) => string;
  readonly allGood: string;
  readonly toLookAt: (count: number) => string;
  readonly notice: (notice: Notice) => string;
  /** Why a line of the list is left out. */
  readonly leftOut: (before: ListedTwice['before']) => string;
  /** Asked after that, and said once it is so. */
  readonly askNamesake: string;
  readonly namesake: string;
  readonly enterAll: (count: number, discipline: EventDiscipline) => string;
  readonly enteredAll: (count: number, discipline: EventDiscipline) => string;

  readonly byLink: string;
  readonly byLinkModes: Readonly<Record<'closed' | 'asked' | 'at-once', string>>;
  readonly byLinkNote: Readonly<Record<'closed' | 'asked' | 'at-once', string>>;
  readonly link: string;
  readonly linkCode: string;
  readonly requests: (count: number) => string;
  readonly accept: string;
  readonly refuse: string;
  readonly acceptName: (name: string) => string;
  readonly refuseName: (name: string) => string;

  readonly change: string;
  readonly changeTitle: string;
  readonly save: string;
  readonly withdraw: string;
  readonly withdrawTitle: (name: string) => string;
  readonly leaving: (leaving: Leaving, name: string) => string;
  readonly leavingOpen: (match: number) => string;
  readonly reason: string;
  readonly return: string;
  readonly withdrawn: (name: string) => string;
  readonly returned: (name: string) => string;
  readonly changed: (name: string) => string;
  readonly away: string;
  readonly hidden: string;
  readonly seed: (place: number) => string;
  readonly onlyTables: (tables: readonly number[]) => string;
  readonly deeds: (name: string) => string;
  readonly captain: string;
  readonly captainTitle: (team: string) => string;
  readonly captainNote: string;
  readonly captainLink: string;
  readonly captainCode: (team: string) => string;
  readonly makeCaptainLink: string;
  readonly keepTo: string;
  readonly keepToTitle: (name: string) => string;
  readonly keepToLabel: string;
  readonly keepToHint: string;
  readonly keepToWrong: string;

  readonly seedsNote: string;
  readonly seedsLate: string;
  readonly seeded: string;
  readonly noSeeds: string;
  readonly addSeed: string;
  readonly byRate: string;
  readonly up: (name: string) => string;
  readonly down: (name: string) => string;
  readonly placed: (name: string, place: number, of: number) => string;
  readonly unseed: (name: string) => string;
  readonly seedsChanged: string;

  readonly apart: string;
  readonly apartNote: string;
  readonly one: string;
  readonly other: string;
  readonly keepApart: string;
  readonly letMeet: (a: string, b: string) => string;
  readonly pairApart: (a: string, b: string) => string;
}

export const words = catalogue<EntriesWords>(import.meta.glob('./words/*.ts'));
