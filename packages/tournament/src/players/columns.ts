import type { EventDiscipline } from '../event/format.js';
import type { Row } from './csv.js';

/** What a table of players may tell of them. */
export const COLUMNS = ['name', 'partner', 'team', 'club', 'federation', 'rate', 'woman', 'id'] as const;
export type Column = (typeof COLUMNS)[number];

/** What a column is called at its head, in either language. */
const CALLED: Readonly<Record<Column, readonly string[]>> = {
  name: ['name', 'player', 'player 1', 'नाम', 'खिलाड़ी', 'खिलाड़ी 1'],
  partner: ['partner', 'player 2', 'जोड़ीदार', 'पार्टनर', 'साथी', 'खिलाड़ी 2'],
  team: ['team', 'टीम'],
  club: ['club', 'society', 'क्लब', 'सोसाइटी'],
  federation: ['federation', 'state', 'country', 'फ़ेडरेशन', 'राज्य', 'देश'],
  rate: ['rate', 'rating', 'रेटिंग'],
  woman: ['woman', 'women', 'sex', 'gender', 'महिला', 'लिंग'],
  id: ['id', 'आईडी', 'पहचान'],
};

/** The order of the columns where nothing says which is which. */
const UNNAMED: Readonly<Record<EventDiscipline, readonly Column[]>> = {
  singles: COLUMNS.filter((column) => column !== 'partner' && column !== 'team'),
  doubles: COLUMNS.filter((column) => column !== 'team'),
  teams: COLUMNS.filter((column) => column !== 'partner'),
};

/** Which column is which, from left to right; null is one that tells nothing an event asks for. */
export interface Columns {
  readonly order: readonly (Column | null)[];
  /** The heads of those that tell nothing. */
  readonly passedOver: readonly string[];
  readonly rows: readonly Row[];
}

/** The columns by the first row, if that is a head; otherwise in the usual order. */
export function columnsOf(rows: readonly Row[], discipline: EventDiscipline): Columns {
  const [first] = rows;
  const named = first?.cells.map(columnCalled) ?? [];
  const isOneMore = first !== undefined && isNumbered(first) && rows.slice(1).some(isNumbered);
  const isHead = (named.includes('name') || named.includes('team')) && !isOneMore;
  if (!first || !isHead) return { order: UNNAMED[discipline], passedOver: [], rows };
  const passedOver = first.cells.filter((cell, index) => cell !== '' && named[index] === null);
  return { order: named, passedOver, rows: rows.slice(1) };
}

/** Names of a trial, Player 1 and Player 2: above more of them, what may be a head is one more. */
const isNumbered = ({ cells }: Row): boolean =>
  cells.some((cell) => /^(?:player|खिलाडी) ?\d+$/.test(folded(cell)));

function columnCalled(head: string): Column | null {
  const wanted = folded(head);
  return COLUMNS.find((column) => CALLED[column].some((name) => folded(name) === wanted)) ?? null;
}

/** One spelling of a word, whatever keyboard it was typed on: no dots under letters, no capitals, single blanks. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll('\u093C', '')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
    .toLowerCase();
