import { soManyEntrants } from '../../words/hi.js';
import type { SolFileWords } from '../words.js';

export const words = {
  unreadable: {
    'not-yaml': 'फ़ाइल वैसी नहीं है जैसी SoL लिखता है',
    'duplicate-field': 'फ़ाइल में एक बात दो बार लिखी है',
    alias: 'फ़ाइल अपना ही हवाला ऐसे देती है जैसे SoL नहीं देता',
    'too-deep': 'फ़ाइल की परतें SoL की फ़ाइलों से ज़्यादा गहरी हैं',
    'too-large': 'फ़ाइल बहुत बड़ी है',
    'damaged-gzip': 'पैक की हुई फ़ाइल ख़राब है। उसे फिर से सहेजें या कॉपी करें',
    'not-utf8': 'फ़ाइल ख़राब है: उसके कुछ अक्षर पढ़े नहीं जा सके',
  },
  notAnEvent: 'फ़ाइल किसी स्विस टूर्नामेंट से मेल नहीं खाती',
  wrong: (what, line, why) =>
    `${what}${line === null ? '' : `, पंक्ति ${line}`}${why === null ? '।' : `: ${why}`}`,
  reading: 'फ़ाइल पढ़ी जा रही है…',
  inFile: (file) => `${file} के टूर्नामेंट`,
  inFileNote: 'एक चुनें: उसके नियम और खिलाड़ी ले लिए जाएँगे।',
  orTemplate: 'या टेम्पलेट से शुरू करें',
  about: (date, count, entrants, discipline) =>
    [date, `${count} राउंड`, soManyEntrants(entrants, discipline)].filter(Boolean).join(' · '),
  fromFile: (file) => `${file} से`,
  entered: (entrants, discipline) =>
    `फ़ाइल से ${soManyEntrants(entrants, discipline)}: टूर्नामेंट खुलते ही नाम दर्ज होंगे।`,
  notPlayed: (count) => `फ़ाइल के खेले हुए ${count} राउंड नहीं लिए जाते: नया टूर्नामेंट राउंड 1 से शुरू होगा।`,
  leftOut: (names) =>
    `ये नाम नहीं लिए गए, क्योंकि मेल नहीं खाते या दो बार हैं: ${names.join(', ')}। इन्हें हाथ से दर्ज करें।`,
  otherEvent: 'दूसरा टूर्नामेंट या टेम्पलेट',
  gone: 'फ़ाइल अब खुली नहीं है। उसे फिर से खोलें।',
  openAgain: 'टूर्नामेंट की सूची पर',
  otherDiscipline: {
    singles: 'फ़ाइल में कोई एकल टूर्नामेंट नहीं है।',
    doubles: 'फ़ाइल में कोई युगल टूर्नामेंट नहीं है।',
    teams: 'फ़ाइल में कोई टीम टूर्नामेंट नहीं है।',
  },
} satisfies SolFileWords;
