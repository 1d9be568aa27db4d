import { type Asked, said } from '../question.js';

export const STRIKER_POWDER_AND_TABLE: readonly Asked[] = [
  said(
    'striker flew off the table but I pocketed',
    'स्ट्राइकर बोर्ड से बाहर उछला पर मेरी गोटी चली गई',
    'striker bahar kud gaya lekin goti pocket ho gayi',
    { icf: ['116'] },
  ),
  said(
    'can I change my striker mid game',
    'खेल के बीच में स्ट्राइकर बदल सकते हैं?',
    'beech me striker badal sakte hain kya',
    { icf: ['117'] },
  ),
  said('blowing the powder away', 'फूँक मारकर पाउडर हटाना', 'powder ko phoonk mar ke hata sakte hai kya', {
    icf: ['122b.iii', '122b.ii'],
  }),
  said('who puts powder', 'पाउडर कौन डालेगा?', 'powder kaun lagata hai', { icf: ['122a'] }),
  said(
    'can I use my own striker from home',
    'घर से अपना स्ट्राइकर ला सकते हैं?',
    'apna striker la sakte hain kya',
    { icf: ['115'] },
  ),
  said(
    'the board is wobbly, can we change it',
    'बोर्ड खराब है, बदल सकते हैं?',
    'board kharab hai badal sakte hai',
    { icf: ['119', '118b'] },
  ),
  said('fly sat on the board, can I shoo it', 'बोर्ड पर मक्खी बैठ गई', 'board pe makhi baith gayi kya karu', {
    icf: ['122e'],
  }),
  said(
    'can I rub powder off my line with the striker',
    'क्या स्ट्राइकर से अपनी लाइन का पाउडर हटा सकते हैं?',
    'apni line ka powder striker se hata sakte hai',
    { icf: ['122c'] },
  ),
  said('when is a shot considered over', 'शॉट कब पूरा माना जाता है?', 'shot kab pura mana jata hai', {
    icf: ['123'],
  }),
  said(
    'he played before I took my striker off',
    'मैंने स्ट्राइकर उठाया भी नहीं और उसने मार दिया',
    'mera striker board par tha aur usne maar diya',
    { icf: ['124c'], starwood: ['G4'] },
  ),
  said('I accidentally put in his coin', 'गलती से सामने वाले की गोटी डाल दी', 'galti se uski goti daal di', {
    icf: ['125a', '48'],
    'icf-classic': ['21'],
    iiitn: ['26'],
  }),
  said(
    'bumped the table with my knee and everything moved',
    'घुटना लगने से बोर्ड हिल गया, गोटियाँ खिसक गईं',
    'ghutna lag gaya board hil gaya sab goti hil gayi',
    { icf: ['126a', '126b'], starwood: ['S5'], iiitn: ['14'] },
  ),
  said(
    'striker slipped from my finger before I meant to shoot',
    'स्ट्राइकर उँगली से फिसल गया',
    'striker ungli se phisal gaya shot mana jayega',
    { icf: ['127a', '127b'], iiitn: ['28'] },
  ),
  said('heavy striker allowed?', 'भारी स्ट्राइकर चलेगा क्या?', 'bhari striker se khel sakte hain', {
    icf: ['115'],
  }),
  said('striker cracked mid board', 'बोर्ड के बीच स्ट्राइकर टूट गया', 'striker toot gaya beech board me', {
    icf: ['117'],
  }),
  said('chipped coin, want another', 'गोटी घिसी हुई है, दूसरी मिलेगी?', 'goti kharab hai dusri lagani hai', {
    icf: ['120'],
  }),
  said(
    'opponent played while I was appealing to umpire',
    'मैं अंपायर से अपील कर रहा था तभी उसने खेल दिया',
    'umpire se baat chal rahi thi aur usne shot maar diya',
    { icf: ['121b', '121a'] },
  ),
  said('too much powder on board', 'बोर्ड पर पाउडर ज्यादा है', 'powder bahut zyada ho gaya', {
    icf: ['122a', '122d', '122b.iii', '122b.ii', '122c'],
  }),
  said(
    'can I pick my striker while coins are still rolling',
    'गोटियाँ चल रही हों तब स्ट्राइकर उठा सकते हैं?',
    'goti chal rahi ho tab striker utha sakte hai kya',
    { icf: ['123'] },
  ),
  said(
    "when does the opponent's clock start",
    'सामने वाले का टाइम कब शुरू होता है?',
    'samne wale ka 15 second kab se shuru hoga',
    { icf: ['124b', '50', '124a'], 'icf-classic': ['23'] },
  ),
  said('banged the board in anger', 'गुस्से में बोर्ड पर हाथ मारा', 'gusse me board pe mukka mara', {
    icf: ['126a', '126b'],
    starwood: ['S5'],
  }),
  said(
    "striker barely moved, didn't leave the line",
    'स्ट्राइकर हल्का सा हिला पर लाइन से नहीं निकला',
    'striker line se bahar nahi nikla, dobara marun?',
    { icf: ['127b'], iiitn: ['28'] },
  ),
  said('striker out of board', 'स्ट्राइकर बोर्ड से बाहर चला गया', 'striker board se bahar gir gaya', {
    icf: ['116'],
  }),
  said(
    'can I swap strikers after a board',
    'बोर्ड के बाद स्ट्राइकर बदल सकते हैं?',
    'board khatam hone ke baad striker badal sakte',
    { icf: ['117'] },
  ),
  said('can I add powder between shots', 'शॉट के बीच पाउडर डाल सकते हैं?', 'beech me powder daal sakte hain', {
    icf: ['122b.i', '122a'],
  }),
  said('water fell on the board', 'बोर्ड पर पानी गिर गया', 'board par paani gir gaya', {
    icf: ['122e', '140', '119'],
  }),
  said(
    'he hit the table and the coins scattered everywhere',
    'उसने टेबल पर मारा और सब गोटियाँ बिखर गईं',
    'table hila di aur saari goti bikhar gayi',
    { icf: ['126b', '126a'], starwood: ['S5'], iiitn: ['14'] },
  ),
  said('powder', 'पाउडर', 'powder', { icf: ['122a', '122b.i', '122b.iii', '122c', '122d', '122b.ii'] }),
  said('my striker broke', 'मेरा स्ट्राइकर टूट गया', 'mera striker tut gaya', { icf: ['117'] }),
  said('can we move the board a bit', 'क्या बोर्ड थोड़ा सरका सकते हैं?', 'board ko thoda khiska sakte hain kya', {
    icf: ['118a', '118b', '119'],
  }),
  said(
    'can I call the umpire in the middle of my turn',
    'बारी के बीच में अंपायर को बुला सकते हैं?',
    'beech me umpire ko bula sakte hain kya',
    { icf: ['121a'] },
  ),
  said('clean powder with hand', 'हाथ से पाउडर साफ करना', 'haath se powder saaf kar sakte hain', {
    icf: ['122b.iii', '122b.ii', '122c'],
  }),
  said(
    'should I lift my striker immediately after playing',
    'खेलने के बाद स्ट्राइकर तुरंत उठाना है?',
    'shot ke baad striker turant uthana padta hai kya',
    { icf: ['123'] },
  ),
  said('he knocked the board by accident', 'गलती से बोर्ड हिल गया', 'galti se board hil gaya', {
    icf: ['126a', '126b'],
    starwood: ['S5'],
    iiitn: ['14'],
  }),
  said('my finger slipped', 'उंगली फिसल गई', 'ungli fisal gayi', { icf: ['127a', '127b'], iiitn: ['28'] }),
  said('can I change striker', 'स्ट्राइकर बदल सकते हैं?', 'striker change kar sakte hain', { icf: ['117'] }),
  said('board broken, change?', 'बोर्ड टूट गया, बदलें?', 'board toot gaya to badal sakte hain', { icf: ['119'] }),
  said(
    'does the clock stop when I ask umpire',
    'अंपायर से पूछने पर समय रुकता है?',
    'umpire se puchne par time rukta hai kya',
    { icf: ['121a'] },
  ),
  said('how much powder', 'पाउडर कितना डालें?', 'powder kitna dalna chahiye', { icf: ['122a'] }),
  said('insect on the board', 'बोर्ड पर कीड़ा आ गया', 'board par keeda aa gaya', { icf: ['122e'] }),
  said('shooting before coins stop', 'गोटियाँ रुकने से पहले मारना', 'goti rukne se pehle maar diya', {
    icf: ['124c', '123'],
    starwood: ['G4'],
  }),
  said('kicked the table', 'टेबल को लात मारी', 'table ko laat mari', {
    icf: ['126a', '126b'],
    starwood: ['S5'],
  }),
  said('who approves the striker', 'स्ट्राइकर कौन पास करता है?', 'striker kaun check karta hai', {
    icf: ['115'],
  }),
  said('can I blow on the board', 'बोर्ड पर फूँक मार सकते हैं?', 'board par phoonk maar sakte hain', {
    icf: ['122b.iii', '122b.ii'],
  }),
  said(
    "opponent's coin pocketed by mistake",
    'गलती से विपक्षी की गोटी पॉकेट हुई',
    'galti se opponent ki goti pocket ho gayi',
    { icf: ['125a', '48'], 'icf-classic': ['21'], iiitn: ['26'] },
  ),
  said('he hits the board after losing', 'हारकर उसने बोर्ड पर मारा', 'haar ke usne board par maara', {
    icf: ['126a', '126b'],
    starwood: ['S5'],
  }),
];
