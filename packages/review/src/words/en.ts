import type { StrokeKind } from '@opencarrom/ai';
import type { ReviewWords, ToldPot } from './review-words.js';

const TIMES = ['never', 'once', 'twice'];
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const numberWord = (number: number): string => NUMBERS[number] ?? (number === 19 ? 'nineteen' : 'twenty');

/** How a coin goes, where it does not go straight. */
const WAY: Partial<Record<StrokeKind, string>> = {
  bank: ' as a double',
  rebound: ' with the striker off the frame',
  'double-rebound': ' with the striker off two frames',
  combination: ' through another coin',
  cannon: ' off another coin',
};
const NAME: Partial<Record<StrokeKind, string>> = {
  straight: 'straight shot',
  cut: 'cut',
  bank: 'double',
  rebound: 'rebound',
  'double-rebound': 'rebound off two frames',
  combination: 'combination',
  cannon: 'shot off another coin',
  break: 'break',
};
const BETTER: Partial<Record<StrokeKind, string>> = {
  break: 'There was a better break.',
  opening: 'Breaking up the cluster was better.',
  safety: 'A safe shot that leaves the opponent little was better.',
  keep: 'Leaving the last coin at a pocket was better.',
};
const SHOT: Partial<Record<StrokeKind, string>> = {
  break: 'A break like this',
  opening: 'Breaking up the cluster',
  safety: 'The safe shot',
  keep: 'Leaving the last coin at a pocket',
};

/** How often it comes off, where English puts it. */
const does = (verb: string, told: string): string =>
  told.startsWith('almost') ? `${told} ${verb}` : `${verb} ${told}`;

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const home = ({ piece, pocket, hangs }: ToldPot): string => (hangs ? piece : `${piece} into ${pocket}`);

export const en: ReviewWords = {
  marks: { brilliant: 'Brilliant', good: 'Good', missed: 'Missed chance', error: 'Error' },
  often(times, of) {
    if (times === 0) return 'almost never';
    if (times === of) return 'almost always';
    if (2 * times === of) return 'every other time';
    return `${TIMES[times] ?? `${numberWord(times)} times`} in ${numberWord(of)}`;
  },
  wasThere: ({ kind, piece, pocket, hangs }, told) =>
    `${capital(piece)} was there${hangs ? '' : ` for ${pocket}`}${WAY[kind] ?? ''}, ${told}.`,
  wasBetter: (kind) => BETTER[kind] ?? 'There was a better shot.',
  playedSame: (told) => `It was tried, but struck like this it ${does('comes off', told)}.`,
  playedPot: (pot, told) => `The ${NAME[pot.kind] ?? 'shot'}, ${home(pot)}, ${does('comes off', told)}.`,
  playedOther: (kind, told) => `${SHOT[kind] ?? 'The shot played'} ${does('keeps the turn', told)}.`,
  onlyPot: (pot, told) =>
    `${capital(home(pot))}${WAY[pot.kind] ?? ''}: it ${does('comes off', told)}, and nothing else comes near.`,
  onlyOther: (kind, told) =>
    `${SHOT[kind] ?? 'This shot'} ${does('keeps the turn', told)}, and nothing else comes near.`,
  asGood: 'There was nothing better.',
  cost: (from, to) => `The player’s chance to win the board: ${to}% instead of ${from}%.`,
  improper: 'The stroke was improper: it is judged by what it led to.',
  hand: (level, told, isChosen) =>
    isChosen
      ? `Judged by a hand of level ${level} (${told}).`
      : `Judged by a hand of level ${level} (${told}), which pockets as often as the players of this record did.`,
  chance: (name) => `${name}: chance to win the board`,
};
