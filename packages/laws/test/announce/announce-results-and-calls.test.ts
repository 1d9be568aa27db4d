import { describe, expect, it } from 'vitest';
import { announce } from '../../src/announce/announce.js';
import { bookOf } from '../../src/books/index.js';
import type { Ruling } from '../../src/judge/ruling.js';
import { en } from '../../src/words/en.js';
import { hi } from '../../src/words/hi.js';
import { called, struck } from './rulings.js';

const doubles = { options: { discipline: 'doubles' } } as const;

type Said = readonly [what: string, ruling: Ruling, inEnglish: string, inHindi: string];

const last = { white: { onBoard: 1 } } as const;

const endings: readonly Said[] = [
  [
    'a finish',
    struck({ white: 1 }, { ...last, black: { onBoard: 5 }, queen: 'covered-by-white' }),
    'White wins the board: 8 points.',
    'सफ़ेद पक्ष ने बोर्ड जीता: 8 अंक।',
  ],
  [
    'a finish for one point, the queen past counting, a due left',
    struck(
      { white: 1 },
      { white: { onBoard: 1, score: 23 }, black: { onBoard: 1, owed: 1 }, queen: 'covered-by-white' },
    ),
    'White wins the board: 1 point; the queen no longer counts; coins still owed are cancelled.',
    'सफ़ेद पक्ष ने बोर्ड जीता: 1 अंक; रानी के अंक नहीं जुड़े; बकाया ड्यू समाप्त।',
  ],
  [
    'own last man before the queen, improperly',
    struck({ white: 1, improper: true }, last),
    'White, by an improper stroke, pocketed the last coin with the queen on the board. Black wins the board: 3 points, and may demand 1 more.',
    'रानी बोर्ड पर रहते सफ़ेद पक्ष ने अनुचित स्ट्रोक से अपनी आख़िरी गोटी पॉकेट की। काले पक्ष ने बोर्ड जीता: 3 अंक; 1 अंक और माँगा जा सकता है।',
  ],
  [
    'a demand made',
    struck({ white: 1, striker: true }, { ...last, options: { decisions: { demand: 1 } } }),
    'White pocketed the last coin and the striker with the queen on the board. Black wins the board: 4 points; including the extra points.',
    'रानी बोर्ड पर रहते सफ़ेद पक्ष ने अपनी आख़िरी गोटी और स्ट्राइकर पॉकेट किए। काले पक्ष ने बोर्ड जीता: 4 अंक; माँगे गए अंक मिलाकर।',
  ],
  [
    "both last men, the queen the opponent's",
    struck({ white: 1, black: 1 }, { ...last, black: { onBoard: 1 }, queen: 'covered-by-black' }),
    'White pocketed the last coin of each side, with the queen covered by Black. White wins the board: 1 point.',
    'रानी काले पक्ष के पास रहते सफ़ेद पक्ष ने दोनों पक्षों की आख़िरी गोटियाँ पॉकेट कीं। सफ़ेद पक्ष ने बोर्ड जीता: 1 अंक।',
  ],
  [
    "the opponent's last man, all that a board gives where the queen is worth five",
    struck({ black: 1 }, { ...doubles, book: 'starwood', white: { onBoard: 9 }, black: { onBoard: 1 } }),
    "White pocketed Black's last coin with the queen on the board. Black wins the board: 14 points.",
    'रानी बोर्ड पर रहते सफ़ेद पक्ष ने काले पक्ष की आख़िरी गोटी पॉकेट की। काले पक्ष ने बोर्ड जीता: 14 अंक।',
  ],
  [
    'a demand the cap leaves no room for',
    struck({ black: 1, improper: true }, { white: { onBoard: 9 }, black: { onBoard: 1 } }),
    "White, by an improper stroke, pocketed Black's last coin with the queen on the board. Black wins the board: 12 points; the most a board can give.",
    'रानी बोर्ड पर रहते सफ़ेद पक्ष ने अनुचित स्ट्रोक से काले पक्ष की आख़िरी गोटी पॉकेट की। काले पक्ष ने बोर्ड जीता: 12 अंक; एक बोर्ड में इससे अधिक अंक नहीं मिलते।',
  ],
  [
    'a demand the cap leaves room for in part',
    struck({ black: 1, striker: true, improper: true }, { white: { onBoard: 8 }, black: { onBoard: 1 } }),
    "White, by an improper stroke, pocketed Black's last coin and the striker with the queen on the board. Black wins the board: 11 points, and may demand 1 more; the most a board can give.",
    'रानी बोर्ड पर रहते सफ़ेद पक्ष ने अनुचित स्ट्रोक से काले पक्ष की आख़िरी गोटी और स्ट्राइकर पॉकेट किए। काले पक्ष ने बोर्ड जीता: 11 अंक; 1 अंक और माँगा जा सकता है; एक बोर्ड में इससे अधिक अंक नहीं मिलते।',
  ],
];

