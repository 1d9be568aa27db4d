import { describe, expect, it } from 'vitest';
import { explain } from '../../src/announce/explain.js';
import { bookOf } from '../../src/books/index.js';
import type { Ruling } from '../../src/judge/ruling.js';
import { en } from '../../src/words/en.js';
import { hi } from '../../src/words/hi.js';
import type { RulingWords } from '../../src/words/ruling-words.js';
import { called, struck } from './rulings.js';

const explained = (ruling: Ruling, words: RulingWords = en) => explain(bookOf(ruling.book), ruling, words);

const texts = (ruling: Ruling, words?: RulingWords) => explained(ruling, words).map(({ text }) => text);

const ids = (ruling: Ruling) => explained(ruling).map(({ laws }) => laws.map(({ id }) => id));

describe('an explanation', () => {
  const outstanding = struck({ striker: true, improper: true }, { white: { onBoard: 8 } });

  it('tells the findings in order, in the language asked', () => {
    expect(texts(outstanding)).toEqual([
      'White, by an improper stroke, pocketed the striker.',
      'There are no more coins in the pockets to place, so one white coin is still owed.',
    ]);
    expect(texts(outstanding, hi)).toEqual([
      'सफ़ेद पक्ष ने अनुचित स्ट्रोक से स्ट्राइकर पॉकेट किया।',
      'चुकाने के लिए पॉकेट में और गोटी नहीं, इसलिए एक सफ़ेद गोटी बकाया रहती है।',
    ]);
  });

  it('tells of what nobody claimed as of something that may still be claimed', () => {
    const open = struck({ striker: true, unclaimed: true }, { book: 'starwood' });
    expect(texts(open)).toContain('A foul or due counts only if the opponent claims it, and nobody has.');
    expect(texts(open, hi)).toContain('ग़लती तभी गिनी जाती है जब विपक्षी दावा करे, और दावा नहीं हुआ।');
  });

  it('gives each law with its status, in any language', () => {
    const law = { id: '72b', status: 'ruled' };
    expect(explained(outstanding, en)[0]?.laws).toEqual([law]);
    expect(explained(outstanding, hi)[0]?.laws).toEqual([law]);
  });

  it('gives all the parts of a law cited whole, none twice', () => {
    const [finish] = ids(struck({ white: 1 }, { white: { onBoard: 1 }, queen: 'covered-by-white' }));
    expect(finish).toEqual(expect.arrayContaining(['52a', '52b.i', '53a']));
    expect(new Set(finish).size).toBe(finish?.length);
  });

  it('gives the law of the book that another falls back on', () => {
    const [missed] = ids(struck({}, { book: 'icf-short', queen: 'to-cover' }));
    expect(missed).toEqual(['icf:96']);
  });

  it('says how the text is read where it is silent, also by the book fallen back on', () => {
    const bothLast = { white: { onBoard: 1 }, black: { onBoard: 1 }, queen: 'covered-by-black' } as const;
    for (const book of ['icf', 'icf-short'] as const) {
      const [found] = explained(struck({ white: 1, black: 1 }, { ...bothLast, book }));
      expect(found?.reading).toBe('both-last-queen-covered');
    }
  });

  it('has no reading where the text speaks', () => {
    expect(explained(outstanding)[0]).not.toHaveProperty('reading');
  });

  it('names the law called and the law broken', () => {
    expect(texts(called({ law: '129', against: 'white' }))[0]).toBe('Law 129 was called against White.');
    expect(texts(called({ law: '129', against: 'white' }), hi)[0]).toBe('सफ़ेद पक्ष पर नियम 129 लगाया गया।');
    expect(texts(struck({ breach: '130a' }))[0]).toBe('The stroke was improper by law 130a.');
  });

  it("does not cover the queen with an opponent's man", () => {
    const ruling = struck({ white: 2, black: 1 }, { queen: 'to-cover' });
    expect(texts(ruling)).toEqual([
      'White covered the queen with two white coins and also pocketed one black coin.',
    ]);
    expect(texts(ruling, hi)).toEqual([
      'सफ़ेद पक्ष ने दो सफ़ेद गोटियों से रानी कवर की, साथ में एक काली गोटी भी पॉकेट की।',
    ]);
  });
});
