import { icf } from './hi/icf.js';
import { icfClassic } from './hi/icf-classic.js';
import { icfShort } from './hi/icf-short.js';
import { iiitn } from './hi/iiitn.js';
import { starwood } from './hi/starwood.js';
import type { Texts } from './text.js';

/**
 * The books in Hindi.
 *
 * The words of the game, in every book alike and as the umpire says them (words/hi.ts):
 * man गोटी · queen रानी · striker स्ट्राइकर · who struck स्ट्राइक करने वाला · stroke स्ट्रोक (उचित, अनुचित) ·
 * turn बारी · break ब्रेक · pocketed पॉकेट · stays down पॉकेट में रहती है · comes out निकलती है · goes back वापस आती है ·
 * cover कवर · due ड्यू · penalty पेनल्टी · man owed बकाया गोटी · to place रखना · to forgo छोड़ना · forfeited अधिकार जाना ·
 * foul फ़ाउल · technical foul टेक्निकल फ़ाउल · breach नियम-भंग · claim दावा · to demand माँगना · double fine डबल फ़ाइन ·
 * opponent विपक्षी · partner जोड़ीदार · side पक्ष, where one sits साइड · singles एकल · doubles युगल ·
 * base line बेस लाइन · base circle बेस सर्कल · arrow तीर · centre circle बीच का घेरा · outer circle बाहरी घेरा ·
 * playing surface खेल की सतह · overboard बोर्ड से बाहर · board बोर्ड, the thing itself कैरम बोर्ड · game गेम · match मैच ·
 * point अंक · score स्कोर · toss टॉस · a try at the break मौका · a law called कॉल · protest आपत्ति · umpire अंपायर ·
 * chief referee मुख्य रेफ़री · coordinator संयोजक.
 */
export const texts: Texts = { icf, 'icf-short': icfShort, 'icf-classic': icfClassic, starwood, iiitn };
