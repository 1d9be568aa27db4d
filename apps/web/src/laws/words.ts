import type { BookId, CallConsequence, Status } from '@opencarrom/laws';
import type { Catalogues } from '../device/language.js';
import type { Group } from './subjects.js';

export interface LawsWords {
  readonly title: string;
  readonly about: string;
  readonly notes: Readonly<Record<BookId, string>>;
  readonly counts: (laws: number, readings: number) => string;
  readonly silent: (book: string) => string;
  readonly complete: string;
  readonly search: string;
  readonly searchHint: string;
  readonly inAll: string;
  readonly found: (laws: number, readings: number) => string;
  readonly foundNothing: (query: string) => string;
  readonly back: string;
  readonly way: string;
  readonly chapters: string;
  readonly readings: string;
  readonly readingsAbout: string;
  readonly noReadings: string;
  readonly leanOn: string;
  readonly weRead: string;
  readonly because: string;
  readonly status: Readonly<Record<Status, string>>;
  readonly statusMeans: Readonly<Record<Status, string>>;
  readonly whenCalled: string;
  readonly consequence: Readonly<Record<CallConsequence, string>>;
  readonly parts: string;
  readonly sameSubject: string;
  readonly sameSubjectAbout: string;
  readonly asHere: string;
  readonly moreUses: (count: number) => string;
  readonly when: Readonly<Record<'proper' | 'improper', string>>;
  readonly compare: string;
  readonly compareAbout: string;
  readonly firstBook: string;
  readonly otherBook: string;
  readonly onlyDifferent: string;
  readonly differ: string;
  readonly alike: string;
  readonly theyDiffer: string;
  readonly theyAgree: string;
  readonly pickSubject: string;
  readonly differences: (count: number) => string;
  readonly unknownBook: (id: string) => string;
  readonly unknownLaw: (book: string, id: string) => string;
  readonly groups: Readonly<Record<Group, string>>;
}

