import { catalogue } from '../../device/catalogue.js';

/** What is said of a match that is over, and what may follow it. */
export interface EndWords {
  readonly youWon: string;
  readonly theyWon: (names: string) => string;
  readonly nobodyWon: string;
  readonly hows: Readonly<Record<'score' | 'conceded' | 'awarded' | 'abandoned', string>>;
  readonly rating: string;
  readonly rated: (before: string, after: string, change: string) => string;
  readonly unrated: string;
  readonly again: string;
  readonly toEvent: string;
  readonly againAsked: (names: string) => string;
  readonly againWanted: (names: string, count: number) => string;
  readonly notAgain: string;
  readonly takeBack: string;
  readonly left: (names: string) => string;
  readonly onFirstDevice: string;
  readonly review: string;
  readonly share: string;
  readonly shared: string;
  readonly notShared: (url: string) => string;
  readonly more: string;
  readonly addFriend: (name: string) => string;
  readonly addAsFriend: string;
  readonly isFriend: (name: string) => string;
  readonly anotherFriend: string;
  readonly ownProfile: string;
  readonly profile: string;
  readonly profileOf: (name: string) => string;
  readonly home: string;
}

export const words = catalogue<EndWords>(import.meta.glob('./end-words/*.ts'));
