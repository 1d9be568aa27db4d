import type { LeagueFormat } from '../event/format.js';
import { allPlayAllSystem } from './all-play-all-system.js';
import { LEAST_ENTRANTS, type StageSystem } from './system.js';

/** All play all, once or twice. */
export const league: StageSystem<LeagueFormat> = allPlayAllSystem(
  () => null,
  ({ entrants }) => [{ number: null, entrants }],
  () => LEAST_ENTRANTS,
);
