import type { Stroke } from '@opencarrom/physics';
import { type LadderProgress, newProgress, type ShotReason, type Stars } from '@opencarrom/shots';
import { type DayOfShot, isCalendarDay } from './days.js';

/** What was asked for: the idea, or all of it. */
export type ShotHelp = 'hint' | 'solution';

/** A try that is over: what became of it, and how many strokes it took. `going-on`: it was undone. */
export interface OneTry {
  readonly why: ShotReason['code'];
  readonly strokes: number;
}

/** How it goes with a shot that is being tried. */
export interface Attempt {
  readonly tries: readonly OneTry[];
  readonly help: ShotHelp | null;
}

/** How it went with the shot of a day. */
export interface DailyTry extends Attempt {
  readonly shot: string;
  /** The day it was first tried. */
  readonly begun: DayOfShot;
  /** 0 as long as it is not done. */
  readonly stars: Stars;
  /** Which of the shot's ways it was; null: another, or not done. */
  readonly way: number | null;
  /** The last try's. */
  readonly strokes: readonly Stroke[];
  /** What a server has been told: that it was tried, that it was done; `never`: it does not want to know. */
  readonly told: 'nothing' | 'tried' | 'done' | 'never';
}

/** All that this device knows of shots. */
export interface ShotRecord {
  readonly version: 1;
  readonly progress: LadderProgress;
  /** Shots of the ladder that were tried and are not done, by their ids. */
  readonly open: Readonly<Record<string, Attempt>>;
  readonly days: Readonly<Record<DayOfShot, DailyTry>>;
}

export const emptyRecord = (): ShotRecord => ({ version: 1, progress: newProgress(), open: {}, days: {} });

export const isDone = ({ tries }: Attempt): boolean => tries.at(-1)?.why === 'done';

/** Done in time: begun on its own day, or before it where the device was ahead. What is made up for later is not. */
const isInTime = (day: DayOfShot, tried: DailyTry): boolean => isDone(tried) && tried.begun <= day;

/** The days that count for a streak. */
export const daysInTime = ({ days }: ShotRecord): readonly DayOfShot[] =>
  Object.entries(days).flatMap(([day, tried]) => (isInTime(day, tried) ? [day] : []));

/** Was any shot ever tried? */
export const hasTriedShots = ({ progress, open, days }: ShotRecord): boolean =>
  [progress.stars, open, days].some((rows) => Object.keys(rows).length > 0);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isStroke = (value: unknown): value is Stroke =>
  isObject(value) &&
  [value.x, value.y, value.vx, value.vy, value.spin ?? 0].every((part) => Number.isFinite(part));

const isTry = (value: unknown): value is OneTry =>
  isObject(value) && typeof value.why === 'string' && Number.isInteger(value.strokes);

const isAttempt = (value: unknown): value is Attempt =>
  isObject(value) &&
  Array.isArray(value.tries) &&
  value.tries.every(isTry) &&
  [null, 'hint', 'solution'].includes(value.help as ShotHelp | null);

const isStars = (value: unknown): value is Stars => [0, 1, 2, 3].includes(value as number);

const isDaily = (value: unknown): value is DailyTry =>
  isAttempt(value) &&
  isObject(value) &&
  typeof value.shot === 'string' &&
  typeof value.begun === 'string' &&
  isStars(value.stars) &&
  (value.way === null || Number.isInteger(value.way)) &&
  Array.isArray(value.strokes) &&
  value.strokes.every(isStroke) &&
  ['nothing', 'tried', 'done', 'never'].includes(value.told as string);

const isStanding = (value: unknown): boolean =>
  isObject(value) && Number.isFinite(value.rating) && Number.isInteger(value.shots);

const isProgress = (value: unknown): value is LadderProgress =>
  isObject(value) &&
  isStanding(value.overall) &&
  isObject(value.themes) &&
  Object.values(value.themes).every(isStanding) &&
  isObject(value.stars) &&
  Object.values(value.stars).every(isStars) &&
  Array.isArray(value.recent) &&
  value.recent.every((id) => typeof id === 'string');

function soundRows<T>(value: unknown, isOne: (row: unknown) => row is T): [string, T][] {
  const rows = Object.entries(isObject(value) ? value : {});
  return rows.filter((row): row is [string, T] => isOne(row[1]));
}

/** What was kept, as far as it is sound: one bad row takes nothing else with it. */
export function readShotRecord(text: string | null): ShotRecord {
  let read: unknown;
  try {
    read = JSON.parse(text ?? 'null');
  } catch {
    return emptyRecord();
  }
  if (!isObject(read) || read.version !== 1) return emptyRecord();
  return {
    version: 1,
    progress: isProgress(read.progress) ? read.progress : newProgress(),
    open: Object.fromEntries(soundRows(read.open, isAttempt)),
    days: Object.fromEntries(soundRows(read.days, isDaily).filter(([day]) => isCalendarDay(day))),
  };
}
