import { type Book, type Discipline, readBook, reading } from '@opencarrom/laws';
import { type LineUp, lineUpFault } from '../ties/line-up.js';
import { TEAMS, type Team } from '../ties/tie.js';
import { PLAYERS_OF } from '../ties/tie-format.js';
import { ties } from '../words/ties/en.js';
import { sayTieFault } from '../words/ties/tie-words.js';
import { refuse } from './fault.js';

const { at, fields, list, oneOf, required, text } = reading;

export interface AskedTie {
  readonly matches: readonly Discipline[];
  readonly won: readonly (Team | null)[];
}

const DISCIPLINES = ['singles', 'doubles'] as const;
const MOST_MATCHES = 99;

/** A tie whose line-ups, where they are given, the book allows. */
export function readTie(value: unknown): AskedTie {
  const input = fields(value, '', ['id', 'rulebook', 'matches', 'lineUps', 'women', 'won']);
  const book = readBook(input.rulebook);
  const matches = list(required(input.matches, 'matches'), 'matches').map((match, index) =>
    oneOf(match, at('matches', index), DISCIPLINES),
  );
  if (matches.length === 0 || matches.length > MOST_MATCHES)
    refuse('wrong-type', 'matches', `a tie has from 1 to ${MOST_MATCHES} matches, not ${matches.length}`);
  const women =
    input.women === undefined
      ? null
      : new Set(list(input.women, 'women').map((woman, index) => text(woman, at('women', index))));
  if (input.lineUps !== undefined) checkLineUps(book, matches, input.lineUps, women);
  return { matches, won: readWon(input.won, matches.length) };
}

function readWon(value: unknown, matches: number): readonly (Team | null)[] {
  const won = list(required(value, 'won'), 'won');
  if (won.length > matches)
    refuse(
      'impossible-score',
      at('won', matches),
      `the tie has ${matches} matches, so ${won.length} cannot be won`,
    );
  return won.map((winner, index) => (winner === null ? null : oneOf(winner, at('won', index), TEAMS)));
}

function checkLineUps(
  book: Book,
  matches: readonly Discipline[],
  value: unknown,
  women: ReadonlySet<string> | null,
): void {
  const input = fields(value, 'lineUps', TEAMS);
  const teamOf = new Map<string, Team>();
  for (const team of TEAMS) {
    const path = at('lineUps', team);
    const lineUp = readLineUp(input[team], path, matches);
    const fault = lineUpFault(book, lineUp, women);
    if (fault)
      refuse(
        'forbidden-line-up',
        at(at(path, fault.at[0]), fault.at[1]),
        sayTieFault(ties, fault.fault, { a: 'X', b: 'Y' }),
      );
    for (const [match, players] of lineUp.entries())
      for (const [place, player] of players.entries()) {
        if ((teamOf.get(player) ?? team) !== team)
          refuse('forbidden-line-up', at(at(path, match), place), `${player} plays for both teams`);
        teamOf.set(player, team);
      }
  }
}

function readLineUp(value: unknown, path: string, matches: readonly Discipline[]): LineUp {
  const lineUp = list(required(value, path), path);
  if (lineUp.length !== matches.length)
    refuse(
      'forbidden-line-up',
      path,
      `a line-up names players for all ${matches.length} matches, not ${lineUp.length}`,
    );
  return lineUp.map((names, match) => {
    const within = at(path, match);
    const players = list(names, within).map((player, place) => text(player, at(within, place)));
    const wanted = PLAYERS_OF[matches[match] ?? 'singles'];
    const again = players.findIndex((player, place) => players.indexOf(player) !== place);
    if (again >= 0)
      refuse('forbidden-line-up', at(within, again), `${players[again]} cannot be both players of a match`);
    if (players.length !== wanted)
      refuse(
        'forbidden-line-up',
        within,
        `a ${matches[match]} match has ${wanted} of a team, not ${players.length}`,
      );
    return players;
  });
}
