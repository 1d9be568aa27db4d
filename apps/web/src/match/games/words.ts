import type { BookId } from '@opencarrom/laws';
import { bookNames as namesEn } from '@opencarrom/laws/words/books/en';
import { bookNames as namesHi } from '@opencarrom/laws/words/books/hi';
import type { DamageCode } from '@opencarrom/match';
import type { Catalogues } from '../../device/language.js';
import type { StoreFault } from '../../store/problem.js';

export interface GameListWords {
  readonly open: string;
  readonly goOn: string;
  readonly save: string;
  readonly share: string;
  readonly remove: string;
  /** For those who hear a button without seeing its row. */
  readonly of: (what: string, names: string) => string;
  readonly removed: (names: string) => string;
  readonly undo: string;
  readonly underWay: string;
  readonly at: (game: number, board: number) => string;
  readonly over: string;
  readonly whatIfMark: string;
  readonly books: Readonly<Record<BookId, string>>;
  readonly shareFailed: string;
  readonly openFile: string;
  readonly dropHere: string;
  readonly dropHint: string;
  readonly checking: (file: string) => string;
  readonly kept: (file: string) => string;
  readonly foreign: string;
  readonly known: (file: string) => string;
  readonly tooBig: (file: string) => string;
  readonly tooMany: (file: string, records: number, most: number) => string;
  readonly recordOf: (record: number, of: number) => string;
  readonly callOff: string;
  readonly calledOff: (file: string, done: number, of: number) => string;
  readonly unreadable: (file: string) => string;
  readonly notChecked: (file: string) => string;
  readonly damaged: (file: string, line: number) => string;
  readonly unchanged: string;
  readonly damage: Readonly<Record<DamageCode | 'mismatch', string>>;
  readonly store: Readonly<Record<StoreFault, string>>;
  readonly look: string;
  readonly gone: string;
  readonly unreadableGame: string;
  readonly unreadableRow: (id: string) => string;
  readonly unreadableNote: string;
  readonly sheet: string;
}

