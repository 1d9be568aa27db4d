import type { LinkWords } from '../words.js';

const KINDS = { match: 'कैरम का एक मैच', board: 'कैरम का एक बोर्ड', stroke: 'कैरम का एक स्ट्रोक' } as const;

export const words = {
  player: (number) => `खिलाड़ी ${number}`,
  computer: (level) => `कंप्यूटर (लेवल ${level})`,
  between: (a, b) => `${a} – ${b}`,
  title: (between, happened) => `${between}: ${happened}`,
  about: (kind, strokes, score) => {
    const what = kind === 'stroke' ? KINDS[kind] : `${KINDS[kind]}, ${strokes} स्ट्रोक`;
    return `${what}${score ? `, ${score}` : ''}। ब्राउज़र में देखें, फिर ख़ुद आज़माएँ।`;
  },
  practice: {
    stroke: {
      title: 'कैरम के अभ्यास का एक शॉट',
      about: 'ब्राउज़र में देखें, फिर ख़ुद आज़माएँ।',
    },
    position: {
      title: 'कैरम की एक स्थिति: आप क्या खेलेंगे?',
      about: 'ब्राउज़र में खोलें और आज़माएँ।',
    },
  },
  watch: 'देखें',
  alt: 'बोर्ड, और उस पर गोटियाँ जैसे रखी हैं',
  goneTitle: 'यह लिंक कहीं नहीं जाता',
  gone: 'इसे हटा दिया गया है, या यह ग़लत लिखा है। जिसने भेजा, उससे नया लिंक माँगें।',
  takenDown: 'यह लिंक एक मॉडरेटर ने हटा दिया है।',
  home: 'कैरम खेलें',
  faults: {
    'no-link': 'यह किसी खेल का लिंक नहीं है।',
    'too-long': 'लिंक के लिए यह बहुत लंबा है। खेल को फ़ाइल में सहेजकर भेजें।',
    newer: 'यह लिंक इस सर्वर से नए संस्करण में बना है।',
    cut: 'इस लिंक का अंत कट गया है।',
    damaged: 'यह लिंक रास्ते में बदल गया।',
    'cannot-be': 'इस लिंक में जो लिखा है, वह कैरम बोर्ड पर नहीं हो सकता।',
    doctored: 'इस लिंक में छेड़छाड़ हुई है: इसके स्ट्रोक से बताया गया परिणाम नहीं निकलता।',
    foreign: 'यह खेल ऐप के ऐसे संस्करण से खेला गया है जिसके नियम इस सर्वर में नहीं हैं।',
  },
} satisfies LinkWords;
