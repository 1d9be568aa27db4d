import type { Corner } from '@opencarrom/ai';
import { and, type DropWords } from '../drop-words.js';

const CORNERS: Readonly<Record<Corner, string>> = {
  'far-right': 'दूर वाले दाएँ',
  'near-right': 'पास वाले दाएँ',
  'near-left': 'पास वाले बाएँ',
  'far-left': 'दूर वाले बाएँ',
};

export const words = {
  drop: ({ corner, white, black, queen, striker }) => {
    const fallen = [
      ...(queen ? ['रानी'] : []),
      ...(white > 0 ? [`${white} सफ़ेद`] : []),
      ...(black > 0 ? [`${black} काली`] : []),
      ...(striker ? ['स्ट्राइकर'] : []),
    ];
    return `${CORNERS[corner]} पॉकेट में ${and(fallen, 'और')}।`;
  },
  nothing: 'कुछ नहीं गिरा।',
  untouched: 'स्ट्राइकर किसी गोटी से नहीं टकराया।',
} satisfies DropWords;
