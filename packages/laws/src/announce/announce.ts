import type { Book } from '../books/book.js';
import { placerOf } from '../judge/dues.js';
import type { BoardWon, Placer, Placing, Ruling } from '../judge/ruling.js';
import { other, type Side } from '../vocabulary.js';
import type {
  CountedMen,
  Named,
  PlacerName,
  ResultNote,
  RulingWords,
  TurnMessage,
  Whose,
} from '../words/ruling-words.js';
import { aboutOf, menOf } from './about.js';
import { causes, found, isFinish, mainFinding, type Opening, openingsOf } from './headline.js';
import { fallenBefore, reasonFor } from './reason.js';

type Naming = (side: Side) => Whose;

/** Who has a colour, where it is known. */
type WhoPlays = ((side: Side) => Named) | null;

/**
 * What an umpire would say of a ruling by this book: what happened, what it costs, who plays. With names, a board's end tells whose it is;
 * `you` is the side that is spoken to, where only one listens.
 */
export function announce(
  book: Book,
  ruling: Ruling,
  words: RulingWords,
  names?: Readonly<Record<Side, string>>,
  you?: Side,
): string {
  const whose = (side: Side): Whose => (side === you ? 'you' : side);
  const named: WhoPlays = names ? (side) => ({ name: names[side], isYou: side === you }) : null;
  const parts = ruling.result
    ? boardOver(words, book, ruling, named)
    : boardGoesOn(words, book, ruling, whose);
  return parts.map(words.sentence).join(' ');
}

function boardGoesOn(words: RulingWords, book: Book, ruling: Ruling, whose: Naming): readonly string[] {
  const openings = openingsOf(book, ruling);
  const fallen = openings.map((opening) => fallenBefore(ruling, opening)).filter((fell) => fell.length > 0);
  const head = openings.map((opening) => openingText(words, book, ruling, opening)).join(', ');
  const rest = [...placings(words, ruling, whose), ...unplaced(words, book, ruling, whose)].join('; ');
  const mark = openings.some(causes) ? ': ' : '; ';
  return [...fallen.map(words.fell), rest ? head + mark + rest : head, turnText(words, book, ruling, whose)];
}

function openingText(words: RulingWords, book: Book, ruling: Ruling, opening: Opening): string {
  if (opening === 'pocketed') return words.pocketed(menOf(ruling, ruling.pocketed));
  const headline = words.headlines[opening];
  const reason = opening === 'no-claim' ? null : reasonFor(words, book, ruling, opening);
  return reason ? words.because(headline, reason) : headline;
}

/** What comes out: by the umpire first, for the queen has the centre. */
function placings(words: RulingWords, ruling: Ruling, whose: Naming): readonly string[] {
  const byUmpire = ruling.placing.filter(({ by }) => by === 'umpire');
  const byPlayers = ruling.placing.filter(isMenByPlayer);
  return [
    ...(byUmpire.length > 0 ? [words.umpirePlaces(byUmpire)] : []),
    ...byPlayers.map((placing) => words.places(placing, placerName(ruling, placing.by, whose))),
  ];
}

const isMenByPlayer = (placing: Placing): placing is Placing & CountedMen =>
  placing.by !== 'umpire' && placing.piece !== 'queen';

function placerName(ruling: Ruling, by: Placer, whose: Naming): PlacerName {
  if (by === 'right-hand') return by;
  if (by !== 'striker') return whose(other(ruling.striker));
  if (ruling.discipline === 'singles') return whose(ruling.striker);
  return ruling.turn === 'passes' ? 'who-struck' : 'on-turn';
}

/** What could come out and does not: forgone, without space, outstanding. */
function unplaced(words: RulingWords, book: Book, ruling: Ruling, whose: Naming): readonly string[] {
  const { white, black } = ruling.returned;
  const owed = menOf(ruling, ruling.owed).map((men) => ({ ...men, more: ruling.returned[men.piece] > 0 }));
  return [
    ...forgone(words, book, ruling, whose),
    ...(found(ruling, 'no-space') ? [words.noSpace(white + black > 0)] : []),
    ...(owed.length > 0 ? [words.outstanding(owed)] : []),
  ];
}

