import { linkSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { eventDesk, SWISS } from './support/event-desk.js';

const { file, folder, tournament, done, refused, opened } = eventDesk('events-print');

const print = async (...args: string[]) => {
  const ran = await tournament('print', ...args, file(), '--html');
  expect(ran).toMatchObject({ status: 0, stderr: '' });
  return ran.stdout;
};
const played = async () => {
  await opened(SWISS, ['Asha R.', 'Bina <b>&amp</b> Co', "Chitra 'Chi' V.", 'Dev "Ace" P.', 'Esha M.']);
  await done('pair');
};
const occurrences = (text: string, of: string) => text.split(of).length - 1;

describe('what is printed', () => {
  it('is a page of its own: no script, no address, and a name is never markup', async () => {
    await played();
    for (const sheet of ['pairings', 'cards', 'ranking', 'badges']) {
      const html = await print(sheet);
      expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
      expect(html).not.toMatch(/<script|https?:|url\(|<b>&amp|<img|@import/);
      expect(html).toContain('Bina &#60;b&#62;&#38;amp&#60;/b&#62; Co');
      expect(html).toContain('Dev &#34;Ace&#34; P.');
      expect(html).toMatch(/@page \{ size: (?:210mm 297mm|297mm 210mm)/);
      expect(occurrences(html, '<article')).toBe(occurrences(html, '</article>'));
    }
  });

  it('lists the pairs by table and by name', async () => {
    await played();
    const html = await print('pairings');
    expect(html).toContain('Round 1');
    expect(html).toContain('Find your table');
    expect(occurrences(html, 'Asha R.')).toBe(3);
    expect(html).toContain('bye');
    const names = [...html.matchAll(/<li><span class="name[^"]*">([^<]*)</g)].map(([, name]) => name);
    expect(names).toHaveLength(5);
    expect(names).toEqual([...names].sort());
  });

  it('has a card for every match that has no result, one, two or four to a page', async () => {
    await opened({ ...SWISS, discipline: 'doubles' }, [
      'Asha R.,Bina S.',
      'Chitra V.,Dev P.',
      'Esha,Farid',
      'Gauri,Hari',
    ]);
    await done('pair');
    for (const [aPage, pages] of [
      ['1', 2],
      ['2', 1],
      ['4', 1],
    ] as const) {
      const html = await print('cards', '--per-page', aPage);
      expect(occurrences(html, '<article class="card')).toBe(2);
      expect(occurrences(html, '<section class="sheet"')).toBe(pages);
      expect(html).toContain('Chitra V. &#38; Dev P.');
      expect(html).toContain('Chitra &#38; Dev');
      expect(html).toContain('International Laws, league');
      // Eight boards and one more, of each of two cards.
      expect(occurrences(html, '<tr><th>')).toBe(2 * 9);
    }
    await done('report', '1', '25-12');
    expect(occurrences(await print('cards'), '<article class="card')).toBe(1);
    expect(occurrences(await print('cards', '--round', '1'), '<article class="card')).toBe(2);
    await done('report', '2', '25-12');
    await refused('not-drawn', 'print', 'cards', '--html');
  });

  it('has as many boards, games or rubbers on a card as the laws of its match', async () => {
    const rowsOf = async (match: object, players = ['Asha', 'Bina']) => {
      await opened({ ...SWISS, stages: [{ ...SWISS.stages[0], rounds: 1, match }] }, players);
      await done('pair');
      return print('cards');
    };
    const html = await rowsOf({ rulebook: 'icf', counted: 'games' });
    expect(html).toContain('Game 3');
    expect(occurrences(html, '<tr><th>')).toBe(9);
  });

  it('says the places, why, and what was won', async () => {
    await played();
    for (const match of ['1', '2']) await done('report', match, '25-12');
    expect(await print('ranking')).toContain('Why this place');
    await done('award', '--prizes', 'millesimal', '--early', 'the hall closes');
    const html = await print('ranking');
    expect(html).toContain('Final places');
    expect(html).not.toContain('Why this place');
    expect(html).toContain('1000');
  });

  it('has eight badges to a page, one for everybody', async () => {
    await opened({ ...SWISS, discipline: 'doubles' }, [
      'name,partner,club',
      'Asha,Bina,Tamarind',
      'Chitra,Dev,',
      'Esha,Farid,',
      'Gauri,Hari,',
      'Indu,Jai,',
    ]);
    const html = await print('badges');
    expect(occurrences(html, '<article>')).toBe(10);
    expect(occurrences(html, '<section class="sheet"')).toBe(2);
    expect(html).toContain('with Bina');
    expect(html).toContain('Tamarind');
  });

  it('is in Hindi where that is asked', async () => {
    await played();
    const html = await print('cards', '--lang', 'hi');
    expect(html).toContain('<html lang="hi">');
    expect(html).toMatch(/बोर्ड[\s\S]*अंपायर/);
  });

  it('has every sheet there is, and says why where one has nothing on it', async () => {
    await opened(SWISS, ['Asha', 'Bina', 'Chitra', 'Dev']);
    await done('tables', '2');
    expect(occurrences(await print('signs', '--per-page', '1'), '<article class="sign"')).toBe(2);
    await refused('no-places', 'print', 'champions', '--html');
    await done('pair');
    for (const match of ['1', '2']) await done('report', match, '25-12');
    expect(await print('results', '--paper', 'a3')).toMatch(/size: 297mm 420mm[\s\S]*25 – 12/);
    await refused('no-bracket', 'print', 'bracket', '--html');
    await refused('no-groups', 'print', 'groups', '--html');
    await done('award', '--early', 'the hall closes');
    expect(occurrences(await print('certificates', '--places', '1'), '<article class="certificate"')).toBe(1);
    expect(await print('champions')).toContain('Champion');
  });

  it('goes into a file, whole, and into the place of another only where that is said', async () => {
    await played();
    const output = join(folder(), 'cards.html');
    const args = ['print', 'cards', file(), '--html', '--output', output];
    expect(await tournament(...args)).toMatchObject({ status: 0, stdout: '' });
    const first = readFileSync(output, 'utf8');
    expect(first).toMatch(/<\/html>\n$/);
    expect(await tournament(...args)).toMatchObject({ status: 2 });
    expect(await tournament(...args, '--overwrite')).toMatchObject({ status: 0 });
  });

  it('never goes into the place of the event, by any of its names', async () => {
    await played();
    const event = readFileSync(file(), 'utf8');
    linkSync(file(), join(folder(), 'linked.html'));
    for (const output of [file(), join(folder(), '.', 'linked.html')])
      await refused('exists', 'print', 'pairings', '--html', '--output', output, '--overwrite');
    expect(readFileSync(file(), 'utf8')).toBe(event);
  });

  it('is plain lines without --html, and nothing before a draw', async () => {
    await opened(SWISS, ['Asha', 'Bina']);
    await refused('not-drawn', 'print', 'pairings');
    await done('pair');
    const { stdout } = await tournament('print', 'pairings', file());
    expect(stdout).toMatch(/Round 1[\s\S]*(Asha|Bina)/);
    await refused('not-drawn', 'print', 'ranking', '--round', '4');
  });
});
