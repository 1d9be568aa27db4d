/** Letters of Devanagari as people type them in Latin ones. */
const CONSONANTS = pairs(
  'क k ख kh ग g घ gh ङ n च ch छ ch ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ f ब b भ bh म m य y र r ल l व v श sh ष sh स s ह h ळ l',
);
const VOWELS = pairs('अ a आ a इ i ई i उ u ऊ u ऋ ri ए e ऐ ai ओ o औ au ऑ o ऍ e');
const SIGNS = pairs('ा a ि i ी i ु u ू u ृ ri े e ै ai ो o ौ au ॉ o ॅ e');
const NASALS = 'ंँ';
const VIRAMA = '्';
const DOT_BELOW = /\u093c/g;

function pairs(table: string): ReadonlyMap<string, string> {
  const cells = table.split(' ');
  return new Map(cells.flatMap((cell, index) => (index % 2 === 0 ? [[cell, cells[index + 1] ?? '']] : [])));
}

/** A letter's sound: a vowel that every consonant has by itself is told from one that is written. */
interface Sound {
  readonly consonant: string;
  readonly vowel: string;
  readonly isWritten: boolean;
}

export const isDevanagari = (word: string): boolean => /\p{Script=Devanagari}/u.test(word);

export const withoutDots = (word: string): string =>
  word.normalize('NFC').replace(DOT_BELOW, '').normalize('NFC');

/** Hindi in Latin letters, as it is typed: so that गोटी, goti and gotee can be one word. */
export function inLatin(word: string): string {
  const sounds = soundsOf(word);
  return sounds
    .map(({ consonant, vowel }, index) => consonant + (isSilent(sounds, index) ? '' : vowel))
    .join('');
}

function soundsOf(word: string): readonly Sound[] {
  const sounds: Sound[] = [];
  for (const letter of withoutDots(word).replace(DOT_BELOW, '')) {
    const last = sounds.at(-1);
    const sign = SIGNS.get(letter);
    const consonant = CONSONANTS.get(letter);
    if (consonant !== undefined) sounds.push({ consonant, vowel: 'a', isWritten: false });
    else if (last && sign !== undefined)
      sounds[sounds.length - 1] = { ...last, vowel: sign, isWritten: true };
    else if (last && letter === VIRAMA) sounds[sounds.length - 1] = { ...last, vowel: '', isWritten: true };
    else if (NASALS.includes(letter)) sounds.push({ consonant: 'n', vowel: '', isWritten: true });
    else sounds.push({ consonant: '', vowel: VOWELS.get(letter) ?? letter, isWritten: true });
  }
  return sounds;
}

/** A vowel nobody writes is not spoken at the end, nor between a syllable and another: गिरना is girna. */
function isSilent(sounds: readonly Sound[], index: number): boolean {
  const sound = sounds[index];
  if (!sound || sound.isWritten || index === 0) return false;
  const before = sounds[index - 1];
  const after = sounds[index + 1];
  if (!after) return true;
  return before?.vowel !== '' && after.vowel !== '' && after.consonant !== '' && after.isWritten;
}
