import { describe, expect, it } from 'vitest';
import { answerOf, carrom } from './support/command-line.js';

const show = async (...args: string[]) => (await carrom(['laws', 'ask', ...args, '--human'])).stdout;
const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('carrom laws ask', () => {
  it('answers an everyday question by a book, the best law first', async () => {
    const { answers } = answerOf(await carrom(['laws', 'ask', 'may I use my thumb', '--book', 'icf']));
    expect(answers[0]).toEqual({
      rulebook: 'icf',
      law: '34',
      sentence: expect.stringContaining('A finger makes the stroke'),
      score: expect.any(Number),
    });
    const words = await carrom(['laws', 'ask', 'may', 'I', 'use', 'my', 'thumb']);
    expect(answerOf(words).answers).toEqual(answers);
  });

  it('tells a person what the other books say', async () => {
    expect(await show('striker and my coin went in together')).toMatch(
      /icf 73\n.*pockets the striker and own coins.*Other books differ.*starwood F6.*iiitn 20/s,
    );
    expect(await show('can I play left handed')).toMatch(/icf 35\n.*All books say the same: icf-short 4/s);
    expect(await show('what is a double fine', '--book', 'starwood')).toMatch(/starwood F6\n.*icf 73/s);
    expect(await show('how many girls in a team', '--book', 'iiitn')).toMatch(
      /iiitn 3\n.*Only .* has a law on this/s,
    );
  });

  it('says which book answers where the one in force is silent', async () => {
    expect(await show('can I pass my turn', '--book', 'starwood')).toMatch(
      /icf 137\n.*Where this book is silent, icf applies/s,
    );
  });

  it('answers in Hindi, asked in either script', async () => {
    for (const question of ['रानी कब ले सकते हैं', 'rani kab le sakte hain'])
      expect(await show(question, '--lang', 'hi')).toMatch(/icf 92\n.*रानी पॉकेट और कवर/s);
  });

  it('says what is near where nothing answers, never that no law speaks of it', async () => {
    const { answers } = answerOf(await carrom(['laws', 'ask', 'zebra']));
    expect(answers).toEqual([]);
    expect(await show('zebra')).toContain('Try other words');
    expect(await show('zebra')).not.toContain('No law');
    expect(await show('a zebra crossed the hall quietly near my wobbly purple chair')).toContain(
      'These are closest',
    );
  });

  it('answers documents, one on each line, and refuses bad ones by name', async () => {
    const documents = [
      { id: 'a', rulebook: 'icf', question: 'may I use my thumb', language: 'en' },
      { id: 'b', rulebook: 'starwood', question: 'may I pass my turn', language: 'hi' },
      { id: 'c', rulebook: 'fide', question: 'castling' },
      { id: 'd', rulebook: 'icf' },
      { id: 'e', rulebook: 'icf', question: 7 },
      { id: 'f', rulebook: 'icf', question: '   ' },
      { id: 'g', rulebook: 'icf', question: 'thumb', language: 'fr' },
      { id: 'h', rulebook: 'icf', question: 'thumb', book: 'icf' },
      { id: 'i', question: 'x'.repeat(501) },
      { id: 'j', question: 'may I use my thumb' },
    ].map((each) => JSON.stringify(each));
    const { status, stdout } = await carrom(['laws', 'ask', '--batch'], `${documents.join('\n')}\n{"id":\n`);
    expect(status).toBe(0);
    const fault = (id: string, code: string, path: string) => ({
      id,
      error: { code, path, message: expect.any(String) },
    });
    expect(linesOf(stdout)).toEqual([
      { id: 'a', answers: expect.arrayContaining([expect.objectContaining({ rulebook: 'icf', law: '34' })]) },
      { id: 'b', answers: expect.any(Array) },
      fault('c', 'unknown-rulebook', 'rulebook'),
      fault('d', 'missing-field', 'question'),
      fault('e', 'wrong-type', 'question'),
      fault('f', 'wrong-type', 'question'),
      fault('g', 'wrong-type', 'language'),
      fault('h', 'unknown-field', 'book'),
      fault('i', 'wrong-type', 'question'),
      { id: 'j', answers: expect.any(Array) },
      { error: { code: 'not-json', path: '', message: expect.any(String) } },
    ]);
    const [, hindi] = linesOf(stdout);
    expect(hindi.answers[0]).toMatchObject({ rulebook: 'icf', law: '137' });
    expect(hindi.answers[0].sentence).toMatch(/\p{Script=Devanagari}/u);
  });

  it('reads one document from standard input', async () => {
    const ran = await carrom(['laws', 'ask'], '{"question": "who places the fine"}');
    expect(ran.status).toBe(0);
    expect(answerOf(ran).answers[0]).toMatchObject({ rulebook: 'icf', law: '64a' });
    const bad = await carrom(['laws', 'ask'], '{}');
    expect(bad.status).toBe(2);
    expect(answerOf(bad)).toMatchObject({ error: { code: 'missing-field', path: 'question' } });
  });

  it('refuses a book nobody knows, and a command line that cannot be meant', async () => {
    const unknown = await carrom(['laws', 'ask', 'thumb', '--book', 'fide']);
    expect(unknown.status).toBe(2);
    expect(answerOf(unknown)).toMatchObject({ error: { code: 'unknown-rulebook', path: 'rulebook' } });
    const human = await carrom(['laws', 'ask', 'thumb', '--book', 'fide', '--human']);
    expect(human).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('unknown-rulebook'),
    });
    const misuse = await carrom(['laws', 'ask', '--batch', '--book', 'icf'], '');
    expect(misuse).toMatchObject({ status: 2, stderr: expect.stringContaining('--book') });
  });
});
