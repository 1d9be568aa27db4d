import { bookFor } from '../head.js';
import { type Command, type GoingOn, LATER_CHOICES, type LaterChoice } from '../log/command.js';
import type { DoneEvent, Event } from '../log/event.js';
import { PLAYERS, type Player } from '../players.js';
import { actsAfter, isOutOfTurn } from './acts-since.js';
import { type Bearing, type BearingChange, bearingOf, changeOf } from './bearing.js';
import type { Proceedings } from './proceedings.js';
import { type Refusal, Refused, refuse, type UnfitAct } from './refusal.js';

export type CarryOut = (proceedings: Proceedings, command: Command, again: boolean) => Refusal | null;

/**
 * Does again what came after an act. Whatever is another's than it was, or meets something else, waits for a decision:
 * nothing is handed to anybody else without a word. Until it is decided it is taken as the first that can become of it,
 * so that all that no longer fits is known at once.
 */
export function doLaterActs(
  proceedings: Proceedings,
  events: readonly Event[],
  of: number,
  { decisions = [], later }: GoingOn,
  carryOut: CarryOut,
): void {
  const unfit: UnfitAct[] = [];
  for (const event of actsAfter(events, of)) {
    const redoing = new Redoing(proceedings, events, event, carryOut);
    const decided = decisions.find((decision) => decision.of === event.seq);
    const found = redoing.go(decided?.choice ?? null, later === 'drop');
    if (!found) continue;
    if (found.chosen === null && later === 'drop') break;
    unfit.push(found);
  }
  proceedings.unfit = unfit;
  if (unfit.some(({ chosen }) => chosen === null))
    throw new Refused(refuse({ why: 'later-unfit', acts: unfit }, lawsIn(unfit)));
  const idle = decisions.find(
    ({ of: seq }, index) =>
      !unfit.some((act) => act.seq === seq) || decisions.findIndex((each) => each.of === seq) < index,
  );
  if (idle) throw new Refused(refuse({ why: 'nothing-to-decide', seq: idle.of }));
}

const lawsIn = (unfit: readonly UnfitAct[]): readonly string[] => [
  ...new Set(unfit.flatMap(({ laws, refusal }) => [...laws, ...(refusal?.laws ?? [])])),
];

/** One later act done again. */
class Redoing {
  private readonly was: Bearing;
  private readonly now: Bearing;

  constructor(
    private readonly proceedings: Proceedings,
    private readonly events: readonly Event[],
    private readonly event: DoneEvent,
    private readonly carryOut: CarryOut,
  ) {
    proceedings.at = event.at;
    this.was = bearingOf(proceedings.stateAfter(event.seq - 1), event.act);
    this.now = bearingOf(proceedings.state, event.act);
  }

  /** Null where it fits, and is done. Else as it was chosen, or as it can be; undecided, it may be left alone. */
  go(choice: LaterChoice | null, onlyDecided: boolean): UnfitAct | null {
    const change = changeOf(this.event.act, this.was, this.now);
    const refusal = change ? null : this.attempt(() => this.asItIs());
    if (!change && !refusal) return null;
    if (change === 'player' && isOutOfTurn(this.events, this.event) && !this.attempt(() => this.keep()))
      return null;
    const options = LATER_CHOICES.filter((each) => this.isOption(each, change));
    const chosen = choice && options.includes(choice) ? choice : null;
    const done = chosen ?? options[0];
    if (done && !(onlyDecided && chosen === null)) this.attempt(() => this.perform(done));
    const { seq, by, act } = this.event;
    return {
      seq,
      by,
      type: act.type,
      why: change ?? 'refused',
      was: this.was.whose,
      now: this.now.whose,
      refusal: refusal ?? null,
      options,
      chosen,
      laws: this.isStroke && (change === 'play' || options.includes('keep')) ? this.lawsAgainst(change) : [],
    };
  }

  private get isStroke(): boolean {
    return ['strike', 'observe'].includes(this.event.act.type);
  }

  /** By which a stroke comes too soon, or is one of another's turn. */
  private lawsAgainst(change: BearingChange | null): readonly string[] {
    const { conduct } = bookFor(this.proceedings.state.head).rules;
    return conduct[change === 'play' ? 'wait-for-play' : 'out-of-turn'];
  }

  /** Could it come to this? Tried, and forgotten again. */
  private isOption(choice: LaterChoice, change: BearingChange | null): boolean {
    if (choice === 'leave-out') return true;
    if (change === null || change === 'board' || !isThinkable(this.event, choice, change)) return false;
    const forget = this.proceedings.remember();
    const refusal = this.perform(choice);
    forget();
    return refusal === null;
  }

  private perform(choice: LaterChoice): Refusal | null {
    if (choice === 'leave-out') return null;
    return choice === 'keep' ? this.keep() : this.give();
  }

  /** As done by whom it was done: a stroke out of turn, then. */
  private keep(): Refusal | null {
    const player = playerIn(this.was.whose);
    if (this.isStroke && player && this.now.whose !== null && this.now.whose !== player)
      this.proceedings.happen({ type: 'out-of-turn', player, laws: this.lawsAgainst('player') });
    return this.asItIs();
  }

  /** As done by whoever's it is now. */
  private give(): Refusal | null {
    const { by, act, at } = this.event;
    const other = by === 'umpire' ? by : playerIn(this.now.whose);
    return this.carryOut(this.proceedings, { by: other ?? by, act, at }, true);
  }

  private asItIs(): Refusal | null {
    const { by, act, at } = this.event;
    return this.carryOut(this.proceedings, { by, act, at }, true);
  }

  /** Of what is refused nothing stays. */
  private attempt(deed: () => Refusal | null): Refusal | null {
    const forget = this.proceedings.remember();
    const refusal = deed();
    if (refusal) forget();
    return refusal;
  }
}

const playerIn = (whose: Bearing['whose']): Player | null =>
  PLAYERS.find((player) => player === whose) ?? null;

/** What can be kept or given at all: a stroke lies where it was struck from, a choice is its chooser's. */
function isThinkable({ act, by }: DoneEvent, choice: LaterChoice, change: BearingChange): boolean {
  switch (act.type) {
    case 'strike':
      return choice === 'keep';
    case 'observe':
      return choice === 'keep' || change === 'player';
    case 'call':
    case 'deem':
      return choice === 'keep';
    case 'place':
    case 'forgo':
    case 'no-room':
      return choice === (change === 'dues' ? 'keep' : 'give');
    case 'pass':
    case 'fine':
    case 'claim':
    case 'demand':
    case 'choose':
    case 'sit':
      return choice === 'give' && by === 'umpire';
    default:
      return false;
  }
}
