import { type Asked, said } from '../question.js';

export const PLACING: readonly Asked[] = [
  said(
    'who puts back the due coin in doubles',
    'डबल्स में ड्यू की गोटी कौन रखता है?',
    'doubles me due ki goti kaun rakhega',
    { icf: ['78b.i'], 'icf-short': ['16a'], 'icf-classic': ['51b.i'] },
  ),
  said(
    'no room in the circle to put the penalty coin',
    'सर्कल में गोटी रखने की जगह ही नहीं है',
    'gola bhara hai, fine wali goti rakhne ki jagah nahi',
    { icf: ['79a'], 'icf-short': ['17a'], 'icf-classic': ['52a'] },
  ),
  said(
    'can I choose not to place the fine',
    'क्या मैं ड्यू की गोटी न रखूँ, छोड़ सकता हूँ?',
    'due chhod sakte hain kya, goti na rakhe to',
    { icf: ['87a', '80'], 'icf-short': ['18'], 'icf-classic': ['60', '53'] },
  ),
  said(
    'I put my own coin by mistake instead of his',
    'गलती से उसकी जगह अपनी गोटी रख दी',
    'galti se apni hi goti rakh di uski jagah',
    { icf: ['82a'], 'icf-short': ['19a'], 'icf-classic': ['55a'] },
  ),
  said(
    'can my due cancel his due',
    'क्या मेरा ड्यू और उसका ड्यू बराबर हो सकता है?',
    'mera due aur uska due cut kar sakte hain kya',
    { icf: ['89a'], 'icf-classic': ['62a'] },
  ),
  said(
    'when exactly does the fine coin have to come out',
    'फाइन की गोटी कब निकालनी पड़ती है?',
    'fine ki goti kab nikalni hoti hai',
    { icf: ['78a', '72c'], 'icf-short': ['13c'], 'icf-classic': ['51a', '45b'], starwood: ['F5'] },
  ),
  said(
    'how much time to put the minus coin',
    'पेनल्टी की गोटी रखने का कितना टाइम है?',
    'penalty ki goti rakhne ka kitna time hota hai',
    { icf: ['88a'], 'icf-classic': ['61'] },
  ),
  said(
    "where do I have to keep the opponent's due coin",
    'विपक्षी की ड्यू वाली गोटी कहाँ रखनी है?',
    'samne wale ki fine goti kidhar rakhni hai',
    {
      icf: ['84a', '85', '89b'],
      'icf-short': ['20a', '21', '22'],
      'icf-classic': ['57a', '58', '62b'],
      starwood: ['F5'],
      iiitn: ['21'],
    },
  ),
  said(
    'can I shift the coin after leaving it',
    'रखकर छोड़ने के बाद गोटी सरका सकते हैं?',
    'rakhne ke baad goti fir se khiska sakte hai?',
    { icf: ['84a'], 'icf-short': ['20a'], 'icf-classic': ['57a'], starwood: ['F7'] },
  ),
  said(
    'can I place it dead in the middle',
    'क्या बिल्कुल बीच के गोले में रख सकते हैं?',
    'due ko center circle pe rakh sakte hain kya',
    { icf: ['89b'], 'icf-short': ['22'], 'icf-classic': ['62b'], iiitn: ['21'] },
  ),
  said(
    'forgot to take out the fine and played on',
    'फाइन निकालना भूल गए और आगे खेल लिया',
    'fine lena bhul gaye aur agla shot ho gaya',
    { icf: ['83'], 'icf-classic': ['56'] },
  ),
  said(
    'my partner took the coin out for me',
    'मेरी जगह पार्टनर ने गोटी निकाल दी',
    'partner ne meri jagah goti nikali',
    { icf: ['90'], 'icf-classic': ['63'] },
  ),
  said(
    'who picks out the penalty coin when four of us play',
    'चार लोग खेल रहे हों तो पेनल्टी की गोटी कौन निकालेगा?',
    'char log khel rahe to minus ki goti kaun nikalega',
    { icf: ['78b.i', '90'], 'icf-short': ['16a'], 'icf-classic': ['51b.i', '63'] },
  ),
  said(
    'circle got free later, can I still place the due',
    'बाद में जगह बनी, अब ड्यू रख सकते हैं?',
    'baad me jagah bani to due rakh sakte hain kya',
    { icf: ['79a', '81'], 'icf-short': ['17a'], 'icf-classic': ['52a', '54'] },
  ),
  said(
    'he is holding two coins in his hand while placing',
    'रखते समय हाथ में दूसरी गोटी पकड़ी है',
    'goti rakhte time haath me dusri goti hai',
    { icf: ['84b', '133'], 'icf-short': ['20b'], 'icf-classic': ['57b'] },
  ),
  said(
    'penalty coin kept outside the ring',
    'पेनल्टी की गोटी बड़े गोले के बाहर रख दी',
    'fine wali goti gole ke bahar rakh di',
    { icf: ['85'], 'icf-short': ['21'], 'icf-classic': ['58'] },
  ),
  said(
    'can I take just one of the two fines',
    'दो ड्यू में से एक ही ले सकते हैं?',
    'do fine me se ek hi le sakte hai kya',
    { icf: ['87a'], 'icf-classic': ['60'] },
  ),
  said('took too long to keep the coin', 'गोटी रखने में बहुत देर लगा दी', 'goti rakhne me time zyada le liya', {
    icf: ['88b', '88a'],
    'icf-classic': ['61'],
  }),
  said(
    'his hand moved a coin while placing fine',
    'फाइन रखते हुए उसके हाथ से गोटी हिल गई',
    'fine rakhte hue uske haath se goti hil gayi',
    { icf: ['86'], 'icf-classic': ['59'], starwood: ['F7'] },
  ),
  said(
    'he put down his own coin as my due',
    'मेरे ड्यू में उसने अपनी गोटी रख दी',
    'mere due me usne apni goti rakh di',
    { icf: ['82a'], 'icf-short': ['19a'], 'icf-classic': ['55a'] },
  ),
  said("can't fit the due in the circle", 'ड्यू रखने की जगह नहीं बची', 'due rakhne ki jagah nahi bachi', {
    icf: ['79a'],
    'icf-short': ['17a'],
    'icf-classic': ['52a'],
  }),
  said('forgot to place penalty', 'पेनल्टी रखना भूल गए', 'penalty rakhna bhul gaye', {
    icf: ['83'],
    'icf-classic': ['56'],
  }),
  said('can I say no to the fine', 'फाइन लेने से मना कर सकते हैं?', 'fine lene se mana kar sakte hain', {
    icf: ['87a'],
    'icf-short': ['18'],
    'icf-classic': ['60'],
  }),
  said('how many seconds to place', 'गोटी रखने के कितने सेकंड', 'goti rakhne ke liye kitne second', {
    icf: ['88a'],
    'icf-classic': ['61'],
  }),
  said(
    'I owe two fines but have only one coin',
    'दो फाइन हैं पर गोटी एक ही है',
    'do fine hai lekin goti ek hi hai',
    { icf: ['83', '72c'], 'icf-short': ['13c'], 'icf-classic': ['56', '45b'] },
  ),
  said('who takes out due in doubles', 'डबल्स में ड्यू कौन निकालता है?', 'doubles me due kaun nikalta hai', {
    icf: ['78b.i', '90'],
    'icf-short': ['16a'],
    'icf-classic': ['51b.i', '63'],
  }),
  said('can due be put on the centre', 'ड्यू बीच में रख सकते हैं?', 'due beech me rakh sakte hain kya', {
    icf: ['89b'],
    'icf-short': ['22'],
    'icf-classic': ['62b'],
    iiitn: ['21'],
  }),
  said('due placed outside big circle', 'ड्यू बड़े गोले से बाहर रखा', 'due bade gole ke bahar rakh diya', {
    icf: ['85'],
    'icf-short': ['21'],
    'icf-classic': ['58'],
  }),
  said('not placed in 15 seconds', '15 सेकंड में गोटी नहीं रखी', '15 second me goti nahi rakhi', {
    icf: ['88b', '87a', '88a'],
    'icf-classic': ['61', '60'],
  }),
  said('not enough space for the penalty', 'पेनल्टी के लिए जगह कम है', 'penalty ke liye jagah kam hai', {
    icf: ['79a'],
    'icf-short': ['17a'],
    'icf-classic': ['52a'],
  }),
  said('wrong coin put as due', 'ड्यू में गलत गोटी रख दी', 'due me galat goti rakh di', {
    icf: ['82a'],
    'icf-short': ['19a'],
    'icf-classic': ['55a'],
  }),
  said('is it compulsory to take the due', 'ड्यू लेना जरूरी है?', 'due lena zaruri hai kya', {
    icf: ['87a'],
    'icf-short': ['18'],
    'icf-classic': ['60'],
  }),
];
