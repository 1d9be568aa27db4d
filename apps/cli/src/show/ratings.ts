import { type PlayerRating, PROVISIONAL_ABOVE } from '@opencarrom/ratings';
import type { PairPlayer } from '@opencarrom/ratings/pairs';
import type { LeftOut } from '../words/events.js';
import type { Language } from '../words/language.js';
import { page, table } from './layout.js';

interface Named {
  readonly player: string;
  /** What people call the player, where that is known. */
  readonly name?: string;
}
export type RatingLine = PlayerRating & Named;
export type SkillLine = PairPlayer & Named;

/** A rating that is still a guess is asked about. */
export function showRatings(ratings: readonly RatingLine[], { events }: Language): string {
  return inTable(ratings, events.rating, events, ({ rating, deviation }) => [
    `${Math.round(rating)}${deviation > PROVISIONAL_ABOVE ? '?' : ' '}`,
    `± ${Math.round(2 * deviation)}`,
  ]);
}

export function showSkills(skills: readonly SkillLine[], { events }: Language): string {
  return inTable(skills, events.skill, events, ({ skill, uncertainty }) => [
    skill.toFixed(1),
    `± ${(2 * uncertainty).toFixed(1)}`,
  ]);
}

/** What was not rated, and why. */
export function showLeftOut(
  events: readonly { readonly file: string; readonly name: string | null; readonly why: LeftOut }[],
  language: Language,
): string {
  if (events.length === 0) return '';
  return page([events.map(({ file, name, why }) => language.events.leftOut(name ?? file, why))]);
}

function inTable<T extends Named & { readonly events: number; readonly last: string | null }>(
  lines: readonly T[],
  what: string,
  words: Language['events'],
  figures: (line: T) => readonly [string, string],
): string {
  const rows = lines.map((line, index) => [
    ...[String(index + 1), line.name ?? line.player],
    ...figures(line),
    ...[String(line.events), line.last ?? ''],
  ]);
  const head = [words.place, words.players, what, '', words.played, words.lastPlayed];
  return page([table([head, ...rows], ['right', 'left', 'right', 'right', 'right', 'left'])]);
}
