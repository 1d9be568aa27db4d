import type { Language } from '../announce/catalogue.js';
import type { BookId } from '../vocabulary.js';

type Names = Readonly<Record<Language, Readonly<Record<BookId, string>>>>;

/** What the books are called. */
export const bookNames: Names = {
  en: {
    icf: 'International Laws',
    'icf-short': 'International Laws, abridged',
    'icf-classic': 'International Laws, older edition',
    starwood: 'Starwood doubles championship',
    iiitn: 'IIITN team championship',
  },
  hi: {
    icf: 'अंतरराष्ट्रीय नियम',
    'icf-short': 'अंतरराष्ट्रीय नियम, संक्षिप्त',
    'icf-classic': 'अंतरराष्ट्रीय नियम, पुराना संस्करण',
    starwood: 'स्टारवुड युगल प्रतियोगिता',
    iiitn: 'IIITN टीम प्रतियोगिता',
  },
};

/** The same in a word or two, beside a law's number or among other things. */
export const shortBookNames: Names = {
  en: {
    icf: 'International',
    'icf-short': 'Abridged',
    'icf-classic': 'Older edition',
    starwood: 'Starwood',
    iiitn: 'IIITN',
  },
  hi: {
    icf: 'अंतरराष्ट्रीय',
    'icf-short': 'संक्षिप्त',
    'icf-classic': 'पुराना संस्करण',
    starwood: 'स्टारवुड',
    iiitn: 'IIITN',
  },
};
