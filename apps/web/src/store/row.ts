import { SEATS, type Seat } from '@opencarrom/laws';
import { type Callings, callingsBefore } from './callings.js';
import type { Hands, KeptGame, Notes, OfEvent, Standing } from './shelf.js';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const areNames = (value: unknown): boolean =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

function isHead(head: unknown): boolean {
  if (!isObject(head) || typeof head.rulebook !== 'string') return false;
  const { players } = head;
  return isObject(players) && areNames(players.A) && areNames(players.B);
}

const areCallings = (value: unknown): value is Callings =>
  isObject(value) && Object.values(value).every(isObject);

const UNKNOWN: Standing = { score: null, at: null };

const isScore = (score: unknown): boolean =>
  isObject(score) && typeof score.A === 'number' && typeof score.B === 'number';

/** How a game stands; a device may still hold games kept with a line of text instead. */
function standingIn(summary: unknown): Standing {
  if (!isObject(summary)) return UNKNOWN;
  const { score, at, ended } = summary as Partial<Standing>;
  return {
    score: score && isScore(score) ? score : null,
    at: at && typeof at.game === 'number' && typeof at.board === 'number' ? at : null,
    ...(isEnding(ended) ? { ended } : {}),
  };
}

const isEnding = (ended: Standing['ended']): ended is NonNullable<Standing['ended']> =>
  isObject(ended) && typeof ended.by === 'string' && areNames(ended.laws);

const textOr = (value: unknown, other: string): string => (typeof value === 'string' ? value : other);

/**
 * A row of the device's store as a game; null: it does not even say whose game it was. What the match itself does
 * not need is made good, so that one bad row shuts neither the lists nor its own game. In older rows who moves whom and
 * the notes lie beside the head.
 */
export function gameIn(row: unknown): KeptGame | null {
  if (!isObject(row) || typeof row.id !== 'string' || !isHead(row.head)) return null;
  const head = row.head as KeptGame['head'];
  const hands = handsIn(isObject(row.hands) ? row.hands : row);
  return { id: row.id, head, hands, notes: notesIn(isObject(row.notes) ? row.notes : row, head, hands) };
}

const isOfEvent = (value: unknown): value is OfEvent =>
  isObject(value) &&
  typeof value.event === 'string' &&
  [value.table, value.match, value.since, value.mostScore].every(Number.isSafeInteger) &&
  (value.keeper === 'umpire' || value.keeper === 'players');

type Part = Readonly<Record<string, unknown>>;

/** A hand that nobody is named for is a person's. */
function handsIn({ controllers, seed, seat, follows }: Part): Hands {
  return {
    controllers: isObject(controllers) ? (controllers as Hands['controllers']) : {},
    seed: typeof seed === 'number' ? seed : 1,
    ...(SEATS.includes(seat as Seat) ? { seat: seat as Seat } : {}),
    ...(follows === true ? { follows } : {}),
  };
}

function notesIn(part: Part, head: KeptGame['head'], { controllers }: Hands): Notes {
  const { following, farAway, branchOf, unnamed, ofEvent } = part;
  const changed = textOr(part.changed, '');
  return {
    begun: textOr(part.begun, changed),
    changed,
    over: part.over === true,
    summary: standingIn(part.summary),
    unnamed: areCallings(unnamed) ? unnamed : callingsBefore(head, controllers),
    ...(following === 'strokes' || following === 'scores' ? { following } : {}),
    ...(isOfEvent(ofEvent) ? { ofEvent } : {}),
    ...(isObject(farAway) ? { farAway: farAway as NonNullable<Notes['farAway']> } : {}),
    ...(isObject(branchOf) ? { branchOf: branchOf as NonNullable<Notes['branchOf']> } : {}),
  };
}
