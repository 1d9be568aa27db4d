import type { Board, Men, Queen } from '@opencarrom/laws';
import {
  ICF,
  type ManId,
  PHYSICS_VERSION,
  PIECES,
  type PlacedMan,
  POCKETS,
  type Pocket,
  type Stroke,
  strikerPlace,
} from '@opencarrom/physics';
import {
  SEAT,
  SHOT_THEMES,
  type Shares,
  type Shot,
  type ShotTask,
  type ShotTheme,
  type ShotWay,
  SIDE,
} from '../shot.js';
import { kindOf, LENGTH, SHARE, SPEED, SPIN, sumOf, wayHomeOf } from './codes.js';
import { FORMAT, VERSION } from './write.js';

/** Why a text is no collection of shots, and in which of its lines. */
export interface CollectionFault {
  readonly code: 'not-a-collection' | 'unknown-version' | 'other-physics' | 'damaged';
  readonly line: number;
  readonly message: string;
}

export type ReadCollection = { readonly ok: readonly Shot[] } | { readonly error: CollectionFault };

/** Thrown by a line, caught at the door. */
class Damaged extends Error {}

/** Reads a collection whole, or says why it cannot be. */
export function readCollection(text: string): ReadCollection {
  const end = text.indexOf('\n');
  const [format, version, physics, count, sum] = text.slice(0, Math.max(0, end)).split(' ');
  if (format !== FORMAT) return fault('not-a-collection', 1, 'this is no collection of shots');
  if (version !== String(VERSION))
    return fault('unknown-version', 1, `version ${version} of a collection is not known here`);
  if (physics !== PHYSICS_VERSION)
    return fault(
      'other-physics',
      1,
      `these shots are for the physics ${physics}, here is ${PHYSICS_VERSION}`,
    );
  const body = text.slice(end + 1).trimEnd();
  const lines = body === '' ? [] : body.split('\n');
  if (String(lines.length) !== count || sumOf(body) !== sum)
    return fault('damaged', 1, 'the collection is damaged: its sum is another');
  const shots: Shot[] = [];
  for (const [n, line] of lines.entries()) {
    try {
      shots.push(shotOf(line));
    } catch (problem) {
      if (problem instanceof Damaged) return fault('damaged', n + 2, problem.message);
      throw problem;
    }
  }
  return { ok: shots };
}

const fault = (code: CollectionFault['code'], line: number, message: string): ReadCollection => ({
  error: { code, line, message },
});

function damaged(what: string, text: string | undefined): never {
  throw new Damaged(`${what}: "${text ?? ''}"`);
}

function shotOf(line: string): Shot {
  const [id = '', queen = '', men = '', task = '', hands = '', ways = ''] = line.split('|');
  const placed = menOf(men);
  const theme = id.slice(0, Math.max(0, id.indexOf('-')));
  if (!SHOT_THEMES.includes(theme as ShotTheme)) damaged('no theme', theme);
  return {
    id,
    theme: theme as ShotTheme,
    rulebook: 'icf',
    board: boardOf(placed, queen),
    men: placed,
    task: taskOf(task),
    hands: sharesOf(hands),
    ways: ways.split(';').map(wayOf),
  };
}

const QUEENS: Readonly<Record<string, Queen>> = {
  q: 'on-board',
  w: 'covered-by-white',
  b: 'covered-by-black',
};

function boardOf(men: readonly PlacedMan[], letter: string): Board {
  const queen = QUEENS[letter] ?? damaged('no queen', letter);
  const menOfSide = (side: string): Men => {
    const onBoard = men.filter(({ id }) => id.startsWith(side)).length;
    return { onBoard, owed: 0, score: 0, hasPocketed: onBoard < 9 };
  };
  return { turn: SIDE, white: menOfSide('w'), black: menOfSide('b'), queen, broken: true, breakAttempts: 0 };
}

function menOf(text: string): PlacedMan[] {
  const [white = '', black = '', queen = ''] = text.split('/');
  const places = (list: string, idOf: (n: number) => string): PlacedMan[] =>
    list === ''
      ? []
      : list.split(' ').map((place, n) => {
          const [x, y] = numbersIn(place, LENGTH);
          return {
            id: manOf(idOf(n + 1)),
            x: x ?? damaged('no place', place),
            y: y ?? damaged('no place', place),
          };
        });
  return [
    ...places(queen, () => 'queen'),
    ...places(white, (n) => `w${n}`),
    ...places(black, (n) => `b${n}`),
  ];
}

function manOf(id: string | undefined): ManId {
  return PIECES.includes(id as ManId) ? (id as ManId) : damaged('no man', id);
}

function pocketOf(text: string | undefined): Pocket {
  return POCKETS.includes(text as Pocket) ? (text as Pocket) : damaged('no pocket', text);
}

function numbersIn(text: string, unit: number): number[] {
  return text.split(',').map((each) => numberOf(each) / unit);
}

function numberOf(text: string | undefined): number {
  return text !== undefined && /^-?\d+$/.test(text) ? Number(text) : damaged('no number', text);
}

function sharesOf(text: string): Shares {
  const [one, four, seven, ten] = numbersIn(text, SHARE);
  if (one === undefined || four === undefined || seven === undefined || ten === undefined)
    return damaged('no shares', text);
  return { 1: one, 4: four, 7: seven, 10: ten };
}

function taskOf(text: string): ShotTask {
  const [kind, first, second, third] = text.split(':');
  switch (kind) {
    case 'p': {
      const by = [...(third ?? '')].map((letter) => wayHomeOf(letter) ?? damaged('no way', letter));
      return {
        kind: 'pocket',
        strokes: 1,
        man: manOf(first),
        pocket: pocketOf(second),
        by: by.length === 0 ? null : by,
      };
    }
    case 'q':
      return { kind: 'queen', strokes: first === '1' ? 1 : first === '2' ? 2 : damaged('no strokes', first) };
    case 'o':
      return {
        kind: 'open',
        strokes: 1,
        men: (first ?? '').split(',').map(manOf),
        free: numberOf(second),
        keepTurn: third === 'k',
      };
    case 'k':
      return { kind: 'keep', strokes: 1, man: manOf(first), pocket: pocketOf(second) };
    case 'n':
      return { kind: 'nothing', strokes: 1, most: numberOf(first) / SHARE };
    case 'w':
      return { kind: 'win', strokes: first === '2' ? 2 : damaged('no strokes', first) };
    default:
      return damaged('no task', text);
  }
}

function wayOf(text: string): ShotWay {
  const [letter = '', target, pocket, share, ...strokes] = text.split(' ');
  return {
    kind: kindOf(letter) ?? damaged('no kind', letter),
    target: target === '' ? null : manOf(target),
    pocket: pocket === '' ? null : pocketOf(pocket),
    share: numberOf(share) / SHARE,
    strokes: strokes.map(strokeOf),
  };
}

/** The middle of the base line, from the board's centre. */
const BASE_LINE = strikerPlace(ICF, SEAT, [])?.y ?? 0;

function strokeOf(text: string): Stroke {
  const [x, vx, vy, spin = 0] = text.split(',').map(numberOf);
  if (x === undefined || vx === undefined || vy === undefined) return damaged('no stroke', text);
  return { x: x / LENGTH, y: BASE_LINE, vx: vx / SPEED, vy: vy / SPEED, spin: spin / SPIN };
}
