import {
  type Command,
  commandOf,
  goesBack,
  type Head,
  type LogStep,
  type MatchRecord,
  type MatchState,
  type Step,
  stepsOf,
} from '@opencarrom/match';
import { Faulty, faultOf, type LinkFault } from './fault.js';
import { type Here, hereOf } from './here.js';
import { playOut } from './play-out.js';
import type { PieceKind, Script, SharedPiece } from './script.js';
import { unnamedCommand, unnamedHead } from './unnamed.js';

export type Made = SharedPiece | LinkFault;

export const isFault = (made: object): made is LinkFault => 'fault' in made;

type Logged = Pick<MatchRecord, 'head' | 'events'>;

interface Wish {
  /** Names are told only where the sharer wants them. */
  readonly named?: boolean;
}

/** The whole match, with all that was corrected in it. */
export function shareMatch(record: Logged, wish: Wish = {}): Made {
  const commands = record.events.map(commandOf).filter((command) => command !== null);
  return made('match', record.head, null, commands, wish);
}

/** The board that was in play after this event, as it stands: what was taken back or corrected is not in it. */
export function shareBoard(record: Logged, seq: number, wish: Wish = {}): Made {
  const standing = stepsOf(record).filter(({ stands }) => stands);
  const setAt = (standing.find(({ event }) => event.seq >= seq) ?? standing.at(-1))?.before.board?.setAt;
  const set = standing.findIndex(({ event }) => event.seq === setAt);
  const begun = standing[set];
  if (!begun) return noSuch('board');
  const steps = standing.slice(set + 1).filter(({ before }) => before.board?.setAt === setAt);
  return pieceOf('board', record.head, begun.after, steps, wish);
}

/** The stroke made by this event, and what was done about it before the next one. */
export function shareStroke(record: Logged, seq: number, wish: Wish = {}): Made {
  const standing = stepsOf(record).filter(({ stands }) => stands);
  const at = standing.findIndex(({ event }) => event.seq === seq);
  const stroke = standing[at];
  if (!stroke || stroke.stroke === null) return noSuch('stroke');
  const setAt = stroke.before.board?.setAt;
  const rest = standing.slice(at + 1);
  const next = rest.findIndex((step) => isOpening(step) || step.before.board?.setAt !== setAt);
  const steps = [stroke, ...rest.slice(0, next < 0 ? rest.length : next)];
  return pieceOf('stroke', record.head, stroke.before, steps, wish);
}

const noSuch = (what: string): LinkFault => ({ fault: 'cannot-be', detail: `there is no such ${what}` });

const isOpening = ({ event }: Step): boolean =>
  event.type === 'done' && ['strike', 'observe', 'pass', 'concede', 'abandon'].includes(event.act.type);

function pieceOf(
  kind: PieceKind,
  head: Head,
  start: MatchState,
  steps: readonly LogStep[],
  wish: Wish,
): Made {
  const here = hereOf(start, kind === 'stroke');
  if (!here) return noSuch(kind);
  const since = steps[0]?.event.at ?? 0;
  const base = kind === 'stroke' ? since : start.at;
  let latest = 0;
  const commands = steps.flatMap(({ event, before }) => {
    if (event.type !== 'done' || event.auto || goesBack(event.act)) return [];
    // Done again after a correction it kept its time, though the stroke before it may take longer now.
    const still = event.again ? (before.board?.stillAt ?? 0) : 0;
    latest = Math.max(latest, event.at - base, still - base);
    return [{ by: event.by, at: latest, act: event.act }];
  });
  return made(kind, head, here, commands, wish, steps);
}

function made(
  kind: PieceKind,
  head: Head,
  here: Here | null,
  commands: readonly Command[],
  { named = false }: Wish,
  wanted: readonly LogStep[] = [],
): Made {
  const script: Script = {
    kind,
    named,
    here,
    head: named ? head : unnamedHead(head),
    commands: named ? commands : commands.map(unnamedCommand),
  };
  try {
    const piece = playedOut(script);
    const strange = firstStrange(piece.steps, wanted);
    return strange ? { fault: 'cannot-be', detail: strange } : piece;
  } catch (problem) {
    if (problem instanceof Faulty) return faultOf(problem);
    throw problem;
  }
}

/** Alone it must come to what it came to in its match: the same men moved, the same rulings. */
function firstStrange(steps: readonly LogStep[], wanted: readonly LogStep[]): string | null {
  const rulings = (of: readonly LogStep[]) =>
    of.flatMap(({ event }) => {
      if (event.type === 'ruling')
        return [JSON.stringify([event.ruling.turn, event.ruling.next, event.ruling.result])];
      return event.type === 'done' && event.run ? [event.run.hash] : [];
    });
  if (wanted.length === 0) return null;
  const [came, should] = [rulings(steps), rulings(wanted)];
  return came.join() === should.join() ? null : 'alone it does not come to what it came to in its match';
}

function playedOut(script: Script): SharedPiece {
  const playing = playOut(script);
  for (;;) {
    const { done, value } = playing.next();
    if (done) return value;
  }
}
