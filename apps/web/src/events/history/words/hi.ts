import type { HistoryWords, LineMatch } from '../words.js';

const HOW = {
  played: '',
  time: 'समय पूरा',
  conceded: 'हार मानी',
  'walked-over': 'वॉकओवर',
  awarded: 'नियम से दिया',
  abandoned: 'अधूरा',
} as const;

const match = ({ table, a, b, score, how, signed }: LineMatch): string =>
  `${table === null ? '' : `टेबल ${table}: `}${a} ${score} ${b}${how ? `, ${HOW[how]}` : ''}${signed ? ', हस्ताक्षर सहित' : ''}`;
const because = (reason: string | null): string => (reason === null ? '' : `। कारण: ${reason}`);

export const words = {
  title: 'इतिहास',
  filter: 'दिखाएँ',
  filters: { all: 'सब', results: 'परिणाम', draws: 'ड्रॉ', entries: 'प्रविष्टियाँ', hall: 'टेबल' },
  search: 'नाम से खोजें',
  none: 'ऐसी कोई पंक्ति नहीं।',
  more: 'और दिखाएँ',
  by: (name) => `दर्ज किया: ${name}`,
  undone: 'वापस ली गई',
  undo: 'वापस लें',
  undoLine: (seq) => `पंक्ति ${seq} वापस लें`,
  bringBack: 'फिर लाएँ',
  undoTitle: 'इसे वापस लें?',
  undoText: 'यह इतिहास में कटी हुई रहेगी। इसे फिर लाया जा सकता है।',
  hangs: (seq, line) => `पंक्ति ${seq} इस पर टिकी है: ${line}`,
  lastUndo: 'पिछला वापस लें',
  lastRedo: 'फिर करें',
  cancel: 'रहने दें',
  close: 'बंद करें',
  told: {
    open: (name) => `टूर्नामेंट खुला: ${name}`,
    enter: (names, others) => `नाम दर्ज: ${names.join(', ')}${others === 0 ? '' : `, और ${others}`}`,
    change: (name) => `प्रविष्टि बदली: ${name}`,
    withdraw: (name, reason) => `टूर्नामेंट से नाम वापस: ${name}${because(reason)}`,
    return: (name) => `टूर्नामेंट में वापसी: ${name}`,
    seed: (count) => `वरीयता तय, संख्या: ${count}`,
    lots: 'बराबरी वालों के लिए लॉटरी निकाली गई',
    order: (names, reason) => `आयोजक का तय क्रम: ${names.join(', ')}${because(reason)}`,
    forbid: (one, other) => `इन दोनों को आमने-सामने नहीं रखना है: ${one}, ${other}`,
    allow: (one, other) => `इन दोनों का मैच फिर हो सकता है: ${one}, ${other}`,
    pair: (round, count) => `${round} का ड्रॉ, मैच: ${count}`,
    publish: 'ड्रॉ प्रकाशित हुआ',
    swap: (one, other) => `ड्रॉ में अदला-बदली: ${one}, ${other}`,
    tables: (tables, outOfUse) =>
      `टेबल: ${tables === null ? 'जितनी चाहिए उतनी' : tables}${outOfUse.length === 0 ? '' : `, काम में नहीं: ${outOfUse.join(', ')}`}`,
    keepTo: (name, tables) =>
      tables === null ? `अब कोई भी टेबल: ${name}` : `तय टेबल ${tables.join(' या ')}: ${name}`,
    allot: (names, table) => (table === null ? `टेबल हटाई गई: ${names}` : `टेबल ${table}: ${names}`),
    allotAnew: 'सभी टेबल फिर से दी गईं',
    sessions: 'खेल का समय तय हुआ',
    umpires: (count) => `अंपायरों की सूची, संख्या: ${count}`,
    umpire: (names, umpire) =>
      umpire === null ? `अंपायर हटाया गया: ${names}` : `अंपायर: ${umpire}, मैच: ${names}`,
    appoint: (count) => `अंपायर नियुक्त, मैच: ${count}`,
    result: match,
    correct: (told, reason) => `सुधार। ${match(told)}${because(reason)}`,
    lineUp: (team) => `लाइन-अप मिली: ${team}`,
    substitute: (team, out, into) => `${team}: बाहर ${out}, अंदर ${into}`,
    beginRubber: (rubber, names) => `रबर ${rubber} शुरू: ${names}`,
    rubber: (rubber, told) => `रबर ${rubber}। ${match(told)}`,
    correctRubber: (rubber, told, reason) => `सुधार, रबर ${rubber}। ${match(told)}${because(reason)}`,
    takeBack: 'पिछला ड्रॉ वापस लिया गया',
    goOn: (stage, count) => `चरण शुरू: ${stage}, प्रतियोगी: ${count}`,
    finals: 'फ़ाइनल जोड़े गए',
    award: (name) => `टूर्नामेंट बंद हुआ। विजेता: ${name}`,
    reopen: (reason) => `टूर्नामेंट फिर खुला${because(reason)}`,
    undo: (line) => `वापस लिया: ${line}`,
    broughtBack: (line) => `फिर लाया: ${line}`,
  },
} satisfies HistoryWords;
