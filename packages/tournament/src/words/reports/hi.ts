import type { ReportWords } from './report-words.js';

const WHAT = {
  score: 'स्कोर बताएँ, जैसे 25–12',
  games: 'हर गेम का स्कोर बताएँ, जैसे 25–12 8–25 25–20',
  boards: 'हर बोर्ड बताएँ: किसने जीता, कितनी गोटियाँ बचीं, रानी किसने कवर की',
} as const;

const GIVEN = { score: 'केवल स्कोर', games: 'गेमों के स्कोर', boards: 'बोर्डों' } as const;
const NAMED = { score: 'स्कोर', games: 'गेम', boards: 'बोर्ड' } as const;

const ENDED = {
  played: 'खेला गया मैच',
  time: 'समय पूरा होने पर रुका मैच',
  conceded: 'छोड़ा गया मैच',
  'walked-over': 'वॉकओवर',
  awarded: 'निर्णय से दिया गया मैच',
  abandoned: 'रद्द मैच',
} as const;

export const reports: ReportWords = {
  'nothing-reported': ({ wanted }) => `रिपोर्ट में कुछ नहीं है। ${WHAT[wanted]}, या लिखें कि मैच बिना खेले कैसे ख़त्म हुआ।`,
  'reported-twice': ({ given }) =>
    `रिपोर्ट में ${given.map((each) => NAMED[each]).join(' और ')} दोनों हैं। इनमें से एक ही दें।`,
  'counted-otherwise': ({ wanted, given }) =>
    `${GIVEN[given]} से पता नहीं चलता कि यह मैच किसने जीता। ${WHAT[wanted]}।`,
  'not-whole': ({ given }) => `स्कोर 0 या उससे बड़ी पूरी संख्या होता है, ${given} नहीं। स्कोर शीट फिर देखें।`,
  'not-played': () => '0–0 का मतलब है कि मैच खेला नहीं गया। मैच को खुला छोड़ें, या वॉकओवर लिखें।',
  'above-most': ({ most, given }) =>
    `यहाँ किसी पक्ष का स्कोर ${most} से ऊपर नहीं जाता, इसलिए ${given} नहीं हो सकता। ज़्यादा से ज़्यादा ${most} लिखें।`,
  'draw-not-allowed': ({ score: [a, b] }) =>
    `इस चरण के मैच में जीत-हार ज़रूरी है, और ${a}–${b} बराबरी है। एक बोर्ड और खेलवाएँ, फिर रिपोर्ट दें।`,
  'impossible-game': ({ score: [a, b], target, boards, byBoards, cap }) =>
    `कोई गेम ${a}–${b} पर ख़त्म नहीं होता: गेम ${[
      ...(target === null ? [] : [`${target} अंक पर`]),
      ...(boards === null ? [] : [byBoards ? `${boards} में से ज़्यादा बोर्ड जीतने पर` : `${boards} बोर्ड के बाद`]),
    ].join(' या ')} पूरा होता है, और एक बोर्ड के अधिकतम अंक: ${cap}। स्कोर शीट फिर देखें।`,
  'winner-unclear': ({ score: [a, b] }) =>
    `${a}–${b} पर कोई भी पक्ष ज़्यादा बोर्ड जीत सकता है। लिखें कि जीत किसकी हुई, या हर बोर्ड बताएँ।`,
  'played-on': ({ what, number }) =>
    `${what === 'game' ? 'गेम' : 'बोर्ड'} ${number} से पहले ही मैच पूरा हो गया था। उसके बाद जो खेला गया, उसे हटा दें।`,
  unfinished: ({ game, board }) =>
    `मैच अभी पूरा नहीं हुआ: आगे गेम ${game}${board === null ? '' : `, बोर्ड ${board}`} है। खेल पूरा होने पर रिपोर्ट दें, या लिखें कि मैच कैसे ख़त्म हुआ।`,
  'board-worth': ({ most, given, laws }) =>
    `एक बोर्ड के अंक, माँगे गए मिलाकर: 1 से ${most} तक, ${given} नहीं (नियम ${laws.join(', ')})। इसके बदले बची गोटियाँ और रानी बताएँ।`,
  'too-many-men': ({ most, given }) =>
    `एक पक्ष की कुल गोटियाँ: ${most}; इसलिए बची गोटियाँ ${given} नहीं हो सकतीं। फिर गिनें।`,
  'no-time-limit': () => 'इस चरण के मैचों में समय की सीमा नहीं है। मैच पूरा होने दें, या लिखें कि वह रद्द हुआ और क्यों।',
  'winner-missing': ({ how }) =>
    `${ENDED[how]}: लिखें कि मैच किसे मिला${how === 'walked-over' ? '; कोई भी न आया हो तो "none" लिखें' : ''}।`,
  'winner-not-told': () => 'रद्द मैच में किसी की जीत नहीं होती। विजेता हटा दें, या मैच निर्णय से किसी को दें।',
  'winner-disagrees': ({ won, given }, names) =>
    `${won === null ? 'स्कोर बराबर है' : `स्कोर के अनुसार जीत ${names[won]} की है`}, ${given === 'none' ? 'पर रिपोर्ट में कोई विजेता नहीं' : `पर रिपोर्ट में विजेता ${names[given]}`}। स्कोर या विजेता ठीक करें।`,
  'reason-missing': ({ how }) => `${ENDED[how]}: कारण ज़रूरी है। लिखें कि ऐसा क्यों हुआ।`,
  'unplayed-score': () => 'वॉकओवर वाला मैच खेला नहीं गया। स्कोर हटा दें, या लिखें कि मैच छोड़ा गया।',
  'no-such-law': ({ law, rulebook }) =>
    `${rulebook} में नियम ${law} नहीं है। "carrom laws ${rulebook}" में देखें, या नियम हटा दें।`,
  'no-such-stage': ({ stage, rulebook }) =>
    `${rulebook} में इस चरण (${stage}) के नियम नहीं हैं। टूर्नामेंट के फ़ॉर्मैट में वह चरण चुनें जो इस पुस्तक में है।`,
};
