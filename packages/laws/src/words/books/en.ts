import type { BookNames } from './book-names.js';

export const bookNames = {
  full: {
    icf: 'International Laws',
    'icf-short': 'International Laws, abridged',
    'icf-classic': 'International Laws, older edition',
    starwood: 'Starwood doubles championship',
    iiitn: 'IIITN team championship',
  },
  short: {
    icf: 'International',
    'icf-short': 'Abridged',
    'icf-classic': 'Older edition',
    starwood: 'Starwood',
    iiitn: 'IIITN',
  },
} satisfies BookNames;
