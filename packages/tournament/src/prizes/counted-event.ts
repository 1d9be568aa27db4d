import { reading } from '@opencarrom/laws';
import type { LoggedEvent } from '../event/evolve.js';
import type { FinishedEvent } from '../finished/finished-event.js';
import { finishedFromDocument } from '../finished/from-document.js';
import { finishedFromLog } from '../finished/from-log.js';
import { within } from '../read/fault.js';
import { type Mapping, mapping, readKept, type SolKept } from '../sol/kept.js';
import { namesIn } from '../sol/players.js';
import { tourneyPrizes } from '../sol/tourney-prizes.js';
import type { PrizeKind } from './prizes.js';
import { type Won, wonAs, wonBy, wonIn } from './won.js';

/** An event as a championship counts it, or why it does not: it goes on still, or it has no prizes. */
export interface CountedEvent {
  readonly event: FinishedEvent;
  readonly counts: { readonly won: Won } | { readonly leftOut: 'open' | 'no-prizes' };
  /** The championship it belongs to by its SoL file, and how many of the worst that one drops. */
  readonly championship: string | null;
  readonly skipWorst: number;
}

/** Events given as documents, those of one SoL file with its head before them; `kind` instead of what they say. */
export function countedDocuments(
  documents: readonly unknown[],
  path: string,
  kind: PrizeKind | null,
): readonly CountedEvent[] {
  let file = fileOf({});
  return documents.map((document, index) =>
    within(reading.at(path, index), () => {
      const kept = readKept(mapping(document, '').sol ?? {});
      if (kept.head) file = fileOf(kept.head);
      return countedDocument(finishedFromDocument(document, file.names), kept, file.head, kind);
    }),
  );
}

/** What the first document of a SoL file says for all of them. */
const fileOf = (head: Mapping) => ({ head, names: namesIn(head) });

function countedDocument(
  event: FinishedEvent,
  kept: SolKept,
  head: Mapping,
  asked: PrizeKind | null,
): CountedEvent {
  const { isClosed, kind, factor, stored, championship, skipWorst } = tourneyPrizes(kept, head);
  const won = (): Won | null => {
    if (asked) return wonBy(event, asked, factor);
    if (stored) return wonAs(event, (entrant) => stored[entrant - 1] ?? 0);
    return kind ? wonBy(event, kind, factor) : null;
  };
  return { event, counts: countsAs(isClosed, won), championship, skipWorst };
}

/** An event from its log: by the prizes it was closed with, or by those of this kind. */
export function countedLog(log: LoggedEvent, asked: PrizeKind | null): CountedEvent {
  const event = finishedFromLog(log);
  const won = () => (asked ? wonBy(event, asked) : wonIn(log));
  return { event, counts: countsAs(log.state.awards !== null, won), championship: null, skipWorst: 0 };
}

function countsAs(isClosed: boolean, prizes: () => Won | null): CountedEvent['counts'] {
  if (!isClosed) return { leftOut: 'open' };
  const won = prizes();
  return won ? { won } : { leftOut: 'no-prizes' };
}
