import type { Lot } from '../draws/lot.js';
import type { EventAct } from '../event/act.js';
import { termsOf } from '../event/decide/results.js';
import type { Person } from '../event/entry.js';
import { SIDES } from '../event/result.js';
import {
  type DrawnMatch,
  type EventState,
  openMatches,
  participantOf,
  type StageState,
} from '../event/state.js';
import type { LineUp } from '../ties/line-up.js';
import { playerKey } from '../ties/line-ups.js';
import { PLAYERS_OF, type TieFormat } from '../ties/tie-format.js';
import { fielded } from '../ties/tie-state.js';
import { randomReport } from './report.js';

/** As many women as every book lets a team field. */
const WOMEN = 2;

/** The next thing in a tie: a line-up that is missing, or the next rubber. */
export function nextInTie(
  state: EventState,
  stage: StageState,
  match: DrawnMatch,
  lot: Lot,
): EventAct | null {
  const { number, tie } = match;
  const format = stage.format.match.tie;
  if (!tie || !format) return null;
  const side = SIDES.find((each) => tie.lineUps[each] === null);
  if (side) {
    const squad = participantOf(state, match[side] ?? 0)?.entry.players ?? [];
    return { type: 'line-up', match: number, side, lineUp: randomLineUp(squad, format, lot) };
  }
  const index = tie.rubbers.findIndex(({ result }) => result === null);
  if (index < 0) return null;
  return {
    type: 'rubber',
    match: number,
    rubber: index + 1,
    report: randomReport(termsOf(stage, match), lot),
  };
}

/** Everybody once, at random; no more women than may be fielded. */
function randomLineUp(squad: readonly Person[], { rubbers }: TieFormat, lot: Lot): LineUp {
  const women = lot.shuffled(squad.filter(({ woman }) => woman)).slice(0, WOMEN);
  const fielded = lot.shuffled([...squad.filter(({ woman }) => !woman), ...women]).map(playerKey);
  return rubbers.map((rubber) => fielded.splice(0, PLAYERS_OF[rubber]));
}

/** Somebody of a team put in for another in a tie that is being played, or a rubber of it begun. */
export function tieUnrest(state: EventState, lot: Lot): EventAct | null {
  const ties = state.stages.flatMap(openMatches).filter(({ tie }) => tie);
  const match = ties[lot.below(ties.length)];
  if (!match?.tie) return null;
  const { number, tie } = match;
  const rubber = 1 + lot.below(tie.rubbers.length);
  if (lot.below(2) === 0) return { type: 'begin-rubber', match: number, rubber };
  const side = lot.below(2) === 0 ? 'a' : 'b';
  const squad = participantOf(state, match[side] ?? 0)?.entry.players ?? [];
  const [out] = lot.shuffled(fielded(tie, side)[rubber - 1] ?? []);
  const [person] = lot.shuffled(squad);
  return out === undefined || !person
    ? null
    : { type: 'substitute', match: number, side, rubber, out, in: playerKey(person) };
}
