import { catalogue } from '../device/catalogue.js';

export interface MatchesWords {
  readonly title: string;
  readonly about: string;
  readonly newMatch: string;
  readonly empty: string;
  readonly saveAll: string;
}

export const words = catalogue<MatchesWords>(import.meta.glob('./matches-words/*.ts'));
