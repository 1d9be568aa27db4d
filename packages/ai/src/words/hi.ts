import type { Catalogue, Corner, PieceName, Via } from './catalogue.js';

const PIECE: Record<PieceName, string> = { white: 'सफ़ेद गोटी', black: 'काली गोटी', queen: 'रानी' };
const CORNER: Record<Corner, string> = {
  'far-right': 'दूर के दाएँ पॉकेट',
  'near-right': 'पास के दाएँ पॉकेट',
  'near-left': 'पास के बाएँ पॉकेट',
  'far-left': 'दूर के बाएँ पॉकेट',
};
const viaName = (via: Via | null): string => (via === null || via === 'cushion' ? 'दूसरी गोटी' : PIECE[via]);

const home = (target: PieceName | null, corner: Corner | null): string => {
  if (target === null) return 'अपनी एक गोटी';
  return corner === null ? PIECE[target] : `${PIECE[target]} ${CORNER[corner]} में`;
};

export const hi: Catalogue = {
  stroke(kind, target, corner, via) {
    const what = home(target, corner);
    switch (kind) {
      case 'straight':
        return `सीधा शॉट: ${what}।`;
      case 'cut':
        return `कट शॉट: ${what}।`;
      case 'bank':
        return `गोटी किनारे से टकराकर: ${what}।`;
      case 'rebound':
        return `स्ट्राइकर एक किनारे से टकराकर: ${what}।`;
      case 'double-rebound':
        return `स्ट्राइकर दो किनारों से टकराकर: ${what}।`;
      case 'combination':
        return `${viaName(via)} के सहारे: ${what}।`;
      case 'cannon':
        return `${viaName(via)} से छूकर: ${what}।`;
      case 'break':
        return 'ब्रेक।';
      case 'opening':
        return 'सटी हुई गोटियाँ खोलने के लिए ज़ोर का शॉट।';
      case 'safety':
        return 'बचाव का शॉट: विरोधी के लिए कम छोड़ता है।';
    }
  },
  chance: (percent) => `सौ में ${percent} बार बारी बनी रहती है।`,
  fearStriker: (percent) => `स्ट्राइकर गिर सकता है: ${percent} %।`,
  fearBoard: (percent) => `बोर्ड हाथ से जा सकता है: ${percent} %।`,
  fearReply: (percent) => `चूकने पर विरोधी के पास ${percent} % का शॉट है।`,
  alternative: (stroke, percent) => `या: ${stroke} ${percent} %।`,
  surer: (stroke, percent) => `पक्का, पर फ़ायदा कम: ${stroke} ${percent} %।`,
};
