import type { Named } from '@opencarrom/laws';
import { doing } from '@opencarrom/laws/words/grammar/en';
import type { PotWay } from '@opencarrom/match';
import type { EndingWords } from '../words.js';

const coins = (count: number): string => `${count} ${count === 1 ? 'coin' : 'coins'}`;
const times = (count: number): string => (count === 2 ? 'twice' : `${count} times`);
const start = ({ name }: Named): string => name.charAt(0).toUpperCase() + name.slice(1);

const WAYS: Readonly<Record<PotWay, string>> = {
  straight: 'straight in',
  cut: 'with a cut',
  bank: 'off the frame',
  rebound: 'the striker off the frame',
  'double-rebound': 'the striker off two frames',
  combination: 'through another coin',
  cannon: 'off another coin',
  break: 'with the break',
  other: '',
};

/** "The match", but "board 3". */
const named = (what: string): string => (/\d$/.test(what) ? what : `the ${what}`);

export const words = {
  wins: (winner, what) => start({ ...winner, name: `${doing(winner, 'wins', 'win')} ${named(what)}` }),
  abandoned: (what) => `The ${what} is abandoned`,
  replayed: 'The board is played again',
  sum: ({ men, queen, demanded }) =>
    [
      coins(men),
      ...(queen > 0 ? [`queen ${queen}`] : []),
      ...(demanded > 0 ? [`extra ${demanded}`] : []),
    ].join(' + '),
  points: (points) => (points === 1 ? '1 point' : `${points} points`),
  slam: 'Slam',
  best: (whose, stroke) =>
    whose.isYou ? `Your best stroke · ${stroke}` : `Best stroke: ${whose.name} · ${stroke}`,
  bestDid: ({ men, queen, covers, way }) => {
    const fell = [...(queen ? ['queen'] : []), ...(men > 0 ? [coins(men)] : [])].join(' and ');
    const what = covers ? (queen ? `${fell}: covered in one` : `${fell}: the queen’s cover`) : fell;
    const told = way && WAYS[way] ? `${what}, ${WAYS[way]}` : what;
    return told.charAt(0).toUpperCase() + told.slice(1);
  },
  playBest: 'Play the best stroke again',
  figures: 'Both sides',
  scored: 'strokes that pocketed',
  scoredOf: ({ scored, tries }) => `${scored} of ${tries}`,
  bestRun: 'best run',
  pace: 'time per stroke',
  seconds: (seconds) => (seconds < 0.1 ? '<\u00a00.1\u00a0s' : `${seconds.toFixed(1)} s`),
  dues: 'dues',
  givenUp: (loser) => `${start(loser)} gave up.`,
  bySlam: (winner) => `${start(winner)} pocketed everything in one turn: a slam.`,
  ownStroke: (player, stroke) => `${start(player)} lost the board with stroke ${stroke}.`,
  queenLeft: (left, covered) =>
    `${start(left.who)} left the queen uncovered on stroke ${left.stroke}. ${start(covered.who)} covered it on stroke ${covered.stroke}.`,
  lastManMissed: (loser, count) => `${start(loser)} missed the last coin ${times(count)}.`,
  byDues: (loser, count, left) =>
    `${start(loser)} pocketed the striker ${times(count)} and had ${coins(left)} left.`,
  run: (winner, pieces) => `${start(winner)} pocketed ${pieces} in one turn.`,
  queen: (player, stroke) => `${start(player)} covered the queen on stroke ${stroke}.`,
  scoring: (winner, theirs, loser, others) =>
    `${start(winner)} pocketed with ${theirs.scored} of ${theirs.tries} strokes, ${loser.name} with ${others.scored} of ${others.tries}.`,
  firstWin: (name) => `Your first win over ${name}.`,
  share: 'Share',
} satisfies EndingWords;
