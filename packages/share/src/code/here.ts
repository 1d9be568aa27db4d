import type { Board, Men } from '@opencarrom/laws';
import { equipmentFor, type Head, newHead } from '@opencarrom/match';
import { openingRack, type PlacedMan } from '@opencarrom/physics';
import type { Reader } from '../bytes/reader.js';
import type { Writer } from '../bytes/writer.js';
import { Faulty } from '../fault.js';
import type { Here, Line, Midway } from '../here.js';
import { BOARD_ENDS, CODED_PLAYERS, CODED_SEATS, COMPETITORS, MEN, QUEENS } from './tables.js';

/** More boards, strokes or points than any match has. */
const MOST = 1000;
const MOST_LAW = 40;

const EXTRA = 1;
const BLACK_IS_A = 2;
const MIDWAY = 4;
const SECOND_ON_LEFT = 8;

const flag = (isSet: boolean, bit: number): number => (isSet ? bit : 0);
const orNone = <T>(options: readonly T[], value: T | null): number =>
  value === null ? 0 : options.indexOf(value) + 1;
const readOrNone = <T>(from: Reader, options: readonly T[]): T | null => from.oneOf([null, ...options]);

export function writeHere(to: Writer, here: Here): void {
  to.byte(
    flag(here.extra, EXTRA) +
      flag(here.white === 'B', BLACK_IS_A) +
      flag(here.midway !== null, MIDWAY) +
      flag(here.seating.secondOnLeft, SECOND_ON_LEFT) +
      16 * CODED_SEATS.indexOf(here.seating.first),
  );
  to.byte(COMPETITORS.indexOf(here.first)).byte(orNone(CODED_PLAYERS, here.firstBreaker));
  to.byte(CODED_PLAYERS.indexOf(here.breaker)).count(here.game).count(here.board);
  const tosses = Object.entries(here.tosses);
  to.count(tosses.length);
  for (const [what, winner] of tosses) to.text(what).byte(COMPETITORS.indexOf(winner));
  to.count(here.lines.length);
  for (const line of here.lines) writeLine(to, line);
  to.count(here.warnings.length);
  for (const { law, against, player } of here.warnings)
    to.text(law).byte(COMPETITORS.indexOf(against)).byte(orNone(CODED_PLAYERS, player));
  if (here.midway) writeMidway(to, here.midway);
}

export function readHere(from: Reader, head: Head): Here {
  const flags = from.byte();
  const has = (bit: number): boolean => (flags & bit) !== 0;
  const times = <T>(read: () => T): T[] =>
    Array.from({ length: from.count(Math.min(MOST, from.left)) }, read);
  return {
    extra: has(EXTRA),
    white: has(BLACK_IS_A) ? 'B' : 'A',
    seating: { first: from.oneOf(CODED_SEATS, flags >> 4), secondOnLeft: has(SECOND_ON_LEFT) },
    first: from.oneOf(COMPETITORS),
    firstBreaker: readOrNone(from, CODED_PLAYERS),
    breaker: from.oneOf(CODED_PLAYERS),
    game: from.count(MOST),
    board: from.count(MOST),
    tosses: Object.fromEntries(times(() => [from.text(MOST_LAW), from.oneOf(COMPETITORS)] as const)),
    lines: times(() => readLine(from)),
    warnings: times(() => ({
      law: from.text(MOST_LAW),
      against: from.oneOf(COMPETITORS),
      player: readOrNone(from, CODED_PLAYERS),
    })),
    midway: has(MIDWAY) ? readMidway(from, head) : null,
  };
}

function writeLine(to: Writer, line: Line): void {
  to.byte(flag(line.extra, EXTRA) + 4 * BOARD_ENDS.indexOf(line.how) + 16 * orNone(COMPETITORS, line.winner));
  to.byte(
    orNone(CODED_PLAYERS, line.breaker) +
      8 * orNone(COMPETITORS, line.white) +
      32 * orNone(COMPETITORS, line.queen),
  );
  to.byte(line.men.A + 16 * line.men.B);
  to.count(line.game).count(line.board).count(line.points).count(line.demanded).count(line.strokes);
}

