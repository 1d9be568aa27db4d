import {
  type Event,
  type Head,
  type MatchWords,
  type Naming,
  type RefusalCode,
  refusalText,
} from '@opencarrom/match';
import type { Declined } from '@opencarrom/remote';
import type { BoardWords } from './board-words.js';

interface Telling {
  readonly head: Head;
  readonly events: readonly Event[];
  readonly naming: Naming;
  readonly spoken: MatchWords;
  readonly w: BoardWords;
}

/** What the server has taken back, and why: by the laws' own words where the match refused it. */
export function declinedSaid(
  { act, after, code, laws, refusal }: Declined,
  { head, events, naming, spoken, w }: Telling,
): { readonly text: string; readonly laws: readonly string[] } {
  const isStale = code === 'stale';
  const isLate = isStale && wasTimeCalled(events, after);
  // The numbers of events are for whoever writes programs.
  const byLaws =
    refusal && !isStale
      ? refusalText(head, refusal, spoken, naming)
      : (spoken.refusals.codes[code as RefusalCode] as string | undefined);
  const why = isLate ? w.tooLate : (byLaws ?? w.declined[code] ?? w.otherwise);
  const what = act.type === 'strike' ? w.strokeBack : w.takenBack;
  return { text: `${what} ${why}`, laws };
}

/** Was time called before it came to the server? */
const wasTimeCalled = (events: readonly Event[], after: number): boolean =>
  events.some((event) => event.seq > after && event.type === 'done' && event.act.type === 'time');
