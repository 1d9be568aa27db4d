import type { Catalogues } from '../device/language.js';

interface Tile {
  readonly name: string;
  readonly note: string;
}

interface HomeWords {
  readonly greeting: string;
  readonly about: string;
  readonly playNow: string;
  readonly playNowNote: string;
  readonly two: string;
  readonly four: string;
  readonly watch: string;
  readonly underWay: string;
  readonly goOn: string;
  readonly whatIf: string;
  readonly at: (game: number, board: number) => string;
  readonly more: (count: number) => string;
  readonly around: string;
  readonly learn: Tile;
  readonly practice: Tile;
  readonly umpire: Tile;
  readonly records: Tile;
  readonly laws: Tile;
}

export const words: Catalogues<HomeWords> = {
  en: {
    greeting: 'Take your seat.',
    about: 'Carrom by the real laws: against the computer, or with a friend at the same board.',
    playNow: 'Play now',
    playNowNote: 'against the computer, you break',
    two: 'Two players',
    four: 'Four players',
    watch: 'Watch',
    underWay: 'Games under way',
    goOn: 'Go on',
    whatIf: 'what if',
    at: (game, board) => `Game ${game}, board ${board}`,
    more: (count) => (count === 1 ? 'One more under way' : `${count} more under way`),
    around: 'Around the board',
    learn: { name: 'Learn', note: 'Place, aim, strike, queen and due: a lesson of a minute' },
    practice: { name: 'Practice', note: 'Set up any position, take back, repeat, ask for a hint' },
    umpire: { name: 'Umpire', note: 'At a wooden board: tap what fell, and it rules and scores' },
    records: { name: 'Records', note: 'Every game is kept here, stroke by stroke' },
    laws: { name: 'Laws', note: 'Five rulebooks to read, search and compare' },
  },
  hi: {
    greeting: 'आइए, बैठिए।',
    about: 'असली नियमों से कैरम: कंप्यूटर के साथ, या एक ही बोर्ड पर दोस्त के साथ।',
    playNow: 'अभी खेलें',
    playNowNote: 'कंप्यूटर के साथ, ब्रेक आपका',
    two: 'दो खिलाड़ी',
    four: 'चार खिलाड़ी',
    watch: 'खेल देखें',
    underWay: 'चल रहे खेल',
    goOn: 'आगे खेलें',
    whatIf: 'अगर ऐसा होता',
    at: (game, board) => `गेम ${game}, बोर्ड ${board}`,
    more: (count) => `${count} और खेल चल रहे हैं`,
    around: 'बोर्ड के आसपास',
    learn: { name: 'सीखें', note: 'रखना, निशाना, स्ट्रोक, रानी और ड्यू: एक मिनट का पाठ' },
    practice: { name: 'अभ्यास', note: 'मनचाही स्थिति, स्ट्रोक वापस, फिर वही, और संकेत' },
    umpire: { name: 'अंपायर', note: 'लकड़ी के बोर्ड पर: जो गिरा छुएँ, निर्णय और स्कोर पाएँ' },
    records: { name: 'रिकॉर्ड', note: 'हर खेल यहाँ रहता है, स्ट्रोक-दर-स्ट्रोक' },
    laws: { name: 'नियम', note: 'पाँच नियम-पुस्तकें: पढ़ें, खोजें, मिलाएँ' },
  },
};
