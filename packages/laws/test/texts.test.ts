import { describe, expect, it } from 'vitest';
import { books, chapterIn, gistIn, readingIn } from '../src/index.js';
import { texts as en } from '../src/texts/en.js';
import { texts as hi } from '../src/texts/hi.js';
import { bookNames } from '../src/words/books/hi.js';

/** Numbers said in words, and how each begins in Hindi. "Seconds" are a measure, not an order. */
const IN_WORDS: Readonly<Record<string, RegExp>> = {
  'two|twice': /(?<!\p{L})दो(?:नों)?(?![\p{L}\p{M}])/u,
  'three|third': /तीन|तीसर/,
  'four|fourth': /चार(?:ों)?(?![\p{L}\p{M}])|चौथ/u,
  five: /पाँच/,
  'six|sixth': /छह|छठ/,
  seven: /सात/,
  'eight|eighth': /आठ/,
  nine: /नौ/,
  ten: /दस/,
  twelve: /बारह/,
  fourteen: /चौदह/,
  fifteen: /पंद्रह/,
  second: /दूसर/,
};

/** Law ids, counts and measures written in digits: `72a`, `P.final1`, `icf:97b`, `15`. */
const digitsIn = (text: string): readonly string[] =>
  (text.match(/[A-Za-z.:]*\d[\w.:]*/g) ?? []).map((token) => token.replace(/[.:]+$/, '')).sort();

/** The shape the men are arranged in is a Latin letter in Hindi too. */
const latinIn = (text: string): readonly string[] =>
  text.replace(/[A-Za-z.:]*\d[\w.:]*/g, '').match(/(?!Y)[A-Za-z]/g) ?? [];

function expectSame(english: string, hindi: string, where: string): void {
  expect(digitsIn(hindi), `${where}: numbers`).toEqual(digitsIn(english));
  for (const [said, inHindi] of Object.entries(IN_WORDS))
    if (new RegExp(`\\b(?:${said})\\b`, 'i').test(english))
      expect(hindi, `${where}: ${said}`).toMatch(inHindi);
  expect(latinIn(hindi), `${where}: Latin letters`).toEqual([]);
  expect(hindi, where).toMatch(/\p{Script=Devanagari}/u);
  // One spelling of every letter, so that a search finds it.
  expect(hindi, where).toBe(hindi.normalize('NFC'));
}

function expectSentence(english: string, hindi: string, where: string): void {
  expectSame(english, hindi, where);
  expect(hindi.at(-1), `${where}: its end`).toBe(english.endsWith('?') ? '?' : '।');
}

describe.each(books.map((book) => [book.id, book] as const))('%s in Hindi', (id, book) => {
  const texts = hi[id];

  it('has every law of the book and no other, with its numbers', () => {
    expect(new Set(Object.keys(texts.laws))).toEqual(new Set(book.lawsById.keys()));
    for (const law of book.lawsById.values())
      expectSentence(en[id].laws[law.id] ?? '', texts.laws[law.id] ?? '', `${id} ${law.id}`);
  });

  it('has a name, and every chapter and no other', () => {
    expect(bookNames.full[id]).toMatch(/नियम|प्रतियोगिता/);
    expect(new Set(Object.keys(texts.chapters))).toEqual(new Set(book.chapters.map(({ title }) => title)));
    for (const { title } of book.chapters) expectSame(title, chapterIn(hi, id, title), `${id} ${title}`);
  });

  it('has every reading and no other, with its numbers', () => {
    expect(new Set(Object.keys(texts.readings))).toEqual(new Set(book.readings.map((each) => each.id)));
    for (const reading of book.readings)
      for (const part of ['question', 'reading', 'reason'] as const) {
        const [english, hindi] = [en, hi].map((all) => readingIn(all, id, reading.id)?.[part] ?? '');
        expectSentence(english ?? '', hindi ?? '', `${id} ${reading.id} ${part}`);
      }
  });
});

describe.each(books.map((book) => [book.id, book] as const))('%s in English', (id, book) => {
  const { laws, readings } = en[id];

  it('gives every law a gist of its own, and no other', () => {
    expect(new Set(Object.keys(laws))).toEqual(new Set(book.lawsById.keys()));
    for (const [law, gist] of Object.entries(laws)) {
      expect(gist, law).toMatch(/^[A-Z].{10,}\.$/s);
      expect(gist.length, law).toBeLessThan(300);
    }
  });

  it('words every reading in full, and no other', () => {
    expect(new Set(Object.keys(readings))).toEqual(new Set(book.readings.map((each) => each.id)));
    for (const [reading, said] of Object.entries(readings)) {
      expect(said.question, reading).toMatch(/[.?]$/);
      expect(said.reading, reading).toMatch(/\.$/);
      expect(said.reason, reading).toMatch(/\.$/);
    }
  });

  it('calls every chapter as the book does', () => {
    for (const { title } of book.chapters) expect(chapterIn(en, id, title)).toBe(title);
  });
});

describe('a law cited', () => {
  it('by its own book is that of the book, though the other has the same number', () => {
    expect(gistIn(hi, 'icf-classic', '73a')).toBe(hi['icf-classic'].laws['73a']);
    expect(gistIn(hi, 'icf', '73')).toBe(hi.icf.laws['73']);
  });

  it('from the book fallen back on is that of the other, with or without its name', () => {
    expect(gistIn(en, 'starwood', 'icf:73')).toBe(en.icf.laws['73']);
    expect(gistIn(en, 'starwood', '73')).toBe(en.icf.laws['73']);
  });

  it('that no book has, has no text', () => {
    expect(gistIn(en, 'icf', '999')).toBeNull();
    expect(gistIn(en, 'icf', 'constructor')).toBeNull();
    expect(readingIn(en, 'icf', 'nothing')).toBeNull();
  });
});
