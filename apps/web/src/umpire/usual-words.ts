import type { Catalogues } from '../app/words.js';
import type { Breach, UsualCall } from './usual-laws.js';

interface UsualWords {
  readonly breaches: Readonly<Record<Breach, string>>;
  readonly calls: Readonly<Record<UsualCall, string>>;
}

/** Two or three words for a key; the law itself is one tap further. */
export const words: Catalogues<UsualWords> = {
  en: {
    breaches: {
      elbow: 'Elbow over',
      push: 'Pushed',
      finger: 'Not by finger',
      'base-lines': 'Off the base lines',
      'base-circle': 'Circle not covered',
      'past-arrows': 'Body past arrows',
      thumbing: 'Man behind the line',
      'last-man-hit': 'Their last man hit',
    },
    calls: {
      foul: 'Foul',
      'technical-foul': 'Technical foul',
      'technical-foul-off-turn': 'Technical foul, off turn',
      'out-of-turn': 'Out of turn',
      'leaves-seat': 'Left the seat',
      'touches-men': 'Touched the men',
      'jolts-board': 'Jolted the board',
      'upsets-board': 'Upset the board',
      'stops-piece': 'Stopped a piece',
      'struck-too-soon': 'Struck too soon',
      'placed-own-man': 'Placed an own man',
      'placed-outside': 'Placed outside',
      'placed-on-centre': 'Placed on the centre',
      'disturbed-in-placing': 'Disturbed in placing',
      powder: 'Powder cleared',
      talks: 'Talking',
      distracts: 'Distracting',
      'damaged-man': 'Damaged man',
      'broken-man': 'Man broke',
      'no-room-to-strike': 'No room to strike',
      unforeseen: 'Replay the board',
    },
  },
  hi: {
    breaches: {
      elbow: 'कोहनी अंदर',
      push: 'धक्का दिया',
      finger: 'उँगली से नहीं',
      'base-lines': 'बेस लाइन से बाहर',
      'base-circle': 'घेरा नहीं ढका',
      'past-arrows': 'शरीर तीर के पार',
      thumbing: 'लाइन के पीछे की गोटी',
      'last-man-hit': 'उनकी आख़िरी गोटी',
    },
    calls: {
      foul: 'फ़ाउल',
      'technical-foul': 'तकनीकी फ़ाउल',
      'technical-foul-off-turn': 'तकनीकी फ़ाउल, बारी नहीं',
      'out-of-turn': 'बिना बारी',
      'leaves-seat': 'सीट छोड़ी',
      'touches-men': 'गोटी छुई',
      'jolts-board': 'बोर्ड हिलाया',
      'upsets-board': 'बोर्ड बिगाड़ा',
      'stops-piece': 'चलती गोटी रोकी',
      'struck-too-soon': 'जल्दी मारा',
      'placed-own-man': 'अपनी गोटी रखी',
      'placed-outside': 'घेरे से बाहर रखी',
      'placed-on-centre': 'केंद्र पर रखी',
      'disturbed-in-placing': 'रखते समय गोटी हिली',
      powder: 'पाउडर हटाया',
      talks: 'बातचीत',
      distracts: 'ध्यान भटकाया',
      'damaged-man': 'ख़राब गोटी',
      'broken-man': 'गोटी टूटी',
      'no-room-to-strike': 'स्ट्राइकर की जगह नहीं',
      unforeseen: 'बोर्ड फिर से',
    },
  },
};
