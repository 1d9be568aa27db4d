import { catalogue } from '../../device/catalogue.js';

/** How the matches of an event on the screen are played, as its desk says it. */
export interface ArenaTermsWords {
  readonly title: string;
  readonly noTeams: string;
  readonly length: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<'casual' | 'rated', string>>;
  readonly kindNotes: Readonly<Record<'casual' | 'rated', string>>;
  readonly wait: string;
  readonly waitHint: string;
  readonly waitWrong: string;
  readonly goesOn: string;
  readonly goesOnNote: string;
  readonly save: string;
  readonly saved: string;
}

export const words = catalogue<ArenaTermsWords>(import.meta.glob('./arena-words/*.ts'));
