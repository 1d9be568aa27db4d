import type { AimReading } from '@opencarrom/board';
import { type HandWords, said } from '../hand-words.js';

const MET: Readonly<Record<AimReading['meets'], string>> = {
  white: 'meets a white man',
  black: 'meets a black man',
  queen: 'meets the queen',
  cushion: 'meets the cushion',
  pocket: 'goes into a pocket',
};

const spinSaid = (spin: number): string =>
  spin === 0 ? 'no spin' : `spin ${Math.abs(spin)} to the ${spin > 0 ? 'right' : 'left'}`;

export const words = {
  gesture: 'Drag the striker, pull back and let go',
  noPower: 'No power',
  spin: spinSaid,
  aim: ({ across, degrees, power, spin, meets }, isMeetingTold) =>
    said([
      across === 0 ? 'In the middle' : `${Math.abs(across)} mm to the ${across > 0 ? 'right' : 'left'}`,
      degrees === 0
        ? 'aimed straight ahead'
        : `aimed ${Math.abs(degrees)}° ${degrees > 0 ? 'right' : 'left'}`,
      isMeetingTold && MET[meets],
      power === 0 ? 'no power' : `power ${power} %`,
      spin !== 0 && spinSaid(spin),
    ]),
  placing: 'The board. Place the man with the arrow keys.',
  placingHelp:
    'Arrows move the man in your hand; with Shift finely. Enter puts it down, Escape takes it back to where it may lie.',
  placed: (piece, { across, beyond }) =>
    `${piece === 'white' ? 'White' : 'Black'} man: ${said([
      across !== 0 && `${Math.abs(across)} mm to the ${across > 0 ? 'right' : 'left'}`,
      beyond !== 0 &&
        `${Math.abs(beyond)} mm ${beyond > 0 ? 'beyond the centre' : 'on your side of the centre'}`,
      across === 0 && beyond === 0 && 'at the centre',
    ])}.`,
} satisfies HandWords;
