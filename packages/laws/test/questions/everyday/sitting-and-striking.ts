import { type Asked, said } from '../question.js';

export const SITTING_AND_STRIKING: readonly Asked[] = [
  said(
    'my sleeve brushed the board while I was playing, is that a foul?',
    'खेलते समय मेरी आस्तीन बोर्ड से लग गई, क्या यह फाउल है?',
    'meri shirt ki baazu board ko lag gayi, foul hua kya',
    { icf: ['30b'], 'icf-classic': ['4b'] },
  ),
  said(
    'can I lean on the table with my other hand while shooting',
    'क्या मैं दूसरा हाथ टेबल पर टिकाकर मार सकता हूँ?',
    'dusra haath table pe rakh ke maar sakte hain kya',
    { icf: ['38a', '30a'], 'icf-short': ['6a', '2'], 'icf-classic': ['12a', '4a'], starwood: ['H5'] },
  ),
  said(
    'what if my elbow comes over the board',
    'कोहनी बोर्ड के ऊपर आ जाए तो?',
    'kohni board ke andar aa gayi to kya hoga',
    { icf: ['37a'], 'icf-short': ['5a'], 'icf-classic': ['11a'], starwood: ['H4'] },
  ),
  said('is it ok to play with left hand', 'क्या बाएँ हाथ से खेल सकते हैं?', 'left hand se khel sakte hai kya', {
    icf: ['35'],
    'icf-short': ['4'],
    'icf-classic': ['9'],
    iiitn: ['13'],
  }),
  said(
    'I shoved the striker instead of flicking it',
    'स्ट्राइकर को धक्का दे दिया, मारा नहीं',
    'striker ko dhakka diya to foul hai kya',
    { icf: ['33'], 'icf-classic': ['7', 'def:push'], starwood: ['H2'], iiitn: ['17'] },
  ),
  said('thumb shot', 'अंगूठे से मारना', 'angoothe se maarna allowed hai?', {
    icf: ['34'],
    'icf-classic': ['8', 'def:thumbing'],
    starwood: ['H1', 'H3'],
    iiitn: ['18'],
  }),
  said('where should my partner and I sit', 'मैं और मेरा पार्टनर कहाँ बैठें?', 'main aur mera partner kahan baithe', {
    icf: ['28'],
    'icf-classic': ['2'],
  }),
  said(
    'may I drag my stool nearer before playing',
    'क्या मैं स्टूल खिसकाकर पास ला सकता हूँ?',
    'stool khiska sakte hai kya apni bari me',
    { icf: ['29'], 'icf-short': ['1'], 'icf-classic': ['3'], starwood: ['S2'] },
  ),
  said(
    'my daughter is small, can she sit on a pillow?',
    'बच्ची छोटी है, तकिया रखकर बैठ सकती है?',
    'bachi choti hai takiya rakh ke baith sakti hai kya',
    { icf: ['31'], 'icf-classic': ['5'] },
  ),
  said(
    'can my hand go past the arrow',
    'क्या हाथ तीर के पार जा सकता है?',
    'haath arrow ke paar ja sakta hai kya',
    { icf: ['37b', '32'], 'icf-short': ['5b', '3'], 'icf-classic': ['11b', '6'], starwood: ['S4'] },
  ),
  said(
    'can I rest my palm on the board when I flick',
    'मारते समय हथेली बोर्ड पर रख सकते हैं?',
    'marte waqt hatheli board par rakh sakte hain?',
    { icf: ['36'], 'icf-classic': ['10'] },
  ),
  said(
    'is there any rule about how I sit, can I tuck one leg under me',
    'बैठने का तरीका बदल सकते हैं क्या?',
    'baithne ka tarika badal sakta hu kya beech me',
    { icf: ['29'], 'icf-short': ['1'], 'icf-classic': ['3'], starwood: ['S1', 'S2'] },
  ),
  said('my belly touches the carrom board edge', 'पेट बोर्ड से छू जाए तो?', 'pet board se touch ho raha hai to', {
    icf: ['30a'],
    'icf-short': ['2'],
    'icf-classic': ['4a'],
  }),
  said(
    'do I have to take my watch and rings off',
    'क्या घड़ी और अंगूठी उतारनी पड़ेगी?',
    'ghadi aur anguthi utarni padegi kya',
    { icf: ['30b'], 'icf-classic': ['4b'] },
  ),
  said('feet on the carrom stand', 'पैर स्टैंड पर रख सकते हैं?', 'pair stand par rakh ke khelna', {
    icf: ['38a', '30a'],
    'icf-short': ['6a', '2'],
    'icf-classic': ['12a', '4a'],
    starwood: ['H5'],
  }),
  said(
    'can I touch the board with my free hand',
    'क्या खाली हाथ बोर्ड को छू सकता है?',
    'doosra haath board ko touch kar sakta hai?',
    { icf: ['30a'], 'icf-short': ['2'], 'icf-classic': ['4a'] },
  ),
  said('is pushing allowed', 'धक्का देकर मारना चलता है?', 'dhakka de kar marna chalta hai kya', {
    icf: ['33'],
    'icf-classic': ['7', 'def:push'],
    starwood: ['H2'],
    iiitn: ['17'],
  }),
  said(
    'can I use two hands in the same game',
    'एक ही गेम में दोनों हाथ से खेल सकते हैं?',
    'dono haath se khel sakte hain kya',
    { icf: ['35'], 'icf-short': ['4'], 'icf-classic': ['9'], iiitn: ['13'] },
  ),
  said('elbow', 'कोहनी', 'kohni', {
    icf: ['37a'],
    'icf-short': ['5a'],
    'icf-classic': ['11a'],
    starwood: ['H4'],
  }),
  said('thumb', 'अँगूठा', 'angutha', {
    icf: ['34'],
    'icf-classic': ['8', 'def:thumbing'],
    starwood: ['H1', 'H3'],
    iiitn: ['18'],
  }),
];
