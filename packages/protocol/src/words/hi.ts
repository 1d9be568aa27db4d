import type { ProtocolWords } from './protocol-words.js';

export const hi: ProtocolWords = {
  presets: {
    hello: 'नमस्ते!',
    'good-luck': 'शुभकामनाएँ!',
    'well-played': 'बहुत बढ़िया खेल!',
    'nice-stroke': 'बढ़िया स्ट्रोक!',
    'bad-luck': 'किस्मत ने साथ नहीं दिया!',
    thanks: 'धन्यवाद!',
    sorry: 'माफ़ करें!',
    'one-moment': 'ज़रा रुकें।',
    'back-again': 'मैं वापस हूँ।',
    'good-game': 'मज़ेदार खेल रहा!',
    'play-again': 'एक बार और खेलें?',
    goodbye: 'अलविदा!',
  },
};
