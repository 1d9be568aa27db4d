import { type Asked, said } from '../question.js';

export const MATCH_LOST_AND_DISPUTES: readonly Asked[] = [
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
  said(
    'player used bad words to umpire',
    'खिलाड़ी ने अंपायर से बदतमीज़ी की',
    'player ne umpire se badtameezi ki',
    { icf: ['143d'] },
  ),
  said(
    'what can get you disqualified',
    'किस बात पर मैच से बाहर कर सकते हैं?',
    'kis baat par disqualify kar sakte hain',
    { icf: ['143'] },
  ),
  said(
    'can I protest against a ruling',
    'फैसले के खिलाफ आपत्ति कर सकते हैं?',
    'faisle ke khilaf protest kar sakte hain',
    { icf: ['145', '147', '144'] },
  ),
  said('protest upheld', 'आपत्ति सही मानी गई', 'protest sahi mana gaya to', { icf: ['148a'] }),
  said('no show', 'मैच में नहीं आया', 'match me player nahi aaya', { icf: ['143i'] }),
  said('can I argue with umpire', 'अंपायर से बहस कर सकते हैं?', 'umpire se behas kar sakte hain', {
    icf: ['143c', '144', '145'],
    starwood: ['G6'],
  }),
  said('coin is cracked', 'गोटी टूट गई है', 'goti tooti hui hai', { icf: ['141', '120'], 'icf-short': ['44'] }),
  said('opponent is 20 mins late', 'विपक्षी 20 मिनट लेट है', 'samne wala 20 minute late hai', { icf: ['143i'] }),
  said('smoking', 'सिगरेट', 'cigarette', { icf: ['143e'] }),
  said('how do I file a protest', 'आपत्ति कैसे दर्ज करें?', 'protest kaise kare', { icf: ['145', '144', '147'] }),
];
