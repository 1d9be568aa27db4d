import { hi as strokes } from '@opencarrom/ai/words/hi';
import type { WayHome } from '@opencarrom/physics';
import type { Force, ShotWords, Standpoint } from './shot-words.js';

const VIA: Record<WayHome, string> = {
  straight: ', सीधे',
  cut: ', कट से',
  bank: ', किनारे से टकराकर',
  rebound: ', पहले स्ट्राइकर किनारे से टकराए',
  'double-rebound': ', पहले स्ट्राइकर दो किनारों से टकराए',
  combination: ', दूसरी गोटी के धक्के से',
  cannon: ', पहले स्ट्राइकर दूसरी गोटी से टकराए',
};
const CAME: Record<WayHome, string> = {
  straight: 'सीधे गिरी',
  cut: 'कट से गिरी',
  bank: 'किनारे से टकराकर गिरी',
  rebound: 'स्ट्राइकर के किनारे से टकराने पर गिरी',
  'double-rebound': 'स्ट्राइकर के दो किनारों से टकराने पर गिरी',
  combination: 'दूसरी गोटी के धक्के से गिरी',
  cannon: 'स्ट्राइकर के दूसरी गोटी से टकराने पर गिरी',
};
const AT: Record<Standpoint, string> = { left: 'बाईं ओर', middle: 'बीच में', right: 'दाईं ओर' };
const FORCE: Record<Force, string> = {
  soft: 'धीरे से मारें',
  medium: 'मध्यम ज़ोर से मारें',
  hard: 'ज़ोर से मारें',
};
const strokesIn = (strokes: number): string => (strokes === 1 ? 'एक स्ट्रोक में' : 'दो स्ट्रोक में');
const triesIn = (tries: number): string => (tries === 1 ? '1 कोशिश में' : `${tries} कोशिशों में`);

const freeOf = (coins: number, free: number): string =>
  free < coins ? `सफ़ेद गोटियाँ अलग हो जाएँ (${coins} में से ${free})` : 'हर सफ़ेद गोटी अलग हो जाए';

