import { bookOf, books } from '@opencarrom/laws';
import { describe, expect, it } from 'vitest';
import { lawOf } from '../src/lawbook/about.js';
import {
  agree,
  compareBooks,
  compareHref,
  comparisonOf,
  differencesOf,
  SUBJECTS,
  subjectOf,
  usesOf,
} from '../src/laws/compare.js';
import { meaningLines } from '../src/laws/meaning.js';
import { words as meaningEn } from '../src/laws/meaning-words/en.js';
import { words as meaningHi } from '../src/laws/meaning-words/hi.js';
import { words as namesEn } from '../src/laws/subject-names/en.js';
import { words as namesHi } from '../src/laws/subject-names/hi.js';
import { saidBy } from '../src/laws/subjects.js';

const icf = bookOf('icf');
const starwood = bookOf('starwood');
const iiitn = bookOf('iiitn');

function subject(id: string) {
  const found = subjectOf(id);
  if (!found) throw new Error(`no subject ${id}`);
  return found;
}

const linesOf = (book: typeof icf, id: string) =>
  saidBy(book, subject(id)).map(({ meaning }) => meaningLines(subject(id).id, meaning, meaningEn));

describe('subjects', () => {
  it('have one name each, in both languages, and every book speaks on each', () => {
    expect(new Set(SUBJECTS.map(({ id }) => id)).size).toBe(SUBJECTS.length);
    for (const each of SUBJECTS) {
      expect(namesEn[each.id]).toBeTruthy();
      expect(namesHi[each.id]).toBeTruthy();
      for (const book of books) expect(saidBy(book, each).length).toBeGreaterThan(0);
    }
  });

  it('cite only laws that can be read', () => {
    for (const book of books)
      for (const each of SUBJECTS)
        for (const { laws } of saidBy(book, each))
          for (const law of laws) expect(lawOf(book.id, law), `${book.id} ${each.id} ${law}`).not.toBeNull();
  });
});

describe('comparing', () => {
  it('shows how books differ on the striker with one’s own men', () => {
    expect(linesOf(icf, 'own+striker')[0]).toEqual([
      'Your coins come back',
      'One more coin comes out',
      'You play again',
    ]);
    expect(linesOf(starwood, 'own+striker')[0]?.[0]).toContain('You choose');
    expect(linesOf(iiitn, 'own+striker')[0]).toContain('The turn is lost');
    expect(agree(icf, starwood, subject('own+striker'))).toBe(false);
    expect(agree(icf, iiitn, subject('own+striker'))).toBe(false);
  });

  it('finds books alike that say the same under other numbers', () => {
    expect(agree(icf, bookOf('icf-short'), subject('own+striker'))).toBe(true);
    for (const each of SUBJECTS) expect(agree(icf, icf, each)).toBe(true);
  });

  it('tells where two books differ, and leaves out what they say alike', () => {
    const [difference, ...more] = differencesOf(icf, iiitn, subject('own+striker'));
    expect(difference?.when).toBe('proper');
    expect(difference?.a.laws).toEqual(['73']);
    expect(difference?.b.laws).toEqual(['20']);
    expect(more).toEqual([]);
    expect(differencesOf(icf, bookOf('icf-short'), subject('own+striker'))).toEqual([]);
  });

  it('has every subject once between any two books: where they differ, or among those alike', () => {
    for (const a of books)
      for (const b of books) {
        const groups = compareBooks(a, b);
        const differing = groups.flatMap((group) => group.differing.map((each) => each.subject));
        const alike = groups.flatMap((group) => group.alike);
        expect(differing.every((each) => !agree(a, b, each))).toBe(true);
        expect(alike.every((each) => agree(a, b, each))).toBe(true);
        expect(new Set([...differing, ...alike])).toEqual(new Set(SUBJECTS));
        expect(differing.length === 0).toBe(a === b);
      }
  });

  it('knows what the queen is worth', () => {
    expect(linesOf(icf, 'queenPoints')).toEqual([['3 points']]);
    expect(linesOf(starwood, 'queenPoints')).toEqual([['5 points']]);
  });

  it('does not bring men back where none fell', () => {
    expect(linesOf(icf, 'nothing')[1]).toEqual(['One more coin comes out', 'The turn is lost']);
  });

  it('has words in both languages for whatever a book lays down', () => {
    for (const book of books)
      for (const each of SUBJECTS)
        for (const { meaning } of saidBy(book, each))
          for (const catalogue of [meaningEn, meaningHi])
            for (const line of meaningLines(each.id, meaning, catalogue)) {
              expect(line).not.toMatch(/undefined|null|\[object/);
              expect(line).not.toBe('');
            }
  });

  it('keeps what is compared in the address, and survives a wrong one', () => {
    const comparison = { subject: subject('own+striker').id, a: 'icf', b: 'iiitn' } as const;
    const address = decodeURIComponent(compareHref(comparison).split('/').at(-1) ?? '');
    expect(comparisonOf(address)).toEqual(comparison);
    expect(comparisonOf('nonsense~x~y')).toEqual({ subject: null, a: 'icf', b: 'starwood' });
    expect(comparisonOf(null).subject).toBeNull();
  });
});

describe('what rests on a law', () => {
  const usesIn = (book: 'icf' | 'starwood', id: string) => {
    const law = lawOf(book, id);
    return law ? usesOf(law) : [];
  };

  it('names the subject and the laws of the other books on it', () => {
    const use = usesIn('icf', '73').find((each) => each.subject.id === 'own+striker');
    expect(use?.when).toBe('proper');
    expect(use?.elsewhere.find(({ book }) => book === 'starwood')?.laws).toEqual(['F6']);
    expect(use?.elsewhere.find(({ book }) => book === 'iiitn')?.laws).toEqual(['20']);
  });

  it('says where another book falls back on this very law', () => {
    const use = usesIn('icf', '64a').find((each) => each.subject.id === 'nothing');
    expect(use?.elsewhere.find(({ book }) => book === 'starwood')?.same).toBe(true);
  });
});
