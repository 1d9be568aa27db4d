import type { BookId, CallConsequence, Status } from '@opencarrom/laws';
import { catalogue } from '../device/catalogue.js';
import type { Group } from './subjects.js';

export interface LawsWords {
  readonly title: string;
  readonly about: string;
  readonly notes: Readonly<Record<BookId, string>>;
  readonly counts: (laws: number, readings: number) => string;
  readonly silent: (book: string) => string;
  readonly complete: string;
  readonly search: string;
  readonly searchHint: string;
  readonly found: (laws: number, readings: number) => string;
  /** The best answer is only near what was asked. */
  readonly nearest: (query: string) => string;
  readonly foundNothing: (query: string) => string;
  /** Questions to begin with, where nothing was found. */
  readonly examples: readonly string[];
  readonly silentHere: (book: string) => string;
  readonly allBooksSay: string;
  readonly booksDiffer: string;
  readonly onlyHere: string;
  readonly alsoNear: string;
  readonly back: string;
  readonly way: string;
  readonly chapters: string;
  readonly readings: string;
  readonly readingsAbout: string;
  readonly noReadings: string;
  readonly leanOn: string;
  readonly weRead: string;
  readonly because: string;
  readonly status: Readonly<Record<Status, string>>;
  readonly statusMeans: Readonly<Record<Status, string>>;
  readonly whenCalled: string;
  readonly consequence: Readonly<Record<CallConsequence, string>>;
  readonly parts: string;
  readonly sameSubject: string;
  readonly sameSubjectAbout: string;
  readonly asHere: string;
  readonly moreUses: (count: number) => string;
  readonly when: Readonly<Record<'proper' | 'improper', string>>;
  readonly compare: string;
  readonly compareAbout: string;
  readonly firstBook: string;
  readonly otherBook: string;
  /** So many subjects on which both books say the same. */
  readonly alikeOn: (count: number) => string;
  readonly sameBook: string;
  readonly sameBookText: string;
  readonly theyDiffer: string;
  readonly theyAgree: string;
  readonly differences: (count: number) => string;
  readonly unknownBook: (id: string) => string;
  readonly unknownLaw: (book: string, id: string) => string;
  readonly groups: Readonly<Record<Group, string>>;
}

export const words = catalogue<LawsWords>(import.meta.glob('./words/*.ts'));
