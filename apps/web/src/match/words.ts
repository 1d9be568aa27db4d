import type { Side } from '@opencarrom/laws';
import type { PlaceFault } from '@opencarrom/match';
import type { Catalogues } from '../device/language.js';
import type { StoreFault } from '../store/problem.js';

export interface PlayWords {
  readonly newGame: string;
  readonly aGame: string;
  readonly books: Readonly<Record<string, string>>;
  /** Where there is little room, of those that are long. */
  readonly shortBooks: Readonly<Partial<Record<string, string>>>;
  readonly whatIf: string;
  readonly colour: Readonly<Record<Side, string>>;
  readonly toStrike: string;
  readonly toPlace: string;
  readonly thinking: string;
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
  readonly takeBack: string;
  readonly practise: string;
  readonly sheet: string;
  readonly why: string;
  readonly close: string;
  readonly law: (id: string) => string;
  readonly spinCoin: string;
  readonly takes: Readonly<Record<'side' | 'break' | 'white' | 'black', string>>;
  readonly forgo: (owed: number) => string;
  readonly claim: string;
  /** It is for the opponent to notice a fault, and not for the umpire to name it before. */
  readonly mayClaim: string;
  readonly demandOf: (points: number) => string;
  readonly demandNone: string;
  readonly keepTurn: string;
  readonly loseTurn: string;
  readonly pass: string;
  readonly concede: string;
  /** Of several people at the device it is said who. */
  readonly sureConcede: (name: string | null) => string;
  readonly noClaim: string;
  /** Who must not go on before it is known whether there is a claim. */
  readonly waitsForClaim: (name: string) => string;
  readonly ready: string;
  readonly goOn: string;
  readonly replay: string;
  readonly games: (won: number) => string;
  readonly whyStroke: (name: string) => string;
  readonly thinkingAgain: string;
  readonly whyForgotten: string;
  readonly running: string;
  readonly placeHere: (colour: Side) => string;
  readonly strokes: string;
  readonly strokeLine: (number: number, who: string) => string;
  readonly nothing: string;
  readonly passed: string;
  readonly outOfTime: string;
  readonly turnPasses: string;
  readonly playsOn: string;
  readonly due: (men: number) => string;
  readonly boardOver: string;
  readonly striker: string;
  readonly queen: string;
  readonly men: (count: number, side: Side) => string;
  readonly gameBoard: (game: number, board: number) => string;
  readonly slower: string;
  readonly skip: string;
  readonly pause: string;
  readonly resume: string;
  readonly menu: string;
  readonly home: string;
  readonly gone: string;
  readonly damaged: string;
  readonly again: string;
  readonly review: string;
  readonly place: string;
  readonly unkept: Readonly<Record<StoreFault, string>>;
  readonly computerLost: string;
  readonly computerRefused: (why: string) => string;
  readonly tryAgain: string;
  /** Of several it is said which. */
  readonly placeHelp: (number: number, of: number) => string;
  readonly faults: Readonly<Record<PlaceFault, string>>;
  readonly aid: string;
  readonly aids: Readonly<Record<'ghost' | 'line' | 'none', string>>;
  readonly rate: string;
  readonly sound: string;
  readonly sounds: readonly [off: string, quiet: string, normal: string, loud: string];
  readonly aim: string;
  readonly aimHelp: string;
}

