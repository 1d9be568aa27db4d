import type { MatchRecord } from '@opencarrom/match';
import { reportOfMatch } from '@opencarrom/protocol/report-of-match';
import { sha256 } from '@opencarrom/protocol/sha256';
import type { Report } from '@opencarrom/tournament';
import type { OfEvent } from '../../store/games.js';
import { isTimeUp } from './time-up.js';

/** What a match at a table hands in; null: it cannot be handed in so. A on the phone is side a of the draw. */
export function reportOfRecord(record: MatchRecord, { counted, mostScore }: OfEvent): Report | null {
  const { rulebook, stage } = record.head;
  const made = reportOfMatch(record, {
    rules: { rulebook, counted, mostScore },
    stage,
    timeUp: isTimeUp(record.state.outcome?.reason ?? null),
  });
  return 'report' in made ? made.report : null;
}

/** By what it says alone: the same result has the same hash, whoever sends it and how often. */
export function hashOf(report: Report): string {
  const bytes = sha256(new TextEncoder().encode(JSON.stringify(report))).slice(0, 16);
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
