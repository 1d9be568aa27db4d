import type { Corner } from '@opencarrom/ai';
import { and, type DropWords } from '../drop-words.js';

const CORNERS: Readonly<Record<Corner, string>> = {
  'far-right': 'far right',
  'near-right': 'near right',
  'near-left': 'near left',
  'far-left': 'far left',
};

const men = (count: number, colour: string): readonly string[] =>
  count === 0 ? [] : [count === 1 ? `a ${colour} coin` : `${count} ${colour} coins`];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const words = {
  drop: ({ corner, white, black, queen, striker }) => {
    const fallen = [
      ...(queen ? ['the queen'] : []),
      ...men(white, 'white'),
      ...men(black, 'black'),
      ...(striker ? ['the striker'] : []),
    ];
    return capital(`${and(fallen, 'and')} into the ${CORNERS[corner]} pocket.`);
  },
  nothing: 'Nothing pocketed.',
  untouched: 'The striker hit no coin.',
} satisfies DropWords;
