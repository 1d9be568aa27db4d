import type { AimReading } from '@opencarrom/board';
import { type HandWords, said } from '../hand-words.js';

const MET: Readonly<Record<AimReading['meets'], string>> = {
  white: 'सफ़ेद गोटी से टकराएगा',
  black: 'काली गोटी से टकराएगा',
  queen: 'रानी से टकराएगा',
  cushion: 'किनारे से टकराएगा',
  pocket: 'पॉकेट में जाएगा',
};

const spinSaid = (spin: number): string =>
  spin === 0 ? 'स्पिन नहीं' : `स्पिन ${Math.abs(spin)} ${spin > 0 ? 'दाएँ' : 'बाएँ'}`;

export const words = {
  gesture: 'स्ट्राइकर खिसकाएँ, पीछे खींचें और छोड़ दें',
  noPower: 'ज़ोर नहीं',
  spin: spinSaid,
  aim: ({ across, degrees, power, spin, meets }, isMeetingTold) =>
    said([
      across === 0 ? 'बीच में' : `बीच से ${Math.abs(across)} मिमी ${across > 0 ? 'दाएँ' : 'बाएँ'}`,
      degrees === 0 ? 'निशाना सीधा सामने' : `निशाना ${Math.abs(degrees)}° ${degrees > 0 ? 'दाएँ' : 'बाएँ'}`,
      isMeetingTold && MET[meets],
      power === 0 ? 'ज़ोर नहीं' : `ज़ोर ${power} %`,
      spin !== 0 && spinSaid(spin),
    ]),
  placing: 'बोर्ड। तीर-कुंजियों से गोटी रखें।',
  placingHelp:
    'तीर-कुंजियाँ हाथ की गोटी को खिसकाती हैं; Shift से बारीक। Enter से रख दें, Escape से वहाँ लौटाएँ जहाँ वह रह सकती है।',
  placed: (piece, { across, beyond }) =>
    `${piece === 'white' ? 'सफ़ेद' : 'काली'} गोटी: ${said([
      across !== 0 && `केंद्र से ${Math.abs(across)} मिमी ${across > 0 ? 'दाएँ' : 'बाएँ'}`,
      beyond !== 0 && `केंद्र से ${Math.abs(beyond)} मिमी ${beyond > 0 ? 'आगे' : 'आपकी ओर'}`,
      across === 0 && beyond === 0 && 'केंद्र पर',
    ])}।`,
} satisfies HandWords;
