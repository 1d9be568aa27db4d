import { describe, expect, it } from 'vitest';
import { announce } from '../../src/announce/announce.js';
import { bookOf } from '../../src/books/index.js';
import type { Ruling } from '../../src/judge/ruling.js';
import { en } from '../../src/words/en.js';
import { hi } from '../../src/words/hi.js';
import { struck } from './rulings.js';

const doubles = { options: { discipline: 'doubles' } } as const;
const starwood = { book: 'starwood', ...doubles } as const;
const opening = { white: { onBoard: 9 }, black: { onBoard: 9 }, broken: false } as const;

type Said = readonly [what: string, ruling: Ruling, inEnglish: string, inHindi: string];

const strokes: readonly Said[] = [
  ['nothing', struck({}), "Nothing pocketed. Black's turn.", 'कोई गोटी पॉकेट नहीं हुई। अब काले पक्ष की बारी।'],
  [
    'own men',
    struck({ white: 2 }),
    'Two white coins pocketed. White plays on.',
    'दो सफ़ेद गोटियाँ पॉकेट हुईं। सफ़ेद पक्ष की बारी जारी रहेगी।',
  ],
  [
    "own and opponent's men",
    struck({ white: 1, black: 1 }, { turn: 'black' }),
    'One black coin and one white coin pocketed. Black plays on.',
    'एक काली गोटी और एक सफ़ेद गोटी पॉकेट हुईं। काले पक्ष की बारी जारी रहेगी।',
  ],
  [
    'own man with the striker',
    struck({ white: 1, striker: true }),
    'One white coin and the striker pocketed. Due: Black places two white coins. White plays on.',
    'एक सफ़ेद गोटी और स्ट्राइकर पॉकेट हुए। ड्यू: काला पक्ष दो सफ़ेद गोटियाँ रखेगा। सफ़ेद पक्ष की बारी जारी रहेगी।',
  ],
  [
    'a foul',
    struck({ improper: true }),
    "Foul: Black places one white coin. Black's turn.",
    'फ़ाउल: काला पक्ष एक सफ़ेद गोटी रखेगा। अब काले पक्ष की बारी।',
  ],
  [
    'a foul whose reason is known',
    struck({ white: 1, breach: '134' }),
    "One white coin pocketed. Foul, because coins were touched without a stroke: Black places two white coins. Black's turn.",
    'एक सफ़ेद गोटी पॉकेट हुई। गोटियों को स्ट्रोक के बिना छुआ गया, फ़ाउल: काला पक्ष दो सफ़ेद गोटियाँ रखेगा। अब काले पक्ष की बारी।',
  ],
  [
    'a due in doubles',
    struck({ striker: true }, doubles),
    "Striker pocketed. Due: the player on the right places one white coin. Black's turn.",
    'स्ट्राइकर पॉकेट हुआ। ड्यू: दाईं ओर का खिलाड़ी एक सफ़ेद गोटी रखेगा। अब काले पक्ष की बारी।',
  ],
  [
    'a due with no man to pay',
    struck({ striker: true }, { white: { onBoard: 9 } }),
    "Striker pocketed. Due: one white coin is still owed. Black's turn.",
    'स्ट्राइकर पॉकेट हुआ। ड्यू: एक सफ़ेद गोटी बकाया। अब काले पक्ष की बारी।',
  ],
  [
    'two men owed and one to pay',
    struck({ striker: true, improper: true }, { white: { onBoard: 8 } }),
    "Striker pocketed. Due and foul: Black places one white coin; one more is still owed. Black's turn.",
    'स्ट्राइकर पॉकेट हुआ। ड्यू और फ़ाउल: काला पक्ष एक सफ़ेद गोटी रखेगा; एक और सफ़ेद गोटी बकाया। अब काले पक्ष की बारी।',
  ],
  [
    'a due still outstanding',
    struck({}, { white: { onBoard: 9, owed: 1 } }),
    "Nothing pocketed; one white coin is still owed. Black's turn.",
    'कोई गोटी पॉकेट नहीं हुई; एक सफ़ेद गोटी बकाया। अब काले पक्ष की बारी।',
  ],
  [
    'an outstanding due paid',
    struck({ white: 1 }, { white: { onBoard: 9, owed: 1 } }),
    'Due paid: Black places one white coin. White plays on.',
    'ड्यू चुकता: काला पक्ष एक सफ़ेद गोटी रखेगा। सफ़ेद पक्ष की बारी जारी रहेगी।',
  ],
  [
    "the opponent's due, placed by the striking player",
    struck({ black: 1 }, { ...doubles, black: { onBoard: 9, owed: 1 } }),
    "Due paid: the player who struck places one black coin. Black's turn.",
    'ड्यू चुकता: स्ट्राइक करने वाला खिलाड़ी एक काली गोटी रखेगा। अब काले पक्ष की बारी।',
  ],
  [
    'a due forgone',
    struck({ white: 1, striker: true }, { options: { decisions: { forgo: 'forgo' } } }),
    'One white coin and the striker pocketed. Due: Black places one white coin; Black waives one white coin. White plays on.',
    'एक सफ़ेद गोटी और स्ट्राइकर पॉकेट हुए। ड्यू: काला पक्ष एक सफ़ेद गोटी रखेगा; काले पक्ष ने एक सफ़ेद गोटी छोड़ी। सफ़ेद पक्ष की बारी जारी रहेगी।',
  ],
  [
    'two have men to place, and one of them forgoes',
    struck({ black: 1, striker: true }, { black: { owed: 1 }, options: { decisions: { forgo: 'forgo' } } }),
    "One black coin and the striker pocketed. Due: White places one black coin; Black waives one white coin. Black's turn.",
    'एक काली गोटी और स्ट्राइकर पॉकेट हुए। ड्यू: सफ़ेद पक्ष एक काली गोटी रखेगा; काले पक्ष ने एक सफ़ेद गोटी छोड़ी। अब काले पक्ष की बारी।',
  ],
  [
    "the opponent's dues forgone, in doubles by who struck",
    struck(
      { black: 1 },
      { black: { owed: 2 }, options: { discipline: 'doubles', decisions: { forgo: 'forgo' } } },
    ),
    "One black coin pocketed; the player who struck waives two black coins. Black's turn.",
    'एक काली गोटी पॉकेट हुई; स्ट्राइक करने वाले खिलाड़ी ने दो काली गोटियाँ छोड़ीं। अब काले पक्ष की बारी।',
  ],
  [
    'no space',
    struck({ striker: true }, { options: { decisions: { forgo: 'no-space' } } }),
    "Striker pocketed. Due: no room to place; one white coin is still owed. Black's turn.",
    'स्ट्राइकर पॉकेट हुआ। ड्यू: रखने की जगह नहीं; एक सफ़ेद गोटी बकाया। अब काले पक्ष की बारी।',
  ],
  [
    'men overboard',
    struck({ overboard: { black: 1, queen: true } }),
    "Off the board: the umpire puts back the queen and one black coin. Black's turn.",
    'बोर्ड से बाहर: अंपायर रानी और एक काली गोटी वापस रखेंगे। अब काले पक्ष की बारी।',
  ],
];

