import type { Corner } from '@opencarrom/ai';
import type { Edge } from '@opencarrom/physics';
import type { Catalogues } from '../device/language.js';
import type { Mode, Problem } from './desk.svelte.js';
import type { Kind, StandFault } from './practice.js';
import type { SetupName } from './setups.js';
import type { Drop } from './told.js';

interface PracticeWords {
  readonly title: string;
  readonly leave: string;
  readonly mode: string;
  readonly modes: Readonly<Record<Mode, string>>;
  readonly board: Readonly<Record<Mode, string>>;
  readonly help: Readonly<Record<Mode, string>>;
  readonly takeBack: string;
  readonly repeat: string;
  readonly repeatNote: string;
  readonly again: string;
  readonly againNote: string;
  readonly hint: string;
  readonly thinking: string;
  readonly tray: string;
  readonly add: (kind: Kind) => string;
  readonly left: (count: number) => string;
  readonly remove: string;
  readonly removeHint: string;
  readonly clear: string;
  readonly setups: string;
  readonly setup: Readonly<Record<SetupName, string>>;
  readonly seat: string;
  readonly seats: Readonly<Record<Edge, string>>;
  readonly side: string;
  readonly sides: Readonly<Record<'white' | 'black', string>>;
  readonly aid: string;
  readonly rate: string;
  readonly begin: string;
  readonly arrangeHelp: string;
  readonly drop: (drop: Drop) => string;
  readonly nothing: string;
  readonly untouched: string;
  readonly stroke: (number: number) => string;
  readonly problems: Readonly<Record<Problem, string>>;
  readonly faults: Readonly<Record<StandFault | 'off', string>>;
  readonly chosen: (kind: Kind, right: number, ahead: number) => string;
}

