/** Why an input was refused: what, in words, and where. */
export interface InputFault<Code extends string = InputFaultCode> {
  readonly code: Code;
  readonly message: string;
  readonly path: string;
}

export type InputFaultCode =
  | 'not-json'
  | 'duplicate-field'
  | 'too-deep'
  | 'wrong-type'
  | 'missing-field'
  | 'unknown-field'
  | 'unknown-rulebook'
  | 'unknown-law'
  | 'unknown-stage'
  | 'wrong-discipline'
  | 'not-callable'
  | 'not-applicable'
  | 'not-a-choice'
  | 'impossible-board'
  | 'impossible-stroke'
  | 'impossible-score';

/** Thrown while reading, caught at the door: nobody outside this folder sees it. */
class Refused extends Error {
  constructor(readonly refusal: InputFault<string>) {
    super(refusal.message);
  }
}

/** A room that reads documents of its own names `Code`, its own reasons to refuse one beside those here. */
export function refuseInput<Code extends string = InputFaultCode>(
  code: Code,
  path: string,
  message: string,
): never {
  throw new Refused({ code, message, path });
}

/** Runs a reading; a refusal becomes a value. */
export function attempt<T, Code extends string = InputFaultCode>(
  read: () => T,
): { readonly ok: T } | { readonly error: InputFault<Code> } {
  try {
    return { ok: read() };
  } catch (problem) {
    if (problem instanceof Refused) return { error: problem.refusal as InputFault<Code> };
    throw problem;
  }
}

export type Fields = Readonly<Record<string, unknown>>;

/** Where a field of the thing at `path` is: `board.white`, `boards[2].men`. */
export const at = (path: string, field: string | number): string =>
  typeof field === 'number' ? `${path}[${field}]` : path === '' ? field : `${path}.${field}`;

/** An object with no fields but these. */
export function fields(value: unknown, path: string, known: readonly string[]): Fields {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    refuseInput('wrong-type', path, `${named(path)} must be an object, not ${kindOf(value)}`);
  for (const field of Object.keys(value))
    if (!known.includes(field))
      refuseInput(
        'unknown-field',
        at(path, field),
        `unknown field "${field}"; known here: ${known.join(', ')}`,
      );
  return value as Fields;
}

export function list(value: unknown, path: string): readonly unknown[] {
  if (!Array.isArray(value))
    refuseInput('wrong-type', path, `${named(path)} must be a list, not ${kindOf(value)}`);
  return value;
}

export function required(value: unknown, path: string): unknown {
  if (value === undefined) refuseInput('missing-field', path, `${named(path)} is missing`);
  return value;
}

export function oneOf<T extends string>(value: unknown, path: string, options: readonly T[]): T {
  const found = options.find((option) => option === value);
  if (found === undefined)
    refuseInput(
      'wrong-type',
      path,
      `${named(path)} must be one of ${options.join(', ')}, not ${shown(value)}`,
    );
  return found;
}

export function flag(value: unknown, path: string, absent: boolean): boolean {
  if (value === undefined) return absent;
  if (typeof value !== 'boolean')
    refuseInput('wrong-type', path, `${named(path)} must be true or false, not ${shown(value)}`);
  return value;
}

/** A whole number from nought up. */
export function count(value: unknown, path: string, absent?: number): number {
  if (value === undefined && absent !== undefined) return absent;
  if (typeof required(value, path) !== 'number' || !Number.isSafeInteger(value) || (value as number) < 0)
    refuseInput('wrong-type', path, `${named(path)} must be a whole number, 0 or more, not ${shown(value)}`);
  return value as number;
}

export function text(value: unknown, path: string): string {
  if (typeof required(value, path) !== 'string' || value === '')
    refuseInput('wrong-type', path, `${named(path)} must be a text, not ${shown(value)}`);
  return value as string;
}

const named = (path: string): string => (path === '' ? 'the input' : path);

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`;
}

const LONGEST_SHOWN = 80;

/** What was given, as a person would write it; a number that JSON cannot hold is shown too, a long text begun. */
function shown(value: unknown): string {
  if (typeof value === 'string')
    return JSON.stringify(value.length > LONGEST_SHOWN ? `${value.slice(0, LONGEST_SHOWN)}…` : value);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : kindOf(value);
}
