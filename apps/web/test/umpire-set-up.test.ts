import { headFault } from '@opencarrom/match';
import { expect, it } from 'vitest';
import { headOf, nameOfTwo } from '../src/umpire/new-match.js';

it('sets a match up with names copied from a table, tabs and line ends and all', () => {
  const head = headOf(
    {
      rulebook: 'icf',
      discipline: 'singles',
      stage: 'league',
      length: 'match',
      clocks: 'none',
      players: { A: ['Asha\tDeshpande'], B: ['Bilal\r\n'] },
      event: 'Open\n2026',
      paper: { category: '', round: ' \t', number: '7', table: '', umpire: 'Dr.\u00a0Rao\tjr' },
    },
    new Date('2026-11-16T10:00:00Z'),
  );
  expect(headFault(head)).toBeNull();
  expect(head).toMatchObject({
    players: { A: ['Asha Deshpande'], B: ['Bilal'] },
    event: 'Open 2026',
    number: '7',
    umpire: 'Dr. Rao jr',
  });
  expect(head).not.toHaveProperty('round');
});

it('finds two players of one name, whatever the letters and spaces', () => {
  expect(nameOfTwo({ players: { A: ['Amit Kumar'], B: ['amit  kumar '] } })).toBe('Amit Kumar');
  expect(nameOfTwo({ players: { A: ['Asha', 'Anil'], B: ['Bilal', 'Anil'] } })).toBe('Anil');
  expect(nameOfTwo({ players: { A: ['Asha'], B: ['Bilal'] } })).toBeNull();
});
