import type { BookId } from '../../src/vocabulary.js';

/**
 * A question as people ask it, and the laws that answer it: any of those named is a right answer. A book that is left
 * out says nothing of its own; there the International Laws answer.
 */
interface Question {
  readonly en: string;
  readonly hi: string;
  readonly laws: Readonly<Partial<Record<BookId, readonly string[]>>> & { readonly icf?: readonly string[] };
}

const q = (en: string, hi: string, laws: Question['laws']): Question => ({ en, hi, laws });

/** Written from how people talk, before anybody looked at what a search finds. */
const SITTING_AND_STRIKING: readonly Question[] = [
  q('may I use my thumb', 'क्या अंगूठे से मार सकते हैं', {
    icf: ['34'],
    'icf-classic': ['8', 'def:thumbing'],
    starwood: ['H3'],
    iiitn: ['18', '17'],
  }),
  q('can I push the striker instead of flicking it', 'स्ट्राइकर को धक्का दे सकते हैं क्या', {
    icf: ['33'],
    'icf-classic': ['7', 'def:push'],
    starwood: ['H2'],
    iiitn: ['17'],
  }),
  q('which finger do I have to shoot with', 'किस उंगली से मारना होता है', {
    icf: ['34'],
    'icf-classic': ['8', 'def:finger'],
    starwood: ['H3'],
    iiitn: ['18'],
  }),
  q('can I play left handed', 'क्या बाएं हाथ से खेल सकते हैं', {
    icf: ['35'],
    'icf-short': ['4'],
    'icf-classic': ['9'],
    iiitn: ['13'],
  }),
  q('am I allowed to switch hands in the middle of the game', 'बीच में हाथ बदल सकते हैं', {
    icf: ['35'],
    'icf-short': ['4'],
    'icf-classic': ['9'],
    iiitn: ['13'],
  }),
  q('my elbow went over the board', 'कोहनी बोर्ड के ऊपर आ गई', {
    icf: ['37a'],
    'icf-short': ['5a'],
    'icf-classic': ['11a'],
    starwood: ['H4'],
  }),
  q('is the hand allowed to cross the arrow line', 'हाथ तीर की लाइन पार कर सकता है क्या', {
    icf: ['37b', '32'],
    'icf-short': ['5b', '3'],
    'icf-classic': ['11b', '6'],
    starwood: ['S4'],
  }),
  q('can I rest my hand on the board when I shoot', 'मारते समय हाथ बोर्ड पर टिका सकते हैं', {
    icf: ['36', '30a'],
    'icf-short': ['2'],
    'icf-classic': ['10', '4a'],
  }),
  q('he touched the board with his other hand', 'उसने दूसरा हाथ बोर्ड पर रख दिया', {
    icf: ['30a'],
    'icf-short': ['2'],
    'icf-classic': ['4a'],
  }),
  q('her bangles touched the surface', 'चूड़ी बोर्ड से छू गई', { icf: ['30b'], 'icf-classic': ['4b'] }),
  q('can I lean on the table to reach', 'क्या टेबल पर झुक कर सहारा ले सकते हैं', {
    icf: ['38a'],
    'icf-short': ['6a'],
    'icf-classic': ['12a'],
    starwood: ['H5'],
  }),
  q('can I stand up to take a shot', 'क्या खड़े होकर मार सकते हैं', {
    icf: ['91', '29'],
    'icf-short': ['1'],
    'icf-classic': ['64', '3'],
    starwood: ['S3'],
  }),
  q('can I move my chair', 'क्या कुर्सी खिसका सकते हैं', {
    icf: ['29'],
    'icf-short': ['1'],
    'icf-classic': ['3'],
    starwood: ['S2'],
  }),
  q('my stool is too low can I raise it', 'सीट नीची है, ऊंची कर सकता हूं', { icf: ['31'], 'icf-classic': ['5'] }),
  q('what if someone leaves the seat during the board', 'बोर्ड के बीच कोई सीट से उठ जाए तो', {
    icf: ['91'],
    'icf-classic': ['64'],
  }),
  q('where do partners sit', 'पार्टनर कहां बैठते हैं', { icf: ['28'], 'icf-classic': ['2'] }),
  q('where do I sit in singles', 'सिंगल्स में कहां बैठें', { icf: ['27'], 'icf-classic': ['1'] }),
  q('does the striker have to touch both lines', 'क्या स्ट्राइकर दोनों लाइन पर होना चाहिए', {
    icf: ['130a'],
    starwood: ['G1'],
    iiitn: ['12'],
  }),
  q('can the striker cover half of the red circle at the corner', 'स्ट्राइकर आधे गोले पर रख सकते हैं क्या', {
    icf: ['130b'],
    'icf-short': ['38'],
    starwood: ['G2'],
    iiitn: ['12'],
  }),
  q('can I hit a coin behind my own line', 'अपनी लाइन के पीछे वाली गोटी को सीधा मार सकते हैं', {
    starwood: ['H1'],
    iiitn: ['19'],
  }),
  q('the striker slipped from my finger does it count', 'स्ट्राइकर हाथ से फिसल गया, गिना जाएगा क्या', {
    icf: ['127a', '127b'],
    iiitn: ['28'],
  }),
  q('can I test how the striker slides before playing', 'क्या पहले स्ट्राइकर चला कर देख सकते हैं', {
    icf: ['135'],
    'icf-short': ['41'],
  }),
  q('can I bring my own striker', 'अपना स्ट्राइकर ला सकते हैं', { icf: ['115'] }),
  q('can I change my striker during a board', 'बोर्ड के बीच स्ट्राइकर बदल सकते हैं', { icf: ['117'] }),
  q('he left his striker lying on the frame', 'स्ट्राइकर फ्रेम पर छोड़ दिया', { icf: ['136a'] }),
  q('is it ok to hold a phone in my hand while playing', 'खेलते समय हाथ में फोन रख सकते हैं', { icf: ['133'] }),
];

