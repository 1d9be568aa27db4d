import type { WhoWords } from '../who-words.js';

export const words = {
  guest: 'इस डिवाइस पर मेहमान',
  profile: 'आपकी प्रोफ़ाइल',
  mine: 'मेरा कैरम',
  friends: 'दोस्त',
  others: 'खिलाड़ी बदलें',
  somebodyElse: 'कोई और…',
  account: 'खाता',
  settings: 'सेटिंग',
  playsNow: (name) => `इस डिवाइस पर अब: ${name}`,
  stillOf: (name, other) => `यह पेज अब भी ${name} का है। आगे बढ़ने के लिए वापस बदलें, या इसे ${other} को दें।`,
  backTo: (name) => `वापस ${name} पर`,
  goOnAs: (name) => `${name} के नाम से आगे बढ़ें`,
} satisfies WhoWords;
