import { levelNames } from '@opencarrom/ai/words/levels/hi';
import type { OpponentWords } from '../words.js';

const NAMES = Object.values(levelNames);

export const words = {
  opponent: 'आपका विपक्षी',
  otherOpponent: 'दूसरी ओर',
  level: (level) => `लेवल ${level} · ${NAMES[level - 1]}`,
  pockets: (pocketed, tries) => `${tries} में से ${pocketed} कोशिशें सफल।`,
  habits: [
    'धीमा मारते हैं और अक्सर बड़े अंतर से चूकते हैं।',
    'जो गोटी पहले ठीक लगे, वही खेलते हैं।',
    'हल्के हाथ से खेलते हैं, कभी ज़ोर से नहीं मारते।',
    'आधी ताकत से ज़्यादा कम ही लगाते हैं।',
    'हाथ सधा है। कुछ भी आसान न छोड़ें।',
    'हर स्ट्रोक से पहले कई शॉट परखते हैं।',
    'स्ट्राइकर मिलीमीटर तक सही रखते हैं।',
    'निशाना आधे अंश तक सही, और ज़ोर से भी मार सकते हैं।',
    'खेलने से पहले आपका जवाब भी सोचते हैं।',
    'आपका जवाब भी सोचते हैं, और हाथ शायद ही चूकता है।',
  ],
  follows: 'आपके हिसाब से',
  followsNote: 'शुरुआत आसान। जीतें तो अगला विपक्षी एक लेवल मज़बूत, साफ़ हारें तो एक लेवल आसान।',
  fixedNote: 'इसी लेवल पर रहेगा।',
} satisfies OpponentWords;
