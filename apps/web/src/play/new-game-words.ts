import type { Seat } from '@opencarrom/laws';
import type { Catalogues } from '../device/language.js';
import type { Way } from './new-game.js';

export interface NewGameWords {
  readonly ways: Readonly<Record<Way, { readonly name: string; readonly note: string }>>;
  readonly way: string;
  readonly level: string;
  readonly otherLevel: string;
  /** How strong each level is, from the first. */
  readonly strengths: readonly string[];
  readonly manner: string;
  readonly manners: Readonly<Record<'guided' | 'strict', string>>;
  readonly names: string;
  readonly begin: string;
  readonly notBegun: string;
  readonly more: string;
  readonly seat: string;
  readonly seats: Readonly<Record<Seat, string>>;
  readonly breaks: string;
  readonly breakChoices: Readonly<Record<'toss' | 'me' | 'computer', string>>;
}

export const words: Catalogues<NewGameWords> = {
  en: {
    way: 'Who plays',
    ways: {
      computer: { name: 'Against the computer', note: 'ten levels' },
      two: { name: 'On this device', note: 'two or four people' },
      watch: { name: 'Watch', note: 'computer against computer' },
    },
    level: 'The computer plays at level',
    otherLevel: 'The other computer at level',
    strengths: [
      'Beginner',
      'Newcomer',
      'Casual',
      'Steady',
      'Club player',
      'Strong club player',
      'Tournament player',
      'Expert',
      'Master',
      'Champion',
    ],
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
  },
  hi: {
    way: 'कौन खेलेगा',
    ways: {
      computer: { name: 'कंप्यूटर के साथ', note: 'दस स्तर' },
      two: { name: 'इसी डिवाइस पर', note: 'दो या चार लोग' },
      watch: { name: 'देखें', note: 'कंप्यूटर बनाम कंप्यूटर' },
    },
    level: 'कंप्यूटर का स्तर',
    otherLevel: 'दूसरे कंप्यूटर का स्तर',
    strengths: [
      'नौसिखिया',
      'नया खिलाड़ी',
      'शौकिया',
      'सधा हाथ',
      'क्लब खिलाड़ी',
      'मज़बूत क्लब खिलाड़ी',
      'टूर्नामेंट खिलाड़ी',
      'माहिर',
      'उस्ताद',
      'चैंपियन',
    ],
    manner: 'स्ट्राइकर रखना',
    manners: { guided: 'केवल जहाँ अनुमति है', strict: 'कहीं भी, ग़लती पर फ़ाउल' },
    names: 'नाम',
    begin: 'शुरू करें',
    notBegun: 'खेल शुरू नहीं हो सका: डिवाइस ने इसे नहीं रखा। कुछ रिकॉर्ड मिटाएँ और फिर कोशिश करें।',
    more: 'और विकल्प',
    seat: 'आपकी जगह',
    seats: { S: 'दक्षिण', E: 'पूर्व', N: 'उत्तर', W: 'पश्चिम' },
    breaks: 'पहला ब्रेक',
    breakChoices: { toss: 'टॉस से', me: 'मेरा', computer: 'कंप्यूटर का' },
  },
};
