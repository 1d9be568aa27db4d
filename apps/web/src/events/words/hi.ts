import type { EventDiscipline } from '@opencarrom/tournament';
import type { EventsWords } from '../words.js';

const SYSTEMS = {
  swiss: 'स्विस',
  league: 'लीग',
  groups: 'ग्रुप',
  knockout: 'नॉकआउट',
  'double-elimination': 'डबल एलिमिनेशन',
  ladder: 'लैडर',
  finals: 'फ़ाइनल',
} as const;
const DISCIPLINES = { singles: 'एकल', doubles: 'युगल', teams: 'टीम' } as const;
const OF = { singles: ['खिलाड़ी', 'खिलाड़ी'], doubles: ['जोड़ी', 'जोड़ियाँ'], teams: ['टीम', 'टीमें'] } as const;
/** How many have entered, as what they are. */
export const soManyEntrants = (count: number, discipline: EventDiscipline): string =>
  `${count} ${OF[discipline][count <= 1 ? 0 : 1]}`;

export const words = {
  events: 'टूर्नामेंट',
  parts: 'टूर्नामेंट के भाग',
  part: {
    round: 'राउंड',
    entries: 'प्रविष्टियाँ',
    standings: 'तालिका',
    boards: 'बोर्ड',
    print: 'प्रिंट',
    history: 'इतिहास',
    settings: 'सेटिंग',
  },
  kind: (system, discipline) => `${SYSTEMS[system]} ${DISCIPLINES[discipline]}`,
  entrants: soManyEntrants,
  tables: (count) => `${count} टेबल`,
  loading: 'लोड हो रहा है…',
  notReached: 'सर्वर तक नहीं पहुँच पा रहे हैं। जो दिख रहा है, वह पुराना हो सकता है।',
  fromFile: 'फ़ाइल से खुला है: सब कुछ देख सकते हैं, पर कुछ बदल नहीं सकते।',
  unreached: 'सर्वर तक नहीं पहुँच पा रहे हैं',
  unreachedNote: 'टूर्नामेंट अपने सर्वर पर रहता है। नेटवर्क जाँचें, या उसकी फ़ाइल यहाँ खोलकर देखें।',
  notYours: 'यह डेस्क सिर्फ़ आयोजकों के लिए है',
  notYoursNote: 'आयोजक से सहायक का लिंक माँगें, या अपने आयोजक वाले खाते से साइन इन करें।',
  signIn: 'साइन इन करें',
  publicPage: 'सबके लिए पेज',
  gone: 'ऐसा कोई टूर्नामेंट नहीं है',
  goneNote: 'वह हटा दिया गया है, या किसी और सर्वर पर है।',
  noPart: 'यह पेज नहीं मिला।',
  notFetched: 'यह भाग लोड नहीं हो सका।',
  tryAgain: 'फिर कोशिश करें',
  toEvents: 'सभी टूर्नामेंट',
  undo: 'वापस लें',
  close: 'बंद करें',
  cancel: 'रहने दें',
} satisfies EventsWords;