const TOSS_AND_BREAK: readonly Question[] = [
  q('what does the winner of the toss get to choose', 'टॉस जीतने वाला क्या चुनता है', {
    icf: ['39a', '39b', '39c'],
    'icf-classic': ['13a', '13b', '13c'],
    starwood: ['T1'],
    iiitn: ['2'],
  }),
  q('who breaks first', 'पहला ब्रेक कौन करता है', {
    icf: ['42', '39a', '49a.i'],
    'icf-classic': ['15', '13a', '22a.i'],
    starwood: ['T1'],
    iiitn: ['2'],
  }),
  q('can partners swap seats after the toss', 'टॉस के बाद जगह बदल सकते हैं क्या', {
    icf: ['39d'],
    'icf-classic': ['13d'],
    starwood: ['T2'],
  }),
  q('is there a practice board before the match', 'मैच से पहले ट्रायल बोर्ड मिलता है क्या', {
    icf: ['trial'],
    'icf-classic': ['trial'],
  }),
  q('how are the coins arranged at the start', 'शुरू में गोटियां कैसे सजाते हैं', {
    icf: ['41a'],
    'icf-classic': ['14a'],
  }),
  q('who plays white', 'सफेद गोटी किसकी होती है', {
    icf: ['43'],
    'icf-classic': ['16'],
    iiitn: ['2', '16'],
  }),
  q('my break did not touch anything', 'ब्रेक में कुछ नहीं छुआ', {
    icf: ['45a', '44'],
    'icf-short': ['7a'],
    'icf-classic': ['18a', '17'],
    iiitn: ['28'],
  }),
  q('how many chances do I get to break', 'ब्रेक के कितने मौके मिलते हैं', {
    icf: ['45a'],
    'icf-short': ['7a'],
    'icf-classic': ['18a'],
    iiitn: ['28'],
  }),
  q('what happens after three failed breaks', 'तीन बार ब्रेक न हो तो', {
    icf: ['45b'],
    'icf-short': ['7b'],
    'icf-classic': ['18b'],
    iiitn: ['28'],
  }),
  q('striker went in the pocket on the break without touching a coin', 'ब्रेक में स्ट्राइकर सीधा पॉकेट में चला गया', {
    icf: ['45c'],
    'icf-short': ['7c'],
    'icf-classic': ['18c'],
  }),
  q('he broke before the umpire said play', 'अंपायर के प्ले बोलने से पहले ब्रेक कर दिया', {
    icf: ['47'],
    'icf-classic': ['20'],
  }),
  q('how long do I have for the break', 'ब्रेक के लिए कितना समय है', { icf: ['46'], 'icf-classic': ['19'] }),
  q('who breaks the second board', 'दूसरे बोर्ड में ब्रेक किसका', {
    icf: ['49a.i'],
    'icf-classic': ['22a.i'],
    iiitn: ['16'],
  }),
  q('who starts the third game', 'तीसरा गेम कौन शुरू करता है', { icf: ['49a.iii'], 'icf-classic': ['22a.iii'] }),
  q('who starts the second game', 'दूसरा गेम कौन शुरू करता है', { icf: ['49a.ii'], 'icf-classic': ['22a.ii'] }),
];

