import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answerOf, carrom } from './support/command-line.js';

const ask = (document: unknown, ...args: string[]) => carrom(['score', ...args], JSON.stringify(document));

/** docs/cli.md's shape. */
const match = {
  rulebook: 'icf',
  stage: 'final',
  discipline: 'singles',
  first: 'A',
  boards: [
    { winner: 'A', men: 5, queen: 'A' },
    { winner: 'B', points: 3 },
  ],
  tosses: { 'extra-1': 'B' },
};

describe('carrom score', () => {
  it('answers the contract', async () => {
    const ran = await ask({ id: 'm1', ...match });
    expect(ran.status).toBe(0);
    expect(answerOf(ran)).toEqual({
      id: 'm1',
      boards: [
        { game: 1, board: 1, winner: 'A', points: 8, score: { A: 8, B: 0 } },
        { game: 1, board: 2, winner: 'B', points: 3, score: { A: 8, B: 3 } },
      ],
      games: [{ A: 8, B: 3, boards: 2, winner: null }],
      match: { A: 0, B: 0, winner: null },
      next: { game: 1, board: 3, breaks: 'A', white: 'A', changeSides: false, extra: false, tossFor: null },
    });
  });

  it('refuses with the path, status 2', async () => {
    const ran = await ask({ ...match, boards: [{ winner: 'C', points: 3 }] });
    expect(ran.status).toBe(2);
    expect(answerOf(ran).error).toMatchObject({ code: 'wrong-type', path: 'boards[0].winner' });
  });

  it.each([13, 14])('[icf:55] refuses %i points on a board, with the law and the path', async (points) => {
    const ran = await ask({ ...match, boards: [...match.boards, { winner: 'A', points }] });
    expect(ran.status).toBe(2);
    expect(answerOf(ran).error).toMatchObject({ code: 'impossible-score', path: 'boards[2].points' });
    expect(answerOf(ran).error).toHaveProperty('message', expect.stringContaining('(law 55)'));
  });

  it('[starwood:P.calc2] takes fourteen where the queen is worth five', async () => {
    const boards = [{ winner: 'A', points: 14 }];
    const ran = await ask({ rulebook: 'starwood', first: 'A', boards });
    expect(answerOf(ran)).toMatchObject({ games: [{ A: 14, B: 0 }] });
  });

  it('shows a person the sheet and what comes next', async () => {
    const { stdout } = await ask(match, '--human');
    expect(stdout).toContain('International Laws, final');
    expect(stdout).toContain('best of 3 games, each to 25 points or 8 boards');
    expect(stdout).toMatch(/2 +B +3 +8 +3\n/);
    expect(stdout).toContain('A leads, 8 to 3');
    expect(stdout).toContain('game 1, board 3: A breaks with white');
  });

  it('shows an empty sheet', async () => {
    const { status, stdout } = await ask({ first: 'B', boards: [] }, '--human');
    expect(status).toBe(0);
    expect(stdout).toContain('game 1, board 1: B breaks');
  });

  it('asks for the toss of an extra board', async () => {
    const boards = ['A', 'B', 'A', 'B', 'A', 'B', 'A', 'B'].map((winner) => ({ winner, points: 1 }));
    const { stdout } = await ask({ first: 'A', boards }, '--human');
    expect(stdout).toContain('level, 4 each');
    expect(stdout).toMatch(/board 9, the extra board: toss for the break/);
  });

  it('tells when sides are changed, and when players rest', async () => {
    const won = (winner: string) => [12, 12, 1].map((points) => ({ winner, points }));
    const thirteen = await ask({ first: 'A', boards: won('A').slice(0, 2) }, '--human');
    expect(thirteen.stdout).toContain('First  change sides, within 2 minutes');
    const third = await ask({ first: 'A', boards: [...won('A'), ...won('B')] }, '--human');
    expect(third.stdout).toContain('First  rest, for up to 10 minutes');
  });

  it('tells who won the match, and then nothing comes next', async () => {
    const boards = Array.from({ length: 6 }, () => ({ winner: 'B', points: 9 }));
    const { stdout } = await ask({ first: 'A', boards }, '--human');
    expect(stdout).toContain('A 0, B 2: B wins the match');
    expect(stdout).not.toContain('Next');
  });

  it.each([
    ['starwood', 'league', 'best of 3 boards'],
    ['starwood', 'final', 'one game to 29 points'],
  ])('names the format of %s, %s', async (rulebook, stage, format) => {
    const { stdout } = await ask({ rulebook, stage, first: 'A', boards: [] }, '--human');
    expect(stdout).toContain(`${format}\n`);
  });

  it('speaks Hindi', async () => {
    const example = readFileSync('apps/cli/examples/score-1-three-games.json', 'utf8');
    const { stdout } = await carrom(['score', '--human', '--lang', 'hi'], example);
    expect(stdout).toContain('गेम 2  जीत B की, 25–3');
  });
});
