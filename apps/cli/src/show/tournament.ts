import { type Drawn, groupName, type NextRound, type Standings, type TieScore } from '@opencarrom/tournament';
import type { Language } from '../words/language.js';
import { type Align, type Page, page, strong, table } from './layout.js';

const FIGURES = ['points', 'wins', 'buchholz', 'netscore', 'totscore'] as const;

export function showStandings(
  { system, after, places }: Standings,
  { events }: Language,
  paper: Page,
): string {
  const shown = FIGURES.filter((figure) => figure !== 'wins' || system === 'league');
  const head = [
    events.place,
    events.competitor,
    ...shown.map((each) => events.figures[each]),
    events.decidedBy,
  ];
  const rows = places.map(({ rank, entrant, figures, decidedBy }) => [
    ...[String(rank), String(entrant)],
    ...shown.map((figure) => String(figures[figure])),
    events.deciders[decidedBy],
  ]);
  const aligns: Align[] = ['right', 'right', ...shown.map((): Align => 'right'), 'left'];
  return page([[strong(events.standingsAfter(after), paper)], table([head, ...rows], aligns)]);
}

export function showPairs({ round, pairs }: NextRound, { events }: Language, paper: Page): string {
  const rows = pairs.map(({ board, a, b }) => [
    String(board),
    String(a),
    b === null ? events.bye : String(b),
  ]);
  return page([
    [strong(events.round(round), paper)],
    table([[events.board, '', ''], ...rows], ['right', 'right', 'left']),
  ]);
}

export function showDraw(drawn: Drawn, { events }: Language, paper: Page): string {
  const against = (a: unknown, b: unknown) => `${a} – ${b ?? events.bye}`;
  if (drawn.system === 'knockout')
    return page([
      [strong(events.bracket(drawn.size), paper)],
      drawn.firstRound.map(([top, bottom]) => against(top, bottom)),
    ]);
  if (drawn.system === 'league')
    return page(
      drawn.rounds.map((pairs, index) => [
        strong(events.round(index + 1), paper),
        ...pairs.map(({ a, b }) => against(a, b)),
      ]),
    );
  const groups = drawn.groups.map((group, index) => [events.group(groupName(index)), group.join(', ')]);
  return page([table(groups, ['left', 'left']), [events.next, ...drawn.next.map(([a, b]) => against(a, b))]]);
}

export function showPrizes(prizes: readonly number[], { events }: Language): string {
  const rows = prizes.map((prize, index) => [String(index + 1), String(prize)]);
  return page([table([[events.place, events.prize], ...rows], ['right', 'right'])]);
}

export function showTie({ winner, score: [x, y], decided }: TieScore, { events }: Language): string {
  if (winner) return page([[events.tieWon(winner, Math.max(x, y), Math.min(x, y))]]);
  return page([[decided ? events.tieLevel(x) : events.tieOpen(x, y)]]);
}
