import type { Edge } from '@opencarrom/physics';
import { catalogue } from '../device/catalogue.js';
import type { Mode, Problem } from './desk.svelte.js';
import type { Kind, StandFault } from './practice.js';
import type { SetupName } from './setups.js';

export interface PracticeWords {
  readonly title: string;
  readonly leave: string;
  readonly mode: string;
  readonly modes: Readonly<Record<Mode, string>>;
  readonly board: Readonly<Record<Mode, string>>;
  readonly help: Readonly<Record<Mode, string>>;
  readonly takeBack: string;
  readonly repeat: string;
  readonly repeatNote: string;
  readonly again: string;
  readonly againNote: string;
  readonly hint: string;
  readonly thinking: string;
  readonly tray: string;
  readonly add: (kind: Kind) => string;
  readonly left: (count: number) => string;
  readonly remove: string;
  readonly removeHint: string;
  readonly clear: string;
  readonly setups: string;
  readonly setup: Readonly<Record<SetupName, string>>;
  readonly seat: string;
  readonly seats: Readonly<Record<Edge, string>>;
  readonly side: string;
  readonly sides: Readonly<Record<'white' | 'black', string>>;
  readonly aid: string;
  readonly rate: string;
  readonly begin: string;
  readonly arrangeHelp: string;
  readonly stroke: (number: number) => string;
  readonly problems: Readonly<Record<Problem, string>>;
  readonly faults: Readonly<Record<StandFault | 'off', string>>;
  readonly chosen: (kind: Kind, right: number, ahead: number) => string;
}

export const words = catalogue<PracticeWords>(import.meta.glob('./words/*.ts'));
