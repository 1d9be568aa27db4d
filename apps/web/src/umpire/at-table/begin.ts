import { bookOf, formatOf, STAGES } from '@opencarrom/laws';
import type { TableMatch } from '@opencarrom/protocol';
import { type KeptGame, keepNotes, listGames, type OfEvent } from '../../store/games.js';
import { type Arrangement, type Following, nameOfTwo, newMatch, type SetUpFault } from '../new-match.js';
import { type WrittenScore, writeScore, writtenScores } from './deliveries.js';

/** Where a match is played, as its console and its report need it. */
export interface AtBoard {
  readonly event: string;
  readonly eventName: string;
  readonly table: number;
}

/** A record prints no more of a name than this. */
const LONGEST = 80;
const short = (name: string): string => name.slice(0, LONGEST).trim();

/** Two of one name are told apart by the numbers of their entries: a ruling names whom it is about. */
function playersOf({ a, b }: TableMatch): Arrangement['players'] {
  const players = { A: a.players.map(short), B: b.players.map(short) };
  if (!nameOfTwo({ players })) return players;
  const numbered = ({ entrant, players: names }: TableMatch['a']) =>
    names.map(
      (name, index) =>
        `${name.slice(0, LONGEST - 10).trim()} (${entrant}${names.length > 1 ? 'ab'[index] : ''})`,
    );
  return { A: numbered(a), B: numbered(b) };
}

/** The number of a match on paper, with that of its rubber in a tie. */
export const numberOf = ({ match, rubber }: Pick<TableMatch, 'match' | 'rubber'>): string =>
  rubber === undefined ? `${match}` : `${match}.${rubber}`;

/** What the draw says of a match, as the console asks for it: nobody types anything. */
export function arrangementOf(match: TableMatch, at: AtBoard, following: Following): Arrangement {
  const book = bookOf(match.rulebook);
  const stage = STAGES.find((each) => each === match.lawStage && formatOf(book, each));
  return {
    rulebook: match.rulebook,
    discipline: match.discipline,
    stage: stage ?? book.rules.match.defaultStage,
    // One score is that of one game.
    length: match.counted === 'score' ? 'game' : 'match',
    clocks: following === 'scores' ? 'none' : 'laws',
    following,
    players: playersOf(match),
    event: short(at.eventName),
    paper: {
      category: short(match.stageName),
      round: `${match.round}`,
      number: numberOf(match),
      table: `${at.table}`,
      umpire: short(match.umpire ?? ''),
    },
  };
}

const isNumbered = (of: OfEvent, event: string, { match, rubber }: TableMatch): boolean =>
  of.event === event && of.match === match && of.rubber === rubber;

/** A draw that was changed by hand keeps its numbers: what others played is theirs. */
const isBetween = ({ entrants }: OfEvent, { a, b }: TableMatch): boolean =>
  !entrants || (entrants[0] === a.entrant && entrants[1] === b.entrant);

/** What this device has of a match of an event, the newest first. */
export interface OnDevice {
  readonly games: readonly KeptGame[];
  readonly scores: readonly WrittenScore[];
}

export async function onDevice(event: string, match: TableMatch): Promise<OnDevice> {
  const { games, scores } = await numbered(event, match);
  return {
    games: games.filter(({ notes }) => notes.ofEvent && isBetween(notes.ofEvent, match)),
    scores: scores.filter(({ of }) => isBetween(of, match)),
  };
}

/** All that it has under the number of the match, whoever played it. */
async function numbered(event: string, match: TableMatch): Promise<OnDevice> {
  const games = await listGames();
  return {
    games: games.filter(({ notes }) => notes.ofEvent && isNumbered(notes.ofEvent, event, match)),
    scores: writtenScores().filter(({ of }) => isNumbered(of, event, match)),
  };
}

/** The desk has moved a match, and this phone has come along: what it has of it goes out from the new table. */
export async function comeAlong({ games, scores }: OnDevice, table: number): Promise<readonly string[]> {
  const moved: string[] = [];
  for (const game of games) {
    const { ofEvent } = game.notes;
    if (!ofEvent || ofEvent.table === table) continue;
    await keepNotes({ ...game, notes: { ...game.notes, ofEvent: { ...ofEvent, table } } });
    moved.push(game.id);
  }
  for (const score of scores.filter(({ of }) => of.table !== table)) {
    writeScore({ ...score, of: { ...score.of, table } });
    moved.push(score.id);
  }
  return moved;
}

/** Where a card does not say it: as much as a match of one game usually counts. */
const MOST_SCORE = 25;

/** More than any log of a match has lines: what a match begun anew sends comes after all that the old one sent. */
const BEYOND = 100_000;

/** How the phone will hand the match in. */
export async function ofEventFor(
  match: TableMatch,
  at: AtBoard,
  keeper: OfEvent['keeper'],
): Promise<OfEvent> {
  const { games, scores } = await numbered(at.event, match);
  return {
    ...at,
    match: match.match,
    ...(match.rubber === undefined ? {} : { rubber: match.rubber }),
    entrants: [match.a.entrant, match.b.entrant],
    counted: match.counted,
    mostScore: match.mostScore ?? MOST_SCORE,
    minutes: match.minutes,
    keeper,
    since: (games.length + scores.length) * BEYOND,
  };
}

/** Sets up the console for a match of the draw, and says under which id it is kept. */
export async function beginMatch(
  match: TableMatch,
  at: AtBoard,
  chosen: { readonly following: Following; readonly keeper: OfEvent['keeper'] },
  now: Date,
): Promise<{ readonly id: string } | { readonly fault: SetUpFault }> {
  const ofEvent = await ofEventFor(match, at, chosen.keeper);
  return newMatch(arrangementOf(match, at, chosen.following), now, ofEvent);
}
