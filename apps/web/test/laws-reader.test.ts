import { bookOf, books } from '@opencarrom/laws';
import { texts as en } from '@opencarrom/laws/texts/en';
import { texts as hi } from '@opencarrom/laws/texts/hi';
import { describe, expect, it } from 'vitest';
import { lawOf, neighboursOf, readingsOn } from '../src/lawbook/about.js';
import { marked, searchLaws } from '../src/lawbook/search.js';

const found = (query: string, shelf = books) =>
  searchLaws(shelf, query, [en]).laws.map(({ book, id }) => `${book}:${id}`);

describe('searching', () => {
  it('finds laws that have every word, in any order', () => {
    const laws = searchLaws(books, 'queen due', [en]).laws;
    expect(laws.length).toBeGreaterThan(3);
    for (const { book, id, chapter } of laws) {
      const text = `${en[book].laws[id]} ${chapter}`.toLowerCase();
      expect(text).toContain('queen');
      expect(text).toMatch(/\bdue/);
    }
    expect(found('due queen')).toEqual(found('queen due'));
  });

  it('puts first what the words are about: said early, in few words, and International before the other books', () => {
    for (const [asked, first] of [
      ['striker pocketed', 'icf:72a'],
      ['cover', 'icf:92'],
      ['queen cover', 'icf:92'],
      ['toss', 'icf:39a'],
      ['last man', 'icf:107a'],
      ['queen due', 'icf:95b'],
      ['queen', 'icf:92'],
      ['foul', 'icf:62'],
      ['break', 'icf:42'],
      ['covering', 'icf-classic:def:covering'],
    ] as const)
      expect(found(asked)[0], asked).toBe(first);
    expect(found('claim').slice(0, 3)).toEqual(expect.arrayContaining(['icf-short:46', 'starwood:F8']));
    expect(found('cover queen')).toEqual(found('queen cover'));
  });

  it('knows that time is counted in seconds', () => {
    const laws = found('time');
    expect(laws.slice(0, 2)).toEqual(['icf:88a', 'icf:50']);
    expect(laws.indexOf('icf:46')).toBeLessThan(laws.indexOf('icf:128'));
    // "At any time" is not about it.
    expect(laws.indexOf('starwood:S1')).toBeGreaterThan(laws.indexOf('icf-classic:23'));
  });

  it('ranks by the Hindi of the laws likewise', () => {
    const ids = searchLaws(books, 'रानी कवर', [en, hi]).laws.map(({ book, id }) => `${book}:${id}`);
    expect(ids[0]).toBe('icf:92');
  });

  it('puts the readings first that ask about all the words', () => {
    const asks = searchLaws(books, 'last man', [en]).readings.map(({ book, id }) =>
      [/\blast/i, /\bman/i].every((word) => word.test(en[book].readings[id]?.question ?? '')),
    );
    expect(new Set(asks)).toEqual(new Set([true, false]));
    expect(asks).toEqual([...asks].sort((a, b) => Number(b) - Number(a)));
  });

  it('puts the law of that number first, then its parts, and not laws whose number only begins so', () => {
    const icf = [bookOf('icf')];
    expect(found('143', icf)[0]).toBe('icf:143');
    expect(found('143', icf)).toContain('icf:143a');
    expect(found('72', icf).slice(0, 3)).toEqual(['icf:72a', 'icf:72b', 'icf:72c']);
    expect(found('14', icf)).not.toContain('icf:143');
  });

  it('understands citations', () => {
    expect(found('icf:73')).toEqual(['icf:73']);
    expect(found('starwood:Q2')[0]).toBe('starwood:Q2');
  });

  it('understands a number that is called a law or a rule', () => {
    for (const [asked, id] of [
      ['law 73', '73'],
      ['Law 72a', '72a'],
      ['rule 72a', '72a'],
      ['नियम 73', '73'],
    ] as const)
      expect(found(asked)).toEqual(found(id));
    expect(found('law 73')[0]).toMatch(/:73$/);
  });

  it('knows the books’ own nouns', () => {
    for (const noun of ['C/m', 'carrommen', 'Carrom men', 'carromman'])
      expect(found(noun)).toEqual(found('C/m'));
    expect(found('C/m')).toEqual(expect.arrayContaining(found('men')));
    expect(found('C/m due').length).toBeGreaterThan(0);
    expect(marked('Both men stay down.', 'C/m')).toContainEqual({ text: 'men', found: true });
  });

  it('takes words that every object knows for words', () => {
    for (const word of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
      expect(searchLaws(books, word, [en])).toEqual({ laws: [], readings: [] });
      expect(marked('The turn is lost.', word)).toEqual([{ text: 'The turn is lost.', found: false }]);
    }
  });

  it('finds English gists by Hindi words of the game', () => {
    expect(found('रानी')).toEqual(found('queen'));
  });

  it('finds laws and readings by the words of their Hindi, with or without the dots below', () => {
    const inHindi = (query: string) => searchLaws(books, query, [en, hi]);
    const ids = (query: string) => inHindi(query).laws.map(({ book, id }) => `${book}:${id}`);
    expect(ids('चूड़ियाँ')).toEqual(['icf:30b', 'icf-classic:4b']);
    expect(ids('चूडियाँ')).toEqual(ids('चूड़ियाँ'));
    expect(ids('परिभाषाएँ').every((id) => id.startsWith('icf-classic:def:'))).toBe(true);
    expect(inHindi('त्रिज्या').readings.map(({ id }) => id)).toEqual(['shot-with-queen']);
    expect(found('चूड़ियाँ')).toEqual([]);
  });

  it('marks the words of a Hindi text whole', () => {
    const text = 'रानी और दो गोटियाँ फ़ाउल से निकलीं।';
    const pieces = marked(text, 'गोटी फाउल');
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.filter((piece) => piece.found).map((piece) => piece.text)).toEqual(['गोटियाँ', 'फ़ाउल']);
  });

  it('stays in the book asked for', () => {
    expect(new Set(searchLaws([bookOf('iiitn')], 'queen', [en]).laws.map(({ book }) => book))).toEqual(
      new Set(['iiitn']),
    );
  });

  it('finds readings too, and nothing for nothing', () => {
    expect(searchLaws(books, 'last man of both sides', [en]).readings.length).toBeGreaterThan(0);
    expect(searchLaws(books, '  ', [en])).toEqual({ laws: [], readings: [] });
    expect(searchLaws(books, 'zebra', [en]).laws).toEqual([]);
  });

  it('takes signs that mean something to a pattern for what they are', () => {
    expect(() => searchLaws(books, '(queen [a* \\', [en])).not.toThrow();
  });

  it('marks the words found and loses no letter', () => {
    const text = "Queen pocketed: the player's queen and one due.";
    const pieces = marked(text, 'queen due');
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.filter((piece) => piece.found).map((piece) => piece.text)).toEqual([
      'Queen',
      'queen',
      'due',
    ]);
  });
});

