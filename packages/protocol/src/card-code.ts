import type { BookId } from '@opencarrom/laws';
import { fromBase64url, toBase64url } from './base64url.js';
import type { EventSettings, TableMatch } from './events.js';
import { fromUtf8, toUtf8 } from './utf8.js';

/**
 * What follows the `#` in the address of a table: the table's key, and on a score card also the match, so that a phone
 * which has the app but no network can open the console filled in. `key` alone is the code of a table; `key.match` that
 * of a card. After a `#` nothing is sent to a server, and so no log of one has the key.
 */
export interface CardCode {
  readonly key: string;
  readonly card: MatchCard | null;
}

/** A match as its score card tells it. */
export interface MatchCard {
  /** What the event is called. */
  readonly event: string;
  readonly scoring: EventSettings['scoring'];
  readonly match: TableMatch;
}

const VERSION = 1;
const KEY = /^[A-Za-z0-9_-]{16,128}$/;
const SCORING: readonly EventSettings['scoring'][] = ['umpires', 'players', 'either'];
const DISCIPLINES: readonly TableMatch['discipline'][] = ['singles', 'doubles'];
const COUNTED: readonly TableMatch['counted'][] = ['score', 'games', 'boards'];
const BOOKS: Readonly<Record<BookId, true>> = {
  icf: true,
  'icf-short': true,
  'icf-classic': true,
  starwood: true,
  iiitn: true,
};

type Side = TableMatch['a'];

/** A pair is called by its players, unless somebody called it otherwise. */
const called = (players: readonly string[]): string => players.join(' & ');

const sideRow = ({ entrant, name, players }: Side) => [
  entrant,
  name === called(players) ? '' : name,
  ...players,
];

/** As short as it can be said: every letter makes the squares of a printed code smaller. */
function rowOf({ event, scoring, match: m }: MatchCard): readonly unknown[] {
  const row = [
    VERSION,
    event,
    SCORING.indexOf(scoring),
    m.match,
    m.rubber ?? 0,
    m.stageName,
    m.round,
    m.lawStage,
    m.rulebook,
    DISCIPLINES.indexOf(m.discipline),
    COUNTED.indexOf(m.counted),
    m.minutes ?? 0,
    m.counted === 'score' ? (m.mostScore ?? 0) : 0,
    sideRow(m.a),
    sideRow(m.b),
    m.umpire ?? '',
    m.at ?? '',
  ];
  while (row.at(-1) === '') row.pop();
  return row;
}

export function writeCardCode({ key, card }: CardCode): string {
  return card ? `${key}.${toBase64url(toUtf8(JSON.stringify(rowOf(card))))}` : key;
}

/**
 * Null where it is no code of a table. A card that cannot be read, for it was printed by a newer program or half of it was
 * lost, is none: its key is still good.
 */
export function readCardCode(text: string): CardCode | null {
  const [key = '', match, ...rest] = text.replace(/^#/, '').split('.');
  if (!KEY.test(key) || rest.length > 0) return null;
  return { key, card: match === undefined ? null : readCard(match) };
}

function readCard(text: string): MatchCard | null {
  const bytes = fromBase64url(text);
  const json = bytes && fromUtf8(bytes);
  if (!json) return null;
  try {
    return cardIn(JSON.parse(json));
  } catch {
    return null;
  }
}

/** Texts of a card: more than any entry form has room for. */
const LONGEST = 200;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;
const isNumber = (value: unknown, least: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= 100_000;

function cardIn(row: unknown): MatchCard | null {
  if (!Array.isArray(row) || row[0] !== VERSION) return null;
  const [, event, scoring, match, rubber, stageName, round, lawStage, rulebook, ...more] = row as unknown[];
  const [discipline, counted, minutes, mostScore, a, b, umpire = '', at = ''] = more;
  const sides = [sideIn(a, discipline), sideIn(b, discipline)];
  const says = {
    scoring: SCORING[Number(scoring)],
    discipline: DISCIPLINES[Number(discipline)],
    counted: COUNTED[Number(counted)],
    a: sides[0],
    b: sides[1],
  };
  if (!says.scoring || !says.discipline || !says.counted || !says.a || !says.b) return null;
  if (!isNumber(match, 1) || !isNumber(rubber, 0) || !isNumber(round, 1)) return null;
  if (!isNumber(minutes, 0) || !isNumber(mostScore, 0)) return null;
  if (!isText(event) || !isText(stageName) || !isText(lawStage) || !isText(umpire) || !isText(at))
    return null;
  if (!isBook(rulebook)) return null;
  return {
    event,
    scoring: says.scoring,
    match: {
      match,
      ...(rubber > 0 ? { rubber } : {}),
      stageName,
      round,
      lawStage,
      rulebook,
      discipline: says.discipline,
      counted: says.counted,
      ...(mostScore > 0 ? { mostScore } : {}),
      minutes: minutes > 0 ? minutes : null,
      ...(at ? { at } : {}),
      a: says.a,
      b: says.b,
      ...(umpire ? { umpire } : {}),
    },
  };
}

const isBook = (value: unknown): value is BookId => typeof value === 'string' && Object.hasOwn(BOOKS, value);

function sideIn(row: unknown, discipline: unknown): Side | null {
  if (!Array.isArray(row)) return null;
  const [entrant, name, ...players] = row as unknown[];
  if (!isNumber(entrant, 1) || !isText(name) || players.length !== Number(discipline) + 1) return null;
  if (!players.every((player): player is string => isText(player) && player.trim() !== '')) return null;
  return { entrant, name: name || called(players), players };
}
