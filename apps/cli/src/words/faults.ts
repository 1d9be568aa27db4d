import { dirname } from 'node:path';
import type { Language } from '@opencarrom/laws';

/** What may be asked for by a name that nobody knows. */
export type Kind = 'language' | 'rulebook' | 'discipline' | 'stage' | 'length';

/** Of what may there be one alone? */
type Single = 'file' | 'record' | 'law';

/** What is said where something is wrong with a command line, a file or an input. */
export interface FaultWords {
  readonly see: (page: string) => string;
  readonly noCommand: (asked: string, known: readonly string[]) => string;
  readonly noOption: (asked: string, known?: readonly string[]) => string;
  readonly noValue: (option: string) => string;
  readonly anyValue: (option: string) => string;
  readonly noSuch: (kind: Kind, asked: string, known: readonly string[]) => string;
  readonly notBoth: (one: string, other: string) => string;
  readonly wholeNumber: (option: string, least: number, most: number, asked: string) => string;
  readonly level: (option: string, most: number, names: readonly string[], asked: string) => string;
  readonly tooMany: (what: Single, extra: string) => string;
  readonly nothingToRead: (extra: string) => string;
  readonly batchInJson: string;
  readonly drawsOne: string;
  readonly fileName: (option: string) => string;
  readonly boardsAlone: string;
  readonly recordOfOne: string;
  readonly workersThink: string;
  readonly twoPlay: string;
  readonly names: (wanted: number, given: number) => string;
  readonly dateForm: (asked: string) => string;
  readonly dateDay: (day: string) => string;
  /** Why a match cannot begin: where in its head, and what the match itself says of it. */
  readonly head: (path: string, message: string) => string;
  readonly replayOneOf: string;
  readonly lawsOneOf: string;
  readonly drawBoth: string;
  readonly backwards: (to: number, from: number) => string;

  readonly unreadable: (file: string, code: unknown) => string;
  readonly unwritable: (file: string, code: unknown) => string;
  readonly unanswered: (code: unknown) => string;
  readonly fromKeyboard: string;
  readonly empty: string;
  readonly notJson: (why: string) => string;
  readonly noLaw: (book: string, law: string) => string;
  readonly notInRecord: (what: 'event' | 'stroke', asked: number, last: number) => string;
}

const en: FaultWords = {
  see: (page) => `See: ${page}`,
  noCommand: (asked, known) => `there is no command "${asked}"; the commands are ${known.join(', ')}`,
  noOption: (asked, known) =>
    `there is no option "${asked}"${known ? `; the commands are ${known.join(', ')}` : ''}`,
  noValue: (option) => `${option} needs a value after it`,
  anyValue: (option) => `${option} takes no value`,
  noSuch: (kind, asked, known) => `there is no ${kind} "${asked}"; there are ${known.join(', ')}`,
  notBoth: (one, other) => `give ${one} or ${other}, not both`,
  wholeNumber: (option, least, most, asked) =>
    `${option} needs a whole number from ${least} to ${most}, not "${asked}"`,
  level: (option, most, names, asked) =>
    `${option} needs a level from 1 to ${most}, or one of ${names.join(', ')}, not "${asked}"`,
  tooMany: (what, extra) => `one ${what} at a time; "${extra}" is one too many`,
  nothingToRead: (extra) => `play reads no file; "${extra}" is one too many`,
  batchInJson: '--batch answers in JSON, so it goes without --human',
  drawsOne: '--svg draws one stroke, so it goes without --batch',
  fileName: (option) => `${option} needs the name of a file`,
  boardsAlone: '--boards N plays N single boards, so it goes without --matches and other lengths',
  recordOfOne: 'a record holds one match: give --record without --matches and --boards',
  workersThink: '--workers think for computer levels: give --white and --black with it',
  twoPlay: 'two play: give both --white and --black, each with a level',
  names: (wanted, given) =>
    `${wanted === 4 ? 'doubles' : 'singles'} needs ${wanted} names with commas between them, not ${given}`,
  dateForm: (asked) =>
    `--date needs a date as 2026-01-31, or with a time as 2026-01-31T10:00Z, not "${asked}"`,
  dateDay: (day) => `--date needs a day of the calendar, and there is no ${day}`,
  head: (_, message) => message,
  replayOneOf: 'give one of --step, --from and --to, --svg with --stroke, and --sheet',
  lawsOneOf: 'give one of a law, --search, --readings and --coverage',
  drawBoth: 'to draw a stroke give both --svg FILE and --stroke N',
  backwards: (to, from) => `--to ${to} comes before --from ${from}`,

  unreadable: (file, code) => `${file} could not be read: ${readingIn.en.get(code) ?? code}`,
  unwritable: (file, code) => `${file} cannot be written: ${writingIn.en.get(code)?.(file) ?? code}`,
  unanswered: (code) => `the answer could not be written: ${writingIn.en.get(code)?.('') ?? code}`,
  fromKeyboard: 'Reading JSON from the keyboard; end it with Ctrl-D.',
  empty: 'the input is empty, where a JSON document was expected',
  notJson: (why) => `the input is not JSON: ${why}`,
  noLaw: (book, law) => `${book} has no law ${law}; "npx carrom laws ${book}" lists those it has`,
  notInRecord: (what, asked, last) =>
    `there is no ${what} ${asked}: the record has ${last === 0 ? 'none' : `${what}s 1 to ${last}`}`,
};

