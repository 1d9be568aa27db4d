import type { StrokeWords } from '../words.js';

export const words = {
  keys: 'स्ट्रोक से क्या गिरा',
  went: 'कहाँ गई',
  pocketed: 'पॉकेट में',
  overboard: 'बोर्ड से बाहर',
  own: (name) => `${name} की अपनी गोटियाँ`,
  theirs: (name) => `${name} की गोटियाँ`,
  ownShort: 'अपनी',
  theirsShort: 'उनकी',
  queen: 'रानी',
  striker: 'स्ट्राइकर',
  both: 'दोनों',
  improper: 'अनुचित',
  anotherLaw: 'किसी और नियम से अनुचित…',
  nothing: 'कुछ नहीं गिरा',
  oneOwn: 'एक अपनी',
  touchedNothing: 'कुछ नहीं छुआ',
  andTouchedNothing: 'और कोई गोटी नहीं छुई',
  rule: 'निर्णय',
  clear: 'मिटाएँ',
  notPlaced: { forfeited: 'रखना छूटा: अधिकार गया', owed: 'रखना छूटा: अब भी बकाया' },
} satisfies StrokeWords;
