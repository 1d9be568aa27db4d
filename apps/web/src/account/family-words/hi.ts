import type { FamilyWords } from '../family-words.js';

export const words = {
  title: 'खिलाड़ी बदलें',
  about: 'इस डिवाइस पर कई लोग खेल सकते हैं: हर एक का अपना नाम, अपनी रेटिंग और अपना इतिहास।',
  others: 'इस डिवाइस के दूसरे खिलाड़ी',
  playsNow: 'अभी यही',
  guest: 'मेहमान',
  add: 'नया खिलाड़ी',
  addYes: 'इस नाम से खेलें',
  withAccount: 'जिनका खाता है',
  takeOff: (name) => `इस डिवाइस से हटाएँ: ${name}`,
  takeOffYes: 'हटाएँ',
  takeOffGuest: (name) => `${name} मेहमान है, फिर साइन इन करने का कोई तरीका नहीं: नाम, रेटिंग और इतिहास मिट जाएँगे।`,
  takeOffAccount: 'यहाँ से साइन आउट होगा। कुछ नहीं खोएगा, और फिर साइन इन हो सकता है।',
  cancel: 'रहने दें',
} satisfies FamilyWords;
