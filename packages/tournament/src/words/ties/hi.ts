import type { TieWords } from './tie-words.js';

const by = (laws: readonly string[]): string => (laws.length === 0 ? '' : ` (${laws.join(', ')})`);

const KINDS = { players: 'खिलाड़ी', men: 'पुरुष', women: 'महिलाएँ' } as const;
const DISCIPLINES = { singles: 'एकल', doubles: 'युगल' } as const;

export const ties: TieWords = {
  'plays-too-often': ({ player, times, most, laws }) =>
    `${player} के मैच: ${times}; एक खिलाड़ी के लिए अधिकतम: ${most}${by(laws)}। किसी और का नाम दें।`,
  'one-too-many': ({ player, kind, most, laws }) =>
    `${player} का नाम जोड़ने से सीमा पार होती है: टीम में अधिकतम ${KINDS[kind]}: ${most}${by(laws)}। पहले से खेल रहे किसी खिलाड़ी का नाम दें, या नाम घटाएँ।`,
  'line-up-length': ({ rubbers, given }) =>
    `लाइन-अप में सभी ${rubbers} रबर के खिलाड़ी होते हैं, ${given} के नहीं। रबर के क्रम में नाम दें।`,
  'wrong-players': ({ rubber, discipline, given }) =>
    `रबर ${rubber} ${DISCIPLINES[discipline]} है: इसमें टीम से ${discipline === 'singles' ? 'एक खिलाड़ी का नाम' : 'दो खिलाड़ियों के नाम'} चाहिए, ${given} नहीं।`,
  'not-of-team': ({ player }) =>
    `${player} का नाम टीम की सूची में नहीं है। टीम के किसी खिलाड़ी का नाम दें, या पहले सूची में यह नाम जोड़ें।`,
  'line-ups-open': () => 'दोनों लाइन-अप खुल चुकी हैं और अब नहीं बदलतीं। इसके बदले सब्स्टीट्यूट लाएँ।',
  'line-ups-missing': ({ sides }, names) =>
    `दोनों लाइन-अप आने पर ही खुलती हैं। पहले इनकी लाइन-अप दें: ${sides.map((side) => names[side]).join(', ')}।`,
  'no-such-rubber': ({ rubber, rubbers }) =>
    `इस टाई में रबर 1 से ${rubbers} तक हैं, रबर ${rubber} नहीं। इनमें से एक बताएँ।`,
  'rubber-begun': ({ rubber }) =>
    `रबर ${rubber} शुरू हो चुका है। बीच में खिलाड़ी नहीं बदलता: रबर पूरा होने दें, या उसे छोड़ा हुआ लिखें।`,
  'rubber-over': ({ rubber }) => `रबर ${rubber} का परिणाम आ चुका है। ग़लत हो तो कारण देकर सुधारें।`,
  'rubber-open': ({ rubber }) => `रबर ${rubber} का कोई परिणाम नहीं जिसे सुधारें। पहले रिपोर्ट दें।`,
  'no-substitutes-left': ({ most }) =>
    most === 0
      ? 'इस टूर्नामेंट में सब्स्टीट्यूट नहीं हैं। रबर दिए गए नामों से खेला जाएगा, या वॉकओवर होगा।'
      : `टीम के सब्स्टीट्यूट पूरे हो चुके हैं (${most})। रबर दिए गए नामों से खेला जाएगा, या वॉकओवर होगा।`,
  'not-in-rubber': ({ rubber, player }) =>
    `रबर ${rubber} में ${player} का नाम नहीं है। बताएँ कि इस रबर में किसकी जगह लेनी है।`,
  'was-replaced': ({ player }) => `इस टाई में ${player} की जगह कोई और आ चुका है, वापसी नहीं होती। दूसरा नाम दें।`,
  'tie-over': ({ rubbers: [a, b] }) =>
    `टाई का फ़ैसला ${a}–${b} से हो चुका है, आगे रबर नहीं खेले जाते। पहले का कोई रबर ग़लत हो तो उसे सुधारें।`,
  'tie-begun': () =>
    'एक रबर खेला जा चुका है, इसलिए पूरी टाई वॉकओवर नहीं हो सकती। बचे रबर वॉकओवर लिखें, या लिखें कि टाई छोड़ी गई।',
  'rubbers-wanted': ({ rubbers }) =>
    `टाई की रिपोर्ट एक-एक रबर की होती है (1 से ${rubbers})। हर रबर बताएँ, या लिखें कि पूरी टाई बिना खेले कैसे ख़त्म हुई।`,
};
