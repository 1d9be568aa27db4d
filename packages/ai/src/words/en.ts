import type { Spot } from '../explain/where-it-lies.js';
import type { Corner, PieceName, Target, ThoughtWords, Via } from './thought-words.js';

const PIECE: Record<PieceName, string> = { white: 'white man', black: 'black man', queen: 'queen' };
const CORNER: Record<Corner, string> = {
  'far-right': 'the far right pocket',
  'near-right': 'the near right pocket',
  'near-left': 'the near left pocket',
  'far-left': 'the far left pocket',
};
const SQUARE: Record<string, string> = {
  'bed-far-left': 'on the far left',
  'bed-far-middle': 'beyond the centre',
  'bed-far-right': 'on the far right',
  'bed-level-left': 'on the left',
  'bed-level-middle': 'in the centre',
  'bed-level-right': 'on the right',
  'bed-near-left': 'on the near left',
  'bed-near-middle': 'this side of the centre',
  'bed-near-right': 'on the near right',
  'cushion-level-left': 'by the left cushion',
  'cushion-level-right': 'by the right cushion',
  'cushion-far-middle': 'by the far cushion',
  'cushion-near-middle': 'by the near cushion',
};
const spotName = (spot: Spot): string =>
  spot.startsWith('pocket-') ? `at ${CORNER[spot.slice('pocket-'.length) as Corner]}` : SQUARE[spot];

const viaName = (via: Via | null): string =>
  via === null || via === 'cushion' ? 'another man' : via === 'queen' ? 'the queen' : `a ${PIECE[via]}`;

function manName({ piece, lying, corner, hangs }: Target): string {
  const article = lying && lying.alike > 1 ? 'a' : 'the';
  const man = `${article} ${PIECE[piece]}`;
  if (hangs) return `${man} that hangs over ${CORNER[corner]}`;
  return lying && lying.left > 1 ? `${man} ${spotName(lying.spot)}` : man;
}

const MORE = ['', ', and another with it', ', and two more with it', ', and three more with it'];

function home(target: Target): string {
  const into = target.hangs ? '' : ` into ${CORNER[target.corner]}`;
  return `${manName(target)}${into}${MORE[target.more] ?? `, and ${target.more} more with it`}`;
}

const times = (percent: number): string => `${percent} ${percent === 1 ? 'time' : 'times'} in a hundred`;

export const en: ThoughtWords = {
  stroke(kind, target, via) {
    const what = target ? home(target) : 'a man';
    switch (kind) {
      case 'straight':
        return `a straight pot: ${what}`;
      case 'cut':
        return `a cut: ${what}`;
      case 'bank':
        return `a bank: off a cushion, ${what}`;
      case 'rebound':
        return `a rebound: the striker off a cushion, then ${what}`;
      case 'double-rebound':
        return `a rebound: the striker off two cushions, then ${what}`;
      case 'combination':
        return `a combination: through ${viaName(via)}, ${what}`;
      case 'cannon':
        return `a cannon: the striker off ${viaName(via)}, then ${what}`;
      case 'break':
        return 'the break';
      case 'opening':
        return 'a stroke to open the men that lie together';
      case 'safety':
        return 'a safe stroke that leaves the opponent little';
      case 'keep':
        return 'a stroke that lays the last man before a pocket';
      case 'try':
        return target
          ? `a hopeful stroke, most often ${home({ ...target, more: 0 })}`
          : 'a stroke without a likely pot';
    }
  },
  sentence: (stroke) => `${stroke.charAt(0).toUpperCase()}${stroke.slice(1)}.`,
  keeps: (percent) => `It keeps the turn ${times(percent)}.`,
  wins: (percent) => `It wins the board ${times(percent)}.`,
  winsOrKeeps: (wins, keeps) => `It wins the board ${times(wins)} and keeps the turn another ${keeps} times.`,
  passes: 'The turn will pass to the opponent.',
  fearStriker: (percent) => `The striker may fall into a pocket: ${percent} %.`,
  fearFoul: (percent, another) =>
    `${another ? 'Another' : 'A'} foul may put a man back on the board: ${percent} %.`,
  fearBoard: (percent) => `It may lose the board: ${percent} %.`,
  fearReply: (percent, after) =>
    `${after === 'pot' ? 'If it fails' : 'Then'}, the opponent’s best ${after === 'quiet' ? 'pot' : 'direct pot'} has a chance of about ${percent} %.`,
  foul: 'It is a foul, for want of a fair stroke.',
  loses: 'It loses the board, for want of any other stroke.',
  alternative: (stroke, percent) => (percent === null ? `Or ${stroke}.` : `Or ${stroke} (${percent} %).`),
  surer: (stroke, percent, again) =>
    `Surer${again ? ' too' : ''}, but worth less, is ${stroke} (${percent} %).`,
};
