import type { ArenaTerms } from '@opencarrom/protocol';
import type { EventAct } from '@opencarrom/tournament';
import { newId } from '../../store/id.js';
import { organising } from '../organising.js';
import { deskServer } from '../server.js';
import { beSomebody } from '../somebody.js';
import type { EventPlan } from './plan.svelte.js';

/**
 * Opens the event on the server, with its tables, its first session and whoever is brought, or the terms of play on the
 * screen. `isWhole`: all of it is done.
 */
export async function openEvent(
  plan: EventPlan,
  guestName: string,
): Promise<{ readonly id: string; readonly isWhole: boolean }> {
  await beSomebody(guestName);
  const place = plan.play === 'hall' ? plan.place.trim() : '';
  const { id } = await deskServer.open({
    id: newId(),
    play: plan.play,
    listed: plan.isListed,
    open: {
      name: plan.name.trim(),
      format: plan.format,
      drafts: true,
      ...(plan.template === null ? {} : { template: plan.template }),
      ...(plan.date ? { date: plan.date } : {}),
      ...(place ? { place } : {}),
    },
  });
  try {
    if (plan.play === 'online') {
      await organising.setTerms(id, usualTerms(plan));
      // Who plays on the screen is known by their account, and enters by themselves.
      await organising.change(id, { entries: 'at-once' });
    }
    for (const act of firstActs(plan)) await deskServer.act(id, { id: newId(), act });
    return { id, isWhole: true };
  } catch {
    // The event is there: whoever tried again would open another.
    return { id, isWhole: false };
  }
}

/** Where a match counts by its score, one board is a match. */
const usualTerms = ({ format }: EventPlan): ArenaTerms => ({
  length: format.stages[0]?.match.counted === 'score' ? 'board' : 'match',
  ...{ kind: 'casual', wait: 10, goesOn: false },
});

const firstActs = ({ tableCount, sessions, entries }: EventPlan): readonly EventAct[] => [
  ...(tableCount === null ? [] : [{ type: 'tables' as const, tables: tableCount, outOfUse: [] }]),
  ...(sessions.length === 0 ? [] : [{ type: 'sessions' as const, sessions }]),
  ...(entries.length === 0 ? [] : [{ type: 'enter' as const, entries }]),
];
