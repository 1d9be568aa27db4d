import type { Corner } from '@opencarrom/ai';
import { and, type PracticeWords } from '../words.js';

const CORNERS: Readonly<Record<Corner, string>> = {
  'far-right': 'दूर वाले दाएँ',
  'near-right': 'पास वाले दाएँ',
  'near-left': 'पास वाले बाएँ',
  'far-left': 'दूर वाले बाएँ',
};

export const words = {
  title: 'अभ्यास',
  leave: 'अभ्यास छोड़ें',
  mode: 'मोड',
  modes: { strike: 'खेलें', arrange: 'सजाएँ' },
  board: {
    strike: 'अभ्यास का बोर्ड। तीर-कुंजियों से निशाना लगाएँ।',
    arrange: 'अभ्यास का बोर्ड। तीर-कुंजियों से गोटियाँ खिसकाएँ।',
  },
  help: {
    strike: 'बाएँ-दाएँ से स्ट्राइकर खिसकाएँ, ऊपर से निशाना, नीचे से वापस, + और − से ज़ोर, [ और ] से स्पिन, Enter से मारें।',
    arrange: '[ और ] से गोटी चुनें, तीर से खिसकाएँ, Shift के साथ बारीकी से, Delete से हटाएँ।',
  },
  takeBack: 'वापस लें',
  repeat: 'वही शॉट',
  repeatNote: 'ठीक वैसा ही एक बार और',
  again: 'फिर कोशिश',
  againNote: 'गोटियाँ पहले जैसी; निशाना नया',
  hint: 'सुझाव',
  thinking: 'बोर्ड देखा जा रहा है…',
  tray: 'गोटी जोड़ें',
  add: (kind) => (kind === 'queen' ? 'रानी' : kind === 'white' ? 'सफ़ेद' : 'काली'),
  left: (count) => `${count} बाकी`,
  remove: 'हटाएँ',
  removeHint: 'गोटी को बोर्ड से बाहर खींचकर हटाएँ।',
  clear: 'ख़ाली करें',
  setups: 'तैयार स्थितियाँ',
  setup: {
    opening: 'ब्रेक',
    straight: 'सीधा शॉट',
    cut: 'कट शॉट',
    bank: 'डबल',
    combination: 'कॉम्बिनेशन',
    queen: 'रानी और कवर',
    last: 'आख़िरी गोटी',
  },
  seat: 'किस ओर से खेलें',
  seats: { S: 'दक्षिण', E: 'पूर्व', N: 'उत्तर', W: 'पश्चिम' },
  side: 'सुझाव किसके लिए',
  sides: { white: 'सफ़ेद', black: 'काली' },
  aid: 'निशाने में मदद',
  rate: 'ऐनिमेशन की गति',
  begin: 'जितने चाहें शॉट खेलें। यहाँ कुछ गिना नहीं जाता।',
  arrangeHelp: 'गोटियों को जहाँ चाहें खींचें।',
  drop: ({ corner, white, black, queen, striker }) => {
    const fallen = [
      ...(queen ? ['रानी'] : []),
      ...(white > 0 ? [`${white} सफ़ेद`] : []),
      ...(black > 0 ? [`${black} काली`] : []),
      ...(striker ? ['स्ट्राइकर'] : []),
    ];
    return `${CORNERS[corner]} पॉकेट में ${and(fallen, 'और')}।`;
  },
  nothing: 'कुछ नहीं गिरा।',
  untouched: 'स्ट्राइकर किसी गोटी से नहीं टकराया।',
  stroke: (number) => `शॉट ${number}`,
  problems: {
    'in-the-way': 'जहाँ स्ट्राइकर था, वहाँ एक गोटी है।',
    'no-room': 'बेस लाइन पर स्ट्राइकर के लिए जगह नहीं। कुछ गोटियाँ हटाएँ या दूसरी ओर बैठें।',
    'not-kept': 'यह ब्राउज़र यहाँ कुछ नहीं सहेजता। पेज बंद करने पर यह स्थिति मिट जाएगी।',
    'no-hint': 'इस स्थिति के लिए कोई सुझाव नहीं।',
    'no-answer': 'कोई जवाब नहीं आया। एक बार और पूछें।',
  },
  faults: {
    off: 'छोड़ें, तो हट जाएगी।',
    outside: 'गोटी बोर्ड पर ही रखें।',
    pocket: 'पॉकेट के बहुत पास है।',
    overlap: 'वहाँ दूसरी गोटी है।',
  },
  chosen: (kind, right, ahead) =>
    `${kind === 'queen' ? 'रानी' : kind === 'white' ? 'सफ़ेद गोटी' : 'काली गोटी'}, बीच से ${Math.abs(right)} मिमी ${right < 0 ? 'बाएँ' : 'दाएँ'}, ${Math.abs(ahead)} मिमी ${ahead < 0 ? 'आपकी ओर' : 'आगे'}।`,
} satisfies PracticeWords;
