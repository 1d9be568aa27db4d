import { catalogue } from '../device/catalogue.js';

export interface FamilyWords {
  readonly title: string;
  readonly about: string;
  readonly others: string;
  readonly playsNow: string;
  readonly guest: string;
  readonly add: string;
  readonly addYes: string;
  readonly withAccount: string;
  readonly takeOff: (name: string) => string;
  readonly takeOffYes: string;
  readonly takeOffGuest: (name: string) => string;
  readonly takeOffAccount: string;
  readonly cancel: string;
}

export const words = catalogue<FamilyWords>(import.meta.glob('./family-words/*.ts'));
