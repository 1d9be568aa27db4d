import { type Question, q } from './question.js';

/** Written when the search was done, and kept aside until it had been tried on them once. */
export const FURTHER: readonly Question[] = [
  q('do I lose my turn if the striker goes down', 'स्ट्राइकर चला जाए तो क्या चाल भी जाती है', {
    icf: ['72a'],
    'icf-short': ['13a'],
    'icf-classic': ['45a'],
    starwood: ['F5'],
    iiitn: ['20'],
  }),
  q(
    'how many coins do I return if I sink the striker along with two of mine',
    'दो गोटियों के साथ स्ट्राइकर डाल दिया तो कितनी गोटी लौटानी पड़ेंगी',
    { icf: ['73'], 'icf-short': ['14'], 'icf-classic': ['46'], starwood: ['F6'], iiitn: ['20'] },
  ),
  q('opponent hasnt paid his fine yet', 'सामने वाले ने अभी फाइन नहीं दिया', {
    icf: ['72c', '78a', '83'],
    'icf-short': ['13c'],
    'icf-classic': ['45b', '51a', '56'],
    starwood: ['F5'],
    iiitn: ['21'],
  }),
  q('is it compulsory to take a penalty coin out for him', 'क्या दंड की गोटी निकालना जरूरी है', {
    icf: ['87a'],
    'icf-classic': ['60'],
  }),
  q('red piece popped out of the board', 'लाल गोटी उछलकर नीचे गिर गई', {
    icf: ['65a'],
    'icf-short': ['12a'],
    'icf-classic': ['38a'],
    starwood: ['Q3'],
    iiitn: ['23'],
  }),
  q('may I kneel on my chair to reach a far coin', 'दूर की गोटी के लिए कुर्सी से उठकर मार सकते हैं', {
    icf: ['91', '29', '38a'],
    'icf-short': ['1', '6a'],
    'icf-classic': ['64', '3', '12a'],
    starwood: ['S3', 'S1', 'H5'],
  }),
  q('my watch brushed the playing area', 'घड़ी बोर्ड की सतह से लग गई', { icf: ['30b'], 'icf-classic': ['4b'] }),
  q(
    'can I shoot from the corner circle with half the striker on it',
    'लाल गोले पर आधा स्ट्राइकर रखकर मार दिया',
    {
      icf: ['130b'],
      'icf-short': ['38'],
      starwood: ['G2'],
      iiitn: ['12'],
    },
  ),
  q(
    'he flicked while his striker touched only one of the lines',
    'स्ट्राइकर एक ही लाइन को छू रहा था और मार दिया',
    {
      icf: ['130a'],
      starwood: ['G1'],
      iiitn: ['12'],
    },
  ),
  q('what is the punishment for pushing', 'धक्का मारने पर क्या दंड है', {
    icf: ['33', '64a'],
    'icf-classic': ['7', '37a', 'def:push'],
    starwood: ['H2'],
    iiitn: ['17'],
  }),
  q('coin toss who decides sides', 'सिक्का उछालने के बाद साइड कौन चुनता है', {
    icf: ['39a', '39b', '39c'],
    'icf-classic': ['13a', '13b', '13c'],
    starwood: ['T1'],
    iiitn: ['2'],
  }),
  q('opening stroke sent the striker off the board', 'ब्रेक करते हुए स्ट्राइकर बाहर उड़ गया', {
    icf: ['45a', '116'],
    'icf-short': ['7a'],
    'icf-classic': ['18a'],
    iiitn: ['28'],
  }),
  q('both of us have failed at the break', 'दोनों से ब्रेक नहीं हुआ, अब क्या', {
    icf: ['45b', '45a'],
    'icf-short': ['7b', '7a'],
    'icf-classic': ['18b', '18a'],
    iiitn: ['28'],
  }),
  q('whose go is it after a miss', 'चूकने पर किसकी चाल', { icf: ['48'], 'icf-classic': ['21'] }),
  q('my partner played when it was my turn', 'मेरी बारी में पार्टनर ने मार दिया', {
    icf: ['51'],
    'icf-classic': ['24'],
  }),
  q('how many points make a full game', 'पूरा गेम कितने पॉइंट पर खत्म होता है', {
    icf: ['56a'],
    'icf-short': ['9'],
    'icf-classic': ['29a'],
    starwood: ['P.knockout2', 'P.knockout3', 'P.final2'],
    iiitn: ['11'],
  }),
  q('I have 23 points and covered the red, do I get 3', '23 अंक पर लाल पक्की की, 3 अंक मिलेंगे क्या', {
    icf: ['54', '52b.i'],
    'icf-short': ['8.i'],
    'icf-classic': ['27', '25b.i'],
    starwood: ['P.knockout5'],
    iiitn: ['10'],
  }),
  q('leftover coins how much do they count', 'बची हुई गोटियों के कितने अंक जुड़ते हैं', {
    icf: ['53a', '52b.ii'],
    'icf-short': ['8.ii'],
    'icf-classic': ['26a', '25b.ii'],
    starwood: ['P.calc1'],
    iiitn: ['10'],
  }),
  q('the game ended twenty each', 'आठ बोर्ड बाद दोनों के बीस-बीस', {
    icf: ['56b', '56a'],
    'icf-short': ['10', '9'],
    'icf-classic': ['29b', '29a'],
    starwood: ['P.knockout4'],
  }),
  q('do players switch places after a game', 'गेम के बाद कुर्सियां बदलते हैं क्या', {
    icf: ['60b', '60a'],
    'icf-classic': ['31', '32', '33a'],
    iiitn: ['15'],
  }),
  q('penalty for moving a piece with my finger', 'उंगली से गोटी सरक गई तो क्या दंड', {
    icf: ['134'],
    starwood: ['F4'],
    iiitn: ['14'],
  }),
  q('two white discs landed on the floor', 'दो सफेद गोटियां जमीन पर गिर गईं', {
    icf: ['65a', '65c', '65d'],
    'icf-short': ['12a', '12c'],
    'icf-classic': ['38a', '38c'],
    starwood: ['Q3'],
    iiitn: ['23'],
  }),
  q('striker is lying over a puck how to remove it', 'स्ट्राइकर गोटी पर चढ़ा है, कौन हटाएगा', {
    icf: ['69a'],
    'icf-classic': ['42a'],
    starwood: ['F3'],
  }),
  q('pawn dangling at the hole dropped after somebody walked by', 'छेद पर लटकी गोटी बाद में गिर पड़ी', {
    icf: ['71'],
    'icf-classic': ['44'],
  }),
  q('can the minus coin be kept touching the centre', 'माइनस की गोटी सेंटर को छूती रख सकते हैं', {
    icf: ['89b'],
    'icf-short': ['22'],
    'icf-classic': ['62b'],
    starwood: ['F5'],
    iiitn: ['21'],
  }),
  q('he took ages to put my coin down', 'गोटी रखने में बहुत वक्त लगा दिया', {
    icf: ['88a', '88b'],
    'icf-classic': ['61'],
  }),
  q('due kept beside the queen so that it pockets easily', 'ड्यू को रानी से सटाकर रखना ताकि आसानी से गिरे', {
    icf: ['114'],
    'icf-classic': ['87', 'def:pair', 'def:cannon', 'def:shot'],
  }),
  q('I covered the red but the striker dropped as well', 'लाल कवर हुई पर साथ में स्ट्राइकर भी चला गया', {
    icf: ['101a'],
    'icf-short': ['27a'],
    'icf-classic': ['74a'],
    starwood: ['Q7'],
  }),
  q('is one coin enough before going for the red', 'क्या एक गोटी डालने के बाद लाल ले सकते हैं', {
    icf: ['92'],
    'icf-short': ['23'],
    'icf-classic': ['65'],
    starwood: ['Q8'],
    iiitn: ['7'],
  }),
  q('he pocketed the queen without having any coin', 'बिना गोटी डाले रानी डाल दी', {
    icf: ['95a'],
    'icf-short': ['25a'],
    'icf-classic': ['68a'],
    starwood: ['Q8'],
    iiitn: ['7'],
  }),
  q('centre spot occupied when returning the red', 'सेंटर पर गोटी पड़ी है, लाल वापस कहां रखेंगे', {
    icf: ['94a'],
    'icf-short': ['24'],
    'icf-classic': ['67'],
    iiitn: ['24'],
  }),
  q('finished all my men but forgot about the queen', 'सारी गोटियां डाल दीं पर रानी रह गई', {
    icf: ['107a'],
    'icf-short': ['32'],
    'icf-classic': ['80a'],
    starwood: ['Q10'],
    iiitn: ['27'],
  }),
  q('I gave my rival the board by potting his final puck', 'उसकी अंतिम गोटी मेरे शॉट से चली गई', {
    icf: ['106a', '103a'],
    'icf-short': ['31', '29a'],
    'icf-classic': ['79a', '76a'],
    starwood: ['Q10'],
    iiitn: ['26'],
  }),
  q('ceiling fan fell on the board', 'खेल के बीच पंखा बोर्ड पर गिर गया', { icf: ['140'], 'icf-short': ['43'] }),
  q('too much boric powder, may I rub it off', 'पाउडर ज्यादा है, हाथ से साफ कर दूं', {
    icf: ['122b.iii', '122b.ii', '122c'],
  }),
  q('my teammate pointed at a coin for me', 'साथी ने उंगली से गोटी दिखाई', {
    icf: ['131'],
    'icf-short': ['39'],
  }),
  q('opponent sings while I aim', 'मेरे निशाने के समय वह गाना गाता है', {
    icf: ['129', '143h'],
    starwood: ['G7'],
  }),
  q('nothing can be placed on my base line, it is full of coins', 'मेरी लाइन गोटियों से भरी है, स्ट्राइकर कहां रखूं', {
    icf: ['142'],
    'icf-short': ['45'],
  }),
  q('we waited half an hour and he never came', 'आधा घंटा हो गया, खिलाड़ी नहीं पहुंचा', { icf: ['143i'] }),
  q('I disagree with the referee whom do I tell', 'रेफरी का फैसला ठीक नहीं लगा, किससे कहें', {
    icf: ['144', '145', '147'],
  }),
];
