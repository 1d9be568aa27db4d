import type { Corner } from '@opencarrom/ai';
import { and, type PracticeWords } from '../words.js';

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
  title: 'Practice',
  leave: 'Leave practice',
  mode: 'Mode',
  modes: { strike: 'Play', arrange: 'Set up' },
  board: {
    strike: 'The practice board. Aim with the arrow keys.',
    arrange: 'The practice board. Move coins with the arrow keys.',
  },
  help: {
    strike:
      'Left and right slide the striker, up takes aim, down goes back. + and − set the power, [ and ] the spin. Enter strikes.',
    arrange: '[ and ] choose a coin, arrows move it (hold Shift for small steps), Delete takes it off.',
  },
  takeBack: 'Undo',
  repeat: 'Repeat',
  repeatNote: 'Plays exactly the same shot again',
  again: 'Try again',
  againNote: 'Same position, new aim',
  hint: 'Hint',
  thinking: 'Looking at the board…',
  tray: 'Add a coin',
  add: (kind) => (kind === 'queen' ? 'Queen' : kind === 'white' ? 'White' : 'Black'),
  left: (count) => `${count} left`,
  remove: 'Remove',
  removeHint: 'Drag a coin off the board to remove it.',
  clear: 'Clear',
  setups: 'Set-ups',
  setup: {
    opening: 'Break',
    straight: 'Straight',
    cut: 'Cut',
    bank: 'Double',
    combination: 'Combination',
    queen: 'Queen and cover',
    last: 'Last coin',
  },
  seat: 'Play from',
  seats: { S: 'South', E: 'East', N: 'North', W: 'West' },
  side: 'Hints for',
  sides: { white: 'White', black: 'Black' },
  aid: 'Aiming help',
  rate: 'Animation speed',
  begin: 'Play as many shots as you like. Nothing is scored.',
  arrangeHelp: 'Drag coins where you want them.',
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
  stroke: (number) => `Shot ${number}`,
  problems: {
    'in-the-way': 'A coin lies where the striker stood.',
    'no-room': 'No room for the striker on the base line. Move some coins or sit at another side.',
    'not-kept': 'This browser does not save here. Closing the page loses this position.',
    'no-hint': 'No hint for this position.',
    'no-answer': 'No answer came. Ask again.',
  },
  faults: {
    off: 'Let go to remove it.',
    outside: 'Keep it on the board.',
    pocket: 'Too close to the pocket.',
    overlap: 'Another coin lies there.',
  },
  chosen: (kind, right, ahead) =>
    `${kind === 'queen' ? 'The queen' : kind === 'white' ? 'A white coin' : 'A black coin'}, ${Math.abs(right)} mm ${right < 0 ? 'left' : 'right'}, ${Math.abs(ahead)} mm ${ahead < 0 ? 'towards you' : 'ahead'} of the middle.`,
} satisfies PracticeWords;