describe('a law', () => {
  it('is found by its id, with what follows when it is called', () => {
    const law = lawOf('icf', '29');
    expect(law?.own).toMatchObject({ book: 'icf', id: '29', status: 'called', consequence: 'foul' });
    expect(law?.href).toBe('/laws/icf/29');
  });

  it('of the book fallen back on leads to that book, however it is cited', () => {
    expect(lawOf('starwood', 'icf:73')?.href).toBe('/laws/icf/73');
    expect(lawOf('starwood', '73')?.book).toBe('icf');
    expect(lawOf('starwood', 'F6')?.href).toBe('/laws/starwood/F6');
  });

  it('that is a mere heading has its parts', () => {
    const law = lawOf('icf', '72');
    expect(law?.own).toBeNull();
    expect(law?.parts.map(({ id }) => id)).toEqual(['72a', '72b', '72c']);
  });

  it('that no book has is not found', () => {
    expect(lawOf('icf', '999')).toBeNull();
    expect(lawOf('iiitn', 'nonsense')).toBeNull();
  });

  it('has neighbours in its book, and the first has none before it', () => {
    const neighbours = (id: string) => {
      const law = lawOf('icf', id);
      return law && neighboursOf(law);
    };
    expect(neighbours('73')).toMatchObject({ before: { id: '72c' }, after: { id: '74' } });
    expect(neighbours('72')).toMatchObject({ before: { id: '71' }, after: { id: '73' } });
    expect(neighbours('27')?.before).toBeUndefined();
  });

  it('shows the readings that lean on it, of every book', () => {
    const law = lawOf('icf', '95b');
    expect(law && readingsOn(law).map(({ id }) => id)).toContain('queen-and-own-while-owing');
    const every = books.flatMap(({ id, readings }) =>
      readings.flatMap(({ laws }) => laws.map((cited) => [id, cited] as const)),
    );
    for (const [book, cited] of every) expect(lawOf(book, cited), `${book} ${cited}`).not.toBeNull();
  });
});
