import { type Asked, said } from '../question.js';

export const MANNERS_AND_DISPUTES: readonly Asked[] = [
  said(
    'can I stand up in between the game',
    'खेल के बीच में उठ सकते हैं क्या?',
    'khel ke beech me kursi se uth gaya to',
    { icf: ['91'], 'icf-classic': ['64'], starwood: ['S3'] },
  ),
  said('shot from half circle allowed?', 'आधे गोले से मार सकते हैं क्या?', 'aadhe gole se shot mar sakte hain', {
    icf: ['130b'],
    'icf-short': ['38'],
    starwood: ['G2'],
    iiitn: ['12'],
  }),
  said('partner gave me a hint', 'पार्टनर ने इशारे से बताया', 'saathi ne ishara karke bataya to foul', {
    icf: ['131'],
    'icf-short': ['39'],
  }),
  said('talking to people watching', 'दर्शकों से बात करना मना है क्या?', 'dekhne walo se baat kar sakte hain', {
    icf: ['132'],
    'icf-short': ['40'],
    starwood: ['G3'],
  }),
  said(
    'break between second and third game',
    'दूसरे और तीसरे गेम के बीच कितना आराम?',
    'dusre aur teesre game ke beech kitna rest milta hai',
    { icf: ['138'] },
  ),
  said('coin broke in two pieces', 'गोटी टूटकर दो टुकड़े हो गई', 'goti toot gayi do tukde', {
    icf: ['141', '120'],
    'icf-short': ['44'],
  }),
  said(
    'player came twenty minutes late',
    'खिलाड़ी 20 मिनट देर से आया तो?',
    'player late aaya 15 minute se zyada',
    { icf: ['143i'] },
  ),
  said('player drunk at the table', 'खिलाड़ी शराब पीकर खेल रहा है', 'sharab pi ke khelna', { icf: ['143e'] }),
  said(
    "how to complain about umpire's decision",
    'अंपायर के फ़ैसले की शिकायत कैसे करें?',
    'umpire ke faisle ke khilaf shikayat kaise kare',
    { icf: ['144', '145', '147'] },
  ),
  said(
    'coins stuck on my baseline, nowhere to put the striker',
    'मेरी बेस लाइन पर गोटियाँ हैं, स्ट्राइकर रखने की जगह नहीं',
    'base line par goti padi hai striker rakhne ki jagah nahi',
    { icf: ['142'], 'icf-short': ['45'] },
  ),
  said(
    'can I ask the umpire what the score is',
    'अंपायर से स्कोर पूछ सकते हैं?',
    'umpire se score puch sakte hain kya',
    { icf: ['128'] },
  ),
  said(
    'opponent keeps talking when I aim',
    'मैं निशाना लगाता हूँ तो वह बोलता रहता है',
    'main nishana lagata hu to wo bolta rehta hai',
    { icf: ['129', '143h'], starwood: ['G7'] },
  ),
  said(
    'striker must touch how many lines',
    'स्ट्राइकर कितनी लाइनों को छूना चाहिए?',
    'striker dono line ko touch hona chahiye kya',
    { icf: ['130a'], starwood: ['G1'], iiitn: ['12'] },
  ),
  said('mobile in hand while playing', 'हाथ में मोबाइल लेकर खेलना', 'haath me mobile leke khelna allowed?', {
    icf: ['133'],
  }),
  said(
    'slid the striker to check speed',
    'स्पीड देखने के लिए स्ट्राइकर चलाकर देखा',
    'striker chala ke check kar sakte hain kya board',
    { icf: ['135'], 'icf-short': ['41'] },
  ),
  said('kept the striker on the wooden frame', 'स्ट्राइकर फ्रेम पर रख दिया', 'striker frame pe rakh diya', {
    icf: ['136a'],
  }),
  said(
    'neither of us wants to shoot, we keep passing',
    'दोनों बारी छोड़ते जा रहे हैं',
    'dono pass karte ja rahe hain',
    { icf: ['137'], 'icf-short': ['42'] },
  ),
  said('need to pee during the game', 'खेल के बीच बाथरूम जाना है', 'toilet jana hai beech me', {
    icf: ['143a', '91'],
  }),
  said('cursed the referee', 'रेफरी को गाली दे दी', 'refree ko gaali de di', { icf: ['143d'] }),
  said(
    'opponent warned twice and still disturbing',
    'दो बार चेतावनी के बाद भी परेशान कर रहा है',
    'do baar warning ke baad bhi disturb kar raha',
    { icf: ['143h'], starwood: ['G7'] },
  ),
  said(
    'my protest was accepted, now what',
    'मेरी आपत्ति मान ली गई, अब क्या होगा?',
    'meri shikayat sahi nikli ab kya',
    { icf: ['148a'] },
  ),
  said('I moved the coins with my sleeve', 'आस्तीन से गोटी हिल गई', 'kapde se goti hil gayi', {
    icf: ['134'],
    starwood: ['F4'],
    iiitn: ['14'],
  }),
  said(
    'my finger hit a coin when setting the striker',
    'स्ट्राइकर रखते समय उंगली गोटी को लग गई',
    'striker rakhte waqt goti hil gayi',
    { icf: ['134'], starwood: ['F4'], iiitn: ['14'] },
  ),
  said(
    'may I walk around the table to see the angle',
    'एंगल देखने के लिए उठ सकते हैं?',
    'angle dekhne ke liye uth sakte hai kya',
    { icf: ['91'], 'icf-classic': ['64'], starwood: ['S3'] },
  ),
  said('striker touching the arrow', 'स्ट्राइकर तीर को छू रहा है', 'striker arrow ko touch kar raha hai', {
    icf: ['130b'],
    'icf-short': ['38'],
    starwood: ['G2'],
    iiitn: ['12'],
  }),
  said('holding a hanky in my hand', 'हाथ में रुमाल लेकर खेलना', 'rumal haath me lekar khel sakte hain', {
    icf: ['133'],
  }),
  said(
    "where do I keep my striker when it's not my turn",
    'बारी न हो तो स्ट्राइकर कहाँ रखें?',
    'apni bari na ho to striker kaha rakhna chahiye',
    { icf: ['136a'] },
  ),
  said(
    'how much rest before the final game',
    'आखिरी गेम से पहले कितना आराम मिलेगा?',
    'last game se pehle kitni der ka rest',
    { icf: ['138'] },
  ),
  said('my opponent wants to quit', 'विपक्षी मैच छोड़ना चाहता है', 'samne wala match chhodna chahta hai', {
    icf: ['139'],
  }),
  said('a cat jumped on the board', 'बिल्ली बोर्ड पर कूद गई', 'billi board par kud gayi', {
    icf: ['140'],
    'icf-short': ['43'],
  }),
  said('opponent never showed up', 'विपक्षी आया ही नहीं', 'samne wala player aaya hi nahi', { icf: ['143i'] }),
  said(
    "he won't accept the umpire's ruling",
    'वह अंपायर का फैसला नहीं मान रहा',
    'umpire ki baat nahi maan raha',
    { icf: ['143c'], starwood: ['G6'] },
  ),
  said('can he smoke while playing', 'खेलते हुए सिगरेट पी सकते हैं?', 'khelte hue cigarette pi sakte hai', {
    icf: ['143e'],
  }),
  said(
    'does play stop when I file a protest',
    'आपत्ति दर्ज करने पर खेल रुकेगा?',
    'protest karne par khel rukega kya',
    { icf: ['147'] },
  ),
  said('protest turned down', 'आपत्ति खारिज हो गई तो?', 'shikayat khaarij ho gayi to result ka kya', {
    icf: ['148b'],
  }),
  said(
    'I stopped the rolling striker with my hand',
    'चलते स्ट्राइकर को हाथ से रोक दिया',
    'chalte striker ko haath se rok liya',
    { icf: ['134'], starwood: ['G5'], iiitn: ['14'] },
  ),
  said(
    'can I stand to play a difficult shot',
    'मुश्किल शॉट के लिए खड़े होकर मार सकते हैं?',
    'khade hokar shot maar sakte hain kya',
    { icf: ['91'], 'icf-classic': ['64'], starwood: ['S3'] },
  ),
  said("he sings while I'm shooting", 'मेरे शॉट के समय वह गाना गाता है', 'mere shot ke time wo gaana gata hai', {
    icf: ['129', '143h'],
    starwood: ['G7'],
  }),
  said(
    'can partners discuss strategy',
    'क्या पार्टनर आपस में सलाह कर सकते हैं?',
    'partner se salah le sakte hain kya',
    { icf: ['131'], 'icf-short': ['39'] },
  ),
  said(
    'my father tells me what to hit from outside',
    'बाहर से पापा बता रहे हैं कि कौन सी गोटी मारूँ',
    'bahar se koi bata raha hai kaunsi goti maru',
    { icf: ['132'], 'icf-short': ['40'], starwood: ['G3'] },
  ),
  said('can I touch coins with my hand', 'गोटी को हाथ से छू सकते हैं?', 'goti ko haath laga sakte hain kya', {
    icf: ['134'],
    iiitn: ['14'],
  }),
  said('practice shot during game', 'खेल के बीच प्रैक्टिस शॉट', 'beech game me practice shot maar sakte hai', {
    icf: ['135'],
    'icf-short': ['41'],
  }),
  said('both players skip three times', 'दोनों ने तीन-तीन बार बारी छोड़ी', 'dono ne teen teen baar pass kiya', {
    icf: ['137'],
    'icf-short': ['42'],
  }),
  said('earthquake during match', 'मैच के बीच भूकंप आ गया', 'match ke beech bhukamp aa gaya', {
    icf: ['140'],
    'icf-short': ['43'],
  }),
  said('he left the hall without asking', 'वह बिना पूछे हॉल से चला गया', 'bina puche hall se bahar chala gaya', {
    icf: ['143a', '143g'],
  }),
  said(
    'umpire gave wrong decision what to do',
    'अंपायर ने गलत फैसला दिया, क्या करें?',
    'umpire ne galat decision diya to kya kare',
    { icf: ['144', '145', '147', '143c'] },
  ),
];
