import { catalogue } from '../device/catalogue.js';

export type Term = 'day' | 'week' | 'month' | 'good';

export interface ModerationWords {
  readonly title: string;
  readonly notForYou: string;
  readonly notForYouNote: string;
  readonly home: string;
  readonly loading: string;
  readonly tabs: Readonly<Record<'reports' | 'appeals' | 'sanctions' | 'events' | 'audit', string>>;
  readonly noReports: string;
  readonly noReportsNote: string;
  readonly noAppeals: string;
  readonly noAppealsNote: string;
  readonly noSanctions: string;
  readonly noSanctionsNote: string;
  readonly noEvents: string;
  readonly noEventsNote: string;
  readonly entries: (count: number) => string;
  readonly openEvent: string;
  readonly giveOn: string;
  readonly linkNote: string;
  readonly linkFor: (event: string) => string;
  readonly noDeeds: string;
  readonly noDeedsNote: string;
  readonly reportedBy: (name: string) => string;
  readonly note: string;
  readonly said: string;
  readonly nothingSaid: string;
  readonly match: string;
  readonly deed: string;
  readonly dismiss: string;
  readonly dismissNote: string;
  readonly term: string;
  readonly terms: Readonly<Record<Term, string>>;
  readonly reason: string;
  readonly reasonNote: string;
  readonly reasonMissing: string;
  readonly carryOut: { readonly dismiss: string; readonly sanction: string };
  readonly lift: string;
  readonly appealAgainst: (kind: string) => string;
  readonly answer: string;
  readonly answerNote: string;
  readonly uphold: string;
  readonly letStand: string;
  readonly columns: Readonly<Record<'at' | 'by' | 'what' | 'account' | 'reason', string>>;
  readonly byServer: string;
  readonly byLeft: string;
  readonly deeds: {
    readonly reportClosed: string;
    readonly lifted: (kind: string) => string;
    readonly upheld: string;
    readonly dismissed: string;
    readonly named: string;
    readonly unnamed: string;
    readonly givenOn: string;
  };
  readonly done: string;
  readonly close: string;
}

export const words = catalogue<ModerationWords>(import.meta.glob('./words/*.ts'));
