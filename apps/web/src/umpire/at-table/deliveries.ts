import type { Report } from '@opencarrom/tournament';
import { keptLog, listGames, loadGame, type OfEvent } from '../../store/games.js';
import { newId } from '../../store/id.js';
import { recalled, remember, remembered } from '../../store/table-memory.js';
import type { Delivery, ToSend } from './outbox.js';
import { hashOf, reportOfRecord } from './report.js';
import { isSigned } from './signed.js';

/** The score of a match that was not followed, written down as a whole. */
export interface WrittenScore {
  readonly id: string;
  readonly of: OfEvent;
  readonly sides: readonly [string, string];
  readonly report: Report;
  /** How often it was written: a later one replaces it. */
  readonly sequence: number;
  readonly at: string;
}

const scoreKey = (id: string): string => `score.${id}`;

export const writtenScores = (): readonly WrittenScore[] =>
  remembered('score').flatMap((key) => recalled<WrittenScore>(key) ?? []);

export function writeScore(score: Omit<WrittenScore, 'id'> & { readonly id?: string }): WrittenScore {
  const written = { ...score, id: score.id ?? newId() };
  remember(scoreKey(written.id), written);
  return written;
}

/** All matches of events on this device. */
export async function deliveries(): Promise<readonly Delivery[]> {
  const games = (await listGames()).flatMap(({ id, notes }) =>
    notes.ofEvent ? [{ id, of: notes.ofEvent, changed: notes.changed, read: () => readGame(id) }] : [],
  );
  const scores = writtenScores().map((score) => ({
    id: score.id,
    of: score.of,
    changed: score.at,
    read: async () => toSendOf(score),
  }));
  return [...games, ...scores];
}

export const toSendOf = ({ report, sequence }: WrittenScore): ToSend => ({
  log: null,
  result: { report, sequence, hash: hashOf(report) },
});

async function readGame(id: string): Promise<ToSend | null> {
  const kept = await keptLog(id);
  const { ofEvent: of, following = 'strokes' } = kept?.game.notes ?? {};
  if (!kept || !of) return null;
  const log = { head: kept.game.head, following, events: kept.events };
  // Only a match that may be over is played again to its end.
  if (!kept.game.notes.over) return { log, result: null };
  return { log, result: await resultOf(id, of) };
}

/** What a match on this device hands in; null: it is not over, or not signed. */
export async function resultOf(id: string, of: OfEvent): Promise<ToSend['result']> {
  const loaded = await loadGame(id);
  if (!loaded || 'problem' in loaded) return null;
  const { record } = loaded;
  if (!isSigned(record.state, of.keeper)) return null;
  const report = reportOfRecord(record, of);
  return report && { report, sequence: of.since + record.state.seq, hash: hashOf(report) };
}
