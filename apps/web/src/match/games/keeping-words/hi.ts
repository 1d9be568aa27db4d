import type { KeepingWords } from '../keeping-words.js';

export const words = {
  keepsNothing: 'यह ब्राउज़र यहाँ खेल नहीं सहेजता (निजी विंडो?)। खेल चलेगा, पर पेज बंद करने से पहले खेल को फ़ाइल में सहेज लें।',
} satisfies KeepingWords;
