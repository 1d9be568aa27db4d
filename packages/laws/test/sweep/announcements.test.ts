import { beforeAll, describe, expect, it } from 'vitest';
import { announce } from '../../src/announce/announce.js';
import { explain } from '../../src/announce/explain.js';
import type { Book } from '../../src/books/book.js';
import { books } from '../../src/books/index.js';
import type { Finding, Ruling } from '../../src/judge/ruling.js';
import { texts as textsEn } from '../../src/texts/en.js';
import { texts as textsHi } from '../../src/texts/hi.js';
import { gistIn, readingIn, type Texts } from '../../src/texts/text.js';
import { en } from '../../src/words/en.js';
import { hi } from '../../src/words/hi.js';
import { sweep } from '../announce/rulings.js';

const LANGUAGES = ['en', 'hi'] as const;
type Language = (typeof LANGUAGES)[number];
const words = { en, hi };
const texts: Record<Language, Texts> = { en: textsEn, hi: textsHi };

const announced: Record<Language, Set<string>> = { en: new Set(), hi: new Set() };
const explained: Record<Language, Set<string>> = { en: new Set(), hi: new Set() };
const concerns = new Set<string>();
const unexplained = new Set<string>();

beforeAll(() => {
  for (const book of books) {
    const known = new Set<string>();
    for (const ruling of sweep(book)) {
      for (const language of LANGUAGES) announced[language].add(announce(book, ruling, words[language]));
      const { findings, pocketed, owed, striker } = ruling;
      const key = JSON.stringify([findings, pocketed, owed, striker]);
      if (!known.has(key)) collectExplanations(book, ruling);
      known.add(key);
    }
  }
}, 120_000);

function collectExplanations(book: Book, ruling: Ruling): void {
  for (const language of LANGUAGES)
    for (const [index, { text, laws, reading }] of explain(book, ruling, words[language]).entries()) {
      const finding = ruling.findings[index] as Finding;
      concerns.add(finding.concern);
      explained[language].add(text);
      const gistFor = (law: string) =>
        laws.some(({ id }) => id.startsWith(law) && gistIn(texts[language], book.id, id));
      const whole = finding.laws.length > 0 && finding.laws.every(gistFor);
      const read = reading !== undefined && readingIn(texts[language], book.id, reading) !== null;
      if (!whole || Boolean(finding.reading) !== read)
        unexplained.add(`${book.id} ${finding.concern} ${finding.laws} ${finding.reading}`);
    }
}

/** A full stop inside a law's id (49a.i) ends nothing. */
const sentences = (text: string): readonly string[] => text.match(/[^.।]*(?:\.(?! |$)[^.।]*)*[.।]/g) ?? [];

const failing = (texts: Iterable<string>, wrong: (text: string) => boolean): readonly string[] =>
  [...texts].filter(wrong).slice(0, 5);

const all = (language: Language) => [...announced[language], ...explained[language]];

describe('over a wide sweep of rulings by every book', () => {
  it('meets every concern', () => {
    const known = Object.keys(en.findings);
    expect(known.filter((concern) => !concerns.has(concern))).toEqual([]);
  });

  it('every finding has the gist of every law it cites, and its reading', () => {
    expect([...unexplained]).toEqual([]);
  });

  it.each(LANGUAGES)('%s: one to three sentences, one for a finding', (language) => {
    expect(announced[language].size).toBeGreaterThan(500);
    expect(failing(announced[language], (text) => ![1, 2, 3].includes(sentences(text).length))).toEqual([]);
    expect(failing(explained[language], (text) => sentences(text).length !== 1)).toEqual([]);
  });

  it.each(LANGUAGES)('%s: no gap, no slip of punctuation', (language) => {
    const slip = /undefined|null|NaN| {2}|^\s|\s$|^[.।]| [.।,;:]|[,;:] ?[.।,;:]|\.\.|। *।/;
    expect(failing(all(language), (text) => slip.test(text))).toEqual([]);
    const end = language === 'en' ? /^[A-Z].*\.$/ : /।$/;
    expect(failing(all(language), (text) => !end.test(text))).toEqual([]);
  });

  it.each(LANGUAGES)('%s: one colon at most, and not too long to say', (language) => {
    expect(failing(announced[language], (text) => (text.match(/:/g) ?? []).length > 1)).toEqual([]);
    expect(failing(announced[language], (text) => text.length > 420)).toEqual([]);
  });

  it('English agrees in number', () => {
    const many = '(?:two|three|four|five|six|seven|eight|nine|\\d\\d)';
    const wrong = new RegExp(
      [
        '\\bone (?:more )?(?:white |black )?coins\\b',
        `\\b${many} (?:more )?(?:white |black )?coin\\b`,
        'coins comes|coin come\\b|coins is|(?<!and )one (?:white|black) coin are\\b',
        '\\b1 points|(?:\\b[02-9]|\\d\\d) point\\b',
        'one tries|(?:two|three) try|\\bno tries',
      ].join('|'),
      'i',
    );
    expect(failing(announced.en, (text) => wrong.test(text))).toEqual([]);
    expect(failing(explained.en, (text) => /\bone (?:white |black )?coins\b|coins is/.test(text))).toEqual(
      [],
    );
  });

  it('Hindi agrees in number, gender and case', () => {
    const many = '(?:दो|तीन|चार|पाँच|छह|सात|आठ|नौ)';
    const wrong = new RegExp(
      [
        'एक (?:और )?(?:(?:सफ़ेद|काली) )?गोटिय',
        `${many} (?:और )?(?:(?:सफ़ेद|काली) )?गोटी`,
        'गोटियाँ निकलेगी|गोटी निकलेंगी|गोटी निकलेगी, जिन्हें|गोटियाँ निकलेंगी, जिसे',
        'काल[ाे] गोट|काली पक्ष|काला पक्ष (?:ने|को|का|की|के|से)|काले पक्ष (?:ब्रेक|रखेगा|मैच|बोर्ड हारा)',
        '^(?:एक (?:सफ़ेद|काली) गोटी) पॉकेट हुईं|^(?:[^।]*(?:गोटियाँ|और[^।]*)) पॉकेट हुई।',
        'स्ट्राइकर पॉकेट की|\\b1 अंक मिले',
      ].join('|'),
    );
    expect(failing(all('hi'), (text) => wrong.test(text))).toEqual([]);
    expect(failing(announced.hi, (text) => /[A-Za-z०-९]/.test(text))).toEqual([]);
  });

  it('both languages tell rulings apart alike', () => {
    expect(announced.hi.size / announced.en.size).toBeGreaterThan(0.95);
    expect(announced.hi.size / announced.en.size).toBeLessThan(1.05);
  });
});
