import { CalledOff } from '@opencarrom/ai';
import { type Coin, MatchHost, memoryLog, type Thinker } from '@opencarrom/host';
import {
  type Command,
  competitorOf,
  type Head,
  type MatchRecord,
  type MatchState,
  nextMoment,
  openMatch,
  phaseOf,
  type Refusal,
  refusalMessage,
  usualSeats,
} from '@opencarrom/match';
import type { Problem } from '../desk.js';

/** Whoever plays a match: a coin, and who thinks for every hand. */
export interface Cast {
  readonly coin: Coin;
  readonly thinker: Thinker;
  /** The level each side plays at. */
  readonly levels: Readonly<Record<'A' | 'B', number>>;
}

/** Ten times what the longest matches of the stand-in need: beyond it nobody is getting anywhere. */
const MOST_COMMANDS = 200_000;

/** How a match ended: it was played out, it was called off by somebody who had seen enough, or it failed. */
export type Ended =
  | { readonly ok: MatchRecord }
  | { readonly stopped: MatchRecord }
  | { readonly error: Problem };

/** Plays a match to its end. `watch` sees every state on the way. */
export async function playMatch(
  head: Head,
  cast: Cast,
  watch: (state: MatchState) => void,
  mostCommands = MOST_COMMANDS,
): Promise<Ended> {
  const host = hostOf(head, cast);
  let given = 0;
  try {
    return await new Promise<Ended>((resolve, reject) => {
      const record = (): MatchRecord => ({ head, events: host.events, state: host.state });
      host.watch({
        happened: ({ state }) => {
          watch(state);
          given += 1;
          if (phaseOf(state) === 'over') resolve({ ok: record() });
          else if (given >= mostCommands) resolve(endless(state, mostCommands));
        },
        refused: (command, refusal) => resolve(refused(host.state, command, refusal)),
        failed: (problem) =>
          problem instanceof CalledOff ? resolve({ stopped: record() }) : reject(problem),
      });
      host.goOn();
    });
  } finally {
    host.close();
  }
}

/** In its own time: nobody waits, and no clock runs out. */
function hostOf(head: Head, { coin, thinker, levels }: Cast): MatchHost {
  const clock = { now: () => nextMoment(host.state), wake: () => () => {} };
  const host: MatchHost = new MatchHost(
    { head, events: [], state: openMatch(head) },
    { log: memoryLog(), clock },
    {
      controllerOf: (player) => ({ kind: 'computer', level: levels[competitorOf(player)] }),
      thinker,
      coin,
      seats: usualSeats(head.discipline),
      callsTime: false,
      claimTime: null,
      mayGoOn: () => true,
    },
  );
  return host;
}

function refused({ seq }: MatchState, { by, act }: Command, refusal: Refusal): { readonly error: Problem } {
  const message = `after event ${seq} the player's command (${act.type}, by ${by}) was refused: ${refusalMessage(refusal)}`;
  return { error: { code: 'refused', message, path: '' } };
}

function endless({ lines, board }: MatchState, commands: number): { readonly error: Problem } {
  const where = board ? `, in game ${board.game}, board ${board.board}` : '';
  const message = `the match did not finish in ${commands} commands and ${lines.length} boards${where}; it was given up`;
  return { error: { code: 'endless', message, path: '' } };
}
