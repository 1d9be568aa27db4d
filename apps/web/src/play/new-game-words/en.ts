import { levelNames } from '@opencarrom/ai/words/levels/en';
import type { NewGameWords } from '../new-game-words.js';

export const words = {
  way: 'Who plays',
  ways: {
    computer: { name: 'Against the computer', note: 'ten levels' },
    two: { name: 'On this device', note: 'two or four people' },
    watch: { name: 'Watch', note: 'computer against computer' },
  },
  level: 'The computer plays at level',
  otherLevel: 'The other computer at level',
  strengths: Object.values(levelNames),
  manner: 'Placing the striker',
  manners: { guided: 'Only where allowed', strict: 'Anywhere, and be called' },
  names: 'Names',
  begin: 'Begin',
  notBegun: 'The game could not begin: this device did not keep it. Delete some records, and try again.',
  more: 'More choices',
  seat: 'Your seat',
  seats: { S: 'South', E: 'East', N: 'North', W: 'West' },
  breaks: 'The first break',
  breakChoices: { toss: 'By the toss', me: 'Mine', computer: 'The computer’s' },
} satisfies NewGameWords;
