import type { EventsPrintWords } from '../events-print.js';

const { compare } = new Intl.Collator('hi', { numeric: true });

const days = new Intl.DateTimeFormat('hi-IN-u-nu-latn', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
});

export const eventsPrint: EventsPrintWords = {
  byName: 'अपनी टेबल ढूँढें',
  table: 'टेबल',
  group: 'ग्रुप',
  match: 'मैच',
  versus: '–',
  rests: 'बाई',
  place: 'स्थान',
  why: 'यह स्थान क्यों',
  printed: (at) => `छपाई: ${at}`,
  compareNames: compare,

  day: 'दिन',
  dayOf: (day) => (Number.isNaN(Date.parse(day)) ? day : days.format(new Date(day))),
  time: 'समय',
  laws: 'नियम',
  round: 'राउंड',
  breaksFirst: 'पहला ब्रेक',
  white: 'सफ़ेद',
  board: 'बोर्ड',
  men: 'गोटियाँ',
  queen: 'रानी',
  points: 'अंक',
  total: 'कुल',
  game: (game) => `गेम ${game}`,
  rubbers: { singles: 'एकल', doubles: 'युगल' },
  rubber: 'मुकाबला',
  plays: 'कौन खेलेगा',
  score: 'स्कोर',
  menAre: 'गोटियाँ: हारने वाले पक्ष की बोर्ड पर बची गोटियाँ।',
  queenIs: 'रानी: विजेता को 3, जहाँ नियम उसे गिनते हैं।',
  extraRow: 'आख़िरी पंक्ति: बराबरी पर एक और बोर्ड के लिए।',
  umpire: 'अंपायर, समाप्ति का समय',
  umpireIs: 'अंपायर',
  cardOf: (card, cards) => `कार्ड ${card}/${cards}`,
  toTheDesk: 'यह कार्ड डेस्क पर दें।',
  minutes: (minutes) => `${minutes} मिनट, फिर चल रहा बोर्ड पूरा करें`,
  partner: (name) => `जोड़ीदार: ${name}`,
};
