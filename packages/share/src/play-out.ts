import {
  type Command,
  type Decision,
  decide,
  decideFrom,
  type Event,
  evolve,
  goesBack,
  type LogStep,
  type MatchState,
  Replay,
  refusalMessage,
  type Step,
  stepsOf,
} from '@opencarrom/match';
import { chainOf } from './chain.js';
import { Faulty } from './fault.js';
import { beginHere, stateHere } from './here.js';
import type { Script, SharedPiece } from './script.js';

/** More strokes than anybody looks at, those done again after a correction among them; and more events. */
const MOST_STROKES = 3000;
const MOST_EVENTS = 20_000;

/** How far it has been played: so many commands of so many. */
export interface LinkProgress {
  readonly done: number;
  readonly of: number;
}

/**
 * Plays what a link says, command by command, so that whoever waits for it can do something else meanwhile. Throws a
 * `Faulty` where it cannot be.
 */
export function* playOut(script: Script): Generator<LinkProgress, SharedPiece> {
  const table = script.here ? new FromHere(script) : new WholeMatch(script);
  const of = script.commands.length;
  let strokes = 0;
  for (const [done, command] of script.commands.entries()) {
    yield { done, of };
    const came = accepted(() => table.decide(command));
    strokes += came.filter((event) => event.type === 'done' && event.act.type === 'strike').length;
    if (strokes > MOST_STROKES || table.count > MOST_EVENTS)
      throw new Faulty('too-long', 'nobody plays so long');
  }
  const { start, steps, state } = table;
  const events = steps.map(({ event }) => event);
  return { ...script, start, steps, state, events, hash: chainOf(script, events) };
}

function accepted(decision: () => Decision): readonly Event[] {
  const came = sane(decision);
  if ('refusal' in came) throw new Faulty('cannot-be', refusalMessage(came.refusal));
  return came.events;
}

/** What a match has no place for is thrown deep within it: a link that leads there says what cannot be. */
function sane<T>(deed: () => T): T {
  try {
    return deed();
  } catch (problem) {
    if (problem instanceof Faulty) throw problem;
    throw new Faulty('cannot-be', problem instanceof Error ? problem.message : String(problem));
  }
}

/** A match from its beginning: it may go back along its log. */
class WholeMatch {
  private readonly replay: Replay;

  constructor({ head }: Script) {
    this.replay = sane(() => new Replay(head));
  }

  decide(command: Command): Decision {
    const decision = decideFrom(this.replay, this.replay.state, command);
    if ('events' in decision) for (const event of decision.events) this.replay.add(event);
    return decision;
  }

  get count(): number {
    return this.replay.events.length;
  }

  get start(): MatchState {
    return this.replay.states[0] as MatchState;
  }

  get state(): MatchState {
    return this.replay.state;
  }

  get steps(): readonly LogStep[] {
    return stepsOf({ head: this.start.head, events: this.replay.events });
  }
}

/** A board, or a stroke on it: nothing lies before it that could be gone back to. */
class FromHere {
  readonly start: MatchState;
  state: MatchState;
  private readonly taken: Step[] = [];

  constructor({ head, here, kind }: Script) {
    if (!here) throw new Faulty('cannot-be', 'it begins nowhere');
    const began = sane(() => beginHere(head, here));
    this.state = sane(() => stateHere(began, here));
    this.start = kind === 'board' ? began.before : this.state;
    if (kind === 'board') this.taken.push({ event: began.set, before: began.before, after: this.state });
  }

  decide(command: Command): Decision {
    if (goesBack(command.act)) throw new Faulty('cannot-be', 'it goes back behind its beginning');
    const decision = decide(this.state, command);
    if ('refusal' in decision) return decision;
    for (const event of decision.events) {
      const after = evolve(this.state, event);
      this.taken.push({ event, before: this.state, after });
      this.state = after;
    }
    return decision;
  }

  get count(): number {
    return this.taken.length;
  }

  get steps(): readonly LogStep[] {
    let strokes = 0;
    return this.taken.map((step) => {
      const { event } = step;
      const isStroke = event.type === 'done' && ['strike', 'observe'].includes(event.act.type);
      return { ...step, stands: true, stroke: isStroke ? ++strokes : null };
    });
  }
}
