import { reading } from '@opencarrom/laws';
import { refuse } from '../read/fault.js';

const { at, count, fields, flag, list, oneOf, required, text } = reading;

/** Reads a value at a place of a line; refuses what it is not. */
export type ReadPart<T> = (value: unknown, path: string) => T;

type Shape = Readonly<Record<string, ReadPart<unknown>>>;
type Needed<S extends Shape> = { readonly [F in keyof S]: ReturnType<S[F]> };

/** An object with these fields and, where they are given, those; in the order in which they are written. */
export const object =
  <N extends Shape, O extends Shape>(needed: N, optional: O): ReadPart<Needed<N> & Partial<Needed<O>>> =>
  (value, path) => {
    const shape: Shape = { ...needed, ...optional };
    const input = fields(value, path, Object.keys(shape));
    for (const field of Object.keys(needed)) required(input[field], at(path, field));
    const read = Object.entries(input).map(([field, given]) => [
      field,
      shape[field]?.(given, at(path, field)),
    ]);
    return Object.fromEntries(read) as Needed<N> & Partial<Needed<O>>;
  };

export const listOf =
  <T>(each: ReadPart<T>): ReadPart<readonly T[]> =>
  (value, path) =>
    list(value, path).map((item, index) => each(item, at(path, index)));

export const orNull =
  <T>(read: ReadPart<T>): ReadPart<T | null> =>
  (value, path) =>
    value === null ? null : read(value, path);

export const among =
  <T extends string>(options: readonly T[]): ReadPart<T> =>
  (value, path) =>
    oneOf(value, path, options);

/** What stands where nothing was said. */
export const orElse =
  <T>(read: ReadPart<T>, absent: T): ReadPart<T> =>
  (value, path) =>
    value === undefined ? absent : read(value, path);

/** A whole number between two, both among them. */
export const between =
  (least: number, most: number): ReadPart<number> =>
  (value, path) => {
    const number = count(value, path);
    if (number < least || number > most)
      refuse('wrong-type', path, `${path} must be from ${least} to ${most}, not ${number}`);
    return number;
  };

/** One of a few numbers. */
export const oneNumber =
  <T extends number>(options: readonly T[]): ReadPart<T> =>
  (value, path) =>
    options.find((option) => option === value) ??
    refuse('wrong-type', path, `${path} must be ${options.join(' or ')}`);

/** By names that are not known before. */
export const recordOf =
  <T>(each: ReadPart<T>): ReadPart<Readonly<Record<string, T>>> =>
  (value, path) => {
    const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
    const input = fields(value, path, names);
    return Object.fromEntries(names.map((name) => [name, each(input[name], at(path, name))]));
  };

export const whole: ReadPart<number> = (value, path) => count(value, path);

/** A whole number from 1. */
export const ordinal: ReadPart<number> = (value, path) => {
  const number = count(value, path);
  if (number === 0) refuse('wrong-type', path, `${path} must be 1 or more, not 0`);
  return number;
};

/** A whole number, below nought too. */
export const integer: ReadPart<number> = (value, path) => {
  if (!Number.isSafeInteger(value)) refuse('wrong-type', path, `${path} must be a whole number`);
  return value as number;
};

export const decimal: ReadPart<number> = (value, path) => {
  if (typeof value !== 'number' || !Number.isFinite(value))
    refuse('wrong-type', path, `${path} must be a number`);
  return value as number;
};

const LONGEST = 200;

/** What people write: one line, not endless. */
export const line: ReadPart<string> = (value, path) => {
  const written = text(value, path);
  if (written.length > LONGEST)
    refuse('wrong-type', path, `${path} has ${written.length} letters; it may have ${LONGEST}`);
  if (/\p{Cc}/u.test(written)) refuse('wrong-type', path, `${path} must be one line without control letters`);
  return written;
};

export const yes: ReadPart<true> = (value, path) => {
  if (value !== true) refuse('wrong-type', path, `${path} is true, or left out`);
  return true;
};

export const truth: ReadPart<boolean> = (value, path) => flag(value, path, false);

export const pairOf =
  <T>(each: ReadPart<T>): ReadPart<readonly [T, T]> =>
  (value, path) => {
    const [a, b, ...more] = listOf(each)(value, path);
    if (a === undefined || b === undefined || more.length > 0)
      return refuse('wrong-type', path, `${path} must be two, one for each side`);
    return [a, b];
  };
