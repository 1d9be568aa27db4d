import type { Corner } from '@opencarrom/ai';
import { and, type PracticeWords } from '../words.js';

const CORNERS: Readonly<Record<Corner, string>> = {
  'far-right': 'far right',
  'near-right': 'near right',
  'near-left': 'near left',
  'far-left': 'far left',
};

const men = (count: number, colour: string): readonly string[] =>
  count === 0 ? [] : [count === 1 ? `a ${colour} man` : `${count} ${colour} men`];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const words = {
  title: 'Practice',
  leave: 'Leave practice',
  mode: 'What your hand does',
  modes: { strike: 'Aim', arrange: 'Arrange' },
  board: {
    strike: 'The practice board. Aim with the arrow keys.',
    arrange: 'The practice board. Move men with the arrow keys.',
  },
  help: {
    strike:
      'Left and right slide the striker, up takes aim, down goes back, plus and minus set the power, brackets the spin, Enter strikes.',
    arrange: 'Brackets choose a man, arrows move it, with Shift finely, Delete takes it off.',
  },
  takeBack: 'Take back',
  repeat: 'Repeat',
  repeatNote: 'Strikes exactly the same once more',
  again: 'Try again',
  againNote: 'The men lie as before; aim anew',
  hint: 'Hint',
  thinking: 'Looking at the board…',
  tray: 'Add a man',
  add: (kind) => (kind === 'queen' ? 'Queen' : kind === 'white' ? 'White' : 'Black'),
  left: (count) => `${count} left`,
  remove: 'Remove',
  removeHint: 'Drag a man off the board to take it away.',
  clear: 'Clear',
  setups: 'Set-ups',
  setup: {
    opening: 'Opening',
    straight: 'Straight',
    cut: 'Cut',
    bank: 'Bank',
    combination: 'Combination',
    queen: 'Queen and cover',
    last: 'Last man',
  },
  seat: 'Strike from',
  seats: { S: 'South', E: 'East', N: 'North', W: 'West' },
  side: 'Hints for',
  sides: { white: 'White', black: 'Black' },
  aid: 'Help with aiming',
  rate: 'Speed of showing',
  begin: 'Strike as often as you like. Nothing counts.',
  arrangeHelp: 'Drag men where you want them.',
  drop: ({ corner, white, black, queen, striker }) => {
    const fallen = [
      ...(queen ? ['the queen'] : []),
      ...men(white, 'white'),
      ...men(black, 'black'),
      ...(striker ? ['the striker'] : []),
    ];
    return capital(`${and(fallen, 'and')} into the ${CORNERS[corner]} pocket.`);
  },
  nothing: 'Nothing fell.',
  untouched: 'The striker met no man.',
  stroke: (number) => `Stroke ${number}`,
  problems: {
    'in-the-way': 'A man lies where the striker stood.',
    'no-room':
      'The striker has nowhere to stand: men lie all along the base line. Arrange them, or sit at another side.',
    'not-kept': 'This browser keeps nothing: practice lasts until the page is closed.',
    'no-hint': 'There is nothing to advise here.',
    'no-answer': 'Nobody answered. Ask once more.',
  },
  faults: {
    off: 'Let go to take it off.',
    outside: 'It must lie on the board.',
    pocket: 'There it would fall.',
    overlap: 'Another man lies there.',
  },
  chosen: (kind, right, ahead) =>
    `${kind === 'queen' ? 'The queen' : kind === 'white' ? 'A white man' : 'A black man'}, ${Math.abs(right)} mm ${right < 0 ? 'left' : 'right'}, ${Math.abs(ahead)} mm ${ahead < 0 ? 'towards you' : 'ahead'} of the middle.`,
} satisfies PracticeWords;
