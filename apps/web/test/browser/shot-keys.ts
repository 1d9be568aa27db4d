import { aimReducer, keyAction, startAim, strokeOf } from '@opencarrom/board';
import { ICF, type Stroke, strikerStretches } from '@opencarrom/physics';
import { followStrokes, SEAT, type Shot } from '@opencarrom/shots';
import type { Page } from 'playwright-core';
import { readyToStrike } from './table.js';

/** The stroke that these keys aim. */
export function strokeBy(shot: Shot, keys: readonly string[]): Stroke | null {
  const { men } = shot;
  const rules = { equipment: ICF, seat: SEAT, men, stretches: strikerStretches(ICF, SEAT, men) };
  let aim = startAim(rules);
  for (const key of keys) {
    const action = keyAction(key, 'plain', aim.stage);
    if (action) aim = aimReducer(aim, action, rules);
  }
  return strokeOf(aim, ICF);
}

/** What a stroke by these keys comes to. */
function outcomeOf(shot: Shot, keys: readonly string[]): string {
  const stroke = strokeBy(shot, keys);
  return stroke ? followStrokes(shot, [stroke]).why.code : 'impossible';
}

/** Straight ahead, which seldom does anything. Whatever was aimed before is put down first. */
export const AHEAD = ['ArrowDown', 'ArrowUp'];
const MOST_SLIDES = 12;
const MOST_TURNS = 30;

const presses = (count: number, [less, more]: readonly [string, string]): string[] =>
  Array.from({ length: Math.abs(count) }, () => (count < 0 ? less : more));

const SIDES = ['ArrowLeft', 'ArrowRight'] as const;

/** Keys that take an aim which does it, from where the striker stands at first; null: there are none so simple. */
export const keysFor = (shot: Shot): readonly string[] | null =>
  shot.task.kind === 'pocket' ? keysTo(shot, 'done') : null;

/** Keys whose stroke comes to this. */
export function keysTo(shot: Shot, wanted: 'done' | 'going-on'): readonly string[] | null {
  if (outcomeOf(shot, AHEAD) === wanted) return null;
  for (let slides = -MOST_SLIDES; slides <= MOST_SLIDES; slides++)
    for (let turns = -MOST_TURNS; turns <= MOST_TURNS; turns++) {
      const keys = ['ArrowDown', ...presses(slides, SIDES), 'ArrowUp', ...presses(turns, SIDES)];
      if (outcomeOf(shot, keys) === wanted) return keys;
    }
  return null;
}

const board = (page: Page) => page.getByRole('application');

/** Takes this aim by the keyboard, and strikes. */
export async function strike(page: Page, keys: readonly string[]): Promise<void> {
  await readyToStrike(page).waitFor();
  await board(page).focus();
  for (const key of [...keys, 'Enter']) await page.keyboard.press(key);
}
