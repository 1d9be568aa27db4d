import { books } from '@opencarrom/laws';
import { describe, expect, it } from 'vitest';
import { answerOf, carrom } from './support/command-line.js';

const ask = async (...args: string[]) => answerOf(await carrom(['laws', ...args]));
const show = async (...args: string[]) => (await carrom(['laws', ...args, '--human'])).stdout;

describe('carrom laws', () => {
  it('lists the books', async () => {
    expect((await ask()).map(({ id }: { id: string }) => id)).toEqual(books.map(({ id }) => id));
    expect(await show()).toMatch(/starwood +Starwood doubles championship .*where silent: icf/);
  });

  it('lists the laws of a book by chapter', async () => {
    const book = await ask('icf');
    expect(book).toMatchObject({ id: 'icf', name: 'International Laws', buildsOn: null });
    expect(book.laws).toHaveLength(books[0]?.lawsById.size ?? 0);
    expect(await show('iiitn')).toMatch(/Dues and replacing\n +20 +ruled +Pocketing the striker/);
  });

  it('reads a law: gist, status and what cites it', async () => {
    expect(await ask('icf', '73')).toMatchObject({
      rulebook: 'icf',
      law: '73',
      chapter: 'Dues and penalties',
      status: 'ruled',
      gist: expect.stringContaining('striker and own coins'),
      consequence: null,
      concerns: ['strokes.own+striker.proper'],
      readings: [expect.objectContaining({ rulebook: 'icf', id: 'forgo-in-total' })],
      code: expect.arrayContaining(['packages/laws/src/judge/stroke-concern.ts']),
      parts: [],
    });
    expect(await show('icf', '73')).toContain('cited for  strokes.own+striker.proper');
  });

  it('reads a law that other books fall back on', async () => {
    const { usedBy } = await ask('icf', '55');
    expect(Object.keys(usedBy)).toEqual(expect.arrayContaining(['starwood', 'iiitn']));
    expect(await show('icf', '55')).toMatch(/cited by +.*starwood \(.*boardCap/s);
  });

  it('reads a law that can be called', async () => {
    expect(await ask('icf', '91')).toMatchObject({ status: 'called', consequence: 'board-lost' });
    expect(await show('icf', '91')).toContain('if called  the board is lost');
  });

  it('reads all parts of a heading, and a law with its parts', async () => {
    const heading = await ask('icf', '72');
    expect(heading).toMatchObject({ rulebook: 'icf', law: '72' });
    expect(heading).not.toHaveProperty('gist');
    expect(heading.parts.map(({ law }: { law: string }) => law)).toEqual(['72a', '72b', '72c']);
    const whole = await ask('icf', '143');
    expect(whole).toMatchObject({ law: '143', gist: expect.any(String) });
    expect(whole.parts).toHaveLength(9);
  });

  it.each(['icf:72a', '72a'])('finds %s from a book that falls back on it', async (id) => {
    expect(await ask('starwood', id)).toMatchObject({ rulebook: 'icf', law: '72a' });
  });

  it('names a law of definition by its whole id', async () => {
    expect(await ask('icf-classic', 'def:due')).toMatchObject({ rulebook: 'icf-classic', law: 'def:due' });
  });

  it('searches one book or all, the best law first', async () => {
    const found = await ask('icf', '--search', 'Queen Striker');
    expect(found.slice(0, 3).map(({ law }: { law: string }) => law)).toContain('99a');
    for (const { rulebook } of found) expect(rulebook).toBe('icf');
    const rulebooks = (await ask('--search', 'queen striker')).map(
      (law: { rulebook: string }) => law.rulebook,
    );
    expect(rulebooks[0]).toBe('icf');
    expect(new Set(rulebooks).size).toBeGreaterThan(2);
    expect(await show('icf', '--search', 'zebra')).toContain('Nothing found for "zebra"');
  });

  it('tells how we read a silent text', async () => {
    const readings = await ask('starwood', '--readings');
    expect(readings).toContainEqual(expect.objectContaining({ rulebook: 'starwood', id: 'double-fine' }));
    expect(await show('starwood', '--readings')).toMatch(
      /starwood double-fine[^\n]*\n +question .*we apply .*because/s,
    );
  });

  it('reads and searches in Hindi', async () => {
    expect(await ask('icf', '73', '--lang', 'hi')).toMatchObject({
      law: '73',
      chapter: 'ड्यू और पेनल्टी',
      gist: expect.stringContaining('स्ट्राइकर और अपनी गोटियाँ पॉकेट'),
      readings: [expect.objectContaining({ reading: expect.stringContaining('सभी ड्यू और पेनल्टी') })],
    });
    for (const words of ['चूड़ियाँ', 'bangles', 'choodi'])
      expect((await ask('icf', '--search', words, '--lang', 'hi'))[0]).toMatchObject({ law: '30b' });
    expect(await show('--lang', 'hi')).toMatch(/starwood +स्टारवुड युगल प्रतियोगिता .*जहाँ चुप: icf/);
    expect(await show('iiitn', '--lang', 'hi')).toMatch(/ड्यू और वापस रखना\n +20 +निर्णय +स्ट्राइकर पॉकेट होने पर/);
    expect(await show('icf', '91', '--lang', 'hi')).toMatch(/कॉल होने पर +दोषी बोर्ड हारता है/);
    expect(await show('starwood', '--readings', '--lang', 'hi')).toMatch(/प्रश्न .*हमारी व्याख्या .*क्योंकि/s);
    expect(await show('--coverage', '--lang', 'hi')).toMatch(/iiitn +28/);
  });

  it('prints where every law is met, of one book or of all', async () => {
    const rows = await ask('--coverage');
    expect(new Set(rows.map(({ rulebook }: { rulebook: string }) => rulebook)).size).toBe(5);
    expect(rows[0]).toEqual({
      rulebook: 'icf',
      law: '27',
      status: 'setup',
      consequence: null,
      concerns: ['disciplines'],
      usedBy: expect.any(Object),
      readings: [],
      code: expect.arrayContaining(['packages/laws/src/read/adjudication.ts']),
      tests: expect.any(Array),
    });
    expect((await ask('iiitn', '--coverage')).length).toBe(28);
    expect(await show('--coverage')).toMatch(/iiitn +28/);
  });

  it.each([
    { args: ['fide'], code: 'unknown-rulebook', path: 'rulebook' },
    { args: ['constructor'], code: 'unknown-rulebook', path: 'rulebook' },
    { args: ['icf', '999'], code: 'unknown-law', path: 'law' },
    { args: ['icf', '__proto__'], code: 'unknown-law', path: 'law' },
  ])('refuses $args', async ({ args, code, path }) => {
    const ran = await carrom(['laws', ...args]);
    expect(ran.status).toBe(2);
    expect(answerOf(ran)).toEqual({ error: { code, path, message: expect.any(String) } });
    const human = await carrom(['laws', ...args, '--human']);
    expect(human).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining(code) });
  });
});
