import type { EventsHistoryWords, ToldMatch } from '../events-history.js';

const told = ({ number, a, b, score, how }: ToldMatch): string =>
  `मैच ${number}: ${a} ${score} ${b}${how === '' ? '' : ` (${how})`}`;
const because = (reason: string | null): string => (reason === null ? '' : `: ${reason}`);

export const eventsHistory: EventsHistoryWords = {
  open: (name, stages) => `टूर्नामेंट खुला, ${name}: ${stages.join(', फिर ')}`,
  enter: (names, others) => `नाम दर्ज: ${names.join(', ')}${others === 0 ? '' : `, और ${others}`}`,
  change: (name) => `प्रविष्टि बदली: ${name}`,
  withdraw: (name, reason) => `टूर्नामेंट से नाम वापस: ${name}${because(reason)}`,
  return: (name) => `टूर्नामेंट में वापसी: ${name}`,
  seed: (names) => `सीड: ${names.join(', ')}`,
  lots: 'बराबरी वालों के लिए लॉटरी निकाली गई',
  order: (names, reason) => `आयोजक का तय क्रम: ${names.join(', ')}${because(reason)}`,
  forbid: (one, other) => `इन दोनों को आमने-सामने नहीं रखना है: ${one}, ${other}`,
  allow: (one, other) => `इन दोनों का मैच फिर हो सकता है: ${one}, ${other}`,
  pair: (round, count) => `राउंड ${round} निकाला गया, मैच: ${count}`,
  swap: (one, other) => `ड्रॉ में अदला-बदली: ${one}, ${other}`,
  tables: (tables, outOfUse) =>
    `टेबल: ${tables === null ? 'जितनी चाहिए उतनी' : tables}${outOfUse.length === 0 ? '' : `, काम में नहीं: ${outOfUse.join(', ')}`}`,
  keepTo: (name, tables) =>
    tables === null ? `अब कोई भी टेबल: ${name}` : `तय टेबल ${tables.join(' या ')}: ${name}`,
  allot: (match, table) => (table === null ? `मैच ${match} की टेबल हटाई गई` : `मैच ${match}: टेबल ${table}`),
  allotAnew: 'सभी टेबल फिर से दी गईं',
  sessions: (sessions) => `सत्र तय, संख्या: ${sessions}`,
  umpires: (names, others) => `अंपायर: ${names.join(', ')}${others === 0 ? '' : `, और ${others}`}`,
  umpire: (match, name) => (name === null ? `मैच ${match} का अंपायर हटाया गया` : `मैच ${match}, अंपायर: ${name}`),
  appoint: (matches, without) =>
    `अंपायर सुझाए गए, मैच: ${matches}${without === 0 ? '' : `, अंपायर के बिना: ${without}`}`,
  result: told,
  correct: (match, reason) => `सुधार, ${told(match)}${because(reason)}`,
  lineUp: (match, team) => `मैच ${match}: टीम की लाइन-अप मिली, ${team}`,
  substitute: (match, team, out, come) => `मैच ${match}, ${team}: बाहर ${out}, अंदर ${come}`,
  beginRubber: (match, rubber) => `मैच ${match}: रबर ${rubber} शुरू`,
  rubber: (match, rubber) => `रबर ${rubber}, ${told(match)}`,
  correctRubber: (match, rubber, reason) => `सुधार, रबर ${rubber}, ${told(match)}${because(reason)}`,
  publish: 'ड्रॉ प्रकाशित हुआ',
  takeBack: 'पिछला ड्रॉ वापस लिया गया',
  goOn: (stage, count) => `${stage} शुरू, प्रतियोगी: ${count}`,
  finals: 'फ़ाइनल जोड़े गए',
  award: (name) => `टूर्नामेंट बंद हुआ; विजेता: ${name}`,
  reopen: (reason) => `टूर्नामेंट फिर खुला${because(reason)}`,
  undo: (line) => `पंक्ति ${line} वापस ली गई`,
  other: (act) => act,
  undone: 'वापस ली गई',
  by: (name) => `दर्ज किया: ${name}`,
};
