import type { EventWords, LeftOut } from '../events.js';

const LEFT_OUT: Readonly<Record<LeftOut, string>> = {
  open: 'अभी बंद नहीं हुआ',
  'no-prizes': 'बिना पुरस्कारों के बंद हुआ: --prizes से प्रकार बताएँ',
  'no-day': 'इसकी तारीख़ नहीं है',
  discipline: 'इसमें दूसरे प्रकार का खेल है: --discipline से पूछें',
};

export const events: EventWords = {
  standingsAfter: (round) => (round === 0 ? 'पहले राउंड से पहले' : `राउंड ${round} के बाद की स्थिति`),
  round: (round) => `राउंड ${round}`,
  place: 'स्थान',
  competitor: 'प्रतियोगी',
  figures: {
    points: 'अंक',
    wins: 'जीत',
    buchholz: 'बुख़होल्त्स',
    netscore: 'अंतर',
    totscore: 'कुल',
    rubbers: 'रबर',
    games: 'गेम',
    boards: 'बोर्ड',
  },
  decidedBy: 'किससे तय',
  deciders: {
    points: 'अंक',
    wins: 'जीत',
    buchholz: 'बुख़होल्त्स',
    netscore: 'स्कोर का अंतर',
    totscore: 'कुल स्कोर',
    rate: 'रेटिंग',
    'head-to-head': 'आपसी मैच',
    'netscore-among-tied': 'आपसी मैचों का स्कोर',
    rubbers: 'जीते हुए रबर',
    games: 'जीते हुए गेम',
    boards: 'जीते हुए बोर्ड',
    lots: 'लॉटरी',
    hand: 'आयोजक का निर्णय',
    list: 'केवल सूची का क्रम',
  },
  board: 'बोर्ड',
  bye: 'बाई',
  bracket: (size) => `${size} का नॉकआउट`,
  group: (name) => `ग्रुप ${name}`,
  next: 'इसके बाद',
  prize: 'पुरस्कार',
  players: 'खिलाड़ी',
  total: 'कुल',
  played: 'टूर्नामेंट',
  season: (name, events) =>
    `${name ?? 'चैंपियनशिप'}: ${events === 1 ? '1 टूर्नामेंट गिना गया' : `${events} टूर्नामेंट गिने गए`}`,
  worstDropped: (count) =>
    count === 1
      ? 'जिसने एक से ज़्यादा टूर्नामेंट खेले हैं, उसका सबसे कमज़ोर परिणाम नहीं गिना जाता।'
      : `जिसने ${count} से ज़्यादा टूर्नामेंट खेले हैं, उसके सबसे कमज़ोर ${count} परिणाम नहीं गिने जाते।`,
  leftOut: (event, why) => `नहीं गिना गया: ${event} (${LEFT_OUT[why]})।`,
  rating: 'रेटिंग',
  skill: 'कौशल',
  lastPlayed: 'पिछली बार',
  tieWon: (team, won, lost) => `टीम ${team} ने टाई जीती, ${won}–${lost}।`,
  tieLevel: (won) => `टाई बराबर रही, ${won}–${won}।`,
  tieOpen: (x, y) => `टाई अभी तय नहीं हुई: ${x}–${y}।`,
};
