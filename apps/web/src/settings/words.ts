import type { Aid } from '@opencarrom/board';
import { catalogue } from '../device/catalogue.js';
import type { BoardLook, Settings } from '../device/settings.svelte.js';

export interface SettingsWords {
  readonly title: string;
  readonly you: string;
  readonly name: string;
  readonly nameNote: string;
  readonly language: string;
  readonly account: string;
  readonly looks: string;
  readonly theme: string;
  readonly themes: Readonly<Record<Settings['theme'], string>>;
  readonly board: string;
  readonly boards: Readonly<Record<BoardLook, string>>;
  readonly play: string;
  readonly aid: string;
  readonly aids: Readonly<Record<Aid, { readonly name: string; readonly note: string }>>;
  readonly rate: string;
  readonly rates: Readonly<Record<number, string>>;
  readonly volume: string;
  readonly mute: string;
  readonly vibrate: string;
  readonly vibrateNote: string;
  readonly app: string;
  readonly install: string;
  readonly installed: string;
  readonly installNote: string;
  readonly installByHand: string;
  readonly storage: string;
  readonly used: (used: string, games: number) => string;
  readonly usedUnknown: (games: number) => string;
  readonly safe: string;
  readonly unsafe: string;
  readonly askToKeep: string;
  readonly refusedToKeep: string;
  readonly deleteAll: string;
  readonly deleteTitle: string;
  readonly deleteText: (games: number) => string;
  readonly deleteYes: string;
  readonly no: string;
  readonly notDeleted: string;
}

export const words = catalogue<SettingsWords>(import.meta.glob('./words/*.ts'));
