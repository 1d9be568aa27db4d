import type { ActType } from '@opencarrom/match';
import type { Catalogues } from '../../device/language.js';

interface MendWords {
  readonly title: string;
  readonly close: string;
  readonly empty: string;
  readonly begin: string;
  readonly correct: string;
  readonly strikeOut: string;
  readonly setRight: (times: number) => string;
  readonly improperBy: (law: string) => string;
  readonly offBoard: string;
  readonly touchedNothing: string;
  readonly wonBy: (name: string) => string;
  /** Acts that a story leaves unsaid. */
  readonly acts: Readonly<Partial<Record<ActType, string>>>;
  readonly correctTitle: string;
  readonly correctBoard: string;
  readonly how: string;
  readonly proper: string;
  readonly touch: string;
  readonly touchedSome: string;
  readonly claim: string;
  readonly claimed: string;
  readonly notClaimed: string;
  readonly strikeOutTitle: string;
  readonly was: string;
  readonly instead: string;
  readonly soItWas: string;
  readonly enterAgain: string;
  readonly why: string;
  readonly reasons: readonly string[];
  readonly otherReason: string;
  readonly doCorrect: string;
  readonly noLonger: (count: number) => string;
  readonly leaveOut: string;
  readonly back: string;
  readonly recount: string;
  readonly recountAbout: string;
  readonly onBoard: string;
  readonly owed: string;
  readonly fewer: (what: string) => string;
  readonly moreOf: (what: string) => string;
  readonly queen: string;
  readonly queenOnBoard: string;
  readonly queenToCover: string;
  readonly queenOf: (name: string) => string;
  readonly onTurn: string;
  readonly setSo: string;
}

export const words: Catalogues<MendWords> = {
  en: {
    title: 'The log',
    close: 'Close',
    empty: 'Nothing has been done yet.',
    begin: 'Before the first board',
    correct: 'Correct',
    strikeOut: 'Strike out',
    setRight: (times) => (times === 1 ? 'Set right once' : `Set right ${times} times`),
    improperBy: (law) => `improper (${law})`,
    offBoard: 'off the board',
    touchedNothing: 'no man touched',
    wonBy: (name) => `won by ${name}`,
    acts: { sit: 'They sit down', play: '“Play”', close: 'The board is closed', place: 'The men are placed' },
    correctTitle: 'Correct this stroke',
    correctBoard: 'Correct this board',
    how: 'How it was struck',
    proper: 'properly',
    touch: 'What the striker met',
    touchedSome: 'it met a man',
    claim: 'The opponent’s claim',
    claimed: 'claimed at once',
    notClaimed: 'not claimed',
    strikeOutTitle: 'Strike this out',
    was: 'Entered was',
    instead: 'It should be',
    soItWas: 'So it was',
    enterAgain: 'Enter it again',
    why: 'Why?',
    reasons: ['Wrong key', 'Seen wrongly', 'Both players agree', 'Decided by the referee'],
    otherReason: 'Another reason',
    doCorrect: 'Set it right',
    noLonger: (count) =>
      count === 1 ? 'One later act no longer fits:' : `${count} later acts no longer fit:`,
    leaveOut: 'Set it right, and leave these out',
    back: 'Leave it as it was',
    recount: 'Recount the men',
    recountAbout: 'Count what lies on the board; it is recorded as a correction.',
    onBoard: 'on the board',
    owed: 'owed',
    fewer: (what) => `One less: ${what}`,
    moreOf: (what) => `One more: ${what}`,
    queen: 'The queen',
    queenOnBoard: 'On the board',
    queenToCover: 'To be covered',
    queenOf: (name) => `Covered by ${name}`,
    onTurn: 'On turn',
    setSo: 'It lies so',
  },
  hi: {
    title: 'लॉग',
    close: 'बंद करें',
    empty: 'अभी कुछ नहीं हुआ।',
    begin: 'पहले बोर्ड से पहले',
    correct: 'सुधारें',
    strikeOut: 'हटाएँ',
    setRight: (times) => `${times} बार सुधारा गया`,
    improperBy: (law) => `अनुचित (${law})`,
    offBoard: 'बोर्ड से बाहर',
    touchedNothing: 'कोई गोटी नहीं छुई',
    wonBy: (name) => `${name} जीते`,
    acts: { sit: 'सब बैठे', play: '“प्ले”', close: 'बोर्ड बंद', place: 'गोटियाँ रखी गईं' },
    correctTitle: 'यह स्ट्रोक सुधारें',
    correctBoard: 'यह बोर्ड सुधारें',
    how: 'कैसे मारा',
    proper: 'ठीक से',
    touch: 'स्ट्राइकर किससे लगा',
    touchedSome: 'गोटी को लगा',
    claim: 'प्रतिद्वंद्वी का दावा',
    claimed: 'तुरंत दावा किया',
    notClaimed: 'दावा नहीं किया',
    strikeOutTitle: 'इसे हटाएँ',
    was: 'दर्ज था',
    instead: 'होना चाहिए',
    soItWas: 'ऐसा ही था',
    enterAgain: 'फिर से दर्ज करें',
    why: 'क्यों?',
    reasons: ['ग़लत बटन', 'ग़लत दिखा', 'दोनों खिलाड़ी सहमत', 'रेफ़री का निर्णय'],
    otherReason: 'कोई और कारण',
    doCorrect: 'सुधार दें',
    noLonger: (count) =>
      count === 1 ? 'बाद की एक बात अब ठीक नहीं बैठती:' : `बाद की ${count} बातें अब ठीक नहीं बैठतीं:`,
    leaveOut: 'सुधारें और इन्हें हटा दें',
    back: 'जैसा था वैसा रहने दें',
    recount: 'गोटियाँ फिर गिनें',
    recountAbout: 'बोर्ड पर जो है उसे गिनें; यह सुधार के रूप में दर्ज होगा।',
    onBoard: 'बोर्ड पर',
    owed: 'बाकी',
    fewer: (what) => `एक कम: ${what}`,
    moreOf: (what) => `एक ज़्यादा: ${what}`,
    queen: 'रानी',
    queenOnBoard: 'बोर्ड पर',
    queenToCover: 'कवर करनी है',
    queenOf: (name) => `${name} ने कवर की`,
    onTurn: 'बारी',
    setSo: 'ऐसे ही है',
  },
};