const and = (parts: readonly string[], word: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;

const CORNERS_EN: Readonly<Record<Corner, string>> = {
  'far-right': 'far right',
  'near-right': 'near right',
  'near-left': 'near left',
  'far-left': 'far left',
};
const CORNERS_HI: Readonly<Record<Corner, string>> = {
  'far-right': 'दूर दाएँ',
  'near-right': 'पास दाएँ',
  'near-left': 'पास बाएँ',
  'far-left': 'दूर बाएँ',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const menEn = (count: number, colour: string): readonly string[] =>
  count === 0 ? [] : [count === 1 ? `a ${colour} man` : `${count} ${colour} men`];

export const words: Catalogues<PracticeWords> = {
  en: {
    title: 'Practice',
    leave: 'Leave practice',
    mode: 'What your hand does',
    modes: { strike: 'Aim', arrange: 'Arrange' },
    board: {
      strike: 'The practice board. Aim with the arrow keys.',
      arrange: 'The practice board. Move men with the arrow keys.',
    },
    help: {
      strike:
        'Left and right slide the striker, up takes aim, down goes back, plus and minus set the power, brackets the spin, Enter strikes.',
      arrange: 'Brackets choose a man, arrows move it, with Shift finely, Delete takes it off.',
    },
    takeBack: 'Take back',
    repeat: 'Repeat',
    repeatNote: 'Strikes exactly the same once more',
    again: 'Try again',
    againNote: 'The men lie as before; aim anew',
    hint: 'Hint',
    thinking: 'Looking at the board…',
    tray: 'Add a man',
    add: (kind) => (kind === 'queen' ? 'Queen' : kind === 'white' ? 'White' : 'Black'),
    left: (count) => `${count} left`,
    remove: 'Remove',
    removeHint: 'Drag a man off the board to take it away.',
    clear: 'Clear',
    setups: 'Set-ups',
    setup: {
      opening: 'Opening',
      straight: 'Straight',
      cut: 'Cut',
      bank: 'Bank',
      combination: 'Combination',
      queen: 'Queen and cover',
      last: 'Last man',
    },
    seat: 'Strike from',
    seats: { S: 'South', E: 'East', N: 'North', W: 'West' },
    side: 'Hints for',
    sides: { white: 'White', black: 'Black' },
    aid: 'Help with aiming',
    rate: 'Speed of showing',
    begin: 'Strike as often as you like. Nothing counts.',
    arrangeHelp: 'Drag men where you want them.',
    drop: ({ corner, white, black, queen, striker }) => {
      const fallen = [
        ...(queen ? ['the queen'] : []),
        ...menEn(white, 'white'),
        ...menEn(black, 'black'),
        ...(striker ? ['the striker'] : []),
      ];
      return capital(`${and(fallen, 'and')} into the ${CORNERS_EN[corner]} pocket.`);
    },
    nothing: 'Nothing fell.',
    untouched: 'The striker met no man.',
    stroke: (number) => `Stroke ${number}`,
    problems: {
      'in-the-way': 'A man lies where the striker stood.',
      'no-room':
        'The striker has nowhere to stand: men lie all along the base line. Arrange them, or sit at another side.',
      'not-kept': 'This browser keeps nothing: practice lasts until the page is closed.',
      'no-hint': 'There is nothing to advise here.',
      'no-answer': 'Nobody answered. Ask once more.',
    },
    faults: {
      off: 'Let go to take it off.',
      outside: 'It must lie on the board.',
      pocket: 'There it would fall.',
      overlap: 'Another man lies there.',
    },
    chosen: (kind, right, ahead) =>
      `${kind === 'queen' ? 'The queen' : kind === 'white' ? 'A white man' : 'A black man'}, ${Math.abs(right)} mm ${right < 0 ? 'left' : 'right'}, ${Math.abs(ahead)} mm ${ahead < 0 ? 'towards you' : 'ahead'} of the middle.`,
  },
  hi: {
    title: 'अभ्यास',
    leave: 'अभ्यास छोड़ें',
    mode: 'हाथ क्या करे',
    modes: { strike: 'निशाना', arrange: 'सजाएँ' },
    board: {
      strike: 'अभ्यास का बोर्ड। तीर-कुंजियों से निशाना लगाएँ।',
      arrange: 'अभ्यास का बोर्ड। तीर-कुंजियों से गोटियाँ खिसकाएँ।',
    },
    help: {
      strike: 'बाएँ-दाएँ से स्ट्राइकर खिसकाएँ, ऊपर से निशाना, नीचे से वापस, धन-ऋण से ज़ोर, कोष्ठक से घुमाव, Enter से मारें।',
      arrange: 'कोष्ठक से गोटी चुनें, तीर से खिसकाएँ, Shift के साथ बारीक़ी से, Delete से हटाएँ।',
    },
    takeBack: 'वापस लें',
    repeat: 'वही स्ट्रोक',
    repeatNote: 'ठीक वैसा ही एक बार और',
    again: 'फिर कोशिश',
    againNote: 'गोटियाँ पहले जैसी; निशाना नया',
    hint: 'संकेत',
    thinking: 'बोर्ड देखा जा रहा है…',
    tray: 'गोटी जोड़ें',
    add: (kind) => (kind === 'queen' ? 'रानी' : kind === 'white' ? 'सफ़ेद' : 'काली'),
    left: (count) => `${count} बाकी`,
    remove: 'हटाएँ',
    removeHint: 'गोटी को बोर्ड से बाहर खींचकर हटाएँ।',
    clear: 'ख़ाली करें',
    setups: 'सजावटें',
    setup: {
      opening: 'शुरुआत',
      straight: 'सीधा',
      cut: 'कट',
      bank: 'बैंक',
      combination: 'जोड़ी',
      queen: 'रानी और कवर',
      last: 'आख़िरी गोटी',
    },
    seat: 'कहाँ से मारें',
    seats: { S: 'दक्षिण', E: 'पूर्व', N: 'उत्तर', W: 'पश्चिम' },
    side: 'संकेत किसके लिए',
    sides: { white: 'सफ़ेद', black: 'काली' },
    aid: 'निशाने में मदद',
    rate: 'दिखाने की गति',
    begin: 'जितना चाहें मारें। कुछ नहीं गिना जाता।',
    arrangeHelp: 'गोटियों को जहाँ चाहें खींचें।',
    drop: ({ corner, white, black, queen, striker }) => {
      const fallen = [
        ...(queen ? ['रानी'] : []),
        ...(white > 0 ? [`${white} सफ़ेद`] : []),
        ...(black > 0 ? [`${black} काली`] : []),
        ...(striker ? ['स्ट्राइकर'] : []),
      ];
      return `${CORNERS_HI[corner]} पॉकेट में ${and(fallen, 'और')}।`;
    },
    nothing: 'कुछ नहीं गिरा।',
    untouched: 'स्ट्राइकर किसी गोटी से नहीं मिला।',
    stroke: (number) => `स्ट्रोक ${number}`,
    problems: {
      'in-the-way': 'जहाँ स्ट्राइकर था, वहाँ एक गोटी है।',
      'no-room': 'स्ट्राइकर के लिए जगह नहीं: बेस लाइन पर हर जगह गोटियाँ हैं। उन्हें सजाएँ, या दूसरी ओर बैठें।',
      'not-kept': 'यह ब्राउज़र कुछ नहीं रखता: अभ्यास पेज बंद होने तक रहेगा।',
      'no-hint': 'यहाँ कोई सलाह नहीं है।',
      'no-answer': 'कोई जवाब नहीं आया। एक बार और पूछें।',
    },
    faults: {
      off: 'छोड़ें, तो हट जाएगी।',
      outside: 'गोटी बोर्ड पर हो।',
      pocket: 'वहाँ वह गिर जाएगी।',
      overlap: 'वहाँ दूसरी गोटी है।',
    },
    chosen: (kind, right, ahead) =>
      `${kind === 'queen' ? 'रानी' : kind === 'white' ? 'सफ़ेद गोटी' : 'काली गोटी'}, बीच से ${Math.abs(right)} मिमी ${right < 0 ? 'बाएँ' : 'दाएँ'}, ${Math.abs(ahead)} मिमी ${ahead < 0 ? 'आपकी ओर' : 'आगे'}।`,
  },
};
