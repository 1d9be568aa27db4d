// Frames for the fuzzer: random, made from valid ones, cut, huge, deep, binary, and bytes that are no frames at all.
import { makeDice } from '@opencarrom/match';

/**
 * @typedef {object} Fuzzed
 * @property {string | (Buffer & { isText?: boolean })} data
 * @property {boolean} [isRaw] bytes below the frames
 * @property {boolean} [endsIt] whatever comes after it is not read
 */

const HUGE = 70_000;
const DEEPEST = 1800;

/** Chance of each kind, in a thousand; those that end a socket are rare, or little else would be read. */
const KINDS = /** @type {const} */ ([
  ['mutated', 620],
  ['retyped', 200],
  ['cut', 60],
  ['random', 50],
  ['deep', 30],
  ['valid', 30],
  ['binary', 5],
  ['badText', 2],
  ['huge', 2],
  ['raw', 1],
]);

/** @param {number} seed @param {{ match: string, seat: string }} place @returns {() => Fuzzed} */
export function frameMaker(seed, { match, seat }) {
  const dice = makeDice(seed);
  const below = (/** @type {number} */ bound) => Math.floor(dice.uniform() * bound);
  const valid = validFrames(match, seat);
  const bytes = (/** @type {number} */ length) => Buffer.from(Array.from({ length }, () => below(256)));
  const base = () => JSON.stringify(dice.pick(valid)());

  /** @type {Record<typeof KINDS[number][0], () => Fuzzed>} */
  const make = {
    valid: () => ({ data: base() }),
    mutated: () => ({ data: mutated(base(), dice, below) }),
    retyped: () => ({ data: retyped(dice.pick(valid)(), dice, below) }),
    cut: () => {
      const text = base();
      return { data: text.slice(0, below(text.length)) };
    },
    random: () => ({ data: bytes(below(200)).toString('latin1') }),
    deep: () => {
      const depth = below(DEEPEST);
      const [open, shut] = dice.pick([
        ['[', ']'],
        ['{"a":', '}'],
      ]);
      const core = `${open.repeat(depth)}1${shut.repeat(depth)}`.slice(0, 4000);
      return { data: dice.pick([core, `{"t":"do","id":"x","match":"${match}","after":0,"act":${core}}`]) };
    },
    binary: () => ({ data: bytes(below(300)), endsIt: true }),
    badText: () => ({
      data: Object.assign(Buffer.from([0x7b, 0xff, 0xfe, ...bytes(20)]), { isText: true }),
      endsIt: true,
    }),
    huge: () => ({ data: `{"t":"${'x'.repeat(HUGE + below(HUGE))}"}`, endsIt: true }),
    raw: () => ({ data: bytes(2 + below(60)), isRaw: true, endsIt: true }),
  };
  return () => {
    let left = below(1000);
    for (const [kind, share] of KINDS) {
      left -= share;
      if (left < 0) return make[kind]();
    }
    return make.valid();
  };
}

/** Everything a client may say. @param {string} match @param {string} seat @returns {(() => Record<string, unknown>)[]} */
function validFrames(match, seat) {
  let given = 0;
  const act = (/** @type {Record<string, unknown>} */ act) => () => {
    given += 1;
    return { t: 'do', id: `f-${given}`, match, after: 2, act };
  };
  return [
    () => ({ t: 'join', v: 1, match, have: 0, seat }),
    () => ({ t: 'p', have: 3 }),
    () => ({ t: 'say', id: 's-1', match, preset: 'hello' }),
    act({ type: 'strike', stroke: { x: 0, y: -0.2526, vx: 0.2, vy: 3.1, spin: 0 } }),
    act({ type: 'place', x: 0.1, y: -0.05 }),
    act({ type: 'choose', take: 'side' }),
    act({ type: 'sit', seats: { A1: 'south', B1: 'north' } }),
    act({ type: 'fine', take: 'keep-turn' }),
    act({ type: 'demand', points: 1 }),
    act({ type: 'claim' }),
    act({ type: 'pass' }),
    act({ type: 'forgo' }),
    act({ type: 'appeal' }),
    act({ type: 'undo' }),
    act({ type: 'toss', winner: 'A' }),
    act({ type: 'call', law: '143a', against: 'B' }),
  ];
}

const PIECES = [
  ...['1e309', '-1e309', '-0', '9007199254740993', '1e-400', 'NaN', 'null', 'true', '""', '[]', '{}'],
  ...[
    '"__proto__":1,',
    '"constructor":{},',
    '"by":"umpire",',
    '"at":0,',
    '\\u0000',
    '\\ud800',
    '"',
    '\\',
    ',',
  ],
  ...['\u2028', '𝄞', '\0', '/**/', "'", '<script>', "';drop table events;--"],
];

/** A valid frame with a few letters changed. @param {string} text @param {import('@opencarrom/match').Dice} dice @param {(bound: number) => number} below */
function mutated(text, dice, below) {
  let made = text;
  for (let times = 1 + below(4); times > 0; times--) {
    const at = below(made.length + 1);
    const length = below(6);
    const put = dice.pick([
      () => '',
      () => String.fromCharCode(32 + below(95)),
      () => dice.pick(PIECES),
      () => made.slice(at, at + 20),
      () => String(dice.normal() * 10 ** below(20)),
    ])();
    made = made.slice(0, at) + put + made.slice(at + length);
  }
  return made.slice(0, 4000);
}

const VALUES = [
  ...[null, true, 0, -1, 1e308, 2 ** 53, 0.1, '', 'x', 'x'.repeat(3000), [], {}, [[]], { length: 5 }],
  ...['../../etc/passwd', '__proto__', 'umpire', 'A2', '\ud800', -0],
];

/** A valid frame with one of its values, or one of its names, another. @param {Record<string, unknown>} frame @param {import('@opencarrom/match').Dice} dice @param {(bound: number) => number} below */
function retyped(frame, dice, below) {
  const copy = JSON.parse(JSON.stringify(frame));
  let at = copy;
  for (;;) {
    const names = Object.keys(at);
    const name = names[below(names.length)] ?? 't';
    if (typeof at[name] === 'object' && at[name] && below(3) > 0 && Object.keys(at[name]).length > 0) {
      at = at[name];
      continue;
    }
    const value = at[name];
    if (below(4) === 0) {
      delete at[name];
      at[dice.pick(['__proto__ ', 'by', 'at', 'T', `${name}s`, 'toString'])] = value;
    } else at[name] = dice.pick(VALUES);
    return JSON.stringify(copy);
  }
}
