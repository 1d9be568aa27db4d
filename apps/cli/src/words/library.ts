import type { CallConsequence, Language, Status } from '@opencarrom/laws';

/** What is said around the laws when a person reads them. */
export interface LibraryWords {
  readonly statusNames: Readonly<Record<Status, string>>;
  /** What each status and consequence means, for a reader who meets the word for the first time. */
  readonly statuses: Readonly<Record<Status, string>>;
  readonly consequences: Readonly<Record<CallConsequence, string>>;
  readonly bookColumns: readonly string[];
  readonly whereSilent: (book: string) => string;
  readonly complete: string;
  readonly readOn: string;
  readonly silent: (book: string) => string;
  readonly foundNothing: (words: string) => string;
  readonly ifCalled: string;
  readonly citedFor: string;
  readonly citedBy: string;
  readonly readings: string;
  readonly code: string;
  readonly tests: string;
  readonly noReading: string;
  readonly question: string;
  readonly weRead: string;
  readonly because: string;
  readonly coverageColumns: readonly string[];
  readonly wholeTable: string;
}

const en: LibraryWords = {
  statusNames: { ruled: 'ruled', called: 'called', setup: 'setup', guidance: 'guidance' },
  statuses: {
    ruled: 'decided from what happened on the board',
    called: 'a person must see it and call it',
    setup: 'part of how a match is set up',
    guidance: 'nothing follows from it in play',
  },
  consequences: {
    foul: 'a foul: one man comes out and the turn is lost, or stays where it is if the foul is technical',
    'technical-foul': 'a technical foul: one man comes out, the turn stays where it is',
    'foul-at-break': 'a foul at the break',
    'turn-lost': 'the turn is lost, nothing comes out',
    'play-on': 'the umpire sets things right and play goes on',
    'dues-forfeited': 'the right to place the men owed is lost',
    'board-lost': 'the board is lost',
    'board-lost-for-displacing': 'the board is lost for a fixed sum',
    'board-replayed': 'the board is played again',
    'match-lost': 'the match is lost',
  },
  bookColumns: ['Book', 'name', 'laws', 'ruled', 'called', ''],
  whereSilent: (book) => `where silent: ${book}`,
  complete: 'complete in itself',
  readOn: 'Read on with: npx carrom laws icf · npx carrom laws icf 73 · npx carrom laws icf --search queen',
  silent: (book) => `Where this book is silent, ${book} applies.`,
  foundNothing: (words) => `No law speaks of "${words}".`,
  ifCalled: 'if called',
  citedFor: 'cited for',
  citedBy: 'cited by',
  readings: 'readings',
  code: 'code',
  tests: 'tests',
  noReading: 'This book needed no reading.',
  question: 'question',
  weRead: 'we read',
  because: 'because',
  coverageColumns: ['Book', 'laws', 'ruled or called', 'with a test'],
  wholeTable: 'The whole table: npx carrom laws --coverage --json, or docs/laws/.',
};

const hi: LibraryWords = {
  statusNames: { ruled: 'निर्णय', called: 'पुकार', setup: 'व्यवस्था', guidance: 'मार्गदर्शन' },
  statuses: {
    ruled: 'बोर्ड पर जो हुआ, उसी से निर्णय होता है',
    called: 'किसी व्यक्ति को इसे देखकर कहना होता है',
    setup: 'मैच की व्यवस्था तय करता है',
    guidance: 'खेल में इससे कुछ नहीं होता',
  },
  consequences: {
    foul: 'फ़ाउल: एक गोटी निकलती है और बारी जाती है; टेक्निकल फ़ाउल में बारी नहीं जाती',
    'technical-foul': 'टेक्निकल फ़ाउल: एक गोटी निकलती है, बारी वैसी ही रहती है',
    'foul-at-break': 'ब्रेक पर फ़ाउल',
    'turn-lost': 'बारी जाती है, गोटी नहीं निकलती',
    'play-on': 'अंपायर सब ठीक करते हैं और खेल जारी रहता है',
    'dues-forfeited': 'बकाया गोटियाँ रखने का अधिकार जाता है',
    'board-lost': 'बोर्ड हारा जाता है',
    'board-lost-for-displacing': 'तय अंकों पर बोर्ड हारा जाता है',
    'board-replayed': 'बोर्ड दोबारा खेला जाता है',
    'match-lost': 'मैच हारा जाता है',
  },
  bookColumns: ['पुस्तक', 'नाम', 'नियम', 'निर्णय', 'पुकार', ''],
  whereSilent: (book) => `जहाँ चुप: ${book}`,
  complete: 'अपने आप में पूरी',
  readOn: 'आगे पढ़ें: npx carrom laws icf · npx carrom laws icf 73 · npx carrom laws icf --search रानी --lang hi',
  silent: (book) => `जहाँ यह पुस्तक चुप है, वहाँ ${book} लागू।`,
  foundNothing: (words) => `"${words}" पर कोई नियम नहीं मिला।`,
  ifCalled: 'पुकारने पर',
  citedFor: 'किसके लिए',
  citedBy: 'किसमें',
  readings: 'व्याख्याएँ',
  code: 'कोड',
  tests: 'परीक्षण',
  noReading: 'इस पुस्तक को व्याख्या की ज़रूरत नहीं पड़ी।',
  question: 'प्रश्न',
  weRead: 'हम पढ़ते हैं',
  because: 'क्योंकि',
  coverageColumns: ['पुस्तक', 'नियम', 'निर्णय या पुकार', 'परीक्षण सहित'],
  wholeTable: 'पूरी तालिका: npx carrom laws --coverage --json, या docs/laws/।',
};

const catalogues: Readonly<Record<Language, LibraryWords>> = { en, hi };

export const libraryWords = (language: Language): LibraryWords => catalogues[language];
