import type { Catalogues } from '../../device/language.js';

interface StrokeWords {
  readonly keys: string;
  readonly went: string;
  readonly pocketed: string;
  readonly overboard: string;
  readonly own: (name: string) => string;
  readonly theirs: (name: string) => string;
  readonly ownShort: string;
  readonly theirsShort: string;
  readonly queen: string;
  readonly striker: string;
  readonly both: string;
  readonly improper: string;
  readonly anotherLaw: string;
  readonly nothing: string;
  readonly oneOwn: string;
  readonly touchedNothing: string;
  readonly andTouchedNothing: string;
  readonly rule: string;
  readonly clear: string;
}

export const words: Catalogues<StrokeWords> = {
  en: {
    keys: 'What fell by the stroke',
    went: 'Where it went',
    pocketed: 'In the pockets',
    overboard: 'Off the board',
    own: (name) => `Own men of ${name}`,
    theirs: (name) => `Men of ${name}`,
    ownShort: 'own',
    theirsShort: 'theirs',
    queen: 'Queen',
    striker: 'Striker',
    both: 'Both',
    improper: 'Improper',
    anotherLaw: 'Improper by another law…',
    nothing: 'Nothing fell',
    oneOwn: 'One own',
    touchedNothing: 'Touched nothing',
    andTouchedNothing: 'and touched no man',
    rule: 'Rule',
    clear: 'Clear',
  },
  hi: {
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
  },
};