/** Two may have men to place and one of them let it be: so it is said whose men, and who. */
function forgone(words: RulingWords, book: Book, ruling: Ruling, whose: Naming): readonly string[] {
  const { striker, discipline, rights } = ruling;
  const theirs = found(ruling, 'opponents-due-forgone');
  if (!theirs && !found(ruling, 'forgone')) return [];
  // Rulings of an earlier edition do not tell.
  if (!book.rules.notes['opponents-due-forgone']) return [words.forgone(rights.forgo)];
  const piece = theirs ? other(striker) : (calledAgainst(ruling) ?? striker);
  const by = placerOf(piece, striker, discipline);
  return [words.forgoneBy({ piece, count: rights.forgo }, placerName(ruling, by, whose))];
}

const calledAgainst = ({ findings }: Ruling): Side | undefined =>
  findings.find(({ call }) => call)?.call?.against;

function turnText(words: RulingWords, book: Book, ruling: Ruling, whose: Naming): string {
  const side = ruling.next ?? ruling.striker;
  const next = whose(side);
  if (found(ruling, 'break-again')) {
    return words.triesAgain(next, book.rules.breakChances.is - ruling.breakAttempts);
  }
  const turn = words.turn[turnMessage(book, ruling)](next, side);
  return ruling.choices.length > 0 ? turn + words.orGivesTurn : turn;
}

function turnMessage(book: Book, ruling: Ruling): TurnMessage {
  if (ruling.turn === 'passes') return ruling.broken ? 'turn' : 'breaks';
  const toCover = ruling.queen === 'to-cover' && !openingsOf(book, ruling).includes('queen-to-cover');
  if (found(ruling, 'call')) return toCover ? 'keeps-to-cover' : 'keeps';
  return toCover ? 'plays-on-to-cover' : 'plays-on';
}

function boardOver(words: RulingWords, book: Book, ruling: Ruling, named: WhoPlays): readonly string[] {
  const { result } = ruling;
  if (!result || 'replay' in result) return [words.replay];
  if ('match' in result)
    return [
      named ? words.matchGoesTo(named(result.match)) : words.matchLost(other(result.match), result.match),
    ];
  if (found(ruling, 'call') && !named)
    return [words.boardLost(other(result.winner), result.winner, result.points)];
  const claim = found(ruling, 'unclaimed') ? [words.headlines['no-claim']] : [];
  const main = mainFinding(ruling);
  const won = resultText(words, book, ruling, result, named);
  if (!main || isFinish(main.concern)) return [[...claim, won].join(', ')];
  const reason = words.findings[main.concern](aboutOf(book, ruling, main));
  return [[...claim, reason].join(', '), won];
}

const RESULT_NOTES: readonly ResultNote[] = ['queen-not-counted', 'demanded', 'capped', 'written-off'];

function resultText(
  words: RulingWords,
  book: Book,
  ruling: Ruling,
  result: BoardWon,
  named: WhoPlays,
): string {
  const { winner, points, demandable } = result;
  // What the cap leaves no room for is not worth a word.
  const worthDemanding = Math.min(demandable, book.rules.boardCap.is - points);
  const notes = RESULT_NOTES.filter((note) => found(ruling, note)).map((note) => words.resultNotes[note]);
  return [wonText(words, winner, points, worthDemanding, named), ...notes].join('; ');
}

function wonText(
  words: RulingWords,
  winner: Side,
  points: number,
  demandable: number,
  named: WhoPlays,
): string {
  if (named) return words.boardGoesTo(named(winner), winner, points, demandable);
  return demandable > 0
    ? words.boardWonWithDemand(winner, points, demandable)
    : words.boardWon(winner, points);
}
