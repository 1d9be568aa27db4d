import { man, withParticle } from '@opencarrom/laws/words/grammar/hi';
import type { PotWay } from '@opencarrom/match';
import type { EndingWords } from '../words.js';

const coins = (count: number): string => `${count} ${man(count)}`;

const WAYS: Readonly<Record<PotWay, string>> = {
  straight: 'सीधा शॉट',
  cut: 'कट शॉट',
  bank: 'डबल',
  rebound: 'स्ट्राइकर किनारे से',
  'double-rebound': 'स्ट्राइकर दो किनारों से',
  combination: 'कॉम्बिनेशन',
  cannon: 'दूसरी गोटी से होकर',
  break: 'ब्रेक में',
  other: '',
};

export const words = {
  wins: (winner, what) => `${withParticle(winner, 'ने')} ${what} जीता`,
  abandoned: (what) => `${what} बीच में छोड़ा गया`,
  replayed: 'बोर्ड दोबारा खेला जाएगा',
  sum: ({ men, queen, demanded }) =>
    [
      coins(men),
      ...(queen > 0 ? [`रानी ${queen}`] : []),
      ...(demanded > 0 ? [`माँगे गए ${demanded}`] : []),
    ].join(' + '),
  points: (points) => `${points} अंक`,
  slam: 'स्लैम',
  best: (whose, stroke) => `सबसे अच्छा स्ट्रोक ${withParticle(whose, 'का')} · ${stroke}`,
  bestDid: ({ men, queen, covers, way }) => {
    const fell = [...(queen ? ['रानी'] : []), ...(men > 0 ? [coins(men)] : [])].join(' और ');
    const what = covers ? (queen ? `${fell}: साथ ही कवर` : `${fell}: रानी का कवर`) : fell;
    return way && WAYS[way] ? `${what}, ${WAYS[way]}` : what;
  },
  playBest: 'सबसे अच्छा स्ट्रोक फिर दिखाएँ',
  figures: 'दोनों पक्ष',
  scored: 'सफल स्ट्रोक',
  scoredOf: ({ scored, tries }) => `${scored}/${tries}`,
  bestRun: 'एक बारी में सबसे ज़्यादा',
  pace: 'हर स्ट्रोक का समय',
  seconds: (seconds) => (seconds < 0.1 ? '<\u00a00.1 सेकंड' : `${seconds.toFixed(1)} सेकंड`),
  dues: 'ड्यू',
  givenUp: (loser) => `${withParticle(loser, 'ने')} हार मानी।`,
  bySlam: (winner) => `${withParticle(winner, 'ने')} एक ही बारी में सब पॉकेट किया: स्लैम।`,
  ownStroke: (player, stroke) => `स्ट्रोक ${stroke} के साथ बोर्ड ${withParticle(player, 'के')} हाथ से गया।`,
  queenLeft: (left, covered) =>
    `स्ट्रोक ${left.stroke}: ${withParticle(left.who, 'से')} रानी कवर नहीं हुई। स्ट्रोक ${covered.stroke}: ${withParticle(covered.who, 'ने')} रानी कवर की।`,
  lastManMissed: (loser, count) => `${withParticle(loser, 'से')} आख़िरी गोटी ${count} बार छूटी।`,
  byDues: (loser, count, left) =>
    `${withParticle(loser, 'ने')} स्ट्राइकर ${count} बार पॉकेट किया। बची गोटियाँ: ${left}।`,
  run: (winner, pieces) => `${withParticle(winner, 'ने')} एक बारी में ${coins(pieces)} पॉकेट कीं।`,
  queen: (player, stroke) => `${withParticle(player, 'ने')} स्ट्रोक ${stroke} पर रानी कवर की।`,
  scoring: (winner, theirs, loser, others) =>
    `सफल स्ट्रोक: ${withParticle(winner, 'के')} ${theirs.tries} में से ${theirs.scored}, ${withParticle(loser, 'के')} ${others.tries} में से ${others.scored}।`,
  firstWin: (name) => `${name} पर आपकी पहली जीत।`,
  share: 'शेयर करें',
} satisfies EndingWords;
