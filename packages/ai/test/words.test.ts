import { SEATS, settle } from '@opencarrom/laws';
import { PIECES, type Stroke, simulate } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { purposeOf } from '../src/explain/purpose.js';
import { newTrySums } from '../src/ideas/idea.js';
import { cornerOf, execute, explainThought, makeDice, type Table, type Thought } from '../src/index.js';
import { en } from '../src/words/en.js';
import { hi } from '../src/words/hi.js';
import { levelAt, men, rulingOn, scattered, tableOf, thinkAt } from './tables.js';

const thought: Thought = {
  kind: 'cut',
  target: 'w1',
  pocket: 'NE',
  via: null,
  lying: null,
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
const { alternatives: _none, simulations: _spent, level: _level, ...chosen } = thought;
const candidate = { ...chosen, outdone: 'next' } as const;
const said = (more: Partial<Thought>) => explainThought({ ...thought, ...more }, 'S', en);

const LANGUAGES = ['en', 'hi'] as const;
const words = { en, hi };

describe('an explanation', () => {
  it.each(LANGUAGES)('tells in %s the numbers of the thought, and no others', (language) => {
    const numbers = explainThought(thought, 'S', words[language]).join(' ').match(/\d+/g)?.map(Number);
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
    expect(said({})[0]).toBe('Cut: the white coin into the far right pocket.');
    expect(explainThought(thought, 'N', en)[0]).toBe('Cut: the white coin into the near left pocket.');
  });

  it('tells a man from the others of its colour by where it lies', () => {
    const lying = { spot: 'cushion-level-left', left: 4, alike: 1 } as const;
    expect(said({ lying })[0]).toBe('Cut: the white coin by the left frame into the far right pocket.');
    expect(said({ lying: { ...lying, alike: 2 } })[0]).toContain('a white coin by the left frame');
    expect(said({ lying: { ...lying, left: 1 } })[0]).toBe(said({})[0]);
    expect(said({ lying: { ...lying, spot: 'pocket-far-right' } })[0]).toBe(
      'Cut: the white coin hanging at the far right pocket.',
    );
  });

  it.each([
    ['en', 'Cut: the white coin into the far right pocket, and two more with it.'],
    ['hi', 'कट शॉट: सफ़ेद गोटी दूर के दाएँ पॉकेट में, साथ में दो और।'],
  ] as const)('tells in %s how many more fall', (language, sentence) => {
    expect(explainThought({ ...thought, more: 2 }, 'S', words[language])[0]).toBe(sentence);
  });

  it('counts the turn kept, or the board won where that is at stake', () => {
    expect(said({})).toContain('Keeps the turn: 62%.');
    expect(said({ won: 0.62 })).toContain('Wins the board: 62%.');
    expect(said({ won: 0.4 })).toContain('Wins the board: 40%. Only keeps the turn: 22%.');
    // As meant it wins, but the hand seldom does as meant.
    expect(said({ ends: 'won', success: 0.08, won: 0.08 })).toContain('Wins the board: 8%.');
  });

  it.each(LANGUAGES)('says in %s neither never nor always in numbers', (language) => {
    const numbers = (success: number) =>
      explainThought({ ...thought, success }, 'S', words[language])[1]?.match(/\d+/g) ?? [];
    expect(numbers(0.004)).toEqual([]);
    expect(numbers(0.997)).toEqual(['99']);
  });

  it.each(LANGUAGES)('says in %s that a stroke loses the board, or is a foul', (language) => {
    const plain = explainThought(thought, 'S', words[language]);
    const lost = explainThought({ ...thought, ends: 'lost' }, 'S', words[language]);
    expect(lost[1]).not.toBe(plain[1]);
    expect(explainThought({ ...thought, foul: true }, 'S', words[language])).toHaveLength(plain.length + 1);
  });

  it('fears fouls other than the striker pocketed', () => {
    const { fears } = thought;
    expect(said({}).join()).not.toContain('foul');
    expect(said({ fears: { ...fears, foul: 0.23 } })).toContain(
      'Risk of another foul that brings a coin back: 16%.',
    );
    expect(said({ fears: { ...fears, strikerPocketed: 0, foul: 0.16 } })).toContain(
      'Risk of a foul that brings a coin back: 16%.',
    );
  });

  it('tells no alternative twice, and says where one is really surer', () => {
    const other = { ...candidate, target: 'w2', pocket: 'NW', success: 0.75, value: 0.3 } as const;
    const sentences = said({
      alternatives: [candidate, other, { ...other, kind: 'straight', success: 0.5 }],
    });
    expect(sentences.slice(-1)).toEqual([
      'Easier, but leaves a harder next shot: cut, the white coin into the far left pocket (75%).',
    ]);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(said({ alternatives: [{ ...other, success: 0.67 }] }).slice(-1)).toEqual([
      'Or cut: the white coin into the far left pocket (67%).',
    ]);
  });

  it.each([
    ['en', ['Easier, but leaves', 'Also easier, but leaves']],
    ['hi', ['ज़्यादा आसान, पर', 'यह भी ज़्यादा आसान, पर']],
  ] as const)('says in %s of every stroke that is surer, and of no hopeful one', (language, surer) => {
    const first = { ...candidate, target: 'w2', pocket: 'NW', success: 0.75 } as const;
    const second = { ...first, pocket: 'SW', success: 0.9 } as const;
    const told = (...alternatives: (typeof candidate)[]) =>
      explainThought({ ...thought, alternatives }, 'S', words[language]).slice(-alternatives.length);
    const [one, other] = told(first, second);
    expect(one?.startsWith(surer[0])).toBe(true);
    expect(other?.startsWith(surer[1])).toBe(true);
    const [hopeful, after] = told({ ...first, kind: 'try' }, second);
    expect(hopeful).not.toContain(surer[0]);
    expect(after?.startsWith(surer[0])).toBe(true);
  });

  it.each(LANGUAGES)('says in %s why a surer one was not chosen', (language) => {
    const reasons = (['wins', 'more', 'queen', 'next', 'risk', 'reply', 'none'] as const).map((outdone) => {
      const surer = { ...candidate, target: 'w2', pocket: 'NW', success: 0.75, outdone } as const;
      return explainThought({ ...thought, alternatives: [surer] }, 'S', words[language]).slice(-1)[0];
    });
    expect(new Set(reasons).size).toBe(reasons.length);
  });

  it('calls nothing surer than a stroke that was to pot nothing', () => {
    const safe = { kind: 'safety', target: null, pocket: null, success: 0.02 } as const;
    expect(said({ ...safe, alternatives: [candidate] }).slice(-1)).toEqual([
      'Or cut: the white coin into the far right pocket (62%).',
    ]);
  });

  it('gives no chance of a pot to an alternative that pots nothing', () => {
    const safe = { ...candidate, kind: 'safety', target: null, pocket: null, success: 0.02 } as const;
    expect(said({ alternatives: [safe] }).slice(-1)).toEqual([
      'Or a safe shot that leaves the opponent little.',
    ]);
  });

  it('speaks of failing only where something was to fall', () => {
    const quiet = { kind: 'safety', target: null, pocket: null } as const;
    expect(said({}).join(' ')).toContain('If it misses, the opponent');
    expect(said(quiet).join(' ')).toContain('Then, the opponent’s best shot has about');
    expect(said({ ...quiet, kind: 'break' }).join(' ')).toContain('Then, the opponent’s best direct shot');
  });
});

/** The board and the men after a stroke played just as it is given. */
function tableLeft(table: Table, stroke: Stroke): Pick<Table, 'board' | 'men'> {
  const { ruling, fallen } = rulingOn(table, stroke);
  const { rest } = simulate({ men: table.men }, stroke, table.equipment);
  const left = rest.flatMap(({ id, x, y }) =>
    id === 'striker' || fallen.includes(id) ? [] : [{ id, x, y }],
  );
  return { board: settle(table.board, ruling), men: left };
}

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
      const { stroke, target, ends, alternatives, value } = thinkAt(table, level, 300, n);
      const { fallen, ruling } = rulingOn(table, stroke);
      const times = fallsOf(table, stroke, level, 100).filter((id) => id === target).length;
      if (target) expect(fallen.includes(target) || times > 4).toBe(true);
      else expect(fallen.filter((id) => id === 'queen' || id.startsWith('w'))).toEqual([]);
      expect(ends === 'won').toBe(ruling.result !== null && 'winner' in ruling.result);
      // What geometry promised counts a little too where few tries tell: no more than a hair.
      for (const other of alternatives) expect(other.value).toBeLessThanOrEqual(value + 0.03);
    }
  });

  it('tells what a quiet stroke leaves the opponent, by whatever way', () => {
    // The last white man by the far cushion, and the queen before him: there is little to pot.
    const spots = [-0.3, -0.2, -0.1, 0.15, 0.25].flatMap((x) =>
      [-0.3, -0.1, 0.1, 0.32].map((y) => ({ x, y })),
    );
    let quiet = 0;
    for (const [n, { x, y }] of spots.entries()) {
      const table = tableOf({ men: men(['w1', 0.05, 0.34], ['queen', 0, 0.3], ['b1', x, y]) });
      const { target, stroke, fears } = thinkAt(table, 7, 150, n);
      const left = tableLeft(table, stroke);
      if (target !== null || left.board.turn === 'white') continue;
      const { success } = thinkAt({ ...table, ...left, seat: 'N' }, 7, 300);
      expect(Math.abs(fears.reply - success)).toBeLessThan(0.2);
      quiet++;
    }
    expect(quiet).toBeGreaterThan(2);
  });

  it('knows that a steady hand needs no straight pot', () => {
    // Behind the back of the north both his man and the queen lie, and the last white man.
    const table = tableOf({ men: men(['w1', 0.096, 0.34], ['b1', -0.048, 0.293], ['queen', 0, 0.3]) });
    const softly = { x: -0.0859, y: -0.2526, vx: 0.378, vy: 1.337 };
    const told = (level: number) =>
      purposeOf(table, softly, { target: -1, sums: newTrySums() }, levelAt(level).hand, () => softly);
    expect(told(9).purpose.kind).toBe('try');
    expect(told(9).reply).toBeGreaterThan(0.7);
    expect(told(1).purpose.kind).toBe('safety');
    expect(told(1).reply).toBeLessThan(0.35);
  });

  it('opens men only where men lie together', () => {
    for (const [n, table] of tables.entries()) expect(thinkAt(table, 4, 200, n).kind).not.toBe('opening');
  });

  it.each([1, 2, 3, 4, 5, 6])('is a win where it wins, however little it was tried: seed %i', (seed) => {
    const table = tableOf({ men: men(['w1', 0.1, 0.1], ['b1', -0.1, 0.2], ['b2', -0.2, -0.1]) });
    const told = thinkAt(table, 8, 1, seed);
    expect(told.ends).toBe('won');
    expect(told.won).toBe(told.success);
    expect(explainThought(told, 'S', en)[1]).toContain('Wins the board');
  });

  it('wins the board as often as its hand does', () => {
    const sure = thinkAt(tableOf({ men: men(['w1', 0.3, 0.3], ['b1', -0.1, 0.2]) }), 10, 400);
    expect(sure.ends).toBe('won');
    expect(sure.won).toBeGreaterThan(0.9);
    // Two men in a row before the pocket: both fall as meant, and seldom in truth.
    const table = tableOf({
      men: men(['w1', 0.2, 0.2], ['w2', 0.17, 0.17], ['b2', -0.3, 0.33], ['b3', 0, 0.3]),
    });
    const bold = thinkAt(table, 5, 1000);
    const dice = makeDice(5);
    const { hand } = levelAt(5);
    const wins = Array.from({ length: 300 }, () =>
      rulingOn(table, execute(table, bold.stroke, hand, dice)),
    ).filter(({ ruling: { result } }) => result && 'winner' in result && result.winner === 'white').length;
    expect(Math.abs(bold.won - wins / 300)).toBeLessThan(0.12);
  });

  it('is no pot of a queen who comes back', () => {
    const table = tableOf({
      men: men(['queen', 0.3129, 0.2877], ['w1', -0.2, 0], ['w2', -0.2, 0.1], ['b1', 0, 0.3]),
    });
    const straight = { x: 0, y: -0.2526, vx: 0.6, vy: 1.035 };
    const told = (hasPocketed: boolean) => {
      const white = { ...table.board.white, hasPocketed, onBoard: hasPocketed ? 2 : 9 };
      const idea = { target: PIECES.indexOf('queen'), sums: newTrySums() };
      const seen = { ...table, board: { ...table.board, white } };
      return purposeOf(seen, straight, idea, levelAt(5).hand, () => straight).purpose;
    };
    expect(told(true)).toMatchObject({ kind: 'straight', target: 'queen', pocket: 'NE' });
    expect(told(false)).toMatchObject({ target: null, pocket: null });
  });
});
