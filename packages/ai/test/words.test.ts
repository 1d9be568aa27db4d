import { SEATS } from '@opencarrom/laws';
import type { Stroke } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import {
  cornerOf,
  execute,
  explainThought,
  LANGUAGES,
  makeDice,
  type Table,
  type Thought,
} from '../src/index.js';
import { levelAt, men, rulingOn, scattered, tableOf, thinkAt } from './tables.js';

const thought: Thought = {
  kind: 'cut',
  target: 'w1',
  pocket: 'NE',
  via: null,
  more: 0,
  foul: false,
  ends: null,
  stroke: { x: 0, y: -0.25, vx: 1, vy: 2 },
  success: 0.62,
  won: 0,
  value: 0.4,
  fears: { strikerPocketed: 0.07, boardLost: 0.05, foul: 0.07, turnLost: 0.38, reply: 0.44 },
  level: 5,
  alternatives: [],
  simulations: 100,
};
const { alternatives: _none, simulations: _spent, level: _level, ...candidate } = thought;
const said = (more: Partial<Thought>) => explainThought({ ...thought, ...more }, 'S', 'en');

describe('an explanation', () => {
  it.each(LANGUAGES)('tells in %s the numbers of the thought, and no others', (language) => {
    const numbers = explainThought(thought, 'S', language).join(' ').match(/\d+/g)?.map(Number);
    expect(numbers).toEqual([62, 7, 5, 44]);
  });

  it('names the pocket as the player sees it', () => {
    expect(SEATS.map((seat) => cornerOf('NE', seat))).toEqual([
      'far-right',
      'near-right',
      'near-left',
      'far-left',
    ]);
    expect(cornerOf('SE', 'S')).toBe('near-right');
    expect(cornerOf('SW', 'N')).toBe('far-right');
    expect(said({})[0]).toBe('A cut: a white man into the far right pocket.');
    expect(explainThought(thought, 'N', 'en')[0]).toBe('A cut: a white man into the near left pocket.');
  });

  it('counts once in the singular', () => {
    expect(said({ success: 0.01 })).toContain('It keeps the turn 1 time in a hundred.');
    expect(said({ success: 0.02 })).toContain('It keeps the turn 2 times in a hundred.');
  });

  it.each(LANGUAGES)('says in %s that a stroke wins the board, or is a foul', (language) => {
    const plain = explainThought(thought, 'S', language);
    for (const more of [{ ends: 'won' }, { ends: 'lost' }, { foul: true }] as const)
      expect(explainThought({ ...thought, ...more }, 'S', language)).toHaveLength(plain.length + 1);
  });

  it('tells no alternative twice, and says where one is surer', () => {
    const other = { ...candidate, target: 'w2', pocket: 'NW', success: 0.7, value: 0.3 } as const;
    const sentences = said({ alternatives: [candidate, other, { ...other, success: 0.5 }] });
    expect(sentences.slice(-1)).toEqual([
      'Surer, but worth less: A cut: a white man into the far left pocket. 70 %.',
    ]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('speaks of failing only where something was to fall', () => {
    const quiet = { kind: 'safety', target: null, pocket: null } as const;
    expect(said({}).join(' ')).toContain('If it fails, the opponent');
    expect(said(quiet).join(' ')).toContain('Then, the opponent');
  });
});

describe('what a thought calls its stroke', () => {
  const tables = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((seed) =>
    tableOf({ men: scattered(seed * 7, 1 + (seed % 3)) }),
  );

  /** What falls in so many strokes of that hand. */
  function fallsOf(table: Table, stroke: Stroke, level: number, times: number): string[] {
    const dice = makeDice(17);
    return Array.from({ length: times }, () =>
      rulingOn(table, execute(table, stroke, levelAt(level).hand, dice)),
    ).flatMap(({ fallen }) => fallen);
  }

  it('names a man that falls, as meant or not seldom by its hand', () => {
    for (const [n, table] of tables.entries()) {
      const level = 2 + (n % 6);
      const { stroke, target, kind, fears, ends, alternatives, value } = thinkAt(table, level, 300, n);
      const { fallen, ruling } = rulingOn(table, stroke);
      const times = fallsOf(table, stroke, level, 100).filter((id) => id === target).length;
      if (target) expect(fallen.includes(target) || times > 4).toBe(true);
      else expect(fallen.filter((id) => id === 'queen' || id.startsWith('w'))).toEqual([]);
      if (kind === 'safety') expect(fears.reply).toBeLessThan(0.5);
      expect(ends === 'won').toBe(ruling.result !== null && 'winner' in ruling.result);
      for (const other of alternatives) expect(other.value).toBeLessThanOrEqual(value);
    }
  });

  it('opens men only where men lie together', () => {
    for (const [n, table] of tables.entries()) expect(thinkAt(table, 4, 200, n).kind).not.toBe('opening');
  });

  it('wins the board where it does', () => {
    const thought = thinkAt(tableOf({ men: men(['w1', 0.3, 0.3], ['b1', -0.1, 0.2]) }), 10, 400);
    expect(thought.ends).toBe('won');
    expect(explainThought(thought, 'S', 'en')).toContain('It wins the board.');
  });
});
