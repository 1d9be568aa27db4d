import { type BookId, books } from '@opencarrom/laws';
import * as ask from '@opencarrom/laws/ask';
import { makeLawSearch } from '@opencarrom/laws/ask';
import { texts as en } from '@opencarrom/laws/texts/en';
import { texts as hi } from '@opencarrom/laws/texts/hi';
import { describe, expect, it } from 'vitest';
import { lawOf, neighboursOf, readingsOn } from '../src/lawbook/about.js';
import { answeringLaws } from '../src/lawbook/answers.js';

const laws = answeringLaws(makeLawSearch([en, hi]), ask);
const found = (question: string, book: BookId = 'icf') =>
  laws.answers(question, book).map(({ law }) => `${law.book}:${law.id}`);

describe('asking the laws', () => {
  it('finds what people mean, in either language and script', () => {
    for (const [question, law] of [
      ['coin jumped off', 'icf:65a'],
      ['fine', 'icf:72a'],
      ['can I stand up', 'icf:91'],
      ['how long for a shot', 'icf:50'],
      ['power cut', 'icf:140'],
      ['quen and striker togehter', 'icf:99a'],
      ['गोटियां बाहर', 'icf:65a'],
      ['उंगली', 'icf:34'],
      ['अंगूठा', 'icf:34'],
      ['क्वीन', 'icf:92'],
      ['पेनाल्टी', 'icf:64a'],
      ['goti khadi ho gayi', 'icf:67'],
      ['rani', 'icf:92'],
      ['baari', 'icf:48'],
    ] as const)
      expect(found(question).slice(0, 3), question).toContain(law);
  });

  it('puts first what a word is about', () => {
    for (const [asked, first] of [
      ['striker pocketed', 'icf:72a'],
      ['queen cover', 'icf:97a'],
      ['toss', 'icf:39a'],
      ['queen', 'icf:92'],
      ['technical foul', 'icf:63a'],
      ['elbow', 'icf:37a'],
      ['protest', 'icf:145'],
    ] as const)
      expect(found(asked)[0], asked).toBe(first);
  });

  it('answers by the book that is open, then by the others', () => {
    const asked = found('striker and my coin fell together', 'starwood');
    expect(asked[0]).toBe('starwood:F6');
    expect(asked).toContain('icf:73');
    expect(found('icf:73', 'starwood')).toEqual(['icf:73']);
    expect(found('law 73')[0]).toBe('icf:73');
  });

  it('tells what the other books say', () => {
    const together = laws.others('striker and my coin fell together', 'icf');
    expect(together?.kind === 'differ' && together.books.map(({ book }) => book)).toEqual([
      'starwood',
      'iiitn',
    ]);
    expect(laws.others('may I play left handed', 'icf')).toMatchObject({ kind: 'same' });
    expect(laws.others('how many girls in a team', 'iiitn')).toEqual({ kind: 'alone' });
    expect(laws.others('zebra', 'icf')).toBeNull();
  });

  it('says of an answer whether it is one, and finds readings', () => {
    expect(laws.answers('may I use my thumb', 'icf')[0]?.isSure).toBe(true);
    expect(laws.answers('the purple zebra ate my yoghurt beside a chair', 'icf')[0]?.isSure).not.toBe(true);
    expect(laws.readings('what does each side of the double fine cost', 'starwood')[0]?.id).toBe(
      'double-fine',
    );
  });

  it('marks the words that were asked for and loses no letter', () => {
    for (const [text, question, marks] of [
      ["Queen pocketed: the player's queen and one due.", 'red fine', ['Queen', 'queen', 'due']],
      ['रानी और दो गोटियाँ फ़ाउल से निकलीं।', 'goti faul', ['गोटियाँ', 'फ़ाउल']],
      ['Both men stay down.', 'C/m', ['men']],
      ['The turn is lost.', 'constructor', []],
    ] as const) {
      const pieces = laws.marked(text, question);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      expect(pieces.filter((piece) => piece.found).map((piece) => piece.text)).toEqual(marks);
    }
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