describe('the side that is spoken to', () => {
  const due = struck({ striker: true });
  it('is told its own turn and placing as its own, and the other’s as ever', () => {
    expect(announce(bookOf(due.book), due, en, undefined, 'black')).toBe(
      'Striker pocketed. Due: you place one white coin. Your turn: black.',
    );
    expect(announce(bookOf(due.book), due, en, undefined, 'white')).toBe(announce(bookOf(due.book), due, en));
    expect(announce(bookOf('icf'), struck({ white: 1 }), en, undefined, 'white')).toBe(
      'One white coin pocketed. You play on.',
    );
    expect(announce(bookOf('icf'), struck({ white: 1 }), hi, undefined, 'white')).toBe(
      'एक सफ़ेद गोटी पॉकेट हुई। आपकी बारी जारी रहेगी।',
    );
  });
});

const queens: readonly Said[] = [
  [
    'the queen',
    struck({ queen: true }),
    'Queen pocketed, to be covered next. White plays on.',
    'रानी पॉकेट हुई, अब कवर करनी है। सफ़ेद पक्ष की बारी जारी रहेगी।',
  ],
  [
    'the queen covered',
    struck({ white: 1 }, { queen: 'to-cover' }),
    'Queen covered. White plays on.',
    'रानी कवर हुई। सफ़ेद पक्ष की बारी जारी रहेगी।',
  ],
  [
    'the queen not covered',
    struck({}, { queen: 'to-cover' }),
    "Queen not covered: the umpire puts back the queen. Black's turn.",
    'रानी कवर नहीं हुई: अंपायर रानी वापस रखेंगे। अब काले पक्ष की बारी।',
  ],
  [
    'the cover with the striker',
    struck({ white: 1, striker: true }, { queen: 'to-cover' }),
    'One white coin and the striker pocketed. Due: Black places two white coins. White plays on to cover the queen.',
    'एक सफ़ेद गोटी और स्ट्राइकर पॉकेट हुए। ड्यू: काला पक्ष दो सफ़ेद गोटियाँ रखेगा। सफ़ेद पक्ष की बारी जारी रहेगी, रानी कवर करनी है।',
  ],
  [
    'the queen before any man',
    struck({ queen: true }, { white: { onBoard: 9 } }),
    "Queen pocketed too early: the umpire puts back the queen. Black's turn.",
    'रानी समय से पहले पॉकेट हुई: अंपायर रानी वापस रखेंगे। अब काले पक्ष की बारी।',
  ],
  [
    'queen and striker',
    struck({ queen: true, striker: true }),
    'The queen and the striker pocketed. Due: the umpire puts back the queen; Black places one white coin. White plays on.',
    'रानी और स्ट्राइकर पॉकेट हुए। ड्यू: अंपायर रानी वापस रखेंगे; काला पक्ष एक सफ़ेद गोटी रखेगा। सफ़ेद पक्ष की बारी जारी रहेगी।',
  ],
];

