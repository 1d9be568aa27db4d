import type { Catalogues } from '../device/language.js';
import type { Route } from '../routes/links.js';

interface AppWords {
  readonly titles: Readonly<Record<Route['screen'], string>>;
  readonly places: string;
  readonly play: string;
  readonly learn: string;
  readonly practice: string;
  readonly records: string;
  readonly laws: string;
  readonly umpire: string;
  readonly settings: string;
  readonly skip: string;
  readonly loading: string;
  readonly notLoaded: string;
  readonly notShown: string;
  readonly reload: string;
  readonly nowhere: string;
  readonly home: string;
}

export const words: Catalogues<AppWords> = {
  en: {
    titles: {
      home: 'Carrom',
      'new-game': 'New game',
      game: 'Game',
      learn: 'First lesson',
      practice: 'Practice',
      records: 'Records',
      record: 'Record',
      laws: 'Laws',
      umpire: 'Umpire',
      'umpire-set-up': 'A match to umpire',
      'umpire-match': 'Umpire',
      'umpire-sheet': 'Score sheet',
      'umpire-big': 'Big view',
      settings: 'Settings',
      nowhere: 'Nothing here',
    },
    places: 'Places',
    play: 'Play',
    learn: 'Learn',
    practice: 'Practice',
    records: 'Records',
    laws: 'Laws',
    umpire: 'Umpire',
    settings: 'Settings',
    skip: 'Skip to the screen',
    loading: 'One moment…',
    notLoaded: 'This screen could not be fetched.',
    notShown: 'This screen broke. Nothing you played is lost.',
    reload: 'Try again',
    nowhere: 'There is nothing at this address.',
    home: 'To the beginning',
  },
  hi: {
    titles: {
      home: 'कैरम',
      'new-game': 'नया खेल',
      game: 'खेल',
      learn: 'पहला पाठ',
      practice: 'अभ्यास',
      records: 'रिकॉर्ड',
      record: 'रिकॉर्ड',
      laws: 'नियम',
      umpire: 'अंपायर',
      'umpire-set-up': 'अंपायरिंग का मैच',
      'umpire-match': 'अंपायर',
      'umpire-sheet': 'स्कोर शीट',
      'umpire-big': 'बड़ा दृश्य',
      settings: 'सेटिंग',
      nowhere: 'यहाँ कुछ नहीं',
    },
    places: 'जगहें',
    play: 'खेलें',
    learn: 'सीखें',
    practice: 'अभ्यास',
    records: 'रिकॉर्ड',
    laws: 'नियम',
    umpire: 'अंपायर',
    settings: 'सेटिंग',
    skip: 'सीधे स्क्रीन पर जाएँ',
    loading: 'एक क्षण…',
    notLoaded: 'यह स्क्रीन नहीं आ सकी।',
    notShown: 'यह स्क्रीन टूट गई। आपका खेल सुरक्षित है।',
    reload: 'फिर कोशिश करें',
    nowhere: 'इस पते पर कुछ नहीं है।',
    home: 'शुरुआत पर',
  },
};
