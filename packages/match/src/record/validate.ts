import { bookOf, editionOf } from '@opencarrom/laws';
import { PHYSICS_VERSION } from '@opencarrom/physics';
import { decideFrom } from '../decide/decide.js';
import { Replay } from '../evolve/evolve.js';
import { commandOf, type Event } from '../log/event.js';
import { strokesIn } from '../log/standing.js';
import { refusalMessage } from '../views/refusal-message.js';
import type { MatchRecord } from './record.js';
import { brief } from './shape.js';

/** What a record says, against what its commands come to. */
export interface Verdict {
  readonly commands: number;
  /** Those that stand. */
  readonly strokes: number;
  readonly rulings: number;
  /** The first event that is not as it should be. */
  readonly mismatch: Mismatch | null;
}

export interface Mismatch {
  /** The line of the record, from 1. */
  readonly line: number;
  readonly path: string;
  readonly message: string;
}

/** Plays the whole match again from its commands alone and compares every event, hash and ruling. */
export function validateRecord({ head, events }: MatchRecord): Verdict {
  const count = (type: string) => events.filter((event) => event.type === type).length;
  const commands = events.filter((event) => commandOf(event) !== null).length;
  const figures = { commands, strokes: strokesIn(events).length, rulings: count('ruling') };
  const foreign = foreignTo(head);
  return { ...figures, mismatch: foreign ?? playAgain(head, events) };
}

/** A record by another physics, or an edition unknown here, replays but cannot be judged anew. */
function foreignTo(head: MatchRecord['head']): Mismatch | null {
  if (head.physics !== null && head.physics !== PHYSICS_VERSION)
    return {
      line: 1,
      path: 'physics',
      message: `played by physics ${head.physics}; this program has ${PHYSICS_VERSION}`,
    };
  if (editionOf(head.rulebook, head.edition)) return null;
  const { edition } = bookOf(head.rulebook);
  return {
    line: 1,
    path: 'edition',
    message: `ruled by edition ${head.edition}; this program has ${edition} and those before it`,
  };
}

function playAgain(head: MatchRecord['head'], events: readonly Event[]): Mismatch | null {
  const replayed = new Replay(head);
  for (let index = 0; index < events.length; index = replayed.events.length) {
    const event = events[index] as Event;
    const command = commandOf(event);
    if (!command) return { line: index + 2, path: 'type', message: `${event.type} follows from no command` };
    const decision = decideFrom(replayed, replayed.state, command);
    if ('refusal' in decision)
      return {
        line: index + 2,
        path: 'act',
        message: `the command is refused: ${refusalMessage(decision.refusal)}`,
      };
    for (const [offset, expected] of decision.events.entries()) {
      const mismatch = differenceOf(expected, events[index + offset], '');
      if (mismatch) return { line: index + offset + 2, ...mismatch };
      replayed.add(expected);
    }
  }
  return null;
}

type Difference = Omit<Mismatch, 'line'>;

/** Where two values first differ. */
function differenceOf(expected: unknown, found: unknown, path: string): Difference | null {
  if (Object.is(expected, found) || (expected === 0 && found === 0)) return null;
  if (!isObject(expected) || !isObject(found))
    return { path, message: `${path || 'the event'} is ${brief(found)}, but comes to ${brief(expected)}` };
  for (const key of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const within = Array.isArray(expected) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    const difference = differenceOf(expected[key], found[key], within);
    if (difference) return difference;
  }
  return null;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
