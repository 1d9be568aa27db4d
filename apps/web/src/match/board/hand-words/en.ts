import type { AimReading } from '@opencarrom/board';
import { type HandWords, said } from '../hand-words.js';

const MET: Readonly<Record<AimReading['meets'], string>> = {
  white: 'hits a white coin',
  black: 'hits a black coin',
  queen: 'hits the queen',
  cushion: 'hits the frame',
  pocket: 'goes into a pocket',
};

const spinSaid = (spin: number): string =>
  spin === 0 ? 'no spin' : `spin ${Math.abs(spin)} to the ${spin > 0 ? 'right' : 'left'}`;

const acrossSaid = (across: number): string =>
  across === 0 ? 'In the middle' : `${Math.abs(across)} mm to the ${across > 0 ? 'right' : 'left'}`;

const degreesSaid = (degrees: number): string =>
  degrees === 0 ? 'straight ahead' : `${Math.abs(degrees)}° ${degrees > 0 ? 'right' : 'left'}`;

export const words = {
  gesture: 'Slide the striker, then pull back and let go',
  noPower: 'No power',
  spin: spinSaid,
  aim: ({ across, degrees, power, spin, meets }, isMeetingTold) =>
    said([
      acrossSaid(across),
      `aimed ${degreesSaid(degrees)}`,
      isMeetingTold && MET[meets],
      power === 0 ? 'no power' : `power ${power}%`,
      spin !== 0 && spinSaid(spin),
    ]),
  acts: { name: 'Place, then aim', place: 'Place', aim: 'Aim' },
  across: acrossSaid,
  degrees: degreesSaid,
  padPlace: 'Slide to place',
  padPlaceFine: 'slow is fine: 0.1 mm',
  padAim: 'Slide to turn',
  padAimFine: 'slow is fine: 0.01°',
  lockPower: 'Keep this power: a pull only aims',
  lockSpin: 'Keep this spin for the next strokes',
  placing: 'The board. Place the coin with the arrow keys.',
  placingHelp:
    'Arrows move the coin; hold Shift for small steps. Enter places it, Escape takes it back to an allowed place.',
  placed: (piece, { across, beyond }) =>
    `${piece === 'white' ? 'White' : 'Black'} coin: ${said([
      across !== 0 && `${Math.abs(across)} mm to the ${across > 0 ? 'right' : 'left'}`,
      beyond !== 0 &&
        `${Math.abs(beyond)} mm ${beyond > 0 ? 'beyond the centre' : 'on your side of the centre'}`,
      across === 0 && beyond === 0 && 'at the centre',
    ])}.`,
} satisfies HandWords;
