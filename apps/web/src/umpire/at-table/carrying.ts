import { codesOf, signCarried } from '@opencarrom/protocol';
import { findGame } from '../../store/games.js';
import { resultOf, toSendOf, writtenScores } from './deliveries.js';
import { deviceAt, rightsAt } from './rights.js';

/** A result that goes without a network. */
export interface CarryingResult {
  readonly text: string;
  /** As many codes as it needs. */
  readonly codes: readonly string[];
  readonly fileName: string;
}

/** What the desk can scan of a match; null: it is not signed yet, or there is none. */
export async function carryingOf(id: string): Promise<CarryingResult | null> {
  const score = writtenScores().find((each) => each.id === id);
  const of = score?.of ?? (await findGame(id))?.notes.ofEvent;
  const result = score ? toSendOf(score).result : of ? await resultOf(id, of) : null;
  const rights = of && rightsAt(of.event, of.table);
  if (!of || !result || !rights) return null;
  const { event, table, match, rubber, entrants } = of;
  const phone = rights.let?.phone;
  const { report, sequence, hash } = result;
  const matter = {
    event,
    table,
    match,
    ...(rubber === undefined ? {} : { rubber }),
    ...(entrants ? { entrants } : {}),
    report: { ...report, sent: { from: deviceAt(event), sequence, hash } },
    ...(phone ? { phone } : {}),
  };
  const text = signCarried(matter, rights.let?.token ?? rights.key);
  return { text, codes: codesOf(text), fileName: `table ${table} match ${match}.carrom-result` };
}
