import type { EventAct } from '@opencarrom/tournament';
import { newId } from '../../store/id.js';
import { deskServer } from '../server.js';
import { beSomebody } from '../somebody.js';
import type { EventPlan } from './plan.svelte.js';

/** Opens the event on the server, with its tables and its first session. `isWhole`: the latter two are done as well. */
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
      template: plan.template,
      drafts: true,
      ...(plan.date ? { date: plan.date } : {}),
      ...(place ? { place } : {}),
    },
  });
  try {
    for (const act of hallActs(plan)) await deskServer.act(id, { id: newId(), act });
    return { id, isWhole: true };
  } catch {
    // The event is there: whoever tried again would open another.
    return { id, isWhole: false };
  }
}

const hallActs = ({ tableCount, sessions }: EventPlan): readonly EventAct[] => [
  ...(tableCount === null ? [] : [{ type: 'tables' as const, tables: tableCount, outOfUse: [] }]),
  ...(sessions.length === 0 ? [] : [{ type: 'sessions' as const, sessions }]),
];