const TURN_AND_TIME: readonly Question[] = [
  q('when do I get another turn', 'दोबारा बारी कब मिलती है', { icf: ['48'], 'icf-classic': ['21'] }),
  q('how much time do I have for a shot', 'एक शॉट के लिए कितने सेकंड', { icf: ['50'], 'icf-classic': ['23'] }),
  q('he is taking too long to play', 'वह बहुत देर लगा रहा है', { icf: ['50'], 'icf-classic': ['23'] }),
  q('what if someone plays out of turn', 'किसी ने बिना बारी के मार दिया तो', {
    icf: ['51'],
    'icf-classic': ['24'],
  }),
  q('whose turn is next in doubles', 'डबल्स में अगली बारी किसकी', {
    icf: ['49b'],
    'icf-classic': ['22b'],
    starwood: ['H6'],
  }),
  q('can I pass my turn', 'क्या बारी छोड़ सकते हैं', { icf: ['137'], 'icf-short': ['42'] }),
  q('both players keep passing', 'दोनों बार-बार बारी छोड़ रहे हैं', { icf: ['137'], 'icf-short': ['42'] }),
  q('he shot before I picked up my striker', 'मेरा स्ट्राइकर उठाने से पहले उसने मार दिया', {
    icf: ['124c'],
    starwood: ['G4'],
  }),
  q('when does the 15 seconds start', '15 सेकंड कब से गिने जाते हैं', {
    icf: ['50', '124a', '124b'],
    'icf-classic': ['23'],
  }),
  q('how long is the rest between games', 'गेम के बीच कितना आराम मिलता है', { icf: ['138'] }),
  q('how late can a player be for the match', 'मैच में कितनी देर से आ सकते हैं', { icf: ['143i'] }),
];

const STRIKER_POCKETED: readonly Question[] = [
  q('I pocketed the striker', 'मेरा स्ट्राइकर पॉकेट हो गया', {
    icf: ['72a'],
    'icf-short': ['13a'],
    'icf-classic': ['45a'],
    iiitn: ['20'],
    starwood: ['F5'],
  }),
  q('what if only the striker falls in the hole', 'सिर्फ स्ट्राइकर छेद में गिर जाए तो', {
    icf: ['72a'],
    'icf-short': ['13a'],
    'icf-classic': ['45a'],
    iiitn: ['20'],
    starwood: ['F5'],
  }),
  q('striker went in but I have not pocketed any coin yet', 'स्ट्राइकर गया पर मेरी कोई गोटी अभी तक नहीं गई', {
    icf: ['72c'],
    'icf-short': ['13c'],
    'icf-classic': ['45b'],
    starwood: ['F5'],
    iiitn: ['21'],
  }),
  q('striker and my own coin went in together', 'स्ट्राइकर और अपनी गोटी साथ में गिरी', {
    icf: ['73'],
    'icf-short': ['14'],
    'icf-classic': ['46'],
    starwood: ['F6'],
    iiitn: ['20'],
  }),
  q('do I keep my turn if the striker falls with my coin', 'अपनी गोटी के साथ स्ट्राइकर गया तो बारी रहेगी क्या', {
    icf: ['73'],
    'icf-short': ['14'],
    'icf-classic': ['46'],
    starwood: ['F6'],
    iiitn: ['20'],
  }),
  q('striker and the opponents coin pocketed', 'स्ट्राइकर और सामने वाले की गोटी पॉकेट हुई', {
    icf: ['74'],
    'icf-classic': ['47'],
  }),
  q('striker, my coin and his coin all went in', 'स्ट्राइकर, मेरी और उसकी गोटी सब गिर गए', {
    icf: ['75'],
    'icf-classic': ['48'],
  }),
  q('what is a double fine', 'डबल फाइन क्या है', { starwood: ['F6'] }),
  q('the striker jumped off the board', 'स्ट्राइकर बोर्ड से बाहर कूद गया', { icf: ['116'] }),
];

