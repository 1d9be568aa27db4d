import { bookOf, books, type Discipline, isBookId } from '@opencarrom/laws';
import { type Head, headFault, type Length, newHead, playersOf } from '@opencarrom/match';
import { Problem } from '../http/problem.js';

/** What is played, and how; what is left out is as the book has it, by the clocks of the laws. */
export interface WishedGame {
  readonly rulebook?: string;
  readonly discipline?: Discipline;
  readonly length?: Length;
  readonly clocks?: Head['clocks'];
}

/** The head of a match made on this day. Those who play it have labels there: a record outlives their names. */
export function headFor(wished: WishedGame, now: number): Head {
  const { rulebook = 'icf', length = 'match', clocks = 'laws' } = wished;
  if (!isBookId(rulebook)) throw new Problem(400, 'unknown-rulebook', unknownBook(rulebook), 'body.rulebook');
  const { name, rules } = bookOf(rulebook);
  const known = rules.disciplines.is;
  const { discipline = known[0] ?? 'singles' } = wished;
  if (!known.includes(discipline)) {
    const message = `${name} is played in ${known.join(' or ')} only`;
    throw new Problem(400, 'wrong-discipline', message, 'body.discipline');
  }
  const labels = (side: 'A' | 'B') =>
    playersOf(discipline, side).map((player) => `Player ${discipline === 'doubles' ? player : side}`);
  const players = { A: labels('A'), B: labels('B') };
  const date = new Date(now).toISOString().slice(0, 10);
  const head = newHead({ rulebook, discipline, length, clocks, players, date });
  const fault = headFault(head);
  if (fault) throw new Problem(400, 'bad-match', fault.message, `body.${fault.path}`);
  return head;
}

const unknownBook = (asked: string): string =>
  `there is no rulebook "${asked}"; there are ${books.map(({ id }) => id).join(', ')}`;
