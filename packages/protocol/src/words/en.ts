import type { ProtocolWords } from './protocol-words.js';

export const en: ProtocolWords = {
  presets: {
    hello: 'Hello!',
    'good-luck': 'Good luck!',
    'well-played': 'Well played!',
    'nice-stroke': 'Nice stroke!',
    'bad-luck': 'Bad luck!',
    thanks: 'Thank you!',
    sorry: 'Sorry!',
    'one-moment': 'One moment, please.',
    'back-again': 'I am back.',
    'good-game': 'Good game!',
    'play-again': 'Shall we play again?',
    goodbye: 'Goodbye!',
  },
};
