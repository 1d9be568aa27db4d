import type { Catalogues } from '../device/language.js';

export interface FormatWords {
  readonly book: string;
  readonly discipline: string;
  readonly disciplines: Readonly<Record<'singles' | 'doubles', string>>;
  readonly length: string;
  readonly lengths: Readonly<Record<'match' | 'game' | 'board', string>>;
  readonly clocks: string;
  readonly clockChoices: Readonly<Record<'laws' | 'none', string>>;
  readonly books: Readonly<Record<string, string>>;
  /** Where there is little room, of those that are long. */
  readonly shortBooks: Readonly<Partial<Record<string, string>>>;
}

export const words: Catalogues<FormatWords> = {
  en: {
    book: 'Rulebook',
    discipline: 'Players',
    disciplines: { singles: 'Singles', doubles: 'Doubles' },
    length: 'Length',
    lengths: { board: 'One board', game: 'One game', match: 'Whole match' },
    clocks: 'Clocks',
    clockChoices: { none: 'Relaxed', laws: '15 seconds' },
    books: {
      icf: 'International',
      'icf-short': 'Abridged',
      'icf-classic': 'Older edition',
      starwood: 'Starwood doubles',
      iiitn: 'IIITN',
    },
    shortBooks: { starwood: 'Starwood' },
  },
  hi: {
    book: 'नियम-पुस्तक',
    discipline: 'खिलाड़ी',
    disciplines: { singles: 'एकल', doubles: 'युगल' },
    length: 'लंबाई',
    lengths: { board: 'एक बोर्ड', game: 'एक गेम', match: 'पूरा मैच' },
    clocks: 'घड़ी',
    clockChoices: { none: 'आराम से', laws: '15 सेकंड' },
    books: {
      icf: 'अंतरराष्ट्रीय',
      'icf-short': 'संक्षिप्त',
      'icf-classic': 'पुराना संस्करण',
      starwood: 'स्टारवुड युगल',
      iiitn: 'IIITN',
    },
    shortBooks: { starwood: 'स्टारवुड' },
  },
};
