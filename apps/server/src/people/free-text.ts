import { en } from './word-lists/en.js';
import { hi } from './word-lists/hi.js';

/** Another language is a file of its own and a word here. */
const LISTS = [en, hi];

const UNSEEN = /(?!\u200c|\u200d|\ufe0f)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const HEAPED = /(\p{M}{4})\p{M}+/gu;

/** Addresses that people are led to: of pages, with or without their beginning, and of mail. */
const LINKS = [
  /\b[a-z][a-z\d+.-]*:\/\/\S+/giu,
  /\bwww\.\S+/giu,
  /\S+@\S+\.\S+/gu,
  /\b(?:[\p{L}\p{N}-]+\.)+(?:com|net|org|info|biz|io|me|gg|tv|co|in|uk|us|ru|de|app|dev|site|xyz|online|link|shop|live|club|top)\b(?:[/?#:]\S*)?/giu,
];

/** Words of somebody's own, without what misleads: links, signs nobody sees, heaps of marks. */
export function cleanedText(text: string): string {
  const readable = text.normalize('NFC').replace(UNSEEN, ' ').replace(HEAPED, '$1');
  return LINKS.reduce((rest, link) => rest.replace(link, ' '), readable)
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Figures that stand for letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' },
  ...{ '@': 'a', $: 's', '!': 'i' },
};

/** One spelling for all: without case, without look-alikes, each letter once in a row. */
const folded = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[013457@$!]/g, (sign) => LOOKALIKES[sign] ?? sign)
    .replace(/(.)\1+/gu, '$1');

const BAD = new Set(LISTS.flat().map(folded));
const WORDS = /[\p{L}\p{M}\p{N}@$!]+/gu;

/** Is there a word in it that is not said here? Whole words only: a part of a name is nobody's fault. */
export const hasBadWords = (text: string): boolean =>
  (text.match(WORDS) ?? []).some(
    (word) => BAD.has(folded(word)) || BAD.has(folded(word.replace(/[@$!]+$/, ''))),
  );
