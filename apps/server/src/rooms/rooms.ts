import type { Act, Player } from '@opencarrom/match';
import type { AimNow } from '@opencarrom/protocol';
import type { TableBoard } from './table-board.js';

/** In milliseconds: so much of a way to and fro is taken off a stroke's time, whatever was measured. */
export const MOST_LAG = 500;

/** What somebody in a seat wants to do. Who they are was found out before. */
export interface SeatCommand {
  readonly match: string;
  readonly player: Player;
  /** Of its giver's making: the same again gets the same answer. */
  readonly id: string;
  /** The last event its giver had seen. */
  readonly after: number;
  readonly act: Act;
  /** How long a message takes to them and back, as the server measured it, in milliseconds. */
  readonly lag: number;
  /**
   * Does its giver still wait for the answer here? Whoever has gone sends it again elsewhere, and what is said there must
   * not be overtaken by what is still tried here.
   */
  readonly isAwaited?: () => boolean;
}

/** How somebody in a seat aims. */
export interface SeatAim {
  readonly match: string;
  readonly player: Player;
  /** The last event its giver had seen. */
  readonly after: number;
  /** Left out: they aim no more. */
  readonly aim?: AimNow;
}

export type CommandAnswer =
  /** It is on the disk, and its last event has this number. */
  { readonly ok: number } | { readonly no: SaidNo };

export interface SaidNo {
  readonly code: string;
  readonly message: string;
  readonly laws?: readonly string[];
}

/** How a match stands, for those who come to it. */
export interface Standing {
  /** Milliseconds of the match, where its clock runs; null: it has not begun, or is over. */
  readonly now: number | null;
  /** Does it stand still, as while those are waited for who have to come back? */
  readonly stands: boolean;
  /** Who is missed on their own turn. */
  readonly missed: readonly MissedPlayer[];
}

export interface MissedPlayer {
  readonly player: Player;
  /** For so many milliseconds already. */
  readonly for: number;
  /** In so many it costs the match. */
  readonly left: number;
}

/** Nobody who leads the match could be reached: whoever asked may come again, here or elsewhere. */
export class Unreachable extends Error {}

/** The matches this process leads, and the way to those that others lead. */
export interface Rooms {
  /**
   * Does what a seat may do; resolves once it is on the disk or refused. Rejects with `Unreachable` where nobody knows
   * what came of it: then nothing may be answered.
   */
  readonly do: (command: SeatCommand) => Promise<CommandAnswer>;
  /** Whoever leads the match lets the others see it, if it is from the player on turn. Nothing is kept or answered. */
  readonly aim: (aim: SeatAim) => void;
  /** Sees to it that somebody leads the match; null: there is no such match. Rejects with `Unreachable`. */
  readonly visit: (match: string) => Promise<Standing | null>;
  /** How its board stands, for who looks at it from afar; null: there is no such match. Rejects with `Unreachable`. */
  readonly board: (match: string) => Promise<TableBoard | 'open' | 'over' | null>;
  /** A seat was taken, or a match was made that is full already: it may begin. */
  readonly seated: (match: string) => Promise<void>;
  /** Those this process leads. */
  readonly led: () => readonly string[];
  /** How many this process leads. */
  readonly count: () => number;
  /** Puts all leads down, everything written, within so many milliseconds. */
  readonly drain: (withinMs: number) => Promise<void>;
}
