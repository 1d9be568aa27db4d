import { type Callings, callingsBefore } from './callings.js';
import type { KeptGame, Standing } from './shelf.js';

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
  const { score, at } = summary as Partial<Standing>;
  return {
    score: score && isScore(score) ? score : null,
    at: at && typeof at.game === 'number' && typeof at.board === 'number' ? at : null,
  };
}

const textOr = (value: unknown, other: string): string => (typeof value === 'string' ? value : other);

/**
 * A row of the device's store as a game; null: it does not even say whose game it was. What the match itself does
 * not need is made good, so that one bad row shuts neither the lists nor its own game.
 */
export function gameIn(row: unknown): KeptGame | null {
  if (!isObject(row) || typeof row.id !== 'string' || !isHead(row.head)) return null;
  const kept = row as Partial<KeptGame> & Pick<KeptGame, 'id' | 'head'>;
  const changed = textOr(kept.changed, '');
  // A hand that nobody is named for is a person's.
  const controllers = isObject(kept.controllers) ? kept.controllers : {};
  return {
    ...kept,
    id: kept.id,
    head: kept.head,
    controllers,
    unnamed: areCallings(kept.unnamed) ? kept.unnamed : callingsBefore(kept.head, controllers),
    seed: typeof kept.seed === 'number' ? kept.seed : 1,
    begun: textOr(kept.begun, changed),
    changed,
    over: kept.over === true,
    summary: standingIn(kept.summary),
  };
}
