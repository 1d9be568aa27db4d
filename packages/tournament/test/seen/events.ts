import { formatFrom, generateEvent, type LoggedEvent, templates } from '../../src/index.js';

/** An event of each template, played to its end by chance. */
export const playedByTemplate: readonly { readonly id: string; readonly log: LoggedEvent }[] = templates.map(
  ({ id, discipline }, index) => ({
    id,
    log: playedFrom(id, discipline === 'teams' ? 6 : 16, 40 + index),
  }),
);

export function playedFrom(id: string, players: number, seed: number, given = {}): LoggedEvent {
  const format = formatFrom(id, given);
  if ('error' in format) throw new Error(format.error.message);
  return generateEvent({ seed, players, format: format.ok, unrest: 10 });
}
