import type { SetUpWords } from '../set-up-words.js';

export const words = {
  title: 'असली बोर्ड पर नया मैच',
  about: 'नाम और नियम-पुस्तक। इसके बाद टॉस।',
  side: (side) => `पक्ष ${side}`,
  someone: (number) => `खिलाड़ी ${number}`,
  sameName: (name) => `दो खिलाड़ियों का नाम ${name} है। एक के साथ कोई अक्षर या उपनाम जोड़ें।`,
  following: 'क्या दर्ज करना है?',
  followings: {
    strokes: { name: 'हर स्ट्रोक', note: 'निर्णय के साथ' },
    scores: { name: 'सिर्फ़ स्कोर', note: 'बोर्ड-दर-बोर्ड' },
  },
  more: 'चरण, लंबाई, समय',
  stage: 'चरण',
  stages: {
    league: 'लीग',
    'pre-quarter': 'प्री-क्वार्टर फ़ाइनल',
    quarter: 'क्वार्टर फ़ाइनल',
    semi: 'सेमीफ़ाइनल',
    final: 'फ़ाइनल',
  },
  paper: 'स्कोर शीट के लिए',
  paperNote: 'टूर्नामेंट, राउंड, टेबल, अंपायर (ज़रूरी नहीं)',
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
  begin: 'टॉस पर जाएँ',
} satisfies SetUpWords;
