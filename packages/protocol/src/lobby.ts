import { type Static, Type } from 'typebox';
import { TableSummary } from './pairing.js';
import { closed, nullable } from './schemas/basics.js';
import { DisciplineName, Kind, LengthName, Rulebook } from './schemas/match-terms.js';

const Count = Type.Integer({ minimum: 0 });

/** How many look for an opponent to play the same with. */
const Waiting = closed({
  rulebook: Rulebook,
  discipline: DisciplineName,
  length: LengthName,
  kind: Kind,
  waiting: Count,
  wait: nullable(
    Type.Integer({
      minimum: 0,
      description:
        'Milliseconds that those waited who were paired within the hour, at the middle; null: too few were.',
    }),
  ),
});

export const LobbyAnswer = closed({
  quick: Type.Array(Waiting, {
    description: 'What nobody looks for, and nobody was paired for, is left out.',
  }),
  open: closed(
    { count: Count, tables: Type.Array(TableSummary) },
    'Tables that wait for somebody; of them, the newest.',
  ),
  live: closed(
    { count: Count, tables: Type.Array(TableSummary) },
    'Tables at which is played; of them, the most watched.',
  ),
  front: nullable(TableSummary),
});
export type LobbyAnswer = Static<typeof LobbyAnswer>;
export type QuickWaiting = Static<typeof Waiting>;