const POCKETING: readonly Question[] = [
  q("I pocketed my opponent's coin by mistake", 'गलती से विरोधी की गोटी डाल दी', {
    icf: ['125a', '48'],
    iiitn: ['26'],
  }),
  q('can I hit the other players coins first', 'क्या पहले सामने वाले की गोटी को मार सकते हैं', {
    starwood: ['F9'],
    iiitn: ['5'],
  }),
  q('nobody noticed that he pocketed my coin and played on', 'मेरी गोटी डालकर खेलता रहा, किसी ने देखा नहीं', {
    icf: ['125b'],
  }),
  q('coin hanging on the edge of the pocket fell by itself', 'किनारे लटकी गोटी अपने आप गिर गई', {
    icf: ['71'],
    'icf-classic': ['44'],
  }),
  q('coin jumped off the board', 'गोटी बोर्ड से बाहर चली गई', {
    icf: ['65a'],
    'icf-short': ['12a'],
    'icf-classic': ['38a'],
    starwood: ['Q3'],
    iiitn: ['23'],
  }),
  q('a coin flew off and fell back on the board', 'गोटी उछलकर वापस बोर्ड पर गिरी', {
    icf: ['66a'],
    'icf-classic': ['39a'],
  }),
  q('a coin hit the lamp and came back', 'गोटी बल्ब से टकराकर वापस आई', {
    icf: ['66b'],
    'icf-classic': ['39b'],
  }),
  q('two coins of different colours went off the board', 'दोनों रंग की गोटियां बाहर चली गईं', {
    icf: ['65c'],
    'icf-short': ['12c'],
    'icf-classic': ['38c'],
  }),
  q('queen and a coin both jumped out', 'रानी और गोटी दोनों बाहर कूद गईं', {
    icf: ['65b'],
    'icf-short': ['12b'],
    'icf-classic': ['38b'],
    starwood: ['Q4'],
  }),
  q('a coin is standing on its edge', 'गोटी खड़ी हो गई है', {
    icf: ['67'],
    'icf-classic': ['40'],
    starwood: ['F2'],
    iiitn: ['23'],
  }),
  q('one coin is lying on top of another', 'एक गोटी दूसरी के ऊपर चढ़ गई', {
    icf: ['68'],
    'icf-classic': ['41'],
    starwood: ['F1'],
    iiitn: ['23'],
  }),
  q('the striker is sitting on a coin', 'स्ट्राइकर गोटी के ऊपर चढ़ गया', {
    icf: ['69a'],
    'icf-classic': ['42a'],
    starwood: ['F3'],
  }),
  q('a coin fell in while the striker was being lifted off it', 'स्ट्राइकर उठाते समय गोटी गिर गई', {
    icf: ['69b'],
    'icf-classic': ['42b'],
    starwood: ['F3'],
  }),
  q('a coin broke into two pieces', 'गोटी टूट गई', { icf: ['141'], 'icf-short': ['44'] }),
  q('this coin is damaged can we replace it', 'गोटी खराब है, बदल सकते हैं', { icf: ['120'] }),
];

const DUES: readonly Question[] = [
  q('what is a due', 'ड्यू क्या होता है', {
    icf: ['72a'],
    'icf-short': ['13a'],
    'icf-classic': ['def:due', '45a'],
    iiitn: ['20'],
  }),
  q('who places the penalty coin', 'पेनल्टी की गोटी कौन रखता है', {
    icf: ['64a', '72a', '76', '78b.i'],
    'icf-short': ['11a', '13a', '16a'],
    'icf-classic': ['37a', '45a', '51b.i'],
    iiitn: ['21'],
    starwood: ['F7'],
  }),
  q('where can I place the due', 'ड्यू की गोटी कहां रख सकते हैं', {
    icf: ['84a', '85', '89b'],
    'icf-short': ['20a', '21', '22'],
    'icf-classic': ['57a', '58', '62b', 'def:placing'],
    iiitn: ['21'],
    starwood: ['F5', 'F7'],
  }),
  q('can I put the due in the centre circle', 'ड्यू बीच के गोले पर रख सकते हैं क्या', {
    icf: ['89b'],
    'icf-short': ['22'],
    'icf-classic': ['62b'],
    iiitn: ['21'],
    starwood: ['F5'],
  }),
  q('how much time to place the due', 'ड्यू रखने के लिए कितना समय', { icf: ['88a'], 'icf-classic': ['61'] }),
  q('do I have to take the fine or can I refuse it', 'फाइन लेना जरूरी है या छोड़ सकते हैं', {
    icf: ['87a'],
    'icf-classic': ['60'],
  }),
  q('there is no space to place the coin', 'गोटी रखने की जगह ही नहीं है', {
    icf: ['79a'],
    'icf-short': ['17a'],
    'icf-classic': ['52a'],
  }),
  q('he placed his own coin instead of mine', 'उसने मेरी जगह अपनी गोटी रख दी', {
    icf: ['82a'],
    'icf-short': ['19a'],
    'icf-classic': ['55a'],
  }),
  q('a wrong coin was placed and nobody saw it', 'गलत गोटी रखी गई और किसी ने देखा नहीं', {
    icf: ['82b'],
    'icf-short': ['19b'],
    'icf-classic': ['55b'],
  }),
  q('I touched another coin while placing the due', 'ड्यू रखते समय दूसरी गोटी हिल गई', {
    icf: ['86'],
    'icf-classic': ['59'],
    starwood: ['F7'],
  }),
  q('can I place the coin so that it makes a shot with the queen', 'ड्यू रानी के साथ शॉट बनाकर रख सकते हैं', {
    icf: ['114'],
    'icf-classic': ['87', 'def:shot'],
  }),
  q('can I hold my striker while placing', 'ड्यू रखते समय स्ट्राइकर हाथ में रख सकते हैं', {
    icf: ['84b'],
    'icf-short': ['20b'],
    'icf-classic': ['57b'],
  }),
  q('we both owe one do they cancel out', 'दोनों का एक-एक बकाया है तो बराबर हो जाएगा क्या', {
    icf: ['89a'],
    'icf-classic': ['62a'],
  }),
  q('who places the due in doubles', 'डबल्स में ड्यू कौन रखेगा', {
    icf: ['78b.i', '78b.ii'],
    'icf-short': ['16a', '16b'],
    'icf-classic': ['51b.i', '51b.ii'],
  }),
  q('can my partner take the coin out for me', 'क्या पार्टनर मेरे लिए गोटी निकाल सकता है', {
    icf: ['90'],
    'icf-classic': ['63'],
  }),
  q('the due was forgotten and play went on', 'ड्यू रखना भूल गए और खेल आगे बढ़ गया', {
    icf: ['83'],
    'icf-classic': ['56'],
  }),
  q('the due was put outside the big circle', 'ड्यू बड़े गोले के बाहर रख दिया', {
    icf: ['85'],
    'icf-short': ['21'],
    'icf-classic': ['58'],
  }),
  q('when does an owed coin come out', 'बकाया गोटी कब निकलती है', {
    icf: ['78a', '72c'],
    'icf-short': ['13c'],
    'icf-classic': ['51a', '45b'],
    starwood: ['F5'],
    iiitn: ['21'],
  }),
];

