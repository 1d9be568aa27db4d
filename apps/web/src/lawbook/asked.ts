/**
 * What the gists call what others ask for: they say "man" and "stroke". Hindi words of the game find the English too,
 * and themselves in their other forms; the books' own nouns lead there as well.
 */
const IN_GISTS: ReadonlyMap<string, string> = new Map([
  ['रानी', 'queen'],
  ['स्ट्राइकर', 'striker'],
  ['गोटी', 'm[ae]n|गोटि'],
  ['गोटियाँ', 'men'],
  ['ड्यू', 'due'],
  ['पेनल्टी', 'penalt'],
  ['फ़ाउल', 'foul'],
  ['फाउल', 'foul'],
  ['ब्रेक', 'break'],
  ['बारी', 'turn'],
  ['कवर', 'cover'],
  ['टॉस', 'toss'],
  ['पॉकेट', 'pocket'],
  ['अंक', 'point'],
  ['बोर्ड', 'board'],
  ['अंपायर', 'umpire'],
  ['समय', 'second|time|minute'],
  ['युगल', 'doubles|pair|partner'],
  ['स्ट्रोक', 'stroke'],
  ['मैच', 'match'],
  ['सफ़ेद', 'white'],
  ['सफेद', 'white'],
  ['काली', 'black'],
  ['c/m', 'm[ae]n'],
  ['c/ms', 'm[ae]n'],
  ['c/men', 'm[ae]n'],
  ['carromman', 'm[ae]n'],
  ['carrommen', 'm[ae]n'],
  ['coin', 'coin|m[ae]n'],
  ['coins', 'coin|m[ae]n'],
  ['c/b', 'carrom board'],
  ['time', 'seconds'],
  ['shot', 'shot|stroke'],
  ['sink', 'pocket'],
]);

/** Before a number these only say what it is the number of. */
const LAW_WORDS = new Set(['law', 'laws', 'rule', 'rules', 'नियम']);
const looksLikeId = (word: string | undefined): boolean => /^[a-z]{0,2}\d/.test(word ?? '');

const wordsIn = (query: string): readonly string[] =>
  query
    .toLowerCase()
    .normalize('NFC')
    .replace(/carrom[\s-]+(?=m[ae]n)/g, 'carrom')
    .split(/[\s,;]+/)
    .filter(Boolean)
    .filter((word, index, all) => !(LAW_WORDS.has(word) && looksLikeId(all[index + 1])));

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Many write Hindi without the dot below: फाउल finds फ़ाउल, and the other way round. */
const dotsAside = (word: string): string =>
  word.replaceAll('\u093c', '').replace(/\p{Script=Devanagari}/gu, '$&\u093c?');

const START = '(?<![\\p{L}\\p{M}\\p{N}])';
const END = '(?![\\p{L}\\p{M}\\p{N}])';

/** A word that is searched for. */
export interface Asked {
  readonly word: string;
  /** Where a word begins with it; a number only as a whole one. */
  readonly begins: RegExp;
  /** What the gists call it, else the word itself, and not one that only begins so: "cover", not "covering". */
  readonly itself: RegExp;
  /** As a name has it: also of many. */
  readonly named: RegExp;
}

export const askedIn = (query: string): readonly Asked[] =>
  wordsIn(query).map((word) => {
    const source = patternOf(word);
    const meant = IN_GISTS.get(word) ?? dotsAside(escaped(word));
    return {
      word,
      begins: new RegExp(source, 'iu'),
      itself: new RegExp(`${START}(?:${meant})${END}`, 'iu'),
      named: new RegExp(`${source}s?${END}`, 'iu'),
    };
  });

function patternOf(word: string): string {
  const known = IN_GISTS.get(word);
  const itself = dotsAside(escaped(word));
  const end = /^\d+$/.test(word) ? '(?![0-9])' : '';
  return `${START}(?:${known ? `${known}|${itself}` : itself})${end}`;
}
