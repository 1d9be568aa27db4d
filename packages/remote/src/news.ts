import type { News } from '@opencarrom/host';
import { commandOf, type Event, evolve, type MatchState, PlayedStroke } from '@opencarrom/match';
import type { TakenIn } from './ledger.js';

/** So many commands are told one by one; of more, whoever comes back is told at once how it stands. */
const TOLD_EACH = 3;

/** What came in, told as one command after another. */
export function newsOf(
  { start, fresh, lost }: TakenIn,
  log: readonly Event[],
  shown: MatchState,
): readonly News[] {
  const commands = commandsIn(fresh);
  const parts = commands.length > TOLD_EACH ? [fresh] : commands;
  const told: News[] = [];
  let before = start;
  for (const events of parts) {
    let state = before;
    for (const event of events) state = evolve(state, event, log.slice(0, event.seq - 1));
    told.push({ before, events, state, from: 'log', lost: [], played: null });
    before = state;
  }
  // What was shown until now is what gave way.
  return told.map((news, index) =>
    index === 0 && lost.length > 0 ? { ...news, before: shown, lost } : news,
  );
}

/** The stroke among the news as it goes over the board here; null where there is none, or something gave way to it. */
export function strokeIn({
  before,
  events,
  lost,
}: News): { readonly played: PlayedStroke; readonly agrees: boolean } | null {
  if (lost.length > 0 || commandsIn(events).length !== 1) return null;
  for (const event of events) {
    if (event.type !== 'done' || event.act.type !== 'strike') continue;
    const played = PlayedStroke.on(before, event.act.stroke);
    return played && { played, agrees: played.outcome.hash === event.run?.hash };
  }
  return null;
}

/** Did the stroke that gave way come back as the same stroke with another outcome? */
export function isStruckOtherwise({ events: [told], lost: [own] }: News): boolean {
  if (told?.type !== 'done' || own?.type !== 'done') return false;
  if (told.act.type !== 'strike' || own.act.type !== 'strike' || told.by !== own.by) return false;
  return JSON.stringify(told.act) === JSON.stringify(own.act) && told.run?.hash !== own.run?.hash;
}

function commandsIn(events: readonly Event[]): readonly (readonly Event[])[] {
  const commands: Event[][] = [];
  for (const event of events) {
    const last = commands.at(-1);
    if (!last || commandOf(event)) commands.push([event]);
    else last.push(event);
  }
  return commands;
}
