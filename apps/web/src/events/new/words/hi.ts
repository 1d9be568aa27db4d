import type { NewEventWords } from '../words.js';

export const words = {
  title: 'नया टूर्नामेंट',
  choose: 'टूर्नामेंट कैसा हो? अगले पेज पर सब कुछ बदला जा सकता है।',
  brought: (file) => `${file} के खिलाड़ी टूर्नामेंट खुलते ही दर्ज होंगे।`,
  unknown: (template) => `“${template}” नाम का टेम्पलेट नहीं है। इनमें से एक चुनें।`,
  otherTemplate: 'दूसरा टेम्पलेट',
  name: 'टूर्नामेंट का नाम',
  nameMissing: 'टूर्नामेंट को नाम दें।',
  date: 'तारीख़',
  start: 'शुरू होने का समय',
  days: 'कितने दिन',
  daysWrong: '1 से 14 तक की संख्या लिखें।',
  until: 'हर दिन खेल कब तक',
  place: 'स्थान',
  placeNote: 'सबके लिए पेज पर और काग़ज़ पर दिखता है।',
  tables: 'टेबल',
  tablesNote: 'सबके लिए काफ़ी हों तो ख़ाली छोड़ दें।',
  tablesWrong: '1 से 500 तक की संख्या लिखें, या ख़ाली छोड़ें।',
  expected: { singles: 'अनुमानित खिलाड़ी', doubles: 'अनुमानित जोड़ियाँ', teams: 'अनुमानित टीमें' },
  expectedNote: 'सिर्फ़ यहाँ दिखाए समय के लिए।',
  expectedWrong: '2 से 1000 तक की संख्या लिखें।',
  play: 'कहाँ खेला जाएगा',
  plays: { hall: 'हॉल में', online: 'ऑनलाइन' },
  listed: 'सबको दिखने वाली सूची में',
  listedNote: 'लिंक से इसका पेज वैसे भी खुलता है।',
  change: 'फ़ॉर्मैट बदलें',
  option: {
    discipline: 'एकल या युगल',
    rulebook: 'नियम-पुस्तक',
    seeding: 'शुरुआती क्रम',
    groups: 'ग्रुप',
    legs: 'सब सबसे कितनी बार खेलें',
    rounds: 'स्विस राउंड',
    method: 'स्विस राउंड का ड्रॉ',
    'compatriots-apart': 'इतने राउंड एक फ़ेडरेशन वाले अलग रहें',
    'delay-top-pairing': 'इतने राउंड रेटिंग पहले गिनी जाए',
    'go-on': 'कितने आगे जाएँ',
    seeds: 'वरीयता वाले स्थान',
    'third-place': 'तीसरे स्थान का मैच',
    'second-final': 'अब तक अजेय पक्ष पहला फ़ाइनल हारे तो दूसरा फ़ाइनल',
    places: 'फ़ाइनल में कितने स्थान',
    'best-of': 'एक फ़ाइनल में मैच',
    minutes: 'मैच के मिनट',
    rubbers: 'टाई के रबर',
    until: 'टाई कब ख़त्म हो',
    substitutes: 'टाई में सब्स्टीट्यूट',
    'rubbers-each': 'टाई में एक खिलाड़ी के रबर',
  },
  asFits: 'अपने-आप',
  noLimit: 'कोई सीमा नहीं',
  byNumber: 'संख्या तय करें',
  fewer: 'कम',
  more: 'ज़्यादा',
  choices: {
    singles: 'एकल',
    doubles: 'युगल',
    lot: 'लॉटरी से',
    list: 'सूची के क्रम से',
    rate: 'रेटिंग से',
    dazed: 'ऊपरी आधा निचले आधे से',
    serial: 'तालिका के क्रम से',
    staggered: 'अंतर से',
    decided: 'फ़ैसला होते ही',
    'played-out': 'पूरी खेलने पर',
  },
  ties: (stage) => `${stage}: बराबरी पर कौन आगे`,
  tiesNote: 'पहला आधार फ़ैसला करता है; उसमें बराबरी हो तो अगला।',
  keys: {
    points: 'अंक',
    wins: 'जीत',
    buchholz: 'बुख़होल्त्स (विपक्षियों के अंक)',
    netscore: 'नेट स्कोर',
    totscore: 'कुल स्कोर',
    rate: 'रेटिंग',
    'head-to-head': 'बराबर वालों का आपसी मैच',
    'netscore-among-tied': 'बराबर वालों में नेट स्कोर',
    rubbers: 'जीते रबर',
    games: 'जीते गेम',
    boards: 'जीते बोर्ड',
    lots: 'लॉटरी',
  },
  up: (name) => `ऊपर करें: ${name}`,
  down: (name) => `नीचे करें: ${name}`,
  placed: (name, place, of) => `${name}: ${of} में से स्थान ${place}`,
  remove: (name) => `हटाएँ: ${name}`,
  addKey: 'एक और आधार',
  add: 'जोड़ें',
  comesTo: 'इसका मतलब',
  stageEnds: (rounds, minutes, ends) =>
    `${rounds} राउंड, हर एक ${minutes} मिनट${ends === null ? '' : `, ${ends} तक`}`,
  waves: (count) => `सबके लिए एक साथ टेबल कम हैं: सबसे लंबा राउंड ${count} बारी में होगा।`,
  ends: (at) => `समाप्त: लगभग ${at}`,
  withCount: (count, tables, matches) =>
    `${count}, ${matches} मैच${tables === null ? '' : `, ${tables} टेबल`}, दो मैचों के बीच 5 मिनट।`,
  fault: (fault, told) => {
    switch (fault.why) {
      case 'too-few-entrants':
        return `कम से कम ${fault.least} चाहिए।`;
      case 'bad-session':
        return 'तारीख़ या समय पढ़ा नहीं जा सका।';
      case 'too-few-rounds':
        return `${fault.entrants} के लिए ${fault.rounds} राउंड में कई अजेय रह सकते हैं। ${fault.least} राउंड में फ़ैसला हो जाएगा।`;
      case 'rematches':
        return `${fault.most} राउंड के बाद सभी ${fault.entrants} आपस में मिल चुके होंगे। राउंड घटाएँ, या लीग खेलें।`;
      case 'no-time-left':
        return `इतने समय में पूरा नहीं होगा: योजना ${told(fault.sessionsEnd)} तक की है${fault.ends === null ? '' : `, पर ${told(fault.ends)} तक चलेगा`}। टेबल बढ़ाएँ, राउंड घटाएँ, या दिन बढ़ाएँ।`;
      case 'stage-not-reached':
        return `इतने कम में “${fault.name}” तक बात नहीं पहुँचेगी।`;
    }
  },
  numbersFirst: 'पहले ऊपर की संख्या ठीक करें।',
  laterNote:
    'टेबल, समय और प्रविष्टियाँ कभी भी बदल सकती हैं। टूर्नामेंट खुलने पर फ़ॉर्मैट तय हो जाता है: दूसरा चाहिए तो नया टूर्नामेंट खोलें और प्रविष्टियाँ कॉपी करें।',
  open: 'टूर्नामेंट खोलें',
  opening: 'खुल रहा है…',
  notAll: 'टूर्नामेंट खुल गया, पर टेबल, समय या प्रविष्टियाँ पूरी नहीं सहेजी गईं। उन्हें डेस्क पर तय करें।',
  toDesk: 'डेस्क पर जाएँ',
} satisfies NewEventWords;