const calls: readonly Said[] = [
  [
    'a foul',
    called({ law: '129', against: 'white' }),
    "Foul: Black places one white coin. Black's turn.",
    'फ़ाउल: काला पक्ष एक सफ़ेद गोटी रखेगा। अब काले पक्ष की बारी।',
  ],
  [
    'a technical foul before the first stroke',
    called({ law: '129', against: 'white', beforeFirstStroke: true }),
    'Technical foul: Black places one white coin. White keeps the turn.',
    'टेक्निकल फ़ाउल: काला पक्ष एक सफ़ेद गोटी रखेगा। बारी सफ़ेद पक्ष की ही रहेगी।',
  ],
  [
    'time that ran out',
    called({ law: '50', against: 'white', beforeFirstStroke: true }),
    'Technical foul, because time ran out before the stroke: Black places one white coin. White keeps the turn.',
    'स्ट्रोक से पहले समय समाप्त हुआ, टेक्निकल फ़ाउल: काला पक्ष एक सफ़ेद गोटी रखेगा। बारी सफ़ेद पक्ष की ही रहेगी।',
  ],
  [
    'men touched',
    called({ law: '134', against: 'white', beforeFirstStroke: true }),
    'Technical foul, because coins were touched without a stroke: Black places one white coin. White keeps the turn.',
    'गोटियों को स्ट्रोक के बिना छुआ गया, टेक्निकल फ़ाउल: काला पक्ष एक सफ़ेद गोटी रखेगा। बारी सफ़ेद पक्ष की ही रहेगी।',
  ],
  [
    'men touched, by a book that takes the turn for it at any time',
    called({ law: '14', against: 'white', beforeFirstStroke: true }, { book: 'iiitn' }),
    "Foul, because coins were touched without a stroke: Black places one white coin. Black's turn.",
    'गोटियों को स्ट्रोक के बिना छुआ गया, फ़ाउल: काला पक्ष एक सफ़ेद गोटी रखेगा। अब काले पक्ष की बारी।',
  ],
  [
    'a penalty called and forgone, off turn',
    called({ law: '129', against: 'black' }, { options: { decisions: { forgo: 'forgo' } } }),
    'Technical foul: White waives one black coin. White keeps the turn.',
    'टेक्निकल फ़ाउल: सफ़ेद पक्ष ने एक काली गोटी छोड़ी। बारी सफ़ेद पक्ष की ही रहेगी।',
  ],
  [
    'a foul before the first try to break',
    called({ law: '129', against: 'white' }, { white: { onBoard: 9 }, black: { onBoard: 9 }, broken: false }),
    'Technical foul: one white coin is still owed. White keeps the turn.',
    'टेक्निकल फ़ाउल: एक सफ़ेद गोटी बकाया। बारी सफ़ेद पक्ष की ही रहेगी।',
  ],
  [
    'a technical foul off turn, in doubles, while covering',
    called({ law: '129', against: 'black' }, { ...doubles, queen: 'to-cover' }),
    'Technical foul: the player on turn places one black coin. White keeps the turn to cover the queen.',
    'टेक्निकल फ़ाउल: बारी वाला खिलाड़ी एक काली गोटी रखेगा। बारी सफ़ेद पक्ष की ही रहेगी, रानी कवर करनी है।',
  ],
  [
    'the turn lost while covering',
    called({ law: '127a', against: 'white' }, { queen: 'to-cover' }),
    "Turn lost; the umpire puts back the queen. Black's turn.",
    'बारी गई; अंपायर रानी वापस रखेंगे। अब काले पक्ष की बारी।',
  ],
  [
    'the right to place lost',
    called({ law: '80', against: 'black' }, { white: { owed: 1 } }),
    'The right to place is lost. White keeps the turn.',
    'गोटियाँ रखने का अधिकार गया। बारी सफ़ेद पक्ष की ही रहेगी।',
  ],
  [
    'nothing to follow',
    called({ law: '67', against: 'white' }),
    'Play goes on. White keeps the turn.',
    'खेल जारी रहेगा। बारी सफ़ेद पक्ष की ही रहेगी।',
  ],
  [
    'the board',
    called({ law: '91', against: 'black' }),
    'Black loses the board: 9 points to White.',
    'काला पक्ष बोर्ड हारा: सफ़ेद पक्ष को 9 अंक।',
  ],
  ['a replay', called({ law: '140', against: 'white' }), 'The board is replayed.', 'बोर्ड दोबारा खेला जाएगा।'],
  [
    'the match',
    called({ law: '143c', against: 'white' }),
    'White loses the match; Black wins it.',
    'सफ़ेद पक्ष मैच हारा; काला पक्ष जीता।',
  ],
];