export const hi: ShotWords = {
  themes: {
    pot: 'सीधे शॉट',
    cut: 'कट शॉट',
    double: 'डबल',
    rebound: 'रिबाउंड',
    cannon: 'दूसरी गोटी से होकर',
    queen: 'रानी और कवर',
    cluster: 'सटी गोटियाँ खोलें',
    keep: 'आख़िरी गोटी बचाएँ',
    nothing: 'कुछ न छोड़ें',
    two: 'दो स्ट्रोक में जीत',
  },
  lessons: {
    pot: 'स्ट्राइकर वहाँ रखें जहाँ स्ट्राइकर, गोटी और पॉकेट एक सीध में हों। तब छोटी चूक का असर सबसे कम होता है।',
    cut: 'वहाँ से मारें जहाँ कट सबसे मोटा हो: कट जितना पतला, हर छोटी चूक का असर उतना ज़्यादा।',
    double:
      'गोटी किनारे से लौटते समय किनारे की ओर थोड़ी झुक जाती है। आईने वाले बिंदु से थोड़ा पहले निशाना लगाएँ, और बहुत ज़ोर से न मारें।',
    rebound:
      'किनारे पर स्ट्राइकर की गति घटती है और उसका रास्ता किनारे की ओर थोड़ा झुक जाता है। निशाना ऐसा हो कि स्ट्राइकर गोटी के पीछे, पॉकेट की सीध में लगे।',
    cannon: 'पॉकेट से उलटा सोचें: पहले वह जगह जहाँ दूसरी गोटी पर लगना है, फिर पहली गोटी पर।',
    queen: 'रानी लेने से पहले वह गोटी देखें जो रानी को कवर करे, और स्ट्राइकर को उससे दूर रखें।',
    cluster: 'सटी गोटियों को उनके सिरे पर और पूरे ज़ोर से मारें। बीच में लगी चोट वहीं ख़त्म हो जाती है।',
    keep: 'बस उतना ही ज़ोर लगाएँ: पॉकेट के सामने रुकी गोटी अगली बार आपकी है, और विपक्षी वहाँ मुश्किल से पहुँचता है।',
    nothing: 'अपना कोई अच्छा शॉट न हो तो विपक्षी का शॉट छीनें: रास्ता रोकें या गोटी किनारे पर धकेलें।',
    two: 'क्रम सोचें: पहले वह गोटी जो दूसरी को न छेड़े, और आसान गोटी अंत के लिए।',
  },
  taskPocket: (coin, pocket, via) => `${coin} ${pocket} में${via ? VIA[via] : ''}।`,
  taskQueen: (count) => `${strokesIn(count)} रानी पॉकेट करें और कवर करें।`,
  taskOpen: (coins, free, keepTurn) =>
    `एक ही स्ट्रोक से ${keepTurn ? 'एक गोटी पॉकेट करें और ' : ''}सटी गोटियाँ खोलें: ${freeOf(coins, free)}।`,
  taskKeep: (coin, pocket) => `${coin} ${pocket} के ठीक सामने रोकें, पर पॉकेट न करें।`,
  taskNothing: (percent) => `काले पक्ष के लिए ऐसा कोई सीधा शॉट न छोड़ें जिसकी संभावना ${percent}% से ज़्यादा हो।`,
  taskWin: (count) => `${strokesIn(count)} बोर्ड जीतें।`,
  hintStroke: (stroke) => strokes.sentence(stroke),
  hintPlace: (at, force) => `स्ट्राइकर बेस लाइन पर ${AT[at]} रखें। ${FORCE[force]}।`,
  solution: (stroke, percent) => `${strokes.sentence(stroke)} सधे हाथ से 100 में ${percent} बार लगता है।`,
  afterwards: (stroke) => `फिर ${stroke}।`,
  alternative: (stroke, percent) => `या ${stroke} (${percent}%)।`,
  hands: (one, four, seven, ten) =>
    `100 में से कितनी बार: नौसिखिया ${one}, सधा खिलाड़ी ${four}, मज़बूत क्लब खिलाड़ी ${seven}, चैंपियन ${ten}।`,
  riskier: (percent) =>
    `आपके तरीके में जोखिम ज़्यादा था: सधे हाथ से 100 में ${percent} बार लगता है। तीन सितारे सुरक्षित तरीके पर मिलते हैं।`,
  done: 'हो गया।',
  goingOn: (left) => `अब तक ठीक: ${left} स्ट्रोक बाकी।`,
  impossible: 'स्ट्राइकर यहाँ नहीं रखा जा सकता। उसे हटाकर फिर मारें।',
  strikerPocketed: 'स्ट्राइकर पॉकेट हो गया।',
  foul: 'यह फ़ाउल है।',
  boardLost: 'इससे बोर्ड हाथ से जाता है।',
  turnLost: 'बारी चली गई।',
  missed: (coin) => `${coin} पॉकेट नहीं हुई।`,
  otherPocket: (coin, corner) => `${coin} ${strokes.pocket(corner)} में गिरी।`,
  otherWay: (coin, way) => `${coin} ${CAME[way]}: काम यह नहीं था।`,
  queenMissed: 'रानी पॉकेट नहीं हुई।',
  queenNotCovered: 'रानी कवर नहीं हुई।',
  stillClose: (free, wanted) => `अलग गोटियाँ: ${free}। चाहिए: ${wanted}।`,
  keptFell: (coin) => `${coin} गिर गई: उसे बोर्ड पर रहना था।`,
  notNear: (coin, centimetres) => `${coin} पॉकेट से ${centimetres} सेमी दूर रुकी।`,
  turnKept: 'बारी आपकी ही रही। काम था विपक्षी के लिए कुछ न छोड़ना।',
  left: (percent) => `काले पक्ष के पास अब भी एक सीधा शॉट है: संभावना ${percent}%।`,
  notWon: 'बोर्ड अभी नहीं जीता गया।',
  resultTitle: (when) => `OpenCarrom आज का शॉट, ${when}`,
  resultDone: (tries) => `${triesIn(tries)} हो गया`,
  resultOpen: (tries) => `${triesIn(tries)} नहीं हुआ`,
  resultStreak: (days) => `लगातार ${days} दिन`,
};
