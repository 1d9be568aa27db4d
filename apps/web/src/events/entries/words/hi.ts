import { soManyEntrants } from '../../words/hi.js';
import type { EntriesWords } from '../words.js';

export const words = {
  title: 'प्रविष्टियाँ',
  counts: (here, away, discipline) =>
    `${soManyEntrants(here, discipline)}${away === 0 ? '' : ` · नाम वापस: ${away}`}`,
  search: 'नाम, फ़ेडरेशन या क्लब खोजें',
  found: (count) => `${count} मिले`,
  view: 'दिखाएँ',
  list: 'सूची',
  seeds: 'वरीयता',
  none: 'अभी कोई प्रविष्टि नहीं है',
  noneNote: 'नाम लिखें, स्प्रेडशीट से सूची चिपकाएँ, या खिलाड़ियों को लिंक से ख़ुद नाम देने दें।',
  onlineNote: 'ऑनलाइन हर प्रविष्टि अपने खाते से होती है। लिंक भेजें: यहाँ सिर्फ़ नाम लिखने से मैच नहीं खेला जा सकता।',
  copyList: 'सूची कॉपी करें',
  listCopied: 'सूची कॉपी हो गई। उसे स्प्रेडशीट में चिपकाएँ।',
  listNotCopied: 'ब्राउज़र ने कॉपी नहीं किया। सूची चुनी हुई है: ख़ुद कॉपी करें।',

  add: { singles: 'खिलाड़ी दर्ज करें', doubles: 'जोड़ी दर्ज करें', teams: 'टीम दर्ज करें' },
  name: 'नाम',
  player: (number) => `खिलाड़ी ${number}`,
  team: 'टीम',
  federation: 'फ़ेडरेशन या राज्य',
  club: 'क्लब',
  rate: 'रेटिंग',
  woman: 'महिला',
  womanNumber: (number) => `खिलाड़ी ${number} महिला हैं`,
  shown: 'नाम दिखाया जा सकता है',
  shownNote: 'नहीं तो डेस्क के सिवा सबको संख्या दिखेगी।',
  more: 'और: रेटिंग, महिला, सहमति',
  anotherPlayer: 'एक और खिलाड़ी',
  removePlayer: (number) => `खिलाड़ी ${number} हटाएँ`,
  enter: 'दर्ज करें',
  enterEvenSo: 'फिर भी दर्ज करें',
  entered: (name) => `प्रविष्टि दर्ज हुई: ${name}`,
  faults: {
    'no-name': 'नाम नहीं लिखा है।',
    'no-team': 'टीम का नाम चाहिए।',
    'no-players': 'टीम में कम से कम एक खिलाड़ी चाहिए।',
    rate: 'रेटिंग 1 से 9999 तक की संख्या होती है।',
  },
  late: 'खेल शुरू हो चुका है: अब दर्ज हुए नाम अगले राउंड से खेलेंगे।',
  closed: (stage) =>
    `${stage} का ड्रॉ बन चुका है: अब कोई नाम दर्ज नहीं हो सकता। किसी को जोड़ना हो तो पहले ड्रॉ वापस लें।`,

  bring: 'सूची चिपकाएँ या खोलें',
  bringTitle: 'प्रविष्टियों की सूची',
  bringNote: {
    singles: 'हर पंक्ति में एक खिलाड़ी: नाम, फ़ेडरेशन, क्लब, रेटिंग। पहली पंक्ति में कॉलमों के नाम हो सकते हैं।',
    doubles: 'हर पंक्ति में एक जोड़ी: नाम, जोड़ीदार, फ़ेडरेशन, क्लब, रेटिंग। एक ही ख़ाने में दोनों नाम “&” से जुड़े हुए भी चलेंगे।',
    teams: 'हर पंक्ति में एक खिलाड़ी: टीम, नाम, महिला। एक टीम की पंक्तियाँ एक साथ गिनी जाती हैं।',
  },
  paste: 'स्प्रेडशीट से चिपकाएँ',
  fromFile: 'फ़ाइल खोलें (CSV, .sol)',
  chooseEvent: 'फ़ाइल में टूर्नामेंट',
  wrong: (line, why) => `पंक्ति ${line}: ${why}`,
  notUtf8: 'यह फ़ाइल UTF-8 में नहीं है। इसे “CSV UTF-8” के रूप में सहेजें।',
  passedOver: (heads) => `ये कॉलम नहीं लिए गए: ${heads}।`,
  preview: (count) => (count <= 1 ? `${count} प्रविष्टि पढ़ी गई` : `${count} प्रविष्टियाँ पढ़ी गईं`),
  allGood: 'सब ठीक लगता है।',
  toLookAt: (count) => `पहले इन्हें देख लें: ${count}`,
  notice: (notice) => {
    switch (notice.is) {
      case 'entered':
        return `पहले से दर्ज, संख्या ${notice.number}`;
      case 'twice':
        return `इस सूची में दो बार, पंक्ति ${notice.row} देखें`;
      case 'itself':
        return `${notice.player} का नाम इसी प्रविष्टि में दो बार है`;
      case 'plays':
        return `${notice.player} का नाम पहले से ${notice.name} में है`;
      case 'alike':
        return `क्या यह ${notice.name} है?`;
      case 'no-federation':
        return 'फ़ेडरेशन नहीं लिखी';
    }
  },
  leftOut: (before) =>
    'line' in before
      ? `छोड़ा गया: पंक्ति ${before.line} में पहले से है`
      : `छोड़ा गया: पहले से दर्ज, संख्या ${before.entrant}`,
  askNamesake: 'एक ही नाम के दो लोग हैं? तो इसे चालू करें।',
  namesake: 'यह भी दर्ज: एक ही नाम के दो लोग',
  enterAll: (count, discipline) => `${soManyEntrants(count, discipline)} दर्ज करें`,
  enteredAll: (count, discipline) => `दर्ज हुआ: ${soManyEntrants(count, discipline)}।`,

  byLink: 'खिलाड़ी ख़ुद नाम दें',
  byLinkModes: { closed: 'बंद', asked: 'आप हर एक को मंज़ूर करें', 'at-once': 'तुरंत' },
  byLinkNote: {
    closed: 'लिंक से कोई नाम नहीं दे सकता।',
    asked: 'हर प्रविष्टि आपकी मंज़ूरी तक यहाँ रुकती है।',
    'at-once': 'हर प्रविष्टि तुरंत गिनी जाती है। जो ठीक न हो, उसका नाम वापस लें।',
  },
  link: 'नाम देने का लिंक',
  linkCode: 'नाम देने का लिंक, स्कैन करने का कोड',
  requests: (count) => `${count} ${count <= 1 ? 'प्रविष्टि' : 'प्रविष्टियाँ'} मंज़ूरी के लिए`,
  accept: 'मंज़ूर करें',
  refuse: 'मना करें',
  acceptName: (name) => `मंज़ूर करें: ${name}`,
  refuseName: (name) => `मना करें: ${name}`,

  change: 'बदलें…',
  changeTitle: 'प्रविष्टि बदलें',
  save: 'सहेजें',
  withdraw: 'नाम वापस लें…',
  withdrawTitle: (name) => `नाम वापस लें: ${name}?`,
  leaving: ({ is, results }, name) => {
    switch (is) {
      case 'before':
        return `${name} का नाम ड्रॉ में नहीं होगा। कभी भी वापस लाया जा सकता है।`;
      case 'swiss':
        return `${name} का नाम आगे के राउंड में नहीं होगा। अब तक के परिणाम (${results}) बने रहेंगे।`;
      case 'annulled':
        return `सारे परिणाम (${results}) रद्द होंगे, विपक्षियों के लिए भी। तालिका तुरंत बदलेगी।`;
      case 'kept':
        return `अब तक के परिणाम (${results}) बने रहेंगे। बाकी मैचों में वॉकओवर होगा।`;
      case 'bracket':
        return 'विपक्षी वॉकओवर से आगे जाएगा।';
    }
  },
  leavingOpen: (match) => `मैच ${match} का ड्रॉ हो चुका है और खेला नहीं गया: राउंड में वॉकओवर दें।`,
  reason: 'कारण (सिर्फ़ डेस्क को दिखेगा)',
  return: 'वापस लाएँ',
  withdrawn: (name) => `नाम वापस लिया गया: ${name}`,
  returned: (name) => `वापसी: ${name}`,
  changed: (name) => `बदला गया: ${name}`,
  away: 'नाम वापस',
  hidden: 'नाम छिपा',
  seed: (place) => `वरीयता ${place}`,
  onlyTables: (tables) => `सिर्फ़ टेबल ${tables.join(', ')}`,
  deeds: (name) => `और विकल्प: ${name}`,
  captain: 'कप्तान का लिंक…',
  captainTitle: (team) => `${team} के कप्तान`,
  captainNote: 'जिसके पास यह लिंक है, वही टीम की लाइन-अप देता है। नया लिंक पुराने को बंद कर देता है।',
  captainLink: 'कप्तान का लिंक',
  captainCode: (team) => `${team} के कप्तान का लिंक, स्कैन के लिए कोड`,
  makeCaptainLink: 'लिंक बनाएँ',
  keepTo: 'सिर्फ़ कुछ टेबलों पर…',
  keepToTitle: (name) => `${name} के लिए टेबल`,
  keepToLabel: 'टेबल',
  keepToHint: 'संख्याओं के बीच कॉमा, जैसे 1, 2। ख़ाली: कोई भी टेबल।',
  keepToWrong: 'टेबल की संख्याएँ लिखें, जैसे 1, 2।',

  seedsNote: 'सबसे अच्छे को ऊपर खींचें, या तीरों से बदलें। बाकी सब फ़ॉर्मैट के हिसाब से आएँगे।',
  seedsLate: 'ड्रॉ बन चुका है: वरीयता अब नहीं बदल सकती। पहले ड्रॉ वापस लें।',
  seeded: 'वरीयता, सबसे अच्छा पहले',
  noSeeds: 'अभी किसी को वरीयता नहीं मिली। सबसे अच्छे जोड़ें, या रेटिंग से लें।',
  addSeed: 'वरीयता दें',
  byRate: 'सबको रेटिंग से वरीयता दें',
  up: (name) => `ऊपर करें: ${name}`,
  down: (name) => `नीचे करें: ${name}`,
  placed: (name, place, of) => `${name}: ${of} में से स्थान ${place}`,
  unseed: (name) => `वरीयता हटाएँ: ${name}`,
  seedsChanged: 'वरीयता बदली गई।',

  apart: 'जो आपस में न मिलें',
  apartNote: 'दो, जिनका ड्रॉ एक-दूसरे से न हो, जैसे एक परिवार के।',
  one: 'एक',
  other: 'दूसरा',
  keepApart: 'अलग रखें',
  letMeet: (a, b) => `फिर मिलने दें: ${a}, ${b}`,
  pairApart: (a, b) => `${a} और ${b}`,
} satisfies EntriesWords;
