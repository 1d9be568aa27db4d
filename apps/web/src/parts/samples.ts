/** Words to fill the parts with: short ones, long ones, and as many as a screen would have. */
export interface Samples {
  readonly save: string;
  readonly remove: string;
  readonly undo: string;
  readonly close: string;
  readonly more: string;
  readonly strike: string;
  readonly long: string;
  readonly name: string;
  readonly nameHint: string;
  readonly nameError: string;
  readonly secret: string;
  readonly facts: string;
  readonly search: string;
  readonly book: string;
  readonly books: readonly [string, string, string];
  readonly books4: readonly [string, string, string, string];
  readonly clocks: string;
  readonly clocksNote: string;
  readonly force: string;
  readonly men: string;
  readonly fewer: string;
  readonly moreMen: string;
  readonly ways: readonly [string, string];
  readonly file: string;
  readonly tables: string;
  readonly columns: readonly [table: string, breaks: string, score: string, stands: string];
  readonly rows: readonly (readonly [breaks: string, other: string, stands: string])[];
  readonly round: (number: number) => string;
  readonly empty: string;
  readonly emptyText: string;
  readonly law: string;
  readonly gist: string;
  readonly sure: string;
  readonly removed: string;
  readonly wrong: string;
  readonly code: string;
}

export const samples: Readonly<Record<'en' | 'hi', Samples>> = {
  en: {
    save: 'Save',
    remove: 'Delete',
    undo: 'Undo',
    close: 'Close',
    more: 'More',
    strike: 'Strike',
    long: 'A name so long that it has to break somewhere',
    name: 'Your name',
    nameHint: 'Seen by the other side.',
    nameError: 'Somebody at this table is called so already.',
    secret: 'Password',
    facts: 'What happened',
    search: 'Search the laws',
    book: 'Rulebook',
    books: ['International', 'Starwood', 'Institute'],
    books4: ['Board', 'Game', 'Match', 'League'],
    clocks: 'Clocks',
    clocksNote: 'Fifteen seconds for a stroke.',
    force: 'Force',
    men: 'Men left',
    fewer: 'One coin fewer',
    moreMen: 'One more coin',
    ways: ['Pocketed', 'Overboard'],
    file: 'Open a file',
    tables: 'Tables',
    columns: ['Table', 'Breaks', 'Score', 'Where it stands'],
    rows: [
      ['Mira F.', 'Nav C.', 'last heard 11:28'],
      ['Gauri S.', 'Hari T.', 'board 5, live'],
      ['Asha R.', 'Bilal K.', 'signed 11:36'],
    ],
    round: (number) => `Round ${number}`,
    empty: 'No games yet',
    emptyText: 'A game you begin is kept on this device.',
    law: 'Law 73',
    gist: 'The striker goes in with an own coin: the coin comes out, and one more is owed.',
    sure: 'Delete the game?',
    removed: 'The game was deleted.',
    wrong: 'The game could not be kept.',
    code: 'The link as a code',
  },
  hi: {
    save: 'सहेजें',
    remove: 'मिटाएँ',
    undo: 'वापस लें',
    close: 'बंद करें',
    more: 'और',
    strike: 'चलें',
    long: 'इतना लंबा नाम कि उसे कहीं न कहीं टूटना ही पड़ता है',
    name: 'आपका नाम',
    nameHint: 'विपक्षी को यही दिखता है।',
    nameError: 'इस बोर्ड पर किसी का नाम पहले से यही है।',
    secret: 'पासवर्ड',
    facts: 'क्या हुआ',
    search: 'नियमों में खोजें',
    book: 'नियम-पुस्तक',
    books: ['अंतरराष्ट्रीय', 'स्टारवुड', 'संस्थान'],
    books4: ['बोर्ड', 'गेम', 'मैच', 'लीग'],
    clocks: 'घड़ियाँ',
    clocksNote: 'एक स्ट्रोक के लिए पंद्रह सेकंड।',
    force: 'ज़ोर',
    men: 'बची गोटियाँ',
    fewer: 'एक गोटी कम',
    moreMen: 'एक गोटी और',
    ways: ['पॉकेट में', 'बोर्ड के बाहर'],
    file: 'फ़ाइल खोलें',
    tables: 'मेज़ें',
    columns: ['मेज़', 'ब्रेक', 'स्कोर', 'हाल'],
    rows: [
      ['मीरा एफ़.', 'नव सी.', 'पिछली ख़बर 11:28'],
      ['गौरी एस.', 'हरि टी.', 'बोर्ड 5, जारी'],
      ['आशा आर.', 'बिलाल के.', 'हस्ताक्षर 11:36'],
    ],
    round: (number) => `दौर ${number}`,
    empty: 'अभी कोई खेल नहीं',
    emptyText: 'आपका शुरू किया खेल इसी डिवाइस पर रहता है।',
    law: 'नियम 73',
    gist: 'स्ट्राइकर अपनी गोटी के साथ गिरा: गोटी बाहर आती है, और एक और देनी होती है।',
    sure: 'खेल मिटा दें?',
    removed: 'खेल मिटा दिया गया।',
    wrong: 'खेल सहेजा नहीं जा सका।',
    code: 'लिंक का कोड',
  },
};
