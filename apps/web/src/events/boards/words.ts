import { catalogue } from '../../device/catalogue.js';

/** The hall's tables, their phones, and who umpires. */
export interface BoardsWords {
  readonly title: string;
  readonly about: string;
  readonly how: string;
  readonly asNeeded: string;
  readonly count: string;
  readonly countHint: string;
  readonly countWrong: string;
  readonly topTable: string;
  readonly anyTable: string;
  readonly save: string;
  readonly print: string;
  readonly table: (table: number) => string;
  readonly outOfUse: string;
  readonly takeOut: (table: number) => string;
  readonly takeOutShort: string;
  readonly takeIn: (table: number) => string;
  readonly noPhone: string;
  readonly phone: (name: string) => string;
  readonly someone: string;
  readonly heard: (time: string) => string;
  readonly playing: (names: string) => string;
  readonly free: string;
  readonly showCode: (table: number) => string;
  readonly code: string;
  readonly codeText: string;
  readonly codeTold: (table: number) => string;
  readonly address: string;
  readonly takeBack: string;
  readonly takeBackFrom: (name: string, table: number) => string;
  readonly newKey: string;
  readonly newKeyText: string;
  readonly newKeyDone: (table: number) => string;
  readonly umpires: string;
  readonly umpiresHint: string;
  readonly saveUmpires: string;
  readonly saved: string;
  readonly cancel: string;
  readonly close: string;
  readonly none: string;
  readonly noneText: string;
  readonly localhost: string;
}

export const words = catalogue<BoardsWords>(import.meta.glob('./words/*.ts'));
