import type { UsualBreach, UsualCall } from '@opencarrom/laws';
import { catalogue } from '../device/catalogue.js';

export interface UsualWords {
  readonly breaches: Readonly<Record<UsualBreach, string>>;
  readonly calls: Readonly<Record<UsualCall, string>>;
}

/** What people say in a hall when they mean these: to search by, in both languages. */
export const everyday: Readonly<Record<UsualBreach | UsualCall, string>> = {
  elbow: 'elbow arm inside over the board कोहनी हाथ अंदर',
  push: 'push pushed drag carry dragged slow धक्का घसीटा',
  finger: 'finger pen stick hand flick उँगली',
  'base-lines': 'base line lines striker off outside not touching both लाइन बेस',
  'base-circle': 'circle moon round red half cover घेरा गोला',
  'past-arrows': 'arrow arrows body hand leg cross crossed diagonal तीर शरीर',
  thumbing: 'thumb back behind line reverse अँगूठा पीछे',
  'last-man-hit': 'last man coin hit touched direct आख़िरी गोटी',
  foul: 'foul breach offence फ़ाउल ग़लती',
  'technical-foul': 'technical foul before stroke तकनीकी फ़ाउल',
  'technical-foul-off-turn': 'technical foul off turn not his turn तकनीकी फ़ाउल',
  'out-of-turn': 'wrong turn played struck not his turn बिना बारी ग़लत बारी',
  'leaves-seat': 'stood stand up rose got chair stool seat left away walked उठा खड़ा कुर्सी सीट',
  'touches-men':
    'hand finger sleeve touch touched moved men man coin coins piece queen disturbed हाथ छुआ गोटी हिलाई',
  'jolts-board': 'hit bump bumped shake shook knock knocked table board knee jolt हिलाया टक्कर बोर्ड',
  'upsets-board': 'upset spoiled messed overturned threw board टेबल पलटा बिगाड़ा',
  'stops-piece': 'stopped caught held moving piece striker hand रोका पकड़ा',
  'own-last-hit': 'own last man coin hit touched direct before queen अपनी आख़िरी गोटी रानी',
  'struck-too-soon': 'early soon before ready play moving जल्दी पहले',
  'placed-own-man': 'placed put own man coin due himself अपनी गोटी रखी',
  'placed-outside': 'placed put outside circle due घेरे बाहर रखी',
  'placed-on-centre': 'placed put centre center middle केंद्र बीच रखी',
  'disturbed-in-placing': 'placing moved disturbed touched other coin रखते हिली',
  powder: 'powder dust blew wiped boric cleaned पाउडर साफ़',
  talks: 'talk talked speak spoke signal sign hint partner shout shouting बात बोला इशारा',
  distracts:
    'distract disturb shout shouting noise loud phone rang cough music move moved शोर चिल्लाया फ़ोन ध्यान',
  'damaged-man': 'damaged chipped cracked bad coin ख़राब गोटी',
  'broken-man': 'broke broken split coin piece टूटी गोटी',
  'no-room-to-strike': 'no room space striker blocked place जगह नहीं',
  unforeseen: 'light power cut electricity rain replay accident बिजली दुर्घटना फिर',
};

/** Two or three words for a key; the law itself is one tap further. */
export const words = catalogue<UsualWords>(import.meta.glob('./usual-words/*.ts'));
