import { type Asked, said } from '../question.js';

export const OF_ONE_BOOK: readonly Asked[] = [
  said(
    'can I hit a coin behind my line',
    'अपनी लाइन के पीछे की गोटी सीधे मार सकते हैं?',
    'line ke piche wali goti sidhe maar sakte hain kya',
    { starwood: ['H1'], iiitn: ['19'] },
  ),
  said('nobody saw the foul', 'फाउल किसी ने नहीं माँगा', 'foul claim nahi kiya to', {
    'icf-short': ['46'],
    starwood: ['F8'],
  }),
  said('double fine', 'डबल फाइन क्या होता है', 'double fine matlab', { starwood: ['F6', 'Q7'] }),
  said('max players in a team', 'एक टीम में कितने खिलाड़ी?', 'team me kitne log', { iiitn: ['3'] }),
  said('final match points', 'फाइनल कितने पॉइंट का होता है?', 'final kitne point ka', {
    starwood: ['P.final2', 'P.final1'],
  }),
  said(
    'can he hit my only remaining coin to block it',
    'मेरी इकलौती बची गोटी को वह सीधे मार सकता है?',
    'meri ek hi goti bachi hai wo use maar sakta hai kya',
    { starwood: ['F9'] },
  ),
  said('can girls play in the team, how many', 'टीम में लड़कियाँ कितनी होंगी?', 'team me kitni ladkiyan', {
    iiitn: ['3'],
  }),
  said('how many boards in the semi final', 'सेमीफाइनल में कितने बोर्ड?', 'semi final me kitne board hote hai', {
    starwood: ['P.knockout3'],
  }),
  said('what does cannon mean', 'कैनन का क्या मतलब है?', 'cannon kya hota hai', {
    'icf-classic': ['def:cannon', 'def:shot'],
  }),
  said('rebound', 'रिबाउंड', 'rebound', { iiitn: ['19'] }),
];
