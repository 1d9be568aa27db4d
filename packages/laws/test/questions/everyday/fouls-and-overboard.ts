import { type Asked, said } from '../question.js';

export const FOULS_AND_OVERBOARD: readonly Asked[] = [
  said(
    'difference between a foul and a technical foul',
    'फाउल और टेक्निकल फाउल में क्या फर्क है?',
    'foul aur technical foul me kya antar hai',
    { icf: ['62', '63a', '64a'], 'icf-classic': ['35', '36a', '37a'] },
  ),
  said(
    'opponent fouled when it was not his turn',
    'विपक्षी ने मेरी बारी में फाउल किया, उसे क्या सज़ा?',
    'samne wale ne meri bari me foul kiya',
    { icf: ['63b'], 'icf-classic': ['36b'] },
  ),
  said(
    'coin flew off the board',
    'गोटी बोर्ड से बाहर उछल गई',
    'goti uchhal ke bahar chali gayi to kahan rakhenge',
    { icf: ['65a'], 'icf-short': ['12a'], 'icf-classic': ['38a'], starwood: ['Q3'], iiitn: ['23'] },
  ),
  said(
    'queen and a coin both jumped out, which goes in first',
    'रानी और गोटी दोनों बाहर गिर गईं, पहले कौन रखी जाएगी?',
    'rani aur goti dono bahar gir gayi, pehle kaun rakhi jayegi',
    { icf: ['65b'], 'icf-short': ['12b'], 'icf-classic': ['38b'], starwood: ['Q4'] },
  ),
  said(
    'it hit the lamp and dropped back on the board',
    'गोटी बल्ब से टकराकर वापस बोर्ड पर गिरी',
    'goti light se takra ke wapas board par gir gayi',
    { icf: ['66b'], 'icf-classic': ['39b'] },
  ),
  said(
    'coin is standing upright',
    'गोटी खड़ी हो गई, लिटा दें क्या?',
    'goti khadi ho gayi hai to girana hai kya',
    { icf: ['67'], 'icf-classic': ['40'], starwood: ['F2'], iiitn: ['23'] },
  ),
  said(
    'striker stopped on top of a coin, who takes it off?',
    'स्ट्राइकर गोटी के ऊपर चढ़ गया, कौन हटाए?',
    'striker goti ke upar ruk gaya, kaun hatayega',
    { icf: ['69a'], 'icf-classic': ['42a'], starwood: ['F3'] },
  ),
  said(
    'coin was hanging on the pocket and fell by itself',
    'पॉकेट के मुँह पर अटकी गोटी अपने आप गिर गई',
    'pocket pe latki goti khud gir gayi to gini jayegi',
    { icf: ['71'], 'icf-classic': ['44'] },
  ),
  said(
    'I touched a coin before my first shot',
    'पहला शॉट मारने से पहले गोटी छू ली',
    'pehla shot marne se pehle goti ko haath lag gaya',
    { icf: ['63a', '134'], 'icf-classic': ['36a'], iiitn: ['14'] },
  ),
  said(
    'foul shot but two of my coins went in, do they count',
    'फाउल शॉट में मेरी दो गोटियाँ गिर गईं, मानी जाएँगी?',
    'foul shot me meri do goti gir gayi, gini jayegi kya',
    { icf: ['64b', '77a'], 'icf-short': ['11b', '15a'], 'icf-classic': ['37b', '50a'] },
  ),
  said(
    'one white and one black flew out together',
    'एक सफेद और एक काली गोटी साथ में बाहर उड़ गई',
    'ek safed aur ek kali dono bahar ud gayi',
    { icf: ['65c'], 'icf-short': ['12c'], 'icf-classic': ['38c'] },
  ),
  said(
    'coin jumped up and landed back on the board',
    'गोटी उछलकर वापस बोर्ड पर आ गिरी',
    'goti uchhli aur wapas board pe aa gayi',
    { icf: ['66a'], 'icf-classic': ['39a'] },
  ),
  said(
    'umpire lifted striker and the coin under it fell in the hole',
    'स्ट्राइकर उठाते ही नीचे की गोटी छेद में गिर गई',
    'striker hataya to niche wali goti hole me gir gayi',
    { icf: ['69b'], 'icf-classic': ['42b'], starwood: ['F3'] },
  ),
  said('coin is sitting on my striker', 'गोटी स्ट्राइकर के ऊपर बैठ गई है', 'goti striker ke upar chadh gayi', {
    icf: ['70a'],
    'icf-classic': ['43a'],
  }),
  said('what do I pay for a foul', 'फाउल करने पर क्या देना पड़ता है?', 'foul karne par kya dena padta hai', {
    icf: ['64a'],
    'icf-short': ['11a'],
    'icf-classic': ['37a'],
  }),
  said(
    'four coins jumped out in one stroke',
    'एक शॉट में चार गोटियाँ बाहर गिर गईं',
    'char goti ek shot me bahar gir gayi',
    { icf: ['65d'], 'icf-short': ['12d'], 'icf-classic': ['38d'] },
  ),
  said(
    'coin leaning against another at an angle',
    'गोटी दूसरी गोटी पर तिरछी टिकी है',
    'ek goti dusri par tedhi tiki hai',
    { icf: ['68', '67'], 'icf-classic': ['41', '40'], starwood: ['F1', 'F2'], iiitn: ['23'] },
  ),
  said(
    'when lifting the coin off, the striker dropped into the net',
    'गोटी हटाते वक्त स्ट्राइकर जाली में गिर गया',
    'goti uthate waqt niche ka striker pocket me gir gaya',
    { icf: ['70b'], 'icf-classic': ['43b'] },
  ),
  said(
    'coin fell in pocket ten seconds after the shot',
    'शॉट के काफी देर बाद गोटी पॉकेट में गिरी',
    'shot ke baad thodi der me goti khud giri',
    { icf: ['71'], 'icf-classic': ['44'] },
  ),
  said('queen went in with a pushed shot', 'धक्के वाले शॉट से रानी गिरी', 'foul shot me rani gir gayi', {
    icf: ['64b'],
    'icf-short': ['11b'],
    'icf-classic': ['37b'],
  }),
  said('what counts as a technical foul', 'टेक्निकल फाउल किसे कहते हैं?', 'technical foul kab hota hai', {
    icf: ['63a', '63b'],
    'icf-classic': ['36a', '36b', '35a'],
  }),
  said(
    'coin went off and the queen too',
    'गोटी और रानी दोनों बोर्ड से बाहर',
    'goti aur rani dono board se bahar',
    { icf: ['65b'], 'icf-short': ['12b'], 'icf-classic': ['38b'], starwood: ['Q4'] },
  ),
];
