import { type Asked, said } from '../question.js';

export const TOSS_AND_BREAK: readonly Asked[] = [
  said('who gets to break first', 'पहला ब्रेक कौन करता है?', 'pehle kaun todega board', {
    icf: ['42', '39a'],
    'icf-classic': ['15', '13a'],
    starwood: ['T1'],
  }),
  said(
    'how are the coins set up at the start',
    'शुरू में गोटियाँ कैसे लगाते हैं?',
    'gotiyan shuru me kaise sajate hain',
    { icf: ['41a'], 'icf-classic': ['14a'] },
  ),
  said(
    'my kid missed all the coins on the break, does he get another go?',
    'ब्रेक में स्ट्राइकर किसी गोटी को नहीं लगा, दोबारा मौका मिलेगा?',
    'break me kisi goti ko nahi laga, dubara chance milega kya',
    { icf: ['45a'], 'icf-short': ['7a'], 'icf-classic': ['18a'], iiitn: ['28'] },
  ),
  said(
    'three misses at the break what then',
    'तीन बार में भी ब्रेक नहीं हुआ तो क्या होगा?',
    'teen baar me bhi break nahi hua to',
    { icf: ['45b'], 'icf-short': ['7b'], 'icf-classic': ['18b'], iiitn: ['28'] },
  ),
  said(
    'which colour does the breaker play',
    'ब्रेक करने वाले की गोटी कौन से रंग की होती है?',
    'break karne wale ko kaunsa rang milta hai',
    { icf: ['43'], 'icf-classic': ['16'], iiitn: ['2', '16'] },
  ),
  said(
    'what does the toss winner get to pick',
    'टॉस जीतने वाला क्या चुन सकता है?',
    'toss jeetne wala kya choose karega',
    { icf: ['39a', '39c'], 'icf-classic': ['13a', '13c'], starwood: ['T1'], iiitn: ['2'] },
  ),
  said(
    'do we get a practice board',
    'क्या मैच से पहले प्रैक्टिस बोर्ड मिलता है?',
    'match se pehle practice board milta hai kya',
    { icf: ['trial'], 'icf-classic': ['trial'] },
  ),
  said(
    'I won the toss and want to sit by the window, can I also break?',
    'टॉस जीतकर साइड ली तो ब्रेक किसका होगा?',
    'toss jeet ke side li to break kaun karega',
    { icf: ['39a', '39c', '42'], 'icf-classic': ['13a', '13c', '15'], starwood: ['T1'] },
  ),
  said(
    'what pattern do white coins make at start',
    'सफेद गोटियों से Y कैसे बनता है?',
    'Y shape safed goti kaise lagti hai',
    { icf: ['41a'], 'icf-classic': ['14a'] },
  ),
  said(
    'striker only brushed a coin at the break, does it count as break',
    'ब्रेक में हल्का सा छुआ, ब्रेक माना जाएगा?',
    'break me halka sa touch hua to break mana jayega?',
    { icf: ['44'], 'icf-classic': ['17'] },
  ),
  said('who tosses the coin', 'टॉस कौन करवाता है?', 'toss kaun karata hai', {
    icf: ['39a'],
    'icf-classic': ['13a'],
    starwood: ['T1'],
  }),
  said('where is the queen at the beginning', 'शुरू में रानी कहाँ रखी जाती है?', 'shuru me rani kahan hoti hai', {
    icf: ['41a'],
    'icf-classic': ['14a'],
  }),
  said('how many attempts for break', 'ब्रेक के कितने मौके मिलते हैं?', 'break ke kitne mauke milte hain', {
    icf: ['45a'],
    'icf-short': ['7a'],
    'icf-classic': ['18a'],
    iiitn: ['28'],
  }),
  said(
    'is there a time limit for breaking',
    'ब्रेक कितने सेकंड में करना होता है?',
    'break kitne second me karna hota hai',
    { icf: ['46'], 'icf-classic': ['19'] },
  ),
  said('toss', 'टॉस', 'toss', {
    icf: ['39a', '39b', '39c'],
    'icf-classic': ['13a', '13b', '13c'],
    starwood: ['T1'],
    iiitn: ['2'],
  }),
  said(
    'after winning toss I choose break, who picks seat',
    'मैंने ब्रेक चुना तो सीट कौन चुनेगा?',
    'maine break liya to side kaun chunega',
    { icf: ['39c', '39a'], 'icf-classic': ['13c', '13a'], starwood: ['T1'] },
  ),
  said(
    'can my partner and I exchange seats mid match',
    'क्या मैं और पार्टनर सीट बदल सकते हैं?',
    'partner ke sath seat badal sakte hain beech match me',
    { icf: ['39d'], 'icf-classic': ['13d'], starwood: ['T2'] },
  ),
  said(
    "what colour do I get if I don't break",
    'ब्रेक न करूँ तो कौन सा रंग मिलेगा?',
    'jo break nahi karta use kaunsi goti milti hai',
    { icf: ['43'], 'icf-classic': ['16'], iiitn: ['2', '16'] },
  ),
  said(
    'does the break count if striker touched just one coin',
    'ब्रेक में बस एक गोटी छुई तो ब्रेक माना जाएगा?',
    'break me sirf ek goti ko laga to chalega kya',
    { icf: ['44'], 'icf-classic': ['17'] },
  ),
  said('how to do the toss', 'टॉस कैसे होता है?', 'toss kaise karte hain', {
    icf: ['39a'],
    'icf-classic': ['13a'],
    starwood: ['T1'],
  }),
  said(
    'how many practice boards before the match',
    'मैच से पहले कितने ट्रायल बोर्ड?',
    'match se pehle kitne trial board',
    { icf: ['trial'], 'icf-classic': ['trial'] },
  ),
  said('break without umpire saying play', 'अंपायर के बोले बिना ब्रेक', 'umpire ke bole bina break kar diya', {
    icf: ['47', '46'],
    'icf-classic': ['20', '19'],
  }),
  said('what if nobody can break', 'कोई भी ब्रेक न कर पाए तो?', 'koi break na kar paye to', {
    icf: ['45b', '45a'],
    'icf-short': ['7b', '7a'],
    'icf-classic': ['18b', '18a'],
    iiitn: ['28'],
  }),
  said('loser of toss gets what', 'टॉस हारने वाले को क्या मिलता है?', 'toss haarne wale ko kya milta hai', {
    icf: ['39c', '39a'],
    'icf-classic': ['13c', '13a'],
    starwood: ['T1'],
  }),
  said('who arranges the coins again', 'दोबारा गोटियाँ कौन सजाएगा?', 'dobara goti kaun sajayega', {
    icf: ['41b', '41a'],
    'icf-classic': ['14b', '14a'],
  }),
  said(
    'missed the break, how many more tries',
    'ब्रेक चूक गया, और कितने मौके?',
    'break miss ho gaya aur kitne chance',
    { icf: ['45a'], 'icf-short': ['7a'], 'icf-classic': ['18a'], iiitn: ['28'] },
  ),
];
