import type { AimReading, PlaceReading } from '@opencarrom/board';
import type { Side } from '@opencarrom/laws';
import type { Catalogues } from '../../device/language.js';

/** What is said of the hand at the board: aiming, and placing a man. */
export interface HandWords {
  /** The gesture, for whoever has never struck here. */
  readonly gesture: string;
  readonly noPower: string;
  readonly spin: (spin: number) => string;
  /** An aim in full; with what it meets where that may be told. */
  readonly aim: (reading: AimReading, isMeetingTold: boolean) => string;
  readonly placing: string;
  readonly placingHelp: string;
  readonly placed: (piece: Side, reading: PlaceReading) => string;
}

const said = (parts: readonly (string | false)[]): string => parts.filter(Boolean).join(', ');

const EN_MET: Readonly<Record<AimReading['meets'], string>> = {
  white: 'meets a white man',
  black: 'meets a black man',
  queen: 'meets the queen',
  cushion: 'meets the cushion',
  pocket: 'goes into a pocket',
};

const HI_MET: Readonly<Record<AimReading['meets'], string>> = {
  white: 'सफ़ेद गोटी से टकराएगा',
  black: 'काली गोटी से टकराएगा',
  queen: 'रानी से टकराएगा',
  cushion: 'किनारे से टकराएगा',
  pocket: 'पॉकेट में जाएगा',
};

const enSpin = (spin: number): string =>
  spin === 0 ? 'no spin' : `spin ${Math.abs(spin)} to the ${spin > 0 ? 'right' : 'left'}`;
const hiSpin = (spin: number): string =>
  spin === 0 ? 'घुमाव नहीं' : `घुमाव ${Math.abs(spin)} ${spin > 0 ? 'दाएँ' : 'बाएँ'}`;

export const handWords: Catalogues<HandWords> = {
  en: {
    gesture: 'Drag the striker, pull back and let go',
    noPower: 'No power',
    spin: enSpin,
    aim: ({ across, degrees, power, spin, meets }, isMeetingTold) =>
      said([
        across === 0 ? 'In the middle' : `${Math.abs(across)} mm to the ${across > 0 ? 'right' : 'left'}`,
        degrees === 0
          ? 'aimed straight ahead'
          : `aimed ${Math.abs(degrees)}° ${degrees > 0 ? 'right' : 'left'}`,
        isMeetingTold && EN_MET[meets],
        power === 0 ? 'no power' : `power ${power} %`,
        spin !== 0 && enSpin(spin),
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
  },
  hi: {
    gesture: 'स्ट्राइकर खिसकाएँ, पीछे खींचें और छोड़ दें',
    noPower: 'ज़ोर नहीं',
    spin: hiSpin,
    aim: ({ across, degrees, power, spin, meets }, isMeetingTold) =>
      said([
        across === 0 ? 'बीच में' : `बीच से ${Math.abs(across)} मिमी ${across > 0 ? 'दाएँ' : 'बाएँ'}`,
        degrees === 0 ? 'निशाना सीधा सामने' : `निशाना ${Math.abs(degrees)}° ${degrees > 0 ? 'दाएँ' : 'बाएँ'}`,
        isMeetingTold && HI_MET[meets],
        power === 0 ? 'ज़ोर नहीं' : `ज़ोर ${power} %`,
        spin !== 0 && hiSpin(spin),
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
  },
};
