import type { Catalogue, Corner, PieceName, Via } from './catalogue.js';

const PIECE: Record<PieceName, string> = { white: 'a white man', black: 'a black man', queen: 'the queen' };
const CORNER: Record<Corner, string> = {
  'far-right': 'the far right pocket',
  'near-right': 'the near right pocket',
  'near-left': 'the near left pocket',
  'far-left': 'the far left pocket',
};
const viaName = (via: Via | null): string =>
  via === null ? '' : via === 'cushion' ? 'a cushion' : PIECE[via];

const home = (target: PieceName | null, corner: Corner | null): string => {
  if (target === null) return 'a man of my own';
  return corner === null ? PIECE[target] : `${PIECE[target]} into ${CORNER[corner]}`;
};

export const en: Catalogue = {
  stroke(kind, target, corner, via) {
    const what = home(target, corner);
    switch (kind) {
      case 'straight':
        return `A straight pot: ${what}.`;
      case 'cut':
        return `A cut: ${what}.`;
      case 'bank':
        return `A bank off a cushion: ${what}.`;
      case 'rebound':
        return `The striker goes off a cushion: ${what}.`;
      case 'double-rebound':
        return `The striker goes off two cushions: ${what}.`;
      case 'combination':
        return `A combination through ${viaName(via) || 'another man'}: ${what}.`;
      case 'cannon':
        return `A cannon off ${viaName(via) || 'another man'}: ${what}.`;
      case 'break':
        return 'The break.';
      case 'opening':
        return 'A hard stroke to open the men that lie together.';
      case 'safety':
        return 'A safe stroke: it leaves the opponent little.';
    }
  },
  chance: (percent) => `It keeps the turn ${percent} times in a hundred.`,
  fearStriker: (percent) => `The striker may fall: ${percent} %.`,
  fearBoard: (percent) => `It may lose the board: ${percent} %.`,
  fearReply: (percent) => `If it fails, the opponent has a stroke of ${percent} %.`,
  alternative: (stroke, percent) => `Or: ${stroke} ${percent} %.`,
  surer: (stroke, percent) => `Surer, but it leads to less: ${stroke} ${percent} %.`,
};
