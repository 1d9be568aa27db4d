import type { MatchSummary } from '@opencarrom/protocol';
import { router } from '../../routes/router.svelte.js';
import { server } from './server.js';

/** Whoever opens the page at a match waits for it while the screen's own words are still on their way. */
const opened = router.route;
let early: Promise<MatchSummary> | null = opened.screen === 'match' ? server.match(opened.props.id) : null;
early?.catch(() => {});

/** How a match stands; the one the page was opened at has been asked for already. */
export function firstLook(id: string): Promise<MatchSummary> {
  const asked = opened.screen === 'match' && opened.props.id === id ? early : null;
  early = null;
  return asked ?? server.match(id);
}
