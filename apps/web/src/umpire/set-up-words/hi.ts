import type { SetUpWords } from '../set-up-words.js';

export const words = {
  title: 'असली बोर्ड पर मैच',
  about: 'कौन खेल रहा है, और किस नियम-पुस्तक से। इसके बाद टॉस।',
  side: (side) => (side === 'A' ? 'एक पक्ष' : 'दूसरा पक्ष'),
  someone: (number) => `खिलाड़ी ${number}`,
  sameName: (name) => `दो खिलाड़ियों का नाम ${name} है। पहचान के लिए कुछ और जोड़ें।`,
  following: 'क्या लिखना है',
  followings: {
    strokes: { name: 'हर स्ट्रोक', note: 'निर्णय के साथ' },
    scores: { name: 'सिर्फ़ स्कोर', note: 'बोर्ड-दर-बोर्ड' },
  },
  more: 'चरण, लंबाई, घड़ी',
  stage: 'चरण',
  stages: {
    league: 'लीग',
    'pre-quarter': 'प्री-क्वार्टर फ़ाइनल',
    quarter: 'क्वार्टर फ़ाइनल',
    semi: 'सेमीफ़ाइनल',
    final: 'फ़ाइनल',
  },
  paper: 'स्कोर शीट के लिए',
  paperNote: 'टूर्नामेंट, राउंड, टेबल, अंपायर: चाहें तो',
  papers: {
    category: 'वर्ग',
    round: 'राउंड',
    number: 'मैच नंबर',
    table: 'टेबल',
    umpire: 'अंपायर',
  },
  event: 'टूर्नामेंट',
  eventHint: 'सोसाइटी चैंपियनशिप 2026',
  format: (bestOf, target, boards) =>
    [
      bestOf === 1 ? 'एक गेम' : `बेस्ट ऑफ़ ${bestOf} गेम`,
      ...(target === null ? [] : [`${target} अंक तक`]),
      ...(boards === null ? [] : [`ज़्यादा से ज़्यादा ${boards} बोर्ड`]),
    ].join(', '),
  begin: 'अब टॉस',
} satisfies SetUpWords;
