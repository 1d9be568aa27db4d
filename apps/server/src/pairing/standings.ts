import { type Event, evolve, type Head, type MatchState, openMatch, replay } from '@opencarrom/match';
import { eventsIn } from '../store/kept-match.js';
import type { MatchLog } from '../store/match-log.js';

/** So many matches are kept as they stood when somebody asked; those that were not asked for longest go. */
const KEPT = 200;

/** How matches stand. Of one asked for before only what happened since is read. */
export class MatchStandings {
  private readonly kept = new Map<string, MatchState>();

  constructor(private readonly store: { readonly log: Pick<MatchLog, 'read'> }) {}

  async of(match: string, head: Head): Promise<MatchState> {
    const known = this.kept.get(match) ?? openMatch(head);
    // Nothing happens any more in a match that is over.
    const newer = known.outcome ? [] : await this.eventsAfter(match, known.seq);
    const goesBack = newer.some(({ type }) => type === 'rewound');
    const state = goesBack
      ? replay(head, await this.eventsAfter(match, 0))
      : newer.reduce((before, event) => evolve(before, event), known);
    this.keep(match, state);
    return state;
  }

  private async eventsAfter(match: string, seq: number): Promise<readonly Event[]> {
    return eventsIn((await this.store.log.read(match, seq)) ?? []).filter((event) => event.seq > seq);
  }

  private keep(match: string, state: MatchState): void {
    this.kept.delete(match);
    this.kept.set(match, state);
    const [oldest] = this.kept.keys();
    if (this.kept.size > KEPT && oldest !== undefined) this.kept.delete(oldest);
  }
}
