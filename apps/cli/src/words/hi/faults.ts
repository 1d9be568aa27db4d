import { dirname } from 'node:path';
import type { FaultWords, Kind, Single } from '../faults.js';

const KINDS: Readonly<Record<Kind, string>> = {
  language: 'भाषाओं',
  rulebook: 'नियम-पुस्तकों',
  discipline: 'खेल के प्रकारों',
  stage: 'चरणों',
  length: 'खेल की लंबाइयों',
  'kind of prizes': 'पुरस्कारों के प्रकारों',
  'kind of outcome': 'परिणामों के प्रकारों',
  template: 'टेम्पलेटों',
  'sheet to print': 'छपने वाली सूचियों',
};

const SINGLES: Readonly<Record<Single, string>> = {
  file: 'एक ही फ़ाइल',
  record: 'एक ही रिकॉर्ड',
  law: 'एक ही नियम',
};

/** By the field of a match's head that is at fault. */
const HEADS: readonly (readonly [start: string, words: string])[] = [
  ['discipline', 'इस नियम-पुस्तक में खेल का यह प्रकार नहीं है (--discipline)'],
  ['stage', 'इस नियम-पुस्तक में यह चरण नहीं है (--stage)'],
  ['players', 'हर खिलाड़ी का नाम एक पंक्ति में और 80 अक्षरों तक का होना चाहिए, ख़ाली नहीं (--names)'],
];

/** Why a file cannot be read, by the system's own code. */
const READING: ReadonlyMap<unknown, string> = new Map([
  ['ENOENT', 'ऐसी कोई फ़ाइल नहीं है'],
  ['EISDIR', 'यह फ़ोल्डर है'],
  ['EACCES', 'पढ़ने की अनुमति नहीं है'],
]);

type Reason = (file: string) => string;

/** And why it cannot be written. */
const WRITING: ReadonlyMap<unknown, Reason> = new Map<unknown, Reason>([
  ['ENOENT', (file) => `${dirname(file)} नाम का कोई फ़ोल्डर नहीं है`],
  ['ENOTDIR', (file) => `${dirname(file)} फ़ोल्डर नहीं है`],
  ['EISDIR', () => 'यह फ़ोल्डर है'],
  ['EACCES', () => 'लिखने की अनुमति नहीं है'],
  ['EPERM', () => 'लिखने की अनुमति नहीं है'],
  ['EBADF', () => 'लिखने की अनुमति नहीं है'],
  ['EROFS', () => 'वहाँ कुछ भी लिखा नहीं जा सकता'],
  ['ENOSPC', () => 'जगह नहीं बची है'],
  ['ELOOP', () => 'यह लिंक है, और रिकॉर्ड लिंक के रास्ते नहीं लिखा जाता'],
  ['ENAMETOOLONG', () => 'नाम बहुत लंबा है'],
]);

