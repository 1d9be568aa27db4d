import type { HallRow } from './rows.js';

/** What can be done about a match, by name. */
export type RowDeed =
  | 'decide'
  | 'scan'
  | 'walkOver'
  | 'type'
  | 'settle'
  | 'lineUps'
  | 'giveTable'
  | 'change'
  | 'rubbers';

/** The one that its row offers; null: none. */
export function deedOf({ match, stand }: HallRow): RowDeed | null {
  switch (stand.is) {
    case 'bye':
      return null;
    case 'waiting':
      return 'decide';
    case 'silent':
      return 'scan';
    case 'not-begun':
      return 'walkOver';
    case 'protest':
      return 'settle';
    case 'no-table':
    case 'draft':
      return 'giveTable';
    case 'line-ups':
      return 'lineUps';
    case 'done':
      return match.tie ? 'rubbers' : 'change';
    default:
      return match.tie ? 'rubbers' : 'type';
  }
}