const QUEEN: readonly Question[] = [
  q('when can I take the queen', 'रानी कब ले सकते हैं', {
    icf: ['92'],
    'icf-short': ['23'],
    'icf-classic': ['65'],
    starwood: ['Q8'],
    iiitn: ['7'],
  }),
  q('what is covering the queen', 'रानी कवर करना क्या होता है', {
    icf: ['97a', '96', '92'],
    'icf-short': ['26a', '23'],
    'icf-classic': ['def:covering', '70a'],
    starwood: ['Q9', 'Q5'],
    iiitn: ['6', '7'],
  }),
  q('I took the queen but missed the cover', 'रानी ली पर कवर नहीं हुई', {
    icf: ['96'],
    'icf-classic': ['69'],
    starwood: ['Q5'],
    iiitn: ['7'],
  }),
  q('where does the red go if it is not covered', 'लाल पक्की न हो तो कहां रखते हैं', {
    icf: ['93', '96'],
    'icf-classic': ['66', '69'],
    starwood: ['Q5', 'Q3'],
    iiitn: ['7'],
  }),
  q('queen and coin in the same shot', 'एक ही शॉट में रानी और गोटी', {
    icf: ['97a'],
    'icf-short': ['26a'],
    'icf-classic': ['70a'],
    starwood: ['Q9'],
    iiitn: ['22', '9'],
  }),
  q('coin fell before the queen in one shot is it covered', 'पहले गोटी फिर रानी गिरी, कवर हुई क्या', {
    icf: ['97a'],
    'icf-short': ['26a'],
    'icf-classic': ['70a'],
    starwood: ['Q9'],
    iiitn: ['22', '9'],
  }),
  q('pocketed the queen before any of my coins', 'अपनी एक भी गोटी से पहले रानी गिर गई', {
    icf: ['95a'],
    'icf-short': ['25a'],
    'icf-classic': ['68a'],
    starwood: ['Q8'],
    iiitn: ['7'],
  }),
  q('queen went in on the break', 'ब्रेक में ही रानी चली गई', {
    icf: ['95a', '97b', '95d'],
    'icf-short': ['25a', '26b', '25d'],
    'icf-classic': ['68a', '70b', '68d'],
    starwood: ['Q8'],
    iiitn: ['7'],
  }),
  q('queen and striker went in together', 'रानी और स्ट्राइकर साथ गिर गए', {
    icf: ['99a', '95d'],
    'icf-short': ['25d'],
    'icf-classic': ['72a', '68d'],
    starwood: ['Q2'],
  }),
  q('queen, my coin and striker in one stroke', 'रानी, मेरी गोटी और स्ट्राइकर एक साथ', {
    icf: ['98a'],
    'icf-classic': ['71a'],
  }),
  q('the striker fell while covering the queen', 'रानी कवर करते समय स्ट्राइकर गिर गया', {
    icf: ['100a'],
    'icf-classic': ['73a'],
    starwood: ['Q6'],
  }),
  q('striker and coin fell together on the cover shot', 'कवर के शॉट में गोटी और स्ट्राइकर साथ गिरे', {
    icf: ['101a'],
    'icf-short': ['27a'],
    'icf-classic': ['74a'],
    starwood: ['Q7'],
  }),
  q('can I take the queen while I owe a coin', 'ड्यू बकाया हो तो रानी ले सकते हैं', {
    icf: ['95b'],
    'icf-short': ['25b'],
    'icf-classic': ['68b'],
  }),
  q('how many points is the queen', 'रानी के कितने अंक हैं', {
    icf: ['52b.i', '53b'],
    'icf-short': ['8.i'],
    'icf-classic': ['25b.i', '26b'],
    starwood: ['P.calc2'],
    iiitn: ['10'],
  }),
  q('does the loser get points for the queen', 'हारने वाले को रानी के अंक मिलते हैं क्या', {
    icf: ['53c'],
    'icf-classic': ['26c'],
    iiitn: ['10'],
  }),
  q('does the queen count when I have 22 points', '22 अंक हों तो रानी के अंक मिलते हैं', {
    icf: ['54', '52b.i'],
    'icf-short': ['8.i'],
    'icf-classic': ['27', '25b.i'],
    starwood: ['P.knockout5'],
    iiitn: ['10'],
  }),
  q('who puts the queen back', 'रानी वापस कौन रखता है', { icf: ['93'], 'icf-classic': ['66', 'def:placing'] }),
  q('the centre is blocked where does the queen go', 'बीच में जगह नहीं है, रानी कहां रखें', {
    icf: ['94a'],
    'icf-short': ['24'],
    'icf-classic': ['67'],
    iiitn: ['24'],
  }),
  q('queen was not covered but nobody noticed', 'रानी कवर नहीं हुई पर किसी ने ध्यान नहीं दिया', {
    icf: ['96'],
    'icf-classic': ['69'],
  }),
  q('queen hanging at the pocket fell on its own', 'लटकी हुई रानी खुद गिर गई', {
    icf: ['113'],
    'icf-classic': ['86'],
  }),
  q(
    'all nine of my coins are back on board can I still take the queen',
    'मेरी नौ की नौ गोटियां वापस आ गईं, रानी ले सकता हूं',
    {
      icf: ['95c'],
      'icf-short': ['25c'],
      'icf-classic': ['68c'],
    },
  ),
];