export const faults: FaultWords = {
  see: (page) => `देखें: ${page}`,
  noCommand: (asked, known) => `"${asked}" नाम का कोई आदेश नहीं है; आदेश हैं: ${known.join(', ')}`,
  noOption: (asked, known) =>
    `"${asked}" नाम का कोई विकल्प नहीं है${known ? `; आदेश हैं: ${known.join(', ')}` : ''}`,
  noValue: (option) => `${option} के बाद मान देना ज़रूरी है`,
  anyValue: (option) => `${option} के साथ कोई मान नहीं दिया जाता`,
  noSuch: (kind, asked, known) => `${KINDS[kind]} में "${asked}" नहीं है; ये हैं: ${known.join(', ')}`,
  notBoth: (one, other) => `${one} या ${other} दें, दोनों नहीं`,
  goesWith: (option, other) => `${option} केवल ${other} के साथ दें`,
  wholeNumber: (option, least, most, asked) =>
    `${option} में ${least} से ${most} तक की पूर्ण संख्या दें, "${asked}" नहीं`,
  level: (option, most, names, asked) =>
    `${option} में 1 से ${most} तक का लेवल दें, या इनमें से एक: ${names.join(', ')}; "${asked}" नहीं`,
  tooMany: (what, extra) => `एक बार में ${SINGLES[what]} दें; "${extra}" ज़्यादा है`,
  nothingToRead: (extra) => `play कोई फ़ाइल नहीं पढ़ता; "${extra}" ज़्यादा है`,
  extraWord: (extra) => `"${extra}" ज़्यादा है`,
  missing: {
    match: 'कौन सा मैच? उसका नंबर दें, या टेबल से चुनने के लिए --table N',
    who: 'किसकी बात है? सूची का नाम या नंबर दें',
    two: 'दो चाहिए: उनके नाम या नंबर दें',
    names: 'किनकी बात है? नाम दें (बीच में जगह हो तो उद्धरण चिह्नों में), या --players FILE',
    reason: 'इसके लिए कारण ज़रूरी है: --reason "कारण" दें',
    change: 'क्या बदलना है? --name, --partner, --club, --federation, --rate, --woman या --id दें',
    table: 'कौन सी टेबल? MATCH TABLE दें, या टेबल हटाने के लिए MATCH --none',
    sessions: 'मैच कब खेले जाएँगे? दिन और समय दें, जैसे "2026-03-07 09:00-13:00"',
    tables: 'कितनी टेबल हैं? संख्या दें, या "any"',
    sheet:
      'क्या छापना है? pairings, cards, results, ranking, groups, bracket, signs, badges, champions या certificates',
    format: 'कैसे खेला जाएगा? --template NAME दें, या --format FILE',
    html: 'यह शीट ब्राउज़र से छपती है: --html दें',
    output: 'HTML यहाँ पढ़ने के लिए नहीं है: --output FILE दें, या "> FILE" से आगे भेजें',
    lineUp: 'किसकी लाइन-अप? MATCH TEAM और हर रबर के खिलाड़ी दें: "Asha" "Bina" "Chitra/Dev"',
    substitute: 'किसकी जगह कौन? MATCH TEAM RUBBER, फिर बाहर जाने और अंदर आने वाले का नाम दें',
    rubber: 'कौन सा रबर? MATCH RUBBER दोनों के नंबर दें',
  },
  notInTemplate: (option, asked, known) => `टेम्पलेट ${asked} में ${option} नहीं है; ये हैं: ${known.join(', ')}`,
  ofOneEntry: 'ये विकल्प एक ही नाम के साथ दें: बाकी नाम अलग से दर्ज करें, या सूची से',
  notOfTeam: (option) =>
    `${option} टीम के लिए नहीं है; टीम में खिलाड़ी जोड़ने के लिए: "npx carrom tournament enter NAME --team TEAM"`,
  notASession: (asked) => `"${asked}" सत्र नहीं है: दिन और समय लिखें, जैसे "2026-03-07 09:00-13:00"`,
  notAScore: (asked) =>
    `"${asked}" स्कोर नहीं है: 25-12 लिखें, गेम 25-12 8-25 25-20 की तरह, या बोर्ड A5q B3 की तरह (किसने जीता, बची गोटियाँ, रानी के साथ q)`,
  oneOf: (option, known, asked) => `${option} में इनमें से एक दें: ${known.join(', ')}; "${asked}" नहीं`,
  batchInJson: '--batch का उत्तर JSON में होता है, इसलिए उसके साथ --human न दें',
  drawsOne: '--svg एक ही स्ट्रोक का चित्र बनाता है, इसलिए उसके साथ --batch न दें',
  fileName: (option) => `${option} में फ़ाइल का नाम दें`,
  overSource: (file) => `${file} वही फ़ाइल है जो पढ़ी जा रही है: तस्वीर को दूसरा नाम दें`,
  boardsAlone: '--boards N से N अकेले बोर्ड खेले जाते हैं, इसलिए उसके साथ --matches या कोई और लंबाई न दें',
  recordOfOne: 'एक रिकॉर्ड में एक ही मैच होता है: --record के साथ --matches और --boards न दें',
  workersThink: '--workers कंप्यूटर के लेवल के लिए सोचते हैं: साथ में --white और --black दें',
  twoPlay: '--white और --black दोनों दें, जैसे --white 5 --black 3',
  names: (wanted, given) => `${wanted === 4 ? 'युगल' : 'एकल'} में कॉमा से अलग ${wanted} नाम चाहिए, ${given} नहीं`,
  dateForm: (asked) =>
    `--date में तारीख़ 2026-01-31 की तरह दें, या समय के साथ 2026-01-31T10:00Z की तरह, "${asked}" नहीं`,
  dateDay: (day) => `--date में कैलेंडर का दिन दें; ${day} होता ही नहीं`,
  dayForm: (option, asked) => `${option} में तारीख़ 2026-01-31 की तरह दें, "${asked}" नहीं`,
  eventFiles: 'टूर्नामेंट की फ़ाइलों',
  head: (path, message) => HEADS.find(([start]) => path.startsWith(start))?.[1] ?? message,
  replayOneOf: 'इनमें से एक दें: --step, --from और --to, --stroke के साथ --svg, या --sheet',
  lawsOneOf: 'इनमें से एक दें: कोई नियम, --search, --readings या --coverage',
  bookOfQuestion: 'दस्तावेज़ से पढ़े प्रश्न की पुस्तक वहीं लिखी जाती है: --book केवल आदेश में लिखे प्रश्न के साथ दें',
  drawBoth: 'स्ट्रोक का चित्र बनाने के लिए --svg FILE और --stroke N दोनों दें',
  backwards: (to, from) => `--to ${to}, --from ${from} से पहले आता है`,

  unreadable: (file, code) => `${file} को पढ़ा नहीं जा सका: ${READING.get(code) ?? code}`,
  unwritable: (file, code) => `${file} को लिखा नहीं जा सकता: ${WRITING.get(code)?.(file) ?? code}`,
  exists: (file, option) => `${file} नाम की फ़ाइल पहले से है; ${option} देने पर वह बदल दी जाएगी`,
  unanswered: (code) => `उत्तर लिखा नहीं जा सका: ${WRITING.get(code)?.('') ?? code}`,
  fromKeyboard: 'JSON कीबोर्ड से पढ़ा जा रहा है; अंत में Ctrl-D दबाएँ।',
  empty: 'इनपुट ख़ाली है, यहाँ JSON दस्तावेज़ चाहिए था',
  notJson: (why) => `इनपुट JSON नहीं है: ${why}`,
  notYaml: (why) => `फ़ाइल वैसी नहीं है जैसी SoL लिखता है: ${why}`,
  tooLarge: (mebibytes) => `यह बहुत बड़ा है: एक बार में ${mebibytes} MiB तक पढ़ा जाता है`,
  tooMuch: 'इसमें इतने दस्तावेज़ या इतनी प्रविष्टियाँ हैं जितनी किसी टूर्नामेंट में नहीं होतीं',
  damagedGzip: 'संपीड़ित फ़ाइल ख़राब है, उसे खोला नहीं जा सका',
  notUtf8: (line, byte) => `इनपुट UTF-8 नहीं है: पंक्ति ${line}, बाइट ${byte} देखें`,
  noLaw: (book, law) => `नियम ${law} नहीं मिला: ${book}; "npx carrom laws ${book}" में उसके सब नियम हैं`,
  notInRecord: (what, asked, last) => {
    const name = what === 'event' ? 'घटना' : 'स्ट्रोक';
    return `${name} ${asked} नहीं है: रिकॉर्ड में ${last === 0 ? 'एक भी नहीं' : `${name} 1 से ${last} तक`} है`;
  },
};
