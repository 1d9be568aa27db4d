import type { Side } from '@opencarrom/laws';
import type { PlaceFault } from '@opencarrom/match';
import type { Catalogues } from '../device/language.js';
import type { StoreFault } from '../store/problem.js';

export interface MatchWords {
  readonly colour: Readonly<Record<Side, string>>;
  /** In all, and how many of them are being placed. */
  readonly owes: (count: number, now: number) => string;
  readonly menLeft: (count: number) => string;
  readonly queenTheirs: string;
  readonly queenToCover: string;
  readonly score: string;
  readonly strike: string;
  readonly power: string;
  readonly spin: string;
  readonly hint: string;
  readonly sheet: string;
  readonly why: string;
  readonly close: string;
  readonly law: (id: string) => string;
  readonly games: (won: number) => string;
  readonly running: string;
  readonly gameBoard: (game: number, board: number) => string;
  readonly skip: string;
  readonly place: string;
  readonly unkept: Readonly<Record<StoreFault, string>>;
  readonly computerLost: string;
  readonly computerRefused: (why: string) => string;
  /** Of several it is said which. */
  readonly placeHelp: (number: number, of: number) => string;
  readonly faults: Readonly<Record<PlaceFault, string>>;
  readonly aids: Readonly<Record<'ghost' | 'line' | 'none', string>>;
  readonly aim: string;
  readonly aimHelp: string;
}

export const words: Catalogues<MatchWords> = {
  en: {
    colour: { white: 'white', black: 'black' },
    owes: (count, now) =>
      now > 0 && now < count ? `owes ${count}, ${now} now` : `owes ${count} ${count === 1 ? 'man' : 'men'}`,
    menLeft: (count) => `${count} ${count === 1 ? 'man' : 'men'} on the board`,
    queenTheirs: 'has the queen',
    queenToCover: 'Queen to cover with this stroke',
    score: 'Score',
    strike: 'Strike',
    power: 'Power',
    spin: 'Spin',
    hint: 'Hint',
    sheet: 'Score sheet',
    why: 'Why?',
    close: 'Close',
    law: (id) => `Law ${id}`,
    games: (won) => `${won} ${won === 1 ? 'game' : 'games'}`,
    running: 'in play',
    gameBoard: (game, board) => `Game ${game} · board ${board}`,
    skip: 'Skip',
    place: 'Put it down',
    unkept: {
      full: 'The storage of this device is full: the game goes on, and is kept as soon as there is room. Delete some records, and do not close the page before.',
      forbidden: 'This browser keeps nothing here: the game lasts until the page is closed.',
      elsewhere: 'This game has gone on in another tab. Here is how it stands now.',
      failed: 'This device did not keep the last stroke; it is tried again with the next.',
    },
    computerLost: 'The computer player does not answer. The board stays as it is.',
    computerRefused: (why) => `The computer player cannot make sense of this board: ${why}`,
    placeHelp: (number, of) =>
      `Move it if you like, then put it down${of > 1 ? ` ·\u00a0${number}\u00a0of\u00a0${of}` : '.'}`,
    faults: {
      outside: 'It must lie wholly inside the outer circle.',
      'on-centre': 'It must not touch the centre circle.',
      'on-man': 'It must not touch another man.',
      pair: 'It would make a pair with the queen.',
      cannon: 'It would make a cannon with the queen.',
    },
    aids: { ghost: 'Line and ghost', line: 'Line', none: 'None' },
    aim: 'The board. Aim with the arrow keys.',
    aimHelp:
      'Left and right slide the striker. Up or Enter looks up, and then left and right turn the aim; with Shift finely. Plus and minus set the power, brackets the spin, Enter strikes, Escape goes back.',
  },
  hi: {
    colour: { white: 'सफ़ेद', black: 'काली' },
    owes: (count, now) =>
      now > 0 && now < count
        ? `${count} बकाया, ${now} अभी`
        : `${count} ${count === 1 ? 'गोटी' : 'गोटियाँ'} बकाया`,
    menLeft: (count) => `बोर्ड पर ${count} ${count === 1 ? 'गोटी' : 'गोटियाँ'}`,
    queenTheirs: 'रानी इनके पास',
    queenToCover: 'इस स्ट्रोक से रानी को कवर करें',
    score: 'स्कोर',
    strike: 'मारें',
    power: 'ज़ोर',
    spin: 'घुमाव',
    hint: 'संकेत',
    sheet: 'स्कोर-शीट',
    why: 'क्यों?',
    close: 'बंद करें',
    law: (id) => `नियम ${id}`,
    games: (won) => `${won} गेम`,
    running: 'जारी',
    gameBoard: (game, board) => `गेम ${game} · बोर्ड ${board}`,
    skip: 'आगे बढ़ें',
    place: 'रख दें',
    unkept: {
      full: 'इस डिवाइस की जगह भर गई है: खेल चलता है, और जगह होते ही सहेजा जाएगा। कुछ रिकॉर्ड हटाएँ, और तब तक पेज बंद न करें।',
      forbidden: 'यह ब्राउज़र कुछ नहीं सहेजता: खेल पेज बंद होने तक ही रहेगा।',
      elsewhere: 'यह खेल दूसरे टैब में आगे बढ़ गया है। अब यह ऐसा है।',
      failed: 'पिछला स्ट्रोक सहेजा नहीं जा सका; अगले के साथ फिर कोशिश होगी।',
    },
    computerLost: 'कंप्यूटर खिलाड़ी जवाब नहीं दे रहा। बोर्ड जैसा है वैसा ही रहेगा।',
    computerRefused: (why) => `कंप्यूटर खिलाड़ी इस बोर्ड को समझ नहीं पाया: ${why}`,
    placeHelp: (number, of) =>
      `चाहें तो गोटी खिसकाएँ, फिर रख दें${of > 1 ? ` ·\u00a0${of}\u00a0में\u00a0से\u00a0${number}` : '।'}`,
    faults: {
      outside: 'गोटी पूरी तरह बाहरी घेरे के भीतर हो।',
      'on-centre': 'गोटी बीच के घेरे को न छुए।',
      'on-man': 'गोटी किसी और को न छुए।',
      pair: 'रानी के साथ जोड़ी बनेगी।',
      cannon: 'रानी के साथ कैनन बनेगा।',
    },
    aids: { ghost: 'रेखा और छाया', line: 'रेखा', none: 'कुछ नहीं' },
    aim: 'बोर्ड। तीर-कुंजियों से निशाना लगाएँ।',
    aimHelp:
      'बाएँ-दाएँ से स्ट्राइकर खिसकाएँ। ऊपर या Enter से निशाने पर जाएँ, फिर बाएँ-दाएँ से निशाना घुमाएँ; Shift से बारीक। धन-ऋण से ज़ोर, कोष्ठक से घुमाव, Enter से मारें, Escape से पीछे।',
  },
};
