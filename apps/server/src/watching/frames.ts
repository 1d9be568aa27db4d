import type {
  At,
  Away,
  BoardFrame,
  Bye,
  EventNews,
  Looking,
  No,
  Ok,
  Over,
  Pong,
  Present,
  Reset,
} from '@opencarrom/protocol';
import type { LoggedCommand } from '../store/match-log.js';
import { TextFrame } from './text-frame.js';

/** The events of one command, ready to be sent to everybody. */
export interface EventsFrame {
  readonly first: number;
  readonly last: number;
  /** As JSON, without the brackets around them. */
  readonly events: string;
  readonly wire: TextFrame;
}

const beforeEvents = (match: string): string => `{"t":"ev","match":"${match}","events":[`;
const AFTER_EVENTS = ']}';

export function eventsFrame(match: string, first: number, last: number, events: string): EventsFrame {
  return { first, last, events, wire: new TextFrame(beforeEvents(match) + events + AFTER_EVENTS) };
}

/** A row of the log, as everybody is told of it. */
export const loggedFrame = (match: string, { seq, last, body }: LoggedCommand): EventsFrame =>
  eventsFrame(match, seq, last, body.slice(1, -1));

/** Several of them in one. */
export const joinedFrames = (match: string, frames: readonly EventsFrame[]): TextFrame =>
  new TextFrame(beforeEvents(match) + frames.map(({ events }) => events).join(',') + AFTER_EVENTS);

/** What the leader of a match told of it: up to which number, and the events where they are told with it. */
export interface Heard {
  readonly first: number;
  readonly last: number;
  readonly frame: EventsFrame | null;
}

/** `<first> <last> <frame>`; null where it is something else. */
export function heardFrame(match: string, message: string): Heard | null {
  const space = message.indexOf(' ');
  const start = message.indexOf(' ', space + 1) + 1;
  if (space < 1 || start <= space + 1) return null;
  const first = Number(message.slice(0, space));
  const last = Number(message.slice(space + 1, start - 1));
  if (!Number.isSafeInteger(first) || !Number.isSafeInteger(last)) return null;
  const before = beforeEvents(match);
  if (!message.startsWith(before, start) || !message.endsWith(AFTER_EVENTS))
    return { first, last, frame: null };
  const events = message.slice(start + before.length, -AFTER_EVENTS.length);
  return { first, last, frame: { first, last, events, wire: new TextFrame(message.slice(start)) } };
}

/** So few bytes are worth one frame; more are a part of it that all have in common. */
const WORTH_SHARING = 16 * 1024;

/** Head and events are texts of the log, and are put in as they are. In parts: the events may be many people's. */
export function atFrame(head: string, events: Buffer, at: Omit<At, 'head' | 'events'>): (string | Buffer)[] {
  const before = `${JSON.stringify(at).slice(0, -1)},"head":${head},"events":[`;
  return events.length < WORTH_SHARING ? [`${before}${events}]}`] : [before, events, ']}'];
}

type Told = Away | BoardFrame | EventNews | Looking | Over | Bye | No | Ok | Pong | Present | Reset;

export const frameOf = (told: Told): TextFrame => new TextFrame(JSON.stringify(told));
