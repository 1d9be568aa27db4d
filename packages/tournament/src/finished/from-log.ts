import { type Entry, entryName } from '../event/entry.js';
import type { LoggedEvent } from '../event/evolve.js';
import { finalOrder } from '../event/final-order.js';
import type { HowEnded } from '../event/result.js';
import { type DrawnMatch, participantOf } from '../event/state.js';
import type { FinishedEvent, Finisher, PlayedMatch } from './finished-event.js';

/** What was settled at the board; what was walked over, awarded or abandoned says nothing of how well anybody plays. */
const AT_THE_BOARD: readonly HowEnded[] = ['played', 'time', 'conceded'];

/** An event from its log: as it was closed, or as it stands. */
export function finishedFromLog({ state, happenings: [opening] }: LoggedEvent): FinishedEvent {
  const { head, discipline, awards, stages } = state;
  const order = awards?.map(({ entrant }) => entrant) ?? finalOrder(state);
  const played = stages.filter(({ format }) => format.system !== 'finals');
  return {
    id: null,
    name: head?.name ?? null,
    // Who names no day plays it on the day it is opened.
    date: dayOf(head?.date ?? opening?.at),
    discipline,
    order: order.flatMap((entrant) => {
      const participant = participantOf(state, entrant);
      return participant ? [finisher(entrant, participant.entry)] : [];
    }),
    matches: played.flatMap(({ matches }) => matches.flatMap(playedMatch)),
  };
}

const dayOf = (moment: string | undefined): string | null => moment?.slice(0, '2026-01-31'.length) ?? null;

const finisher = (entrant: number, entry: Entry): Finisher => ({
  entrant,
  ...(entry.team === undefined
    ? {
        players: entry.players.map(({ id, name }) => id ?? name),
        names: entry.players.map(({ name }) => name),
      }
    : { players: [entry.team], names: [entryName(entry)] }),
  rate: entry.rate ?? null,
});

function playedMatch({ round, a, b, result }: DrawnMatch): readonly PlayedMatch[] {
  if (b === null || !result || result.winner === 'none' || !AT_THE_BOARD.includes(result.how)) return [];
  return [{ round, a, b, scores: result.scores, winner: result.winner }];
}
