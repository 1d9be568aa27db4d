import type { Spot } from '../explain/where-it-lies.js';
import type { Corner, PieceName, Target, ThoughtWords, Via } from './thought-words.js';

const PIECE: Record<PieceName, string> = { white: 'सफ़ेद गोटी', black: 'काली गोटी', queen: 'रानी' };
const CORNER: Record<Corner, string> = {
  'far-right': 'दूर के दाएँ पॉकेट',
  'near-right': 'पास के दाएँ पॉकेट',
  'near-left': 'पास के बाएँ पॉकेट',
  'far-left': 'दूर के बाएँ पॉकेट',
};
const SQUARE: Record<string, string> = {
  'bed-far-left': 'दूर बाईं ओर की',
  'bed-far-middle': 'बीच के उस पार की',
  'bed-far-right': 'दूर दाईं ओर की',
  'bed-level-left': 'बाईं ओर की',
  'bed-level-middle': 'बीच की',
  'bed-level-right': 'दाईं ओर की',
  'bed-near-left': 'पास बाईं ओर की',
  'bed-near-middle': 'बीच के इस ओर की',
  'bed-near-right': 'पास दाईं ओर की',
  'cushion-level-left': 'बाएँ किनारे से लगी',
  'cushion-level-right': 'दाएँ किनारे से लगी',
  'cushion-far-middle': 'दूर के किनारे से लगी',
  'cushion-near-middle': 'पास के किनारे से लगी',
};
const spotName = (spot: Spot): string =>
  spot.startsWith('pocket-') ? `${CORNER[spot.slice('pocket-'.length) as Corner]} के पास की` : SQUARE[spot];

const viaName = (via: Via | null): string => (via === null || via === 'cushion' ? 'दूसरी गोटी' : PIECE[via]);

function manName({ piece, lying, corner, hangs }: Target): string {
  const one = lying && lying.alike > 1 ? 'एक ' : '';
  if (hangs) return `${CORNER[corner]} पर लटकी ${one}${PIECE[piece]}`;
  return lying && lying.left > 1 ? `${spotName(lying.spot)} ${one}${PIECE[piece]}` : PIECE[piece];
}

const MORE = ['', ', साथ में एक और', ', साथ में दो और', ', साथ में तीन और'];

function home(target: Target): string {
  const into = target.hangs ? ' अंदर' : ` ${CORNER[target.corner]} में`;
  return `${manName(target)}${into}${MORE[target.more] ?? `, साथ में ${target.more} और`}`;
}

export const hi: ThoughtWords = {
  stroke(kind, target, via) {
    const what = target ? home(target) : 'अपनी एक गोटी';
    switch (kind) {
      case 'straight':
        return `सीधा शॉट: ${what}`;
      case 'cut':
        return `कट शॉट: ${what}`;
      case 'bank':
        return `बैंक शॉट: किनारे से टकराकर ${what}`;
      case 'rebound':
        return `रिबाउंड: स्ट्राइकर एक किनारे से टकराकर, फिर ${what}`;
      case 'double-rebound':
        return `रिबाउंड: स्ट्राइकर दो किनारों से टकराकर, फिर ${what}`;
      case 'combination':
        return `कॉम्बिनेशन: ${viaName(via)} के धक्के से ${what}`;
      case 'cannon':
        return `कैनन: स्ट्राइकर ${viaName(via)} से टकराकर, फिर ${what}`;
      case 'break':
        return 'ब्रेक';
      case 'opening':
        return 'सटी हुई गोटियाँ खोलने का शॉट';
      case 'safety':
        return 'बचाव का शॉट, जो विपक्षी के लिए कम छोड़ता है';
      case 'keep':
        return 'ऐसा शॉट जो आख़िरी गोटी को पॉकेट के सामने रखता है';
      case 'try':
        return target
          ? `उम्मीद का शॉट, ज़्यादातर ${home({ ...target, more: 0 })}`
          : 'ऐसा शॉट जिसमें गोटी गिरने की उम्मीद कम है';
    }
  },
  sentence: (stroke) => `${stroke}।`,
  keeps: (percent) => `सौ में ${percent} बार बारी बनी रहती है।`,
  wins: (percent) => `सौ में ${percent} बार इससे बोर्ड जीत लिया जाता है।`,
  winsOrKeeps: (wins, keeps) => `सौ में ${wins} बार इससे बोर्ड जीत लिया जाता है, और ${keeps} बार बारी बनी रहती है।`,
  passes: 'बारी विपक्षी को जाएगी।',
  fearStriker: (percent) => `स्ट्राइकर पॉकेट में गिर सकता है: ${percent} %।`,
  fearFoul: (percent, another) =>
    `${another ? 'किसी और' : 'किसी'} फ़ाउल से अपनी गोटी बोर्ड पर लौट सकती है: ${percent} %।`,
  fearBoard: (percent) => `बोर्ड हाथ से जा सकता है: ${percent} %।`,
  fearReply: (percent, after) =>
    `${after === 'pot' ? 'चूकने पर' : 'इसके बाद'} विपक्षी का सबसे अच्छा ${after === 'quiet' ? '' : 'सीधा '}शॉट लगने की संभावना लगभग ${percent} % है।`,
  foul: 'यह फ़ाउल है, क्योंकि कोई सही शॉट नहीं बचा।',
  loses: 'इससे बोर्ड हाथ से जाएगा, क्योंकि कोई और शॉट नहीं बचा।',
  alternative: (stroke, percent) => (percent === null ? `या ${stroke}।` : `या ${stroke} (${percent} %)।`),
  surer: (stroke, percent, again) =>
    `${again ? 'यह भी ज़्यादा' : 'ज़्यादा'} पक्का, पर कम फ़ायदे का – ${stroke} (${percent} %)।`,
};