export const words: Catalogues<GameListWords> = {
  en: {
    open: 'Replay',
    goOn: 'Go on',
    save: 'Save file',
    share: 'Share',
    remove: 'Delete',
    of: (what, names) => `${what}: ${names}`,
    removed: (names) => `Deleted: ${names}`,
    undo: 'Undo',
    underWay: 'under way',
    at: (game, board) => `under way: game ${game}, board ${board}`,
    over: 'over',
    whatIfMark: 'what if',
    books: namesEn.short,
    shareFailed: 'It could not be shared. Save it to a file instead.',
    openFile: 'Open a file',
    dropHere: 'Let go to open it',
    dropHint: 'or drop a .carrom file anywhere here',
    checking: (file) => `Checking ${file}: the match is played again, stroke by stroke…`,
    kept: (file) => `${file} is sound and kept here.`,
    foreign: 'It was made by another version: it replays, but its rulings could not be checked again.',
    known: (file) => `${file} is already here.`,
    tooBig: (file) => `${file} is bigger than 20 MB: no match is. It was not opened.`,
    tooMany: (file, records, most) =>
      `${file} has ${records} records in it; at most ${most} are opened at once. Divide it into several files. Nothing was opened.`,
    recordOf: (record, of) => `Record ${record} of ${of}`,
    callOff: 'Stop',
    calledOff: (file, done, of) =>
      of > 1 ? `${file}: stopped after ${done} of ${of} records.` : `${file}: stopped, nothing was kept.`,
    unreadable: (file) => `${file} could not be read by the browser.`,
    notChecked: (file) => `${file} could not be checked: the browser stopped the checking. Try again.`,
    damaged: (file, line) => `${file} is no sound record. Line ${line}:`,
    unchanged: 'Nothing was changed.',
    damage: {
      empty: 'there is nothing in it.',
      'not-json': 'this is not the text of a record.',
      'not-a-record': 'this is not the beginning of a record.',
      'newer-version': 'it is of a newer version than this app.',
      'bad-head': 'the head of the match is not in order.',
      'bad-event': 'the event is not in order.',
      'out-of-order': 'the events do not follow each other.',
      'does-not-follow': 'the event cannot follow here.',
      mismatch: 'the match, played again, comes to something else.',
    },
    store: {
      full: 'The storage of this device is full. Delete some games, or save them to files first; nothing has been lost.',
      forbidden: 'This browser keeps nothing here.',
      elsewhere: 'This game has gone on in another tab.',
      failed: 'This device did not keep it. Nothing has been lost; try again.',
    },
    look: 'Look at it',
    gone: 'This game is not on this device.',
    unreadableGame: 'This game cannot be read any more.',
    unreadableRow: (id) => `A game that cannot be read (${id})`,
    unreadableNote: 'What is kept of it is damaged. It can be saved as it is, or deleted.',
    sheet: 'Score sheet',
  },
  hi: {
    open: 'फिर देखें',
    goOn: 'आगे खेलें',
    save: 'फ़ाइल सहेजें',
    share: 'साझा करें',
    remove: 'मिटाएँ',
    of: (what, names) => `${what}: ${names}`,
    removed: (names) => `मिटाया: ${names}`,
    undo: 'वापस लाएँ',
    underWay: 'जारी',
    at: (game, board) => `जारी: गेम ${game}, बोर्ड ${board}`,
    over: 'समाप्त',
    whatIfMark: 'अगर ऐसा होता',
    books: namesHi.short,
    shareFailed: 'साझा नहीं हो सका। इसके बदले फ़ाइल में सहेजें।',
    openFile: 'फ़ाइल खोलें',
    dropHere: 'खोलने के लिए छोड़ें',
    dropHint: 'या .carrom फ़ाइल यहाँ कहीं भी छोड़ें',
    checking: (file) => `${file} की जाँच: मैच फिर से खेला जा रहा है, स्ट्रोक-दर-स्ट्रोक…`,
    kept: (file) => `${file} सही है और यहाँ रख ली गई।`,
    foreign: 'यह दूसरे संस्करण से बनी है: देखी जा सकती है, पर निर्णयों की दोबारा जाँच नहीं हो सकी।',
    known: (file) => `${file} पहले से यहाँ है।`,
    tooBig: (file) => `${file} 20 MB से बड़ी है: कोई मैच इतना बड़ा नहीं होता। नहीं खोली गई।`,
    tooMany: (file, records, most) =>
      `${file} में ${records} रिकॉर्ड हैं; एक बार में अधिकतम ${most} खुलते हैं। इसे कई फ़ाइलों में बाँटें। कुछ नहीं खोला गया।`,
    recordOf: (record, of) => `रिकॉर्ड ${record}, कुल ${of}`,
    callOff: 'रोकें',
    calledOff: (file, done, of) =>
      of > 1 ? `${file}: ${of} में से ${done} रिकॉर्ड के बाद रोका गया।` : `${file}: रोका गया, कुछ नहीं रखा गया।`,
    unreadable: (file) => `ब्राउज़र ${file} को पढ़ नहीं सका।`,
    notChecked: (file) => `${file} की जाँच नहीं हो सकी: ब्राउज़र ने जाँच रोक दी। फिर कोशिश करें।`,
    damaged: (file, line) => `${file} सही रिकॉर्ड नहीं है। पंक्ति ${line}:`,
    unchanged: 'कुछ नहीं बदला गया।',
    damage: {
      empty: 'इसमें कुछ नहीं है।',
      'not-json': 'यह रिकॉर्ड का पाठ नहीं है।',
      'not-a-record': 'यह रिकॉर्ड की शुरुआत नहीं है।',
      'newer-version': 'यह इस ऐप से नए संस्करण की है।',
      'bad-head': 'मैच का शीर्ष ठीक नहीं है।',
      'bad-event': 'घटना ठीक नहीं है।',
      'out-of-order': 'घटनाएँ क्रम में नहीं हैं।',
      'does-not-follow': 'यह घटना यहाँ नहीं हो सकती।',
      mismatch: 'फिर से खेलने पर मैच कुछ और निकलता है।',
    },
    store: {
      full: 'इस डिवाइस की जगह भर गई है। कुछ खेल मिटाएँ, या पहले फ़ाइल में सहेजें; कुछ खोया नहीं है।',
      forbidden: 'यह ब्राउज़र यहाँ कुछ नहीं रखता।',
      elsewhere: 'यह खेल दूसरे टैब में आगे बढ़ गया है।',
      failed: 'डिवाइस ने इसे नहीं रखा। कुछ खोया नहीं है; फिर कोशिश करें।',
    },
    look: 'देखें',
    gone: 'यह खेल इस डिवाइस पर नहीं है।',
    unreadableGame: 'यह खेल अब पढ़ा नहीं जा सकता।',
    unreadableRow: (id) => `एक खेल जो पढ़ा नहीं जा सकता (${id})`,
    unreadableNote: 'इसका सहेजा हुआ हिस्सा ख़राब है। इसे जैसा है वैसा सहेजा या मिटाया जा सकता है।',
    sheet: 'स्कोर-शीट',
  },
};
