import { levelNames } from '@opencarrom/ai/words/levels/hi';
import { counted } from '@opencarrom/laws/words/grammar/hi';
import type { OpponentWords } from '../words.js';

const NAMES = Object.values(levelNames);

export const words = {
  opponent: 'आपका विपक्षी',
  oneSide: 'एक ओर',
  otherSide: 'दूसरी ओर',
  level: (level) => `लेवल ${level} · ${NAMES[level - 1]}`,
  pockets: (pocketed, tries) =>
    `${tries} में से ${counted(pocketed, '1 कोशिश सफल', `${pocketed} कोशिशें सफल`, 'कोई कोशिश सफल नहीं')}।`,
  habits: [
    'हाथ धीमा है और अक्सर बहुत चूकता है।',
    'जो गोटी पहले ठीक लगे, उसी पर निशाना।',
    'हल्का हाथ, ज़ोर का शॉट कभी नहीं।',
    'ज़ोर शायद ही कभी आधे से ज़्यादा।',
    'हाथ सधा है। कुछ भी आसान न छोड़ें।',
    'हर स्ट्रोक से पहले कई शॉट की परख।',
    'स्ट्राइकर की जगह मिलीमीटर तक सही।',
    'निशाना आधे अंश तक सही, और ज़ोर का शॉट भी।',
    'हर स्ट्रोक से पहले आपके जवाब पर भी नज़र।',
    'आपके जवाब पर भी नज़र, और हाथ शायद ही चूकता है।',
  ],
  follows: 'आपके हिसाब से',
  followsNote: 'शुरुआत आसान। जीतें तो अगला विपक्षी एक लेवल मज़बूत, साफ़ हारें तो एक लेवल आसान।',
  fixedNote: 'इसी लेवल पर रहेगा।',
} satisfies OpponentWords;
