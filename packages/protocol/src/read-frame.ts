import { Compile, type Validator } from 'typebox/compile';
import type { Code } from './codes.js';
import { FollowEvent } from './events.js';
import { LARGEST_FRAME } from './limits.js';
import { SEAT_ACT_SCHEMAS } from './schemas/acts.js';
import { COMMAND_ID } from './schemas/basics.js';
import {
  type ClientFrame,
  type Do,
  Envelope,
  Join,
  Leave,
  LookAt,
  Ping,
  SayPreset,
  SayText,
  ShowAim,
} from './schemas/client-frames.js';
import { SEAT_ACTS } from './seat-acts.js';

/** Why a frame cannot be taken; `id`: of the command it would have been, where it can be read. */
export interface FrameFault {
  readonly code: Code;
  readonly message: string;
  readonly path?: string;
  readonly id: string | null;
}

export type ReadFrame = { readonly frame: ClientFrame } | { readonly fault: FrameFault };

type Json = Readonly<Record<string, unknown>>;
type Check = Pick<Validator, 'Check' | 'Errors'>;

const FRAMES: Readonly<Record<ClientFrame['t'], Check>> = {
  join: Compile(Join),
  do: Compile(Envelope),
  p: Compile(Ping),
  say: Compile(SayPreset),
  leave: Compile(Leave),
  aim: Compile(ShowAim),
  look: Compile(LookAt),
  follow: Compile(FollowEvent),
};
const SAY_TEXT = Compile(SayText);
const ACTS = new Map<unknown, Check>(SEAT_ACTS.map((type) => [type, Compile(SEAT_ACT_SCHEMAS[type])]));

/** A client's frame, looked at before anything is done with it. Whatever it is, this does not throw. */
export function readFrame(text: string): ReadFrame {
  if (text.length > LARGEST_FRAME)
    return refuse('too-large', `a frame has at most ${LARGEST_FRAME} bytes`, null);
  const value = parsed(text);
  if (value === undefined) return refuse('not-json', 'a frame is one JSON document', null);
  if (!isObject(value)) return refuse('bad-request', 'a frame is an object', null);
  const { t } = value;
  if (typeof t !== 'string' || !Object.hasOwn(FRAMES, t))
    return refuse('bad-request', `"t" is one of ${Object.keys(FRAMES).join(', ')}`, idIn(value), 't');
  const check = t === 'say' && Object.hasOwn(value, 'text') ? SAY_TEXT : FRAMES[t as ClientFrame['t']];
  const fault = misfit(check, value, '') ?? furtherFault(value as unknown as ClientFrame);
  return fault
    ? refuse(fault.code, fault.message, idIn(value), fault.path)
    : { frame: value as unknown as ClientFrame };
}

type Misfit = Omit<FrameFault, 'id'>;

/** What no single schema says: which acts there are, and that words are whole letters. */
function furtherFault(frame: ClientFrame): Misfit | null {
  if (frame.t === 'do') return actFault(frame);
  return frame.t === 'say' && 'text' in frame && HALF_A_LETTER.test(frame.text)
    ? { code: 'bad-request', message: 'it has half a letter in it', path: 'text' }
    : null;
}

function actFault({ act }: Do): Misfit | null {
  const type: unknown = isObject(act) ? act.type : null;
  const check = ACTS.get(type);
  if (check) return misfit(check, act, 'act');
  if (typeof type !== 'string')
    return { code: 'bad-request', message: 'an act has a type', path: 'act.type' };
  return {
    code: 'not-a-seats-act',
    message: `a seat may ${SEAT_ACTS.join(', ')}`,
    path: 'act.type',
  };
}

/** A surrogate without its other half; a pair of them is one letter to a pattern that reads Unicode. */
const HALF_A_LETTER = /\p{Surrogate}/u;

function misfit(check: Check, value: unknown, under: string): Misfit | null {
  if (check.Check(value)) return null;
  const errors = check.Errors(value);
  // What says that a field may not be is told by its name one line further on.
  const error = errors.find(({ keyword }) => keyword !== 'boolean') ?? errors[0];
  const named = error && namedIn(error.params);
  const path = [under, ...(error?.instancePath.split('/') ?? []), named].filter(Boolean).join('.');
  return { code: 'bad-request', message: error?.message ?? 'it does not fit', ...(path ? { path } : {}) };
}

/** The field that is missing, or is one too many. */
function namedIn(params: object): string | undefined {
  const { requiredProperties, additionalProperties } = params as Record<
    string,
    readonly string[] | undefined
  >;
  return (requiredProperties ?? additionalProperties)?.[0]?.slice(0, LONGEST_NAMED);
}
const LONGEST_NAMED = 64;

const refuse = (code: Code, message: string, id: string | null, path?: string): ReadFrame => ({
  fault: { code, message, id, ...(path === undefined ? {} : { path }) },
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whoever can be told which command it was is told so. */
const idIn = ({ id }: Json): string | null => (typeof id === 'string' && LEGIBLE.test(id) ? id : null);
const LEGIBLE = new RegExp(COMMAND_ID);
