import type { BookNames } from './book-names.js';

export const bookNames = {
  full: {
    icf: 'अंतरराष्ट्रीय नियम',
    'icf-short': 'अंतरराष्ट्रीय नियम, संक्षिप्त',
    'icf-classic': 'अंतरराष्ट्रीय नियम, पुराना संस्करण',
    starwood: 'स्टारवुड युगल प्रतियोगिता',
    iiitn: 'IIITN टीम प्रतियोगिता',
  },
  short: {
    icf: 'अंतरराष्ट्रीय',
    'icf-short': 'संक्षिप्त',
    'icf-classic': 'पुराना संस्करण',
    starwood: 'स्टारवुड',
    iiitn: 'IIITN',
  },
} satisfies BookNames;