const kindsInHindi: Readonly<Record<Kind, string>> = {
  language: 'भाषाओं',
  rulebook: 'नियम-पुस्तकों',
  discipline: 'खेल के प्रकारों',
  stage: 'चरणों',
  length: 'खेल की लंबाइयों',
};

const singlesInHindi: Readonly<Record<Single, string>> = {
  file: 'एक ही फ़ाइल',
  record: 'एक ही रिकॉर्ड',
  law: 'एक ही नियम',
};

/** By the field of a match's head that is at fault. */
const headsInHindi: readonly (readonly [start: string, words: string])[] = [
  ['discipline', 'इस नियम-पुस्तक में खेल का यह प्रकार नहीं है (--discipline)'],
  ['stage', 'इस नियम-पुस्तक में यह चरण नहीं है (--stage)'],
  ['players', 'हर खिलाड़ी का नाम एक पंक्ति में और 80 अक्षरों तक का होना चाहिए, ख़ाली नहीं (--names)'],
];

const hi: FaultWords = {
  see: (page) => `देखें: ${page}`,
  noCommand: (asked, known) => `"${asked}" नाम का कोई आदेश नहीं है; आदेश हैं: ${known.join(', ')}`,
  noOption: (asked, known) =>
    `"${asked}" नाम का कोई विकल्प नहीं है${known ? `; आदेश हैं: ${known.join(', ')}` : ''}`,
  noValue: (option) => `${option} के बाद मान देना ज़रूरी है`,
  anyValue: (option) => `${option} के साथ कोई मान नहीं दिया जाता`,
  noSuch: (kind, asked, known) => `${kindsInHindi[kind]} में "${asked}" नहीं है; ये हैं: ${known.join(', ')}`,
  notBoth: (one, other) => `${one} या ${other} दें, दोनों नहीं`,
  wholeNumber: (option, least, most, asked) =>
    `${option} में ${least} से ${most} तक की पूर्ण संख्या दें, "${asked}" नहीं`,
  level: (option, most, names, asked) =>
    `${option} में 1 से ${most} तक का स्तर दें, या इनमें से एक: ${names.join(', ')}; "${asked}" नहीं`,
  tooMany: (what, extra) => `एक बार में ${singlesInHindi[what]} दें; "${extra}" ज़्यादा है`,
  nothingToRead: (extra) => `play कोई फ़ाइल नहीं पढ़ता; "${extra}" ज़्यादा है`,
  batchInJson: '--batch का उत्तर JSON में होता है, इसलिए उसके साथ --human न दें',
  drawsOne: '--svg एक ही स्ट्रोक का चित्र बनाता है, इसलिए उसके साथ --batch न दें',
  fileName: (option) => `${option} में फ़ाइल का नाम दें`,
  boardsAlone: '--boards N से N अकेले बोर्ड खेले जाते हैं, इसलिए उसके साथ --matches या कोई और लंबाई न दें',
  recordOfOne: 'एक रिकॉर्ड में एक ही मैच होता है: --record के साथ --matches और --boards न दें',
  workersThink: '--workers कंप्यूटर के स्तरों के लिए सोचते हैं: साथ में --white और --black दें',
  twoPlay: 'खेल दो का है: --white और --black दोनों दें, हर एक का स्तर',
  names: (wanted, given) =>
    `${wanted === 4 ? 'युगल' : 'एकल'} में अल्पविराम से अलग ${wanted} नाम चाहिए, ${given} नहीं`,
  dateForm: (asked) =>
    `--date में तारीख़ 2026-01-31 की तरह दें, या समय के साथ 2026-01-31T10:00Z की तरह, "${asked}" नहीं`,
  dateDay: (day) => `--date में कैलेंडर का दिन दें; ${day} होता ही नहीं`,
  head: (path, message) => headsInHindi.find(([start]) => path.startsWith(start))?.[1] ?? message,
  replayOneOf: 'इनमें से एक दें: --step, --from और --to, --stroke के साथ --svg, या --sheet',
  lawsOneOf: 'इनमें से एक दें: कोई नियम, --search, --readings या --coverage',
  drawBoth: 'स्ट्रोक का चित्र बनाने के लिए --svg FILE और --stroke N दोनों दें',
  backwards: (to, from) => `--to ${to}, --from ${from} से पहले आता है`,

  unreadable: (file, code) => `${file} को पढ़ा नहीं जा सका: ${readingIn.hi.get(code) ?? code}`,
  unwritable: (file, code) => `${file} को लिखा नहीं जा सकता: ${writingIn.hi.get(code)?.(file) ?? code}`,
  unanswered: (code) => `उत्तर लिखा नहीं जा सका: ${writingIn.hi.get(code)?.('') ?? code}`,
  fromKeyboard: 'JSON कीबोर्ड से पढ़ा जा रहा है; अंत में Ctrl-D दबाएँ।',
  empty: 'इनपुट ख़ाली है, यहाँ JSON दस्तावेज़ चाहिए था',
  notJson: (why) => `इनपुट JSON नहीं है: ${why}`,
  noLaw: (book, law) => `${book} में नियम ${law} नहीं है; "npx carrom laws ${book}" में उसके सब नियम हैं`,
  notInRecord: (what, asked, last) => {
    const name = what === 'event' ? 'घटना' : 'स्ट्रोक';
    return `${name} ${asked} नहीं है: रिकॉर्ड में ${last === 0 ? 'एक भी नहीं' : `${name} 1 से ${last} तक`} है`;
  },
};

