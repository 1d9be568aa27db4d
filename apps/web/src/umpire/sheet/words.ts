import type { Catalogues } from '../../device/language.js';

interface SheetPageWords {
  readonly title: string;
  readonly score: string;
  readonly games: string;
  readonly game: (number: number) => string;
  readonly boards: string;
  readonly noBoard: string;
  readonly underWay: string;
  readonly protest: (number: number) => string;
  readonly upheld: string;
  readonly dismissed: string;
  readonly signatures: string;
  readonly sign: string;
  readonly again: string;
  readonly signAs: (name: string) => string;
  readonly signedBy: (name: string) => string;
  readonly umpire: string;
  readonly name: string;
  readonly drawHere: string;
  readonly pad: string;
  readonly clear: string;
  readonly close: string;
  readonly code: string;
  readonly codeNote: string;
  readonly deeds: string;
  readonly goOn: string;
  readonly console: string;
  readonly print: string;
  readonly share: string;
  readonly csv: string;
  readonly record: string;
  readonly copied: string;
  readonly allMatches: string;
}

export const words: Catalogues<SheetPageWords> = {
  en: {
    title: 'Score sheet',
    score: 'Games won',
    games: 'Games',
    game: (number) => `Game ${number}`,
    boards: 'Boards',
    noBoard: 'No board is finished yet.',
    underWay: 'The match is under way.',
    protest: (number) => `Protest ${number}:`,
    upheld: 'upheld',
    dismissed: 'dismissed',
    signatures: 'Signatures',
    sign: 'Sign',
    again: 'Again',
    signAs: (name) => `Sign: ${name}`,
    signedBy: (name) => `Signature of ${name}`,
    umpire: 'the umpire',
    name: 'Name',
    drawHere: 'Sign with a finger, or leave it empty and only the name is written.',
    pad: 'A pad to sign on',
    clear: 'Clear',
    close: 'Close',
    code: 'The result as a code',
    codeNote: 'The result, for any telephone',
    deeds: 'What to do with the sheet',
    goOn: 'Back to the board',
    console: 'Log and corrections',
    print: 'Print',
    share: 'Share as text',
    csv: 'Save as CSV',
    record: 'Save the record',
    copied: 'Copied: paste it into a message.',
    allMatches: 'All matches',
  },
  hi: {
    title: 'स्कोर शीट',
    score: 'जीते गेम',
    games: 'गेम',
    game: (number) => `गेम ${number}`,
    boards: 'बोर्ड',
    noBoard: 'अभी कोई बोर्ड पूरा नहीं हुआ।',
    underWay: 'मैच चल रहा है।',
    protest: (number) => `आपत्ति ${number}:`,
    upheld: 'मानी गई',
    dismissed: 'ख़ारिज',
    signatures: 'हस्ताक्षर',
    sign: 'हस्ताक्षर',
    again: 'फिर से',
    signAs: (name) => `हस्ताक्षर: ${name}`,
    signedBy: (name) => `${name} के हस्ताक्षर`,
    umpire: 'अंपायर',
    name: 'नाम',
    drawHere: 'उँगली से हस्ताक्षर करें, या ख़ाली छोड़ें: तब सिर्फ़ नाम लिखा जाएगा।',
    pad: 'हस्ताक्षर की जगह',
    clear: 'मिटाएँ',
    close: 'बंद करें',
    code: 'परिणाम का कोड',
    codeNote: 'परिणाम, किसी भी फ़ोन के लिए',
    deeds: 'शीट के काम',
    goOn: 'बोर्ड पर वापस',
    console: 'लॉग और सुधार',
    print: 'छापें',
    share: 'संदेश भेजें',
    csv: 'CSV सहेजें',
    record: 'रिकॉर्ड सहेजें',
    copied: 'कॉपी हो गया: संदेश में चिपकाएँ।',
    allMatches: 'सब मैच',
  },
};
