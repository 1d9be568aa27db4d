import { type Dice, makeDice } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { type Patience, readCode } from '../src/events/round/read-code.js';
import { cameraFrame, type Handling } from './support/camera-frame.js';

/** Without a limit of time, so that a busy machine reads as much as an idle one. */
const PATIENT: Patience = { effort: 2, timeLimit: Number.POSITIVE_INFINITY };
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];

const HANDLINGS: Readonly<Record<string, Handling>> = {
  drawn: {},
  'turned a little': { degrees: 12 },
  'turned on a corner': { degrees: 45 },
  'turned upside down': { degrees: 187 },
  tilted: { degrees: 5, tilt: 0.15 },
  blurred: { blur: 1 },
  'blurred and turned': { blur: 1, degrees: 20 },
  'blurred twice': { blur: 2 },
  noisy: { noise: 15 },
  'noisy and turned': { noise: 15, degrees: 70 },
  'very noisy': { noise: 30 },
  'blurred and noisy': { blur: 1, noise: 10, degrees: 3 },
};

/** A text as a phone shows it, of so many letters. */
function textOf(length: number, dice: Dice): string {
  const rest = Array.from({ length: length - 10 }, () => dice.pick(LETTERS));
  return `OCR1/1of2.${rest.join('')}`;
}

describe('the reader of codes', () => {
  it('reads nearly every frame of a camera, and none of them wrongly', () => {
    const dice = makeDice(7);
    const missed: string[] = [];
    let frames = 0;
    for (const length of [80, 300, 600])
      for (const [name, handling] of Object.entries(HANDLINGS)) {
        frames += 1;
        const text = textOf(length, dice);
        const read = readCode(cameraFrame(text, handling, dice), PATIENT);
        if (read === null) missed.push(`${length} letters, ${name}`);
        else expect(read).toBe(text);
      }
    expect(frames).toBe(36);
    expect(missed.length, missed.join('; ')).toBeLessThanOrEqual(3);
  });

  it('finds nothing in a frame without a code, or without pixels', () => {
    expect(readCode(cameraFrame(null, { blur: 1, noise: 15 }, makeDice(8)), PATIENT)).toBeNull();
    expect(readCode({ data: new Uint8ClampedArray(0), width: 0, height: 0 }, PATIENT)).toBeNull();
  });
});
