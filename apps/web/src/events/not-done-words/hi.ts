import type { NotDoneWords } from '../not-done-words.js';

export const words = {
  unreachable: 'सर्वर से जवाब नहीं मिला, इसलिए यह नहीं हुआ। फिर कोशिश करें।',
  notAllowed: 'इसकी अनुमति आपको नहीं है। मुख्य आयोजक से पूछें।',
  signedOut: 'आप साइन इन नहीं हैं। साइन इन करके फिर कोशिश करें।',
  gone: 'यह अब यहाँ नहीं है। फिर देखें।',
  tooMany: 'एक साथ बहुत कुछ हो गया। थोड़ा रुककर फिर कोशिश करें।',
  otherwise: 'यह नहीं हो सका। फिर कोशिश करें।',
  changedMeanwhile: (count) =>
    count === 1
      ? 'आपसे ठीक पहले कुछ नया आया। उसे देखें, फिर दबाएँ।'
      : `आपसे ठीक पहले ${count} नई बातें आईं। उन्हें देखें, फिर दबाएँ।`,
} satisfies NotDoneWords;
