import { catalogue } from '../device/catalogue.js';

/** What is said of those who play on this device. */
export interface WhoWords {
  readonly guest: string;
  readonly mine: string;
  readonly profile: string;
  readonly friends: string;
  readonly others: string;
  readonly somebodyElse: string;
  readonly account: string;
  readonly settings: string;
  readonly playsNow: (name: string) => string;
  readonly stillOf: (name: string, other: string) => string;
  readonly backTo: (name: string) => string;
  readonly goOnAs: (name: string) => string;
}

export const words = catalogue<WhoWords>(import.meta.glob('./who-words/*.ts'));
