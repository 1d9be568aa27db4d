import { en as strokes } from '@opencarrom/ai/words/en';
import type { WayHome } from '@opencarrom/physics';
import type { Force, ShotWords, Standpoint } from './shot-words.js';

const VIA: Record<WayHome, string> = {
  straight: ', straight',
  cut: ', with a cut',
  bank: ', off the frame',
  rebound: ', the striker off the frame first',
  'double-rebound': ', the striker off two frames first',
  combination: ', through another coin',
  cannon: ', the striker off another coin first',
};
const CAME: Record<WayHome, string> = {
  straight: 'straight',
  cut: 'with a cut',
  bank: 'off the frame',
  rebound: 'after the striker had hit the frame',
  'double-rebound': 'after the striker had hit two frames',
  combination: 'through another coin',
  cannon: 'after the striker had hit another coin',
};
const AT: Record<Standpoint, string> = {
  left: 'on the left of your base line',
  middle: 'in the middle of your base line',
  right: 'on the right of your base line',
};
const FORCE: Record<Force, string> = { soft: 'softly', medium: 'with medium power', hard: 'hard' };

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
const strokesIn = (strokes: number): string => (strokes === 1 ? 'one stroke' : 'two strokes');
const triesIn = (tries: number): string => (tries === 1 ? '1 try' : `${tries} tries`);

function freeOf(coins: number, free: number): string {
  if (free === coins) return coins === 2 ? 'both white coins' : `all ${coins} white coins`;
  return `${free} of its ${coins} white coins`;
}

export const en: ShotWords = {
  themes: {
    pot: 'Straight shots',
    cut: 'Cuts',
    double: 'Doubles',
    rebound: 'Rebounds',
    cannon: 'Off another coin',
    queen: 'Queen and cover',
    cluster: 'Open the cluster',
    keep: 'Keep the last coin',
    nothing: 'Leave nothing',
    two: 'Win in two',
  },
  lessons: {
    pot: 'Place the striker so that striker, coin and pocket lie in one line. Then a small error costs least.',
    cut: 'Stand where the cut is thickest: the thinner the cut, the more every small error grows.',
    double:
      'The coin leaves the frame at a slightly flatter angle. Aim a touch short of the mirror point, and not too hard.',
    rebound:
      'The striker loses speed at the frame and leaves it at a slightly flatter angle. Aim so that it hits the coin from behind, in line with its pocket.',
    cannon: 'Work back from the pocket: first find where the second coin must be hit, then where the first.',
    queen:
      'Before you pocket the queen, look for the coin that will cover it, and keep the striker clear of that coin.',
    cluster: 'Hit the cluster at its edge, with power to spare. A blow into the middle is lost there.',
    keep: 'Play with just enough power: a coin that stops before the pocket is yours next time, and hard for the opponent to reach.',
    nothing:
      'When there is no good shot of your own, take away the opponent’s: block a path or push a coin to the frame.',
    two: 'Choose the order: first the coin that does not disturb the other, and leave the easy one for last.',
  },
  taskPocket: (coin, pocket, via) => sentence(`${coin} into ${pocket}${via ? VIA[via] : ''}`),
  taskQueen: (count) => `Pocket the queen and cover it in ${strokesIn(count)}.`,
  taskOpen: (coins, free, keepTurn) =>
    `${keepTurn ? 'Pocket a coin and open the cluster' : 'Open the cluster'} in one stroke: ${freeOf(coins, free)} must lie free.`,
  taskKeep: (coin, pocket) => `Leave ${coin} right at ${pocket}, but do not pocket it.`,
  taskNothing: (percent) => `Leave Black no direct shot with a chance above ${percent}%.`,
  taskWin: (count) => `Win the board in ${strokesIn(count)}.`,
  hintStroke: (stroke) => strokes.sentence(stroke),
  hintPlace: (at, force) => `Put the striker ${AT[at]}. Strike ${FORCE[force]}.`,
  solution: (stroke, percent) =>
    `${strokes.sentence(stroke)} A steady hand makes it ${percent}% of the time.`,
  afterwards: (stroke) => `Then ${stroke}.`,
  alternative: (stroke, percent) => `Or ${stroke} (${percent}%).`,
  hands: (one, four, seven, ten) =>
    `Of 100 tries a beginner makes ${one}, a steady player ${four}, a strong club player ${seven}, a champion ${ten}.`,
  riskier: (percent) =>
    `Your way was riskier: a steady hand makes it ${percent}% of the time. Three stars are for a safe way.`,
  done: 'Done.',
  goingOn: (left) => `Good so far: ${left === 1 ? 'one stroke' : `${left} strokes`} left.`,
  impossible: 'The striker cannot stand there. Move it and strike again.',
  strikerPocketed: 'The striker was pocketed.',
  foul: 'That was a foul.',
  boardLost: 'That loses the board.',
  turnLost: 'The turn is lost.',
  missed: (coin) => sentence(`${coin} did not go in`),
  otherPocket: (coin, corner) => sentence(`${coin} went into ${strokes.pocket(corner)}`),
  otherWay: (coin, way) => sentence(`${coin} went in ${CAME[way]}: that is not the task`),
  queenMissed: 'The queen was not pocketed.',
  queenNotCovered: 'The queen was not covered.',
  stillClose: (free, wanted) =>
    `${free === 0 ? 'No coin lies free' : free === 1 ? 'Only one coin lies free' : `Only ${free} coins lie free`}: it should be ${wanted}.`,
  keptFell: (coin) => sentence(`${coin} was pocketed: it should stay on the board`),
  notNear: (coin, centimetres) => sentence(`${coin} stopped ${centimetres} cm from the pocket`),
  turnKept: 'You keep the turn. The task is to leave Black nothing.',
  left: (percent) => `Black still has a direct shot: ${percent}%.`,
  notWon: 'The board is not won yet.',
  resultTitle: (when) => `OpenCarrom daily shot, ${when}`,
  resultDone: (tries) => `Done in ${triesIn(tries)}`,
  resultOpen: (tries) => `Not done in ${triesIn(tries)}`,
  resultStreak: (days) => `${days} days in a row`,
};