const LAST_COIN: readonly Question[] = [
  q('I pocketed my last coin with the queen still on the board', 'रानी बोर्ड पर है और मेरी आखिरी गोटी गिर गई', {
    icf: ['107a'],
    'icf-short': ['32'],
    'icf-classic': ['80a'],
    starwood: ['Q10'],
    iiitn: ['27'],
  }),
  q("I pocketed my opponent's last coin", 'विरोधी की आखिरी गोटी मुझसे गिर गई', {
    icf: ['106a', '103a'],
    'icf-short': ['31', '29a'],
    'icf-classic': ['79a', '76a'],
    iiitn: ['26'],
    starwood: ['Q10'],
  }),
  q('both last coins went in together', 'दोनों की आखिरी गोटी साथ में गिरी', {
    icf: ['105a', '102a', '104a'],
    'icf-short': ['30', '28a'],
    'icf-classic': ['78a', '75a', '77a'],
    starwood: ['G8'],
  }),
  q('last coin and striker with the queen on the board', 'रानी बोर्ड पर, आखिरी गोटी और स्ट्राइकर गिर गए', {
    icf: ['108a'],
    'icf-short': ['33'],
    'icf-classic': ['81a'],
  }),
  q('can I hit my last coin directly before the queen', 'रानी से पहले अपनी आखिरी गोटी को सीधे मार सकते हैं', {
    iiitn: ['25'],
  }),
  q('can I hit the opponents last coin directly', 'सामने वाले की आखिरी गोटी को सीधा मार सकते हैं', {
    starwood: ['F9'],
  }),
  q('queen and both last coins fall in one stroke', 'रानी और दोनों की आखिरी गोटी एक शॉट में', {
    icf: ['104a'],
    'icf-classic': ['77a'],
  }),
  q(
    'last coins of both and the striker fell, I had covered the queen',
    'दोनों की आखिरी गोटी और स्ट्राइकर गिरे, रानी मेरी थी',
    {
      icf: ['110a'],
      'icf-short': ['35'],
      'icf-classic': ['83a'],
    },
  ),
];