export const words: Catalogues<PlayWords> = {
  en: {
    newGame: 'A new game',
    aGame: 'A game',
    books: {
      icf: 'International',
      'icf-short': 'Abridged',
      'icf-classic': 'Older edition',
      starwood: 'Starwood doubles',
      iiitn: 'IIITN',
    },
    shortBooks: { starwood: 'Starwood' },
    whatIf: 'what if',
    colour: { white: 'white', black: 'black' },
    toStrike: 'to strike',
    toPlace: 'to place',
    thinking: 'thinking',
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
    takeBack: 'Take back',
    practise: 'Practise this position',
    sheet: 'Score sheet',
    why: 'Why?',
    close: 'Close',
    law: (id) => `Law ${id}`,
    spinCoin: 'Toss the coin',
    takes: { side: 'Take the side', break: 'Take the break', white: 'Take white', black: 'Take black' },
    forgo: (owed) => `Forgo the due: ${owed} ${owed === 1 ? 'man' : 'men'}`,
    claim: 'Claim',
    mayClaim: 'Did you see a fault? It counts only if you claim it.',
    demandOf: (points) => (points === 1 ? 'Demand 1 point' : `Demand ${points} points`),
    demandNone: 'Demand nothing',
    keepTurn: 'Men back, one more, strike on',
    loseTurn: 'Give one man and the turn',
    pass: 'Pass the turn',
    concede: 'Give up',
    sureConcede: (name) => (name ? `${name} gives up this game for good?` : 'Give up this game for good?'),
    noClaim: 'No claim',
    waitsForClaim: (name) => `${name} waits for your claim.`,
    ready: 'Ready: start the clock',
    goOn: 'Next board',
    replay: 'Replay',
    games: (won) => `${won} ${won === 1 ? 'game' : 'games'}`,
    whyStroke: (name) => `Why did ${name} play this?`,
    thinkingAgain: 'Thinking again',
    whyForgotten:
      'The computer of this version would strike otherwise here: why it struck so is no longer known.',
    running: 'in play',
    placeHere: (colour) => `Place a ${colour} man`,
    strokes: 'Strokes',
    strokeLine: (number, who) => `${number} · ${who}`,
    nothing: 'nothing',
    passed: 'passed',
    outOfTime: 'out of time',
    turnPasses: 'turn passes',
    playsOn: 'plays on',
    due: (men) => `${men} due`,
    boardOver: 'end of board',
    striker: 'striker',
    queen: 'queen',
    men: (count, side) => `${count} ${side}`,
    gameBoard: (game, board) => `Game ${game} · board ${board}`,
    slower: 'Slow motion',
    skip: 'Skip',
    pause: 'Pause',
    resume: 'Go on',
    menu: 'Menu',
    home: 'Leave the board',
    gone: 'This game is not on this device.',
    damaged: 'This game cannot be read any more.',
    again: 'Play again',
    review: 'Replay it',
    place: 'Put it down',
    unkept: {
      full: 'The storage of this device is full: the game goes on, and is kept as soon as there is room. Delete some records, and do not close the page before.',
      forbidden: 'This browser keeps nothing here: the game lasts until the page is closed.',
      elsewhere: 'This game has gone on in another tab. Here is how it stands now.',
      failed: 'This device did not keep the last stroke; it is tried again with the next.',
    },
    computerLost: 'The computer player does not answer. The board stays as it is.',
    computerRefused: (why) => `The computer player cannot make sense of this board: ${why}`,
    tryAgain: 'Try again',
    placeHelp: (number, of) =>
      `Move it if you like, then put it down${of > 1 ? ` ·\u00a0${number}\u00a0of\u00a0${of}` : '.'}`,
    faults: {
      outside: 'It must lie wholly inside the outer circle.',
      'on-centre': 'It must not touch the centre circle.',
      'on-man': 'It must not touch another man.',
      pair: 'It would make a pair with the queen.',
      cannon: 'It would make a cannon with the queen.',
    },
    aid: 'Help with aiming',
    aids: { ghost: 'Line and ghost', line: 'Line', none: 'None' },
    rate: 'Speed of showing',
    sound: 'Sound',
    sounds: ['Off', 'Quiet', 'Normal', 'Loud'],
    aim: 'The board. Aim with the arrow keys.',
    aimHelp:
      'Left and right slide the striker. Up or Enter looks up, and then left and right turn the aim; with Shift finely. Plus and minus set the power, brackets the spin, Enter strikes, Escape goes back.',
  },
  hi: {
    newGame: 'नया खेल',
    aGame: 'खेल',
    books: {
      icf: 'अंतरराष्ट्रीय',
      'icf-short': 'संक्षिप्त',
      'icf-classic': 'पुराना संस्करण',
      starwood: 'स्टारवुड युगल',
      iiitn: 'IIITN',
    },
    shortBooks: { starwood: 'स्टारवुड' },
    whatIf: 'अगर ऐसा होता',
    colour: { white: 'सफ़ेद', black: 'काली' },
    toStrike: 'बारी है',
    toPlace: 'गोटी रखें',
    thinking: 'सोच रहा है',
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
    takeBack: 'वापस लें',
    practise: 'इस स्थिति का अभ्यास करें',
    sheet: 'स्कोर-शीट',
    why: 'क्यों?',
    close: 'बंद करें',
    law: (id) => `नियम ${id}`,
    spinCoin: 'सिक्का उछालें',
    takes: { side: 'दिशा लें', break: 'ब्रेक लें', white: 'सफ़ेद लें', black: 'काली लें' },
    forgo: (owed) => `ड्यू छोड़ दें: ${owed} ${owed === 1 ? 'गोटी' : 'गोटियाँ'}`,
    claim: 'दावा करें',
    mayClaim: 'कोई चूक देखी? दावा करने पर ही गिनी जाएगी।',
    demandOf: (points) => `${points} अंक माँगें`,
    demandNone: 'कुछ न माँगें',
    keepTurn: 'गोटियाँ वापस, एक और, फिर मारें',
    loseTurn: 'एक गोटी और बारी दें',
    pass: 'बारी छोड़ें',
    concede: 'हार मानें',
    sureConcede: (name) => (name ? `${name} यह गेम सचमुच छोड़ दें?` : 'यह गेम सचमुच छोड़ दें?'),
    noClaim: 'दावा नहीं',
    waitsForClaim: (name) => `${name} आपके दावे का इंतज़ार कर रहे हैं।`,
    ready: 'तैयार: घड़ी चलाएँ',
    goOn: 'अगला बोर्ड',
    replay: 'रीप्ले',
    games: (won) => `${won} गेम`,
    whyStroke: (name) => `${name} ने यह क्यों खेला?`,
    thinkingAgain: 'फिर से सोचा जा रहा है',
    whyForgotten: 'इस संस्करण का कंप्यूटर यहाँ कुछ और खेलता: उसने ऐसा क्यों खेला, यह अब पता नहीं।',
    running: 'जारी',
    placeHere: (colour) => `${colour === 'white' ? 'सफ़ेद' : 'काली'} गोटी रखें`,
    strokes: 'स्ट्रोक',
    strokeLine: (number, who) => `${number} · ${who}`,
    nothing: 'कुछ नहीं',
    passed: 'बारी छोड़ी',
    outOfTime: 'समय समाप्त',
    turnPasses: 'बारी गई',
    playsOn: 'बारी जारी',
    due: (men) => `ड्यू ${men}`,
    boardOver: 'बोर्ड समाप्त',
    striker: 'स्ट्राइकर',
    queen: 'रानी',
    men: (count, side) => `${count} ${side === 'white' ? 'सफ़ेद' : 'काली'}`,
    gameBoard: (game, board) => `गेम ${game} · बोर्ड ${board}`,
    slower: 'धीमी गति',
    skip: 'आगे बढ़ें',
    pause: 'रोकें',
    resume: 'जारी रखें',
    menu: 'मेन्यू',
    home: 'बोर्ड छोड़ें',
    gone: 'यह खेल इस डिवाइस पर नहीं है।',
    damaged: 'यह खेल अब पढ़ा नहीं जा सकता।',
    again: 'फिर खेलें',
    review: 'रिकॉर्ड देखें',
    place: 'रख दें',
    unkept: {
      full: 'इस डिवाइस की जगह भर गई है: खेल चलता है, और जगह होते ही सहेजा जाएगा। कुछ रिकॉर्ड हटाएँ, और तब तक पेज बंद न करें।',
      forbidden: 'यह ब्राउज़र कुछ नहीं सहेजता: खेल पेज बंद होने तक ही रहेगा।',
      elsewhere: 'यह खेल दूसरे टैब में आगे बढ़ गया है। अब यह ऐसा है।',
      failed: 'पिछला स्ट्रोक सहेजा नहीं जा सका; अगले के साथ फिर कोशिश होगी।',
    },
    computerLost: 'कंप्यूटर खिलाड़ी जवाब नहीं दे रहा। बोर्ड जैसा है वैसा ही रहेगा।',
    computerRefused: (why) => `कंप्यूटर खिलाड़ी इस बोर्ड को समझ नहीं पाया: ${why}`,
    tryAgain: 'फिर कोशिश करें',
    placeHelp: (number, of) =>
      `चाहें तो गोटी खिसकाएँ, फिर रख दें${of > 1 ? ` ·\u00a0${of}\u00a0में\u00a0से\u00a0${number}` : '।'}`,
    faults: {
      outside: 'गोटी पूरी तरह बाहरी घेरे के भीतर हो।',
      'on-centre': 'गोटी बीच के घेरे को न छुए।',
      'on-man': 'गोटी किसी और को न छुए।',
      pair: 'रानी के साथ जोड़ी बनेगी।',
      cannon: 'रानी के साथ कैनन बनेगा।',
    },
    aid: 'निशाने में मदद',
    aids: { ghost: 'रेखा और छाया', line: 'रेखा', none: 'कुछ नहीं' },
    rate: 'दिखाने की गति',
    sound: 'आवाज़',
    sounds: ['बंद', 'धीमी', 'सामान्य', 'तेज़'],
    aim: 'बोर्ड। तीर-कुंजियों से निशाना लगाएँ।',
    aimHelp:
      'बाएँ-दाएँ से स्ट्राइकर खिसकाएँ। ऊपर या Enter से निशाने पर जाएँ, फिर बाएँ-दाएँ से निशाना घुमाएँ; Shift से बारीक। धन-ऋण से ज़ोर, कोष्ठक से घुमाव, Enter से मारें, Escape से पीछे।',
  },
};