const breaks: readonly Said[] = [
  [
    'a try to break that touches nothing',
    struck({ untouched: true }, opening),
    'No coin touched. White tries again, two tries left.',
    'कोई गोटी नहीं छुई गई। सफ़ेद पक्ष फिर ब्रेक करेगा, दो मौके बाकी।',
  ],
  [
    'the last try',
    struck({ untouched: true }, { ...opening, breakAttempts: 2 }),
    'No coin touched, the break is lost. Black breaks.',
    'कोई गोटी नहीं छुई गई, ब्रेक का मौका गया। अब काला पक्ष ब्रेक करेगा।',
  ],
  [
    'a spoiled break',
    struck({ untouched: true, striker: true }, opening),
    'The break is spoiled, because White pocketed the striker at the break and touched no coin. Black breaks.',
    'ब्रेक में सफ़ेद पक्ष का स्ट्राइकर किसी गोटी को छुए बिना पॉकेट हुआ, ब्रेक बिगड़ा। अब काला पक्ष ब्रेक करेगा।',
  ],
  [
    'a break too soon',
    struck({ breach: '47' }, opening),
    'Break before "Play": one white coin is still owed. Black\'s turn.',
    '“प्ले” से पहले ब्रेक: एक सफ़ेद गोटी बकाया। अब काले पक्ष की बारी।',
  ],
];

