import { atStart, type Named, withParticle } from '@opencarrom/match';
import type { Catalogues } from '../device/language.js';

export interface RecordsWords {
  readonly title: string;
  readonly about: string;
  readonly empty: string;
  readonly emptyNote: string;
  readonly playNow: string;
  readonly replay: string;
  readonly back: string;
  readonly line: (line: number) => string;
  readonly board: string;
  readonly wooden: string;
  readonly otherPhysics: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly play: string;
  readonly pause: string;
  readonly keys: string;
  readonly stroke: string;
  readonly strokeOf: (stroke: number, of: number) => string;
  readonly beginning: string;
  /** Of a stroke still moving, of which nothing more is known. */
  readonly striking: (stroke: number, who: Named) => string;
  readonly story: string;
  readonly whatIf: string;
  readonly whatIfNote: string;
  readonly whatIfOver: string;
}

export const words: Catalogues<RecordsWords> = {
  en: {
    title: 'Records',
    about: 'Every game is kept on this device, stroke by stroke.',
    empty: 'No games yet.',
    emptyNote: 'Play one and it will be here, exactly as it was played. Or open a record from a file.',
    playNow: 'Play now',
    replay: 'Replay',
    back: 'All records',
    line: (line) => `Line ${line}:`,
    board: 'The board',
    wooden: 'Played on a wooden board: where the men lay is not recorded.',
    otherPhysics: 'Played by another physics: strokes are not shown moving, only what they came to.',
    first: 'To the beginning',
    previous: 'Previous stroke',
    next: 'Next stroke',
    last: 'To the end',
    play: 'Play it',
    pause: 'Pause',
    keys: 'Left and right arrow keys step through the strokes, space plays and pauses.',
    stroke: 'Stroke',
    strokeOf: (stroke, of) => `Stroke ${stroke} of ${of}`,
    beginning: 'Before the first stroke',
    striking: (stroke, who) => `Stroke ${stroke} · ${atStart(who)} ${who.isYou ? 'strike' : 'strikes'}`,
    story: 'The story',
    whatIf: 'What if? Play on from here',
    whatIfNote: 'A new game begins from this very position; the record stays as it is.',
    whatIfOver: 'The match is over here: step back to play on from an earlier stroke.',
  },
  hi: {
    title: 'रिकॉर्ड',
    about: 'हर खेल इसी डिवाइस पर रहता है, स्ट्रोक-दर-स्ट्रोक।',
    empty: 'अभी कोई खेल नहीं।',
    emptyNote: 'एक खेलिए, वह यहाँ वैसा ही मिलेगा जैसा खेला गया। या फ़ाइल से रिकॉर्ड खोलिए।',
    playNow: 'अभी खेलें',
    replay: 'फिर देखें',
    back: 'सभी रिकॉर्ड',
    line: (line) => `पंक्ति ${line}:`,
    board: 'बोर्ड',
    wooden: 'लकड़ी के बोर्ड पर खेला गया: गोटियाँ कहाँ थीं, यह दर्ज नहीं है।',
    otherPhysics: 'दूसरी भौतिकी से खेला गया: स्ट्रोक चलते नहीं दिखेंगे, केवल परिणाम।',
    first: 'शुरुआत पर',
    previous: 'पिछला स्ट्रोक',
    next: 'अगला स्ट्रोक',
    last: 'अंत पर',
    play: 'चलाएँ',
    pause: 'रोकें',
    keys: 'बाएँ-दाएँ तीर से स्ट्रोक बदलें, स्पेस से चलाएँ और रोकें।',
    stroke: 'स्ट्रोक',
    strokeOf: (stroke, of) => `स्ट्रोक ${stroke}, कुल ${of}`,
    beginning: 'पहले स्ट्रोक से पहले',
    striking: (stroke, who) => `स्ट्रोक ${stroke} · ${withParticle(who, 'की')} बारी`,
    story: 'कहानी',
    whatIf: 'अगर ऐसा होता? यहाँ से खेलें',
    whatIfNote: 'इसी स्थिति से नया खेल शुरू होगा; रिकॉर्ड वैसा ही रहेगा।',
    whatIfOver: 'मैच यहाँ समाप्त है: आगे खेलने के लिए पहले के स्ट्रोक पर जाएँ।',
  },
};
