import { type Asked, said } from '../question.js';

export const MANNERS: readonly Asked[] = [
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
  said('got up to drink water', 'पानी पीने के लिए उठ गया', 'paani peene ke liye uth gaya', {
    icf: ['91', '143a'],
    'icf-classic': ['64'],
  }),
  said('striker placed on only one line', 'स्ट्राइकर एक ही लाइन पर रखा है', 'striker ek hi line par rakha hai', {
    icf: ['130a'],
    starwood: ['G1'],
    iiitn: ['12'],
  }),
  said('striker partly on red circle', 'स्ट्राइकर लाल गोले पर आधा है', 'striker lal gole par aadha hai', {
    icf: ['130b'],
    'icf-short': ['38'],
    starwood: ['G2'],
    iiitn: ['12'],
  }),
  said('partner showed me with his finger', 'पार्टनर ने उँगली से दिखाया', 'partner ne ungli se dikhaya', {
    icf: ['131'],
    'icf-short': ['39'],
  }),
  said("I don't want to play my turn", 'मुझे अपनी बारी नहीं खेलनी', 'mujhe apni bari nahi khelni', {
    icf: ['137'],
    'icf-short': ['42'],
  }),
  said('rest time between games', 'गेम के बीच आराम का समय', 'game ke beech aaram ka time', { icf: ['138'] }),
  said('can I leave my seat', 'क्या सीट छोड़ सकते हैं?', 'seat chhod sakte hain kya', {
    icf: ['91'],
    'icf-classic': ['64'],
  }),
  said('distracting the other player', 'दूसरे खिलाड़ी का ध्यान भटकाना', 'dusre player ka dhyan bhatkana', {
    icf: ['129', '143h'],
    starwood: ['G7'],
  }),
  said(
    'striker must cover the whole circle',
    'स्ट्राइकर पूरा गोला ढकना चाहिए?',
    'striker pura gola dhakna chahiye kya',
    { icf: ['130b'], 'icf-short': ['38'], starwood: ['G2'], iiitn: ['12'] },
  ),
  said('coin moved by hand', 'हाथ से गोटी हिल गई', 'haath se goti hil gayi', { icf: ['134'], iiitn: ['14'] }),
  said('player stood up', 'खिलाड़ी खड़ा हो गया', 'player khada ho gaya', {
    icf: ['91'],
    'icf-classic': ['64'],
    starwood: ['S3'],
  }),
  said('can I talk to my coach', 'कोच से बात कर सकते हैं?', 'coach se baat kar sakte hain kya', {
    icf: ['132'],
    'icf-short': ['40'],
    starwood: ['G3'],
  }),
  said(
    'talking to my partner during the board',
    'बोर्ड के बीच पार्टनर से बात',
    'board ke beech partner se baat karna',
    { icf: ['131'], 'icf-short': ['39'] },
  ),
];