describe.each([
  ['the end of a board', endings],
  ['a call', calls],
])('announcing %s', (_, said) => {
  it.each(said)('%s', (_what, ruling, inEnglish, inHindi) => {
    expect(announce(bookOf(ruling.book), ruling, en)).toBe(inEnglish);
    expect(announce(bookOf(ruling.book), ruling, hi)).toBe(inHindi);
  });
});

describe('where it is known who plays', () => {
  const names = { white: 'Asha', black: 'Bina & Babu' };
  const whose: readonly Said[] = [
    [
      'a finish',
      struck({ white: 1 }, { ...last, black: { onBoard: 5 }, queen: 'covered-by-white' }),
      'Asha wins the board (white): 8 points.',
      'Asha ने बोर्ड जीता (सफ़ेद): 8 अंक।',
    ],
    [
      'a demand open',
      struck({ white: 1, striker: true }, last),
      'White pocketed the last coin and the striker with the queen on the board. Bina & Babu win the board (black): 3 points, and may demand 1 more.',
      'रानी बोर्ड पर रहते सफ़ेद पक्ष ने अपनी आख़िरी गोटी और स्ट्राइकर पॉकेट किए। Bina & Babu ने बोर्ड जीता (काली): 3 अंक; 1 अंक और माँगा जा सकता है।',
    ],
    [
      'a call',
      called({ law: '91', against: 'black' }),
      'Asha wins the board (white): 9 points.',
      'Asha ने बोर्ड जीता (सफ़ेद): 9 अंक।',
    ],
    [
      'the match',
      called({ law: '143c', against: 'white' }),
      'Bina & Babu win the match.',
      'मैच Bina & Babu ने जीता।',
    ],
  ];

  it.each(whose)('the end of a board names them: %s', (_what, ruling, inEnglish, inHindi) => {
    expect(announce(bookOf(ruling.book), ruling, en, names)).toBe(inEnglish);
    expect(announce(bookOf(ruling.book), ruling, hi, names)).toBe(inHindi);
  });

  it('who is spoken to is told so, and in Hindi in one word with its particle', () => {
    const you = { white: 'आप', black: 'Bina' };
    const say = (ruling: Ruling) => announce(bookOf(ruling.book), ruling, hi, you, 'white');
    expect(say(called({ law: '91', against: 'black' }))).toBe('आपने बोर्ड जीता (सफ़ेद): 9 अंक।');
    expect(say(called({ law: '143c', against: 'black' }))).toBe('मैच आपने जीता।');
    expect(say(called({ law: '143c', against: 'white' }))).toBe('मैच Bina ने जीता।');
    expect(say(struck({ black: 1 }, { turn: 'black' }))).toMatch(/काले पक्ष की बारी/);
    expect(say(struck({}, { turn: 'black' }))).toMatch(/अब आपकी बारी, सफ़ेद गोटी।$/);
  });
});
