import type { Side } from '@opencarrom/laws';
import type { Catalogues } from '../device/language.js';

export interface PlayWords {
  readonly newGame: string;
  readonly aGame: string;
  readonly whatIf: string;
  readonly toStrike: string;
  readonly toPlace: string;
  readonly thinking: string;
  readonly takeBack: string;
  readonly practise: string;
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
  readonly whyStroke: (name: string) => string;
  readonly thinkingAgain: string;
  readonly whyForgotten: string;
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
  readonly pause: string;
  readonly resume: string;
  readonly menu: string;
  readonly home: string;
  readonly gone: string;
  readonly damaged: string;
  readonly again: string;
  readonly tryAgain: string;
  readonly aid: string;
  readonly rate: string;
  readonly sound: string;
  readonly sounds: readonly [off: string, quiet: string, normal: string, loud: string];
}

export const words: Catalogues<PlayWords> = {
  en: {
    newGame: 'A new game',
    aGame: 'A game',
    whatIf: 'what if',
    toStrike: 'to strike',
    toPlace: 'to place',
    thinking: 'thinking',
    takeBack: 'Take back',
    practise: 'Practise this position',
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
    whyStroke: (name) => `Why did ${name} play this?`,
    thinkingAgain: 'Thinking again',
    whyForgotten:
      'The computer of this version would strike otherwise here: why it struck so is no longer known.',
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
    pause: 'Pause',
    resume: 'Go on',
    menu: 'Menu',
    home: 'Leave the board',
    gone: 'This game is not on this device.',
    damaged: 'This game cannot be read any more.',
    again: 'Play again',
    tryAgain: 'Try again',
    aid: 'Help with aiming',
    rate: 'Speed of showing',
    sound: 'Sound',
    sounds: ['Off', 'Quiet', 'Normal', 'Loud'],
  },
  hi: {
    newGame: 'नया खेल',
    aGame: 'खेल',
    whatIf: 'अगर ऐसा होता',
    toStrike: 'बारी है',
    toPlace: 'गोटी रखें',
    thinking: 'सोच रहा है',
    takeBack: 'वापस लें',
    practise: 'इस स्थिति का अभ्यास करें',
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
    whyStroke: (name) => `${name} ने यह क्यों खेला?`,
    thinkingAgain: 'फिर से सोचा जा रहा है',
    whyForgotten: 'इस संस्करण का कंप्यूटर यहाँ कुछ और खेलता: उसने ऐसा क्यों खेला, यह अब पता नहीं।',
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
    pause: 'रोकें',
    resume: 'जारी रखें',
    menu: 'मेन्यू',
    home: 'बोर्ड छोड़ें',
    gone: 'यह खेल इस डिवाइस पर नहीं है।',
    damaged: 'यह खेल अब पढ़ा नहीं जा सकता।',
    again: 'फिर खेलें',
    tryAgain: 'फिर कोशिश करें',
    aid: 'निशाने में मदद',
    rate: 'दिखाने की गति',
    sound: 'आवाज़',
    sounds: ['बंद', 'धीमी', 'सामान्य', 'तेज़'],
  },
};
