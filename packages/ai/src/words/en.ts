import type { Advantage } from '../explain/advantage.js';
import type { Spot } from '../explain/where-it-lies.js';
import type { Corner, PieceName, Target, ThoughtWords, Via } from './thought-words.js';

const PIECE: Record<PieceName, string> = { white: 'white coin', black: 'black coin', queen: 'queen' };
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
  'cushion-level-left': 'by the left frame',
  'cushion-level-right': 'by the right frame',
  'cushion-far-middle': 'by the far frame',
  'cushion-near-middle': 'by the near frame',
};
const spotName = (spot: Spot): string =>
  spot.startsWith('pocket-') ? `at ${CORNER[spot.slice('pocket-'.length) as Corner]}` : SQUARE[spot];

const viaName = (via: Via | null): string =>
  via === null || via === 'cushion' ? 'another coin' : via === 'queen' ? 'the queen' : `a ${PIECE[via]}`;

function coinName({ piece, lying, corner, hangs }: Target): string {
  const article = lying && lying.alike > 1 ? 'a' : 'the';
  const coin = `${article} ${PIECE[piece]}`;
  if (hangs) return `${coin} hanging at ${CORNER[corner]}`;
  return lying && lying.left > 1 ? `${coin} ${spotName(lying.spot)}` : coin;
}

const MORE = ['', ', and another with it', ', and two more with it', ', and three more with it'];

function home(target: Target): string {
  const into = target.hangs ? '' : ` into ${CORNER[target.corner]}`;
  return `${coinName(target)}${into}${MORE[target.more] ?? `, and ${target.more} more with it`}`;
}

/** Why an easier shot was not chosen. */
const OUTDONE: Record<Advantage, string> = {
  wins: 'but wins the board less often',
  more: 'but pockets fewer coins',
  queen: 'but leaves the queen',
  next: 'but leaves a harder next shot',
  risk: 'but riskier',
  reply: 'but a miss leaves the opponent more',
  none: 'and about as good',
};

export const en: ThoughtWords = {
  stroke(kind, target, via) {
    const what = target ? `: ${home(target)}` : '';
    switch (kind) {
      case 'straight':
        return `straight shot${what}`;
      case 'cut':
        return `cut${what}`;
      case 'bank':
        return `double (coin off the frame)${what}`;
      case 'rebound':
        return `rebound (striker off the frame first)${what}`;
      case 'double-rebound':
        return `rebound off two frames${what}`;
      case 'combination':
        return `combination (through ${viaName(via)})${what}`;
      case 'cannon':
        return `off another coin: the striker glances off ${viaName(via)}${target ? `, then ${home(target)}` : ''}`;
      case 'break':
        return 'the break';
      case 'opening':
        return 'a shot to break up the cluster';
      case 'safety':
        return 'a safe shot that leaves the opponent little';
      case 'keep':
        return 'a shot to leave the last coin at a pocket';
      case 'try':
        return target
          ? `a difficult shot, most often ${home({ ...target, more: 0 })}`
          : 'a shot with little chance to pocket';
    }
  },
  coin: coinName,
  pocket: (corner) => CORNER[corner],
  sentence: (stroke) => `${stroke.charAt(0).toUpperCase()}${stroke.slice(1)}.`,
  keeps: (percent) => `Keeps the turn: ${percent}%.`,
  wins: (percent) => `Wins the board: ${percent}%.`,
  winsOrKeeps: (wins, keeps) => `Wins the board: ${wins}%. Only keeps the turn: ${keeps}%.`,
  passes: 'The turn passes to the opponent.',
  fearStriker: (percent) => `Risk of pocketing the striker: ${percent}%.`,
  fearFoul: (percent, another) =>
    `Risk of ${another ? 'another' : 'a'} foul that brings a coin back: ${percent}%.`,
  fearBoard: (percent) => `Risk of losing the board: ${percent}%.`,
  fearReply: (percent, after) =>
    `${after === 'pot' ? 'If it misses' : 'Then'}, the opponent’s best ${after === 'quiet' ? 'shot' : 'direct shot'} has about ${/^(8|11$|18$)/.test(String(percent)) ? 'an' : 'a'} ${percent}% chance.`,
  foul: 'This is a foul: no legal shot was found.',
  loses: 'This loses the board: no other shot was found.',
  alternative: (stroke, percent) => (percent === null ? `Or ${stroke}.` : `Or ${stroke} (${percent}%).`),
  surer: (stroke, percent, again, outdone) =>
    `${again ? 'Also easier' : 'Easier'}, ${OUTDONE[outdone]}: ${stroke.replace(': ', ', ')} (${percent}%).`,
};
