import type {
  At,
  Away,
  BoardFrame,
  Bye,
  Looking,
  No,
  Ok,
  Over,
  Pong,
  Present,
  Reset,
} from '@opencarrom/protocol';
import type { LoggedCommand } from '../store/match-log.js';

/** The events of one command, ready to be sent to everybody. */
export interface EventsFrame {
  readonly first: number;
  readonly last: number;
  /** As JSON, without the brackets around them. */
  readonly events: string;
  readonly data: Buffer;
}

const beforeEvents = (match: string): string => `{"t":"ev","match":"${match}","events":[`;
const AFTER_EVENTS = ']}';

export function eventsFrame(match: string, first: number, last: number, events: string): EventsFrame {
  return { first, last, events, data: Buffer.from(beforeEvents(match) + events + AFTER_EVENTS) };
}

/** A row of the log, as everybody is told of it. */
export const loggedFrame = (match: string, { seq, last, body }: LoggedCommand): EventsFrame =>
  eventsFrame(match, seq, last, body.slice(1, -1));

/** Several of them in one. */
export const joinedFrames = (match: string, frames: readonly EventsFrame[]): Buffer =>
  Buffer.from(beforeEvents(match) + frames.map(({ events }) => events).join(',') + AFTER_EVENTS);

/** What the leader of a match told of it: up to which number, and the events where they are told with it. */
export interface Heard {
  readonly first: number;
  readonly last: number;
  readonly frame: EventsFrame | null;
}

/** `<first> <last> <frame>`; null where it is something else. */
export function heardFrame(match: string, message: string): Heard | null {
  const [, from, to] = /^(\d{1,15}) (\d{1,15}) /.exec(message) ?? [];
  if (from === undefined || to === undefined) return null;
  const [first, last] = [Number(from), Number(to)];
  const start = from.length + to.length + 2;
  const before = beforeEvents(match);
  if (!message.startsWith(before, start) || !message.endsWith(AFTER_EVENTS))
    return { first, last, frame: null };
  const events = message.slice(start + before.length, -AFTER_EVENTS.length);
  return { first, last, frame: { first, last, events, data: Buffer.from(message.slice(start)) } };
}

/** So few bytes are worth one frame; more are a part of it that all have in common. */
const WORTH_SHARING = 16 * 1024;

/** Head and events are texts of the log, and are put in as they are. In parts: the events may be many people's. */
export function atFrame(head: string, events: Buffer, at: Omit<At, 'head' | 'events'>): (string | Buffer)[] {
  const before = `${JSON.stringify(at).slice(0, -1)},"head":${head},"events":[`;
  return events.length < WORTH_SHARING ? [`${before}${events}]}`] : [before, events, ']}'];
}

type Told = Away | BoardFrame | Looking | Over | Bye | No | Ok | Pong | Present | Reset;

export const frameOf = (told: Told): string => JSON.stringify(told);