export const words: Catalogues<LawsWords> = {
  en: {
    title: 'The laws',
    about: 'Five rulebooks in our own words: what each law says, what follows, and how books differ.',
    notes: {
      icf: 'The whole book of the federation. Everything else falls back on it.',
      'icf-short': 'Two pages for a club evening.',
      'icf-classic': 'As it was played before, with its definitions.',
      starwood: 'A housing society: doubles, claims, and the double fine.',
      iiitn: 'An institute: to 21, and the striker always costs the turn.',
    },
    counts: (laws, readings) => `${laws} laws · ${readings} readings`,
    silent: (book) => `Where it is silent, ${book} apply.`,
    complete: 'Complete in itself.',
    search: 'Search the laws',
    searchHint: 'Find: queen due, 72, icf:73',
    inAll: 'All five books',
    found: (laws, readings) =>
      `${laws} ${laws === 1 ? 'law' : 'laws'}${readings > 0 ? `, ${readings} ${readings === 1 ? 'reading' : 'readings'}` : ''}`,
    foundNothing: (query) => `No law speaks of “${query}”.`,
    back: 'Back',
    way: 'Where you are',
    chapters: 'Chapters',
    readings: 'Readings of silent places',
    readingsAbout:
      'Where the text is silent or contradicts itself, this is how the umpire reads it, and why.',
    noReadings: 'This book needed no reading.',
    leanOn: 'Leans on',
    weRead: 'We read',
    because: 'Because',
    status: { ruled: 'Ruled', called: 'Called', setup: 'Set-up', guidance: 'Guidance' },
    statusMeans: {
      ruled: 'The umpire decides it from what happened on the board.',
      called: 'A person must see it and call it.',
      setup: 'It fixes how a match is set up.',
      guidance: 'Nothing follows from it in play.',
    },
    whenCalled: 'When it is called',
    consequence: {
      foul: 'A foul: one man comes out and the turn is lost, or stays where it is if the foul is technical.',
      'technical-foul': 'A technical foul: one man comes out, the turn stays where it is.',
      'foul-at-break': 'A foul at the break.',
      'turn-lost': 'The turn is lost, nothing comes out.',
      'play-on': 'The umpire sets things right and play goes on.',
      'dues-forfeited': 'The right to place the men owed is lost.',
      'board-lost': 'The board is lost.',
      'board-lost-for-displacing': 'The board is lost for a fixed sum.',
      'board-replayed': 'The board is played again.',
      'match-lost': 'The match is lost.',
    },
    parts: 'Its parts',
    sameSubject: 'On the same subject',
    sameSubjectAbout: 'What rests on this law, and what the other books cite there.',
    asHere: 'as here',
    moreUses: (count) => (count === 1 ? 'One subject more' : `${count} subjects more`),
    when: { proper: 'by a proper stroke', improper: 'by an improper stroke' },
    compare: 'Compare two books',
    compareAbout: 'Subject by subject, from the same data the umpire rules by.',
    firstBook: 'One book',
    otherBook: 'The other book',
    onlyDifferent: 'Only where they differ',
    differ: 'differ',
    alike: 'alike',
    theyDiffer: 'The two books differ here.',
    theyAgree: 'The two books come to the same here.',
    pickSubject: 'Pick a subject to see both books on it.',
    differences: (count) =>
      count === 1 ? 'They differ on one subject.' : `They differ on ${count} subjects.`,
    unknownBook: (id) => `There is no rulebook “${id}”.`,
    unknownLaw: (book, id) => `${book} has no law ${id}.`,
    groups: {
      strokes: 'Strokes',
      endings: 'Endings',
      contacts: 'What the striker meets',
      calls: 'Fouls',
      notes: 'Dues, placing, overboard',
      conduct: 'Conduct',
      match: 'The match',
      clocks: 'Clocks',
    },
  },
  hi: {
    title: 'नियम',
    about: 'पाँच नियम-पुस्तकें, हमारे शब्दों में: नियम क्या कहता है, उससे क्या होता है, पुस्तकें कहाँ अलग हैं।',
    notes: {
      icf: 'महासंघ की पूरी पुस्तक। बाकी सब इसी पर टिकी हैं।',
      'icf-short': 'क्लब की शाम के लिए दो पन्ने।',
      'icf-classic': 'जैसे पहले खेला जाता था, परिभाषाओं के साथ।',
      starwood: 'एक आवासीय सोसायटी: युगल, दावे और दोहरा दंड।',
      iiitn: 'एक संस्थान: 21 तक, और स्ट्राइकर गिरे तो बारी गई।',
    },
    counts: (laws, readings) => `${laws} नियम · ${readings} व्याख्याएँ`,
    silent: (book) => `जहाँ यह चुप है, वहाँ ${book} लागू।`,
    complete: 'अपने आप में पूरी।',
    search: 'नियमों में खोजें',
    searchHint: 'खोजें: रानी ड्यू, 72, icf:73',
    inAll: 'पाँचों पुस्तकें',
    found: (laws, readings) => `${laws} नियम${readings > 0 ? `, ${readings} व्याख्याएँ` : ''}`,
    foundNothing: (query) => `“${query}” पर कोई नियम नहीं मिला।`,
    back: 'वापस',
    way: 'आप यहाँ हैं',
    chapters: 'अध्याय',
    readings: 'मौन स्थलों की व्याख्या',
    readingsAbout: 'जहाँ पाठ चुप है या अपने से टकराता है, वहाँ अंपायर उसे ऐसे पढ़ता है, और क्यों।',
    noReadings: 'इस पुस्तक को व्याख्या की ज़रूरत नहीं पड़ी।',
    leanOn: 'आधार',
    weRead: 'हम पढ़ते हैं',
    because: 'क्योंकि',
    status: { ruled: 'निर्णय', called: 'पुकार', setup: 'व्यवस्था', guidance: 'मार्गदर्शन' },
    statusMeans: {
      ruled: 'बोर्ड पर जो हुआ, उसी से अंपायर निर्णय करता है।',
      called: 'किसी व्यक्ति को इसे देखकर कहना होता है।',
      setup: 'मैच की व्यवस्था तय करता है।',
      guidance: 'खेल में इससे कुछ नहीं होता।',
    },
    whenCalled: 'पुकारे जाने पर',
    consequence: {
      foul: 'फ़ाउल: एक गोटी निकलती है और बारी जाती है; टेक्निकल फ़ाउल में बारी नहीं जाती।',
      'technical-foul': 'टेक्निकल फ़ाउल: एक गोटी निकलती है, बारी वैसी ही रहती है।',
      'foul-at-break': 'ब्रेक पर फ़ाउल।',
      'turn-lost': 'बारी जाती है, गोटी नहीं निकलती।',
      'play-on': 'अंपायर सब ठीक करता है और खेल जारी रहता है।',
      'dues-forfeited': 'बकाया गोटियाँ रखने का अधिकार जाता है।',
      'board-lost': 'बोर्ड हार गए।',
      'board-lost-for-displacing': 'तय अंकों पर बोर्ड हार गए।',
      'board-replayed': 'बोर्ड दोबारा खेला जाता है।',
      'match-lost': 'मैच हार गए।',
    },
    parts: 'इसके भाग',
    sameSubject: 'इसी विषय पर',
    sameSubjectAbout: 'इस नियम पर क्या टिका है, और वहाँ बाकी पुस्तकें कौन-सा नियम देती हैं।',
    asHere: 'यही',
    moreUses: (count) => `${count} विषय और`,
    when: { proper: 'उचित स्ट्रोक से', improper: 'अनुचित स्ट्रोक से' },
    compare: 'दो पुस्तकें मिलाएँ',
    compareAbout: 'विषय-दर-विषय, उसी आधार पर जिससे अंपायर निर्णय देता है।',
    firstBook: 'एक पुस्तक',
    otherBook: 'दूसरी पुस्तक',
    onlyDifferent: 'केवल जहाँ अंतर है',
    differ: 'अलग',
    alike: 'समान',
    theyDiffer: 'यहाँ दोनों पुस्तकें अलग हैं।',
    theyAgree: 'यहाँ दोनों पुस्तकों का अर्थ एक ही है।',
    pickSubject: 'दोनों पुस्तकें देखने के लिए विषय चुनें।',
    differences: (count) => `${count} विषयों पर अंतर है।`,
    unknownBook: (id) => `“${id}” नाम की कोई पुस्तक नहीं है।`,
    unknownLaw: (book, id) => `${book} में नियम ${id} नहीं है।`,
    groups: {
      strokes: 'स्ट्रोक',
      endings: 'बोर्ड का अंत',
      contacts: 'स्ट्राइकर किससे टकराए',
      calls: 'फ़ाउल',
      notes: 'ड्यू, रखना, बोर्ड से बाहर',
      conduct: 'आचरण',
      match: 'मैच',
      clocks: 'समय',
    },
  },
};
