import { type Shot, type ShotVerdict, type Stars, starsFor, starsLeft } from '@opencarrom/shots';
import type { Attempt, OneTry, ShotHelp } from '../match/shots/shot-record.js';

/** What the stars are counted by, of a try that was kept. */
type Counted = Parameters<typeof starsFor>[1][number];

const missed = ({ strokes }: OneTry): Counted => ({
  state: 'failed',
  rulings: Array.from({ length: strokes }),
  safety: null,
});

/** Whoever was told the idea has two stars at most, whoever was shown how it is done has one. */
const MOST: Readonly<Record<ShotHelp, Stars>> = { hint: 2, solution: 1 };

const atMost = (stars: Stars, help: ShotHelp | null): Stars =>
  help !== null && stars > MOST[help] ? MOST[help] : stars;

/** What a try that did it has won, after those before it. */
export const starsWon = (shot: Shot, { tries, help }: Attempt, done: ShotVerdict): Stars =>
  atMost(starsFor(shot, [...tries.map(missed), done]), help);

/** What can still be won. */
export const starsToWin = (shot: Shot, { tries, help }: Attempt): Stars =>
  atMost(starsLeft(shot, tries.map(missed)), help);
