import type { StrokeKind } from '@opencarrom/ai';
import type { ReviewWords, ToldPot } from './review-words.js';

/** How a coin goes. */
const WAY: Partial<Record<StrokeKind, string>> = {
  bank: ' डबल से',
  rebound: ' रिबाउंड से',
  'double-rebound': ' दो किनारों के रिबाउंड से',
  combination: ' कॉम्बिनेशन से',
  cannon: ' दूसरी गोटी से होकर',
};
const NAME: Partial<Record<StrokeKind, string>> = {
  straight: 'सीधा शॉट',
  cut: 'कट शॉट',
  bank: 'डबल',
  rebound: 'रिबाउंड',
  'double-rebound': 'दो किनारों से रिबाउंड',
  combination: 'कॉम्बिनेशन',
  cannon: 'दूसरी गोटी से होकर शॉट',
  break: 'ब्रेक',
};
const BETTER: Partial<Record<StrokeKind, string>> = {
  break: 'इससे अच्छा ब्रेक हो सकता था।',
  opening: 'सटी हुई गोटियाँ खोलना बेहतर था।',
  safety: 'बचाव का शॉट बेहतर था, जो विपक्षी के लिए कम छोड़ता है।',
  keep: 'आख़िरी गोटी को पॉकेट के सामने रखना बेहतर था।',
};
const SHOT: Partial<Record<StrokeKind, string>> = {
  break: 'ऐसे ब्रेक',
  opening: 'सटी हुई गोटियाँ खोलने के शॉट',
  safety: 'बचाव के शॉट',
  keep: 'आख़िरी गोटी को पॉकेट के सामने रखने के शॉट',
};

const home = ({ piece, pocket, hangs }: ToldPot): string => (hangs ? `${piece} अंदर` : `${piece} ${pocket} में`);

export const hi: ReviewWords = {
  marks: { brilliant: 'शानदार', good: 'अच्छा', missed: 'छूटा मौका', error: 'ग़लती' },
  often(times, of) {
    if (times === 0) return 'शायद ही कभी';
    return times === of ? 'लगभग हर बार' : `${of} में से ${times} बार`;
  },
  wasThere: (pot, told) => `${home(pot)}${WAY[pot.kind] ?? ''} जा सकती थी, ${told}।`,
  wasBetter: (kind) => BETTER[kind] ?? 'इससे अच्छा शॉट था।',
  playedSame: (told) => `यही शॉट खेला गया, पर इस तरह खेला शॉट ${told} लगता है।`,
  playedPot: (pot, told) => `खेला गया शॉट (${NAME[pot.kind] ?? 'मुश्किल शॉट'}: ${home(pot)}) ${told} लगता है।`,
  playedOther: (kind, told) => `${SHOT[kind] ?? 'खेले गए शॉट'} से बारी ${told} बनी रहती है।`,
  onlyPot: (pot, told) =>
    `${home(pot)}${WAY[pot.kind] ?? ''}: यह शॉट ${told} लगता है, और दूसरा कोई शॉट इसके पास नहीं।`,
  onlyOther: (kind, told) =>
    `${SHOT[kind] ?? 'इस शॉट'} से बारी ${told} बनी रहती है, और दूसरा कोई शॉट इसके पास नहीं।`,
  asGood: 'इससे अच्छा कुछ नहीं था।',
  cost: (from, to) => `खिलाड़ी के बोर्ड जीतने की संभावना: ${from}% की जगह ${to}%।`,
  improper: 'स्ट्रोक अनुचित था: उसे उसके परिणाम से आँका गया है।',
  hand: (level, told, isChosen) =>
    isChosen
      ? `लेवल ${level} (${told}) के हाथ से आँका गया।`
      : `लेवल ${level} (${told}) के हाथ से आँका गया: इस रिकॉर्ड में जितनी गोटियाँ गिरीं, उतना ही पक्का हाथ।`,
  chance: (name) => `${name}: बोर्ड जीतने की संभावना`,
};