const otherBooks: readonly Said[] = [
  [
    'the striker alone by an improper stroke, where that is a due and no more',
    struck({ striker: true, improper: true }, { book: 'icf-classic' }),
    "Striker pocketed. Due: Black places one white coin. Black's turn.",
    'स्ट्राइकर पॉकेट हुआ। ड्यू: काला पक्ष एक सफ़ेद गोटी रखेगा। अब काले पक्ष की बारी।',
  ],
  [
    'the same with the law that made it improper: the due is for the striker',
    struck({ striker: true, breach: 'icf:134' }, { book: 'icf-classic' }),
    "Striker pocketed. Due: Black places one white coin. Black's turn.",
    'स्ट्राइकर पॉकेट हुआ। ड्यू: काला पक्ष एक सफ़ेद गोटी रखेगा। अब काले पक्ष की बारी।',
  ],
  [
    'own man and striker by an improper stroke there: a foul, for it takes the turn',
    struck({ white: 1, striker: true, improper: true }, { book: 'icf-classic' }),
    "One white coin and the striker pocketed. Foul: Black places two white coins. Black's turn.",
    'एक सफ़ेद गोटी और स्ट्राइकर पॉकेट हुए। फ़ाउल: काला पक्ष दो सफ़ेद गोटियाँ रखेगा। अब काले पक्ष की बारी।',
  ],
  [
    'the striker alone by an improper stroke, where both are paid for',
    struck({ striker: true, improper: true }),
    "Striker pocketed. Due and foul: Black places two white coins. Black's turn.",
    'स्ट्राइकर पॉकेट हुआ। ड्यू और फ़ाउल: काला पक्ष दो सफ़ेद गोटियाँ रखेगा। अब काले पक्ष की बारी।',
  ],
  [
    'a double fine',
    struck({ white: 1, striker: true }, starwood),
    'One white coin and the striker pocketed. Double fine: the player on the right places two white coins. White plays on, or may give one coin and the turn instead.',
    'एक सफ़ेद गोटी और स्ट्राइकर पॉकेट हुए। डबल फ़ाइन: दाईं ओर का खिलाड़ी दो सफ़ेद गोटियाँ रखेगा। सफ़ेद पक्ष की बारी जारी रहेगी, या एक गोटी और बारी दी जा सकती है।',
  ],
  [
    'a double fine, the turn given',
    struck(
      { white: 1, striker: true },
      { ...starwood, options: { ...doubles.options, decisions: { 'double-fine': 'lose-turn' } } },
    ),
    "One white coin and the striker pocketed. Double fine: the player on the right places one white coin. Black's turn.",
    'एक सफ़ेद गोटी और स्ट्राइकर पॉकेट हुए। डबल फ़ाइन: दाईं ओर का खिलाड़ी एक सफ़ेद गोटी रखेगा। अब काले पक्ष की बारी।',
  ],
  [
    'a fault nobody claimed',
    struck({ white: 1, striker: true, unclaimed: true }, starwood),
    'No claim so far, one white coin pocketed. White plays on.',
    'अब तक दावा नहीं हुआ, एक सफ़ेद गोटी पॉकेट हुई। सफ़ेद पक्ष की बारी जारी रहेगी।',
  ],
  [
    'the striker alone, and nobody claimed',
    struck({ striker: true, unclaimed: true }, starwood),
    "No claim so far. Black's turn.",
    'अब तक दावा नहीं हुआ। अब काले पक्ष की बारी।',
  ],
  [
    'a foul nobody claimed, a due that needs no claim',
    struck({ striker: true, improper: true, unclaimed: true }, { book: 'icf-short' }),
    "Striker pocketed. No claim so far, due: Black places one white coin. Black's turn.",
    'स्ट्राइकर पॉकेट हुआ। अब तक दावा नहीं हुआ, ड्यू: काला पक्ष एक सफ़ेद गोटी रखेगा। अब काले पक्ष की बारी।',
  ],
  [
    'a penalty for a contact',
    struck({ contacts: [{ a: 'striker', b: 'white' }] }, { book: 'iiitn', white: { onBoard: 1 } }),
    "Penalty, because the striker directly hit White's last coin with the queen on the board: Black places one white coin. Black's turn.",
    'रानी बोर्ड पर रहते स्ट्राइकर सफ़ेद पक्ष की आख़िरी गोटी से सीधे टकराया, पेनल्टी: काला पक्ष एक सफ़ेद गोटी रखेगा। अब काले पक्ष की बारी।',
  ],
  [
    "the queen lost with the turn for an opponent's man",
    struck({ queen: true, black: 1 }, { book: 'iiitn' }),
    "One black coin pocketed; the umpire puts back the queen. Black's turn.",
    'एक काली गोटी पॉकेट हुई; अंपायर रानी वापस रखेंगे। अब काले पक्ष की बारी।',
  ],
];

describe.each([
  ['a stroke', strokes],
  ['the queen', queens],
  ['the break', breaks],
  ['another book', otherBooks],
])('announcing %s', (_, said) => {
  it.each(said)('%s', (_what, ruling, inEnglish, inHindi) => {
    expect(announce(bookOf(ruling.book), ruling, en)).toBe(inEnglish);
    expect(announce(bookOf(ruling.book), ruling, hi)).toBe(inHindi);
  });
});
