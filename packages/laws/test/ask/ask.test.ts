import { describe, expect, it } from 'vitest';
import { makeLawSearch, SURE } from '../../src/ask/index.js';
import { texts as en } from '../../src/texts/en.js';
import { texts as hi } from '../../src/texts/hi.js';
import type { BookId } from '../../src/vocabulary.js';

const search = makeLawSearch([en, hi]);
const cited = (question: string, book: BookId = 'icf') =>
  search.ask(question, book).map((answer) => `${answer.book}:${answer.law}`);

describe('the questions people ask', () => {
  it.each([
    ['kya angutha use kar sakte hain', 'icf:34'],
    ['striker aur goti dono gir gaye', 'icf:73'],
    ['raani kab le sakte hai', 'icf:92'],
    ['lal ke kitne nambar', 'icf:52b.i'],
    ['baari chhod sakte hain kya', 'icf:137'],
    ['fine ki goti kahan rakhein', 'icf:84a'],
    ['samne wale ki aakhri goti gir gayi', 'icf:106a'],
    ['umpire ko gaali di', 'icf:143d'],
    ['kohni andar chali gayi', 'icf:37a'],
  ])('may be typed in Latin letters: %s', (question, law) => {
    expect(cited(question).slice(0, 3)).toContain(law);
  });

  it.each([
    ['coin jumped off', 'piece jumped off'],
    ['puck jumped off', 'carromman jumped off'],
    ['who places the minus', 'who places the jurmana'],
    ['गोटियां बाहर गिरीं', 'गोटियाँ बाहर गिरीं'],
    ['उंगली', 'उँगली'],
    ['अम्पायर से स्कोर पूछना', 'अंपायर से स्कोर पूछना'],
    ['फाउल', 'फ़ाउल'],
    ['पेनाल्टी कौन रखे', 'पेनल्टी कौन रखे'],
    ['rani cover', 'raani kavar'],
    ['काला', 'काले'],
  ])('find the same by other words or spellings: %s, %s', (one, other) => {
    expect(cited(one)[0]).toBeDefined();
    expect(cited(one)).toEqual(cited(other));
  });
});

describe('an answer', () => {
  it('is the sentence that answers, in the language shown', () => {
    const [queen] = search.ask('nobody noticed that the queen was not covered', 'icf');
    expect(queen).toMatchObject({
      law: '96',
      sentence: expect.stringContaining('notices before the next stroke'),
    });
    const [cap] = makeLawSearch([hi, en]).ask('what happens to dues left when the board ends', 'icf');
    expect(cap).toMatchObject({ law: '55', sentence: expect.stringMatching(/^बोर्ड के अंत में/) });
  });

  it('comes from the International Laws where the book is silent', () => {
    expect(cited('may I pass my turn', 'starwood')[0]).toBe('icf:137');
    expect(cited('who puts the powder', 'iiitn')[0]).toBe('icf:122a');
  });

  it('is found by any of the words', () => {
    expect(cited('xylophone elbow quibble')[0]).toBe('icf:37a');
  });

  it('is never said to be certain where only a little of the question is met', () => {
    const [near] = search.ask('the chandelier of the ballroom trembled near a coin', 'icf');
    expect(near === undefined || near.score < SURE).toBe(true);
    expect(search.ask('xylophone', 'icf')).toEqual([]);
    expect(search.ask('constructor __proto__ toString', 'icf')).toEqual([]);
    expect(search.ask('', 'icf')).toEqual([]);
  });
});

describe('a law asked for by its number', () => {
  it.each([
    ['73', 'icf', 'icf:73'],
    ['law 73', 'icf', 'icf:73'],
    ['नियम 72a', 'icf', 'icf:72a'],
    ['icf:73', 'starwood', 'icf:73'],
    ['Q10', 'starwood', 'starwood:Q10'],
    ['starwood q10', 'icf', 'starwood:Q10'],
    ['what does 49a.i say', 'icf', 'icf:49a.i'],
    ['143', 'icf', 'icf:143'],
  ] as const)('%s by %s', (question, book, law) => {
    expect(cited(question, book)[0]).toBe(law);
  });

  it('comes with its parts, and not with laws whose number only begins so', () => {
    expect(cited('72').slice(0, 3)).toEqual(['icf:72a', 'icf:72b', 'icf:72c']);
    expect(cited('14').filter((law) => law.startsWith('icf:143'))).toEqual([]);
  });

  it('is not meant by a number of points or seconds', () => {
    expect(cited('does the queen count at 22 points', 'icf-short')[0]).toBe('icf-short:8.i');
    expect(cited('when does the 15 seconds start', 'icf-classic')[0]).toBe('icf-classic:23');
  });
});

describe('readings and marks', () => {
  it('finds how a silent place is read, of the book asked for first', () => {
    expect(search.readings('what does each side of the double fine cost', 'starwood')[0]).toEqual({
      book: 'starwood',
      id: 'double-fine',
    });
    expect(search.readings('zebra', 'icf')).toEqual([]);
  });

  it('tells which words of a law were asked for, in either language', () => {
    const isAsked = search.isAsked('coin fell in the hole');
    expect(['man', 'pocketed', 'गोटियाँ', 'umpire'].map(isAsked)).toEqual([true, true, true, false]);
  });
});
