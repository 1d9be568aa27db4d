/** What can be printed, in the order of an event. */
export const SHEETS = [
  'signs',
  'badges',
  'pairings',
  'by-table',
  'by-name',
  'cards',
  'results',
  'ranking',
  'groups',
  'bracket',
  'champions',
  'certificates',
] as const;
export type SheetName = (typeof SHEETS)[number];