const SCORE: readonly Question[] = [
  q('how do you win a board', 'बोर्ड कैसे जीतते हैं', { icf: ['52a'], 'icf-classic': ['25a'], iiitn: ['8'] }),
  q('how are points counted', 'अंक कैसे गिने जाते हैं', {
    icf: ['53a', '52b.ii', '53b'],
    'icf-short': ['8.ii', '8.i'],
    'icf-classic': ['26a', '25b.ii', '26b'],
    starwood: ['P.calc1', 'P.calc2'],
    iiitn: ['10'],
  }),
  q('how many points is a game', 'गेम कितने अंक का होता है', {
    icf: ['56a'],
    'icf-short': ['9'],
    'icf-classic': ['29a'],
    starwood: ['P.knockout2', 'P.knockout3', 'P.final2'],
    iiitn: ['11'],
  }),
  q('what if nobody has 25 after eight boards', 'आठ बोर्ड के बाद 25 न हों तो', {
    icf: ['56a', '56b'],
    'icf-short': ['9'],
    'icf-classic': ['29a', '29b'],
  }),
  q('scores are level after the last board', 'आखिरी बोर्ड के बाद स्कोर बराबर है', {
    icf: ['56b'],
    'icf-short': ['10'],
    'icf-classic': ['29b'],
  }),
  q('what is the maximum points in one board', 'एक बोर्ड में ज्यादा से ज्यादा कितने अंक', {
    icf: ['55'],
    'icf-classic': ['28'],
  }),
  q('how many points is one coin worth', 'एक गोटी के कितने नंबर', {
    icf: ['52b.ii'],
    'icf-short': ['8.ii'],
    'icf-classic': ['25b.ii'],
    starwood: ['P.calc1'],
    iiitn: ['10'],
  }),
  q('how many games are there in a match', 'मैच में कितने गेम होते हैं', {
    'icf-classic': ['30'],
    starwood: ['P.league1'],
  }),
  q('what happens to coins still owed when the board ends', 'बोर्ड खत्म होने पर बकाया गोटियों का क्या', {
    icf: ['55'],
    'icf-classic': ['28'],
  }),
  q('when do we change sides', 'साइड कब बदलते हैं', {
    icf: ['60b', '60a'],
    'icf-classic': ['31', '33a', '32', '33b'],
    iiitn: ['15'],
  }),
  q('we forgot to change sides', 'साइड बदलना भूल गए', { icf: ['60c'], 'icf-classic': ['33c'] }),
  q('how long to change sides', 'साइड बदलने में कितना समय', { icf: ['61'], 'icf-classic': ['34'] }),
  q('can I ask the umpire for the score', 'क्या अंपायर से स्कोर पूछ सकते हैं', { icf: ['128'] }),
  q('what is a white slam', 'व्हाइट स्लैम क्या है', { 'icf-classic': ['def:white-slam'] }),
  q('can I take fewer extra points than I am offered', 'अतिरिक्त अंक कम भी ले सकते हैं क्या', { icf: ['87b'] }),
  q('how many boards in a semi final', 'सेमीफाइनल में कितने बोर्ड होते हैं', { starwood: ['P.knockout3'] }),
];

