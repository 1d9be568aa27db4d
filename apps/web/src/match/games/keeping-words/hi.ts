import type { KeepingWords } from '../keeping-words.js';

export const words = {
  keepsNothing: 'यह ब्राउज़र यहाँ कुछ नहीं रखता (निजी विंडो?)। आप खेल सकते हैं, पर पेज बंद करने से पहले खेल को फ़ाइल में सहेज लें।',
} satisfies KeepingWords;
