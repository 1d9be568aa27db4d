import { catalogue } from '../device/catalogue.js';
import type { NoPasskeys } from './passkey.js';
import type { Strength } from './password-strength.js';

/** What is said where somebody shows who they are, or chooses how they will. */
export interface SignInWords {
  readonly title: string;
  readonly about: string;
  readonly besideTitle: string;
  readonly besideAbout: (name: string) => string;
  readonly here: string;
  readonly byPasskey: string;
  readonly passkeyNote: string;
  readonly noPasskeys: Readonly<Record<NoPasskeys, string>>;
  readonly or: string;
  readonly login: string;
  readonly loginNote: string;
  readonly password: string;
  readonly show: string;
  readonly hide: string;
  readonly signIn: string;
  readonly haveCode: string;
  readonly code: string;
  readonly codeNote: string;
  readonly codeEnds: string;
  readonly haveNoCode: string;
  readonly take: (finished: number, guest: string) => string;
  readonly takeNote: (guest: string) => string;
  readonly leavesGuest: (guest: string) => string;
  readonly newHere: string;
  readonly strength: Readonly<Record<Strength, string>>;
  readonly lettersMissing: (count: number) => string;
  readonly again: string;
  readonly againAbout: string;
  readonly notNow: string;
  readonly wrongPassword: string;
  readonly wrongCode: string;
  readonly wrongPasskey: string;
  readonly tooManyTries: (when: string) => string;
  readonly loginTaken: string;
  readonly loginShort: (letters: number) => string;
  readonly loginUnread: string;
  readonly passwordIsName: string;
  readonly nothingWritten: string;
  readonly nameUnread: string;
  readonly lastWayIn: string;
  readonly changedMeanwhile: string;
  readonly fullDevice: string;
  readonly goneFromDevice: string;
  readonly passkeyUnused: string;
  readonly passkeyKnown: string;
}

export const words = catalogue<SignInWords>(import.meta.glob('./sign-in-words/*.ts'));