const FOULS: readonly Question[] = [
  q('what is a foul', 'फाउल क्या होता है', {
    icf: ['62', '64a'],
    'icf-short': ['11a', '46'],
    'icf-classic': ['35', '37a'],
    starwood: ['F8'],
  }),
  q('difference between foul and technical foul', 'फाउल और टेक्निकल फाउल में फर्क', {
    icf: ['62', '63a', '64a'],
    'icf-classic': ['35', '35a', '35b', '36a'],
  }),
  q('what is a technical foul', 'टेक्निकल फाउल क्या है', {
    icf: ['63a', '63b'],
    'icf-classic': ['36a', '36b', '35a'],
  }),
  q('I touched a coin with my hand', 'मेरा हाथ गोटी से लग गया', {
    icf: ['134'],
    iiitn: ['14'],
    starwood: ['F4', 'S5'],
  }),
  q('someone hit the board and the coins moved', 'किसी ने बोर्ड हिला दिया और गोटियां खिसक गईं', {
    icf: ['126a', '126b'],
    starwood: ['S5'],
    iiitn: ['14'],
  }),
  q('he moved the coins while placing his striker', 'स्ट्राइकर रखते समय उसने गोटी हिला दी', {
    icf: ['134'],
    starwood: ['F4'],
    iiitn: ['14'],
  }),
  q('coins got scattered and cannot be put back', 'सब गोटियां बिखर गईं, वापस नहीं रख सकते', {
    icf: ['126b', '140'],
    starwood: ['S5'],
    'icf-short': ['43'],
  }),
  q('he stopped a moving coin with his hand', 'चलती गोटी हाथ से रोक दी', {
    icf: ['134'],
    starwood: ['G5'],
    iiitn: ['14'],
  }),
  q('can partners talk to each other', 'क्या पार्टनर आपस में बात कर सकते हैं', {
    icf: ['131'],
    'icf-short': ['39'],
  }),
  q('my partner made a sign to me', 'पार्टनर ने इशारा किया', { icf: ['131'], 'icf-short': ['39'] }),
  q('a player is talking to the audience', 'खिलाड़ी दर्शकों से बात कर रहा है', {
    icf: ['132'],
    'icf-short': ['40'],
    starwood: ['G3'],
  }),
  q('my opponent keeps disturbing me', 'सामने वाला बार-बार परेशान कर रहा है', {
    icf: ['129', '143h'],
    starwood: ['G7'],
  }),
  q('can I blow the powder off', 'क्या पाउडर फूंक सकते हैं', { icf: ['122b.iii'] }),
  q('who puts the powder and when', 'पाउडर कौन और कब डालता है', { icf: ['122a', '122b.i'] }),
  q('there is an insect on the board', 'बोर्ड पर कीड़ा बैठ गया', { icf: ['122e'] }),
  q('foul but nobody claimed it', 'फाउल हुआ पर किसी ने मांगा नहीं', { 'icf-short': ['46'], starwood: ['F8'] }),
  q('he pocketed coins with a foul shot', 'फाउल शॉट से गोटियां डाल दीं', {
    icf: ['64b', '77a'],
    'icf-short': ['11b', '15a'],
    'icf-classic': ['37b', '50a'],
  }),
  q('foul by the player who is not on turn', 'जिसकी बारी नहीं थी उसने फाउल किया', {
    icf: ['63b'],
    'icf-classic': ['36b'],
  }),
  q('no room on the base line for my striker', 'बेस लाइन पर स्ट्राइकर रखने की जगह नहीं', {
    icf: ['142'],
    'icf-short': ['45'],
  }),
  q('the lights went out in the middle of a board', 'बीच में बिजली चली गई', {
    icf: ['140'],
    'icf-short': ['43'],
  }),
  q('can we shift the table', 'क्या टेबल खिसका सकते हैं', { icf: ['118a', '118b', '119'] }),
];

const DISPUTES: readonly Question[] = [
  q('how do I protest a decision', 'फैसले पर आपत्ति कैसे करें', { icf: ['145', '147', '144'] }),
  q('does play go on during a protest', 'आपत्ति के समय खेल चलता रहता है', { icf: ['147'] }),
  q('what if the protest is upheld', 'आपत्ति मान ली जाए तो', { icf: ['148a'] }),
  q('can I give up the match', 'क्या मैच छोड़ सकते हैं', { icf: ['139'] }),
  q('player refuses to accept the umpires decision', 'खिलाड़ी अंपायर का फैसला नहीं मानता', {
    icf: ['143c'],
    starwood: ['G6'],
  }),
  q('can you be disqualified for smoking', 'सिगरेट पीने पर मैच हार सकते हैं', { icf: ['143e'] }),
  q('player did not turn up for the match', 'खिलाड़ी मैच के लिए आया ही नहीं', { icf: ['143i'] }),
  q('who can stop the clock', 'घड़ी कौन रोक सकता है', { icf: ['121a'] }),
  q('how many players in a team', 'टीम में कितने खिलाड़ी', { iiitn: ['3'] }),
  q('can one player play two matches', 'एक खिलाड़ी दो मैच खेल सकता है', { iiitn: ['4'] }),
  q('he abused the umpire', 'उसने अंपायर को गाली दी', { icf: ['143d'] }),
];

export const QUESTIONS: readonly Question[] = [
  ...SITTING_AND_STRIKING,
  ...TOSS_AND_BREAK,
  ...TURN_AND_TIME,
  ...STRIKER_POCKETED,
  ...POCKETING,
  ...DUES,
  ...QUEEN,
  ...LAST_COIN,
  ...SCORE,
  ...FOULS,
  ...DISPUTES,
];