/** Why a file cannot be read, by the system's own code. */
const readingIn: Readonly<Record<Language, ReadonlyMap<unknown, string>>> = {
  en: new Map([
    ['ENOENT', 'there is no such file'],
    ['EISDIR', 'it is a folder'],
    ['EACCES', 'it may not be read'],
  ]),
  hi: new Map([
    ['ENOENT', 'ऐसी कोई फ़ाइल नहीं है'],
    ['EISDIR', 'यह फ़ोल्डर है'],
    ['EACCES', 'पढ़ने की अनुमति नहीं है'],
  ]),
};

type Reason = (file: string) => string;

/** And why it cannot be written. */
const writingIn: Readonly<Record<Language, ReadonlyMap<unknown, Reason>>> = {
  en: new Map<unknown, Reason>([
    ['ENOENT', (file) => `there is no folder ${dirname(file)}`],
    ['ENOTDIR', (file) => `${dirname(file)} is no folder`],
    ['EISDIR', () => 'it is a folder'],
    ['EACCES', () => 'it may not be written'],
    ['EPERM', () => 'it may not be written'],
    ['EBADF', () => 'it may not be written'],
    ['EROFS', () => 'nothing may be written there'],
    ['ENOSPC', () => 'there is no room left'],
    ['ENAMETOOLONG', () => 'its name is too long'],
  ]),
  hi: new Map<unknown, Reason>([
    ['ENOENT', (file) => `${dirname(file)} नाम का कोई फ़ोल्डर नहीं है`],
    ['ENOTDIR', (file) => `${dirname(file)} फ़ोल्डर नहीं है`],
    ['EISDIR', () => 'यह फ़ोल्डर है'],
    ['EACCES', () => 'लिखने की अनुमति नहीं है'],
    ['EPERM', () => 'लिखने की अनुमति नहीं है'],
    ['EBADF', () => 'लिखने की अनुमति नहीं है'],
    ['EROFS', () => 'वहाँ कुछ भी लिखा नहीं जा सकता'],
    ['ENOSPC', () => 'जगह नहीं बची है'],
    ['ENAMETOOLONG', () => 'नाम बहुत लंबा है'],
  ]),
};

const catalogues: Readonly<Record<Language, FaultWords>> = { en, hi };

export const faultWords = (language: Language): FaultWords => catalogues[language];