function readLine(from: Reader): Line {
  const [end, who, left] = [from.byte(), from.byte(), from.byte()];
  const competitors = [null, ...COMPETITORS] as const;
  return {
    extra: (end & EXTRA) !== 0,
    how: from.oneOf(BOARD_ENDS, (end >> 2) & 3),
    winner: from.oneOf(competitors, end >> 4),
    breaker: from.oneOf([null, ...CODED_PLAYERS], who & 7),
    white: from.oneOf(competitors, (who >> 3) & 3),
    queen: from.oneOf(competitors, who >> 5),
    men: { A: left & 15, B: left >> 4 },
    game: from.count(MOST),
    board: from.count(MOST),
    points: from.count(MOST),
    demanded: from.count(MOST),
    strokes: from.count(MOST),
  };
}

const BROKEN = 1;
const BLACK_ON_TURN = 2;
const BEGUN = 4;
const LYING = 8;

function writeMidway(to: Writer, { table, men, onTurn, begun, ...counts }: Midway): void {
  to.byte(
    flag(table.broken, BROKEN) +
      flag(table.turn === 'black', BLACK_ON_TURN) +
      flag(begun, BEGUN) +
      flag(men !== null, LYING) +
      16 * QUEENS.indexOf(table.queen) +
      64 * CODED_PLAYERS.indexOf(onTurn),
  );
  to.count(table.breakAttempts);
  for (const side of [table.white, table.black])
    to.byte(side.onBoard + flag(side.hasPocketed, 16)).count(side.owed);
  to.count(counts.strokes).count(counts.strokesThisTurn).count(counts.passes);
  if (men) writeMen(to, men);
}

function readMidway(from: Reader, head: Head): Midway {
  const flags = from.byte();
  const has = (bit: number): boolean => (flags & bit) !== 0;
  const breakAttempts = from.count(MOST);
  const [white, black] = [readSide(from), readSide(from)];
  const table: Board = {
    turn: has(BLACK_ON_TURN) ? 'black' : 'white',
    white,
    black,
    queen: from.oneOf(QUEENS, (flags >> 4) & 3),
    broken: has(BROKEN),
    breakAttempts,
  };
  return {
    table,
    onTurn: from.oneOf(CODED_PLAYERS, flags >> 6),
    begun: has(BEGUN),
    strokes: from.count(MOST),
    strokesThisTurn: from.count(MOST),
    passes: from.count(MOST),
    men: has(LYING) ? readMen(from, openingRack(equipmentFor(head))) : null,
  };
}

/** The score comes from the boards before. */
function readSide(from: Reader): Men {
  const packed = from.byte();
  return { onBoard: packed & 15, hasPocketed: (packed & 16) !== 0, owed: from.count(MOST), score: 0 };
}

/**
 * How the men lie, in their order, which the physics keeps to: most in many strokes still lie where they were set up, and
 * take no place.
 */
export function writeMen(to: Writer, men: readonly PlacedMan[]): void {
  to.count(men.length);
  for (const man of men) {
    const isSetUp = RACK.some(({ id, x, y }) => id === man.id && Object.is(x, man.x) && Object.is(y, man.y));
    to.byte(MEN.indexOf(man.id) + flag(isSetUp, SET_UP));
    if (!isSetUp) to.double(man.x).double(man.y);
  }
}

const SET_UP = 32;
const RACK = openingRack(equipmentFor(newHead({ players: { A: ['A'], B: ['B'] } })));

export function readMen(from: Reader, rack: readonly PlacedMan[]): readonly PlacedMan[] {
  return Array.from({ length: from.count(MEN.length) }, () => {
    const packed = from.byte();
    const id = from.oneOf(MEN, packed & 31);
    if ((packed & SET_UP) === 0) return { id, x: from.double(), y: from.double() };
    const man = rack.find((each) => each.id === id);
    if (!man) throw new Faulty('cannot-be', `${id} is not set up`);
    return man;
  });
}
