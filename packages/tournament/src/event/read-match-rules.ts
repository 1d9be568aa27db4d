import { type Book, bookOf, books, type Discipline, formatOf, reading, STAGES } from '@opencarrom/laws';
import { refuse } from '../read/fault.js';
import { MOST_SCORE } from '../read/rounds.js';
import { among, between, listOf, orElse, orNull, type ReadPart } from '../record/parts.js';
import type { TieFormat } from '../ties/tie-format.js';
import type { EventDiscipline, MatchRules, StageSystemName } from './format.js';

const { at, fields } = reading;

const COUNTED = ['score', 'games', 'boards'] as const;
const DISCIPLINES = ['singles', 'doubles'] as const;
const HIGHEST_SCORE = 999;
const MINUTES_A_DAY = 1440;
const MOST_RUBBERS = 15;

/** Systems in which a match's round says what it is to the laws. */
const BY_ROUND: readonly StageSystemName[] = ['knockout', 'double-elimination', 'ladder', 'finals'];

const MATCH = ['rulebook', 'stage', 'counted', 'mostScore', 'minutes', 'tie'];
const TIE = ['rubbers', 'until', 'substitutes', 'rubbersEach'];

const bookId = among(books.map(({ id }) => id));

/** The rules for a stage's matches; the discipline is null where nobody knows it here. */
export function readMatchRules(
  value: unknown,
  path: string,
  system: StageSystemName,
  discipline: EventDiscipline | null,
): MatchRules {
  const input = fields(value ?? {}, path, MATCH);
  const book = bookOf(orElse(bookId, 'icf')(input.rulebook, at(path, 'rulebook')));
  const tie = orElse(orNull(readTieFormat), null)(input.tie, at(path, 'tie'));
  needDiscipline(book, discipline, tie, path);
  return {
    rulebook: book.id,
    stage: readStage(book, system, input.stage, at(path, 'stage')),
    counted: orElse(among(COUNTED), 'score')(input.counted, at(path, 'counted')),
    mostScore: orElse(between(1, HIGHEST_SCORE), MOST_SCORE)(input.mostScore, at(path, 'mostScore')),
    minutes: orElse(orNull(between(1, MINUTES_A_DAY)), null)(input.minutes, at(path, 'minutes')),
    tie,
  };
}

/** A stage that the book knows, or by the round, where the system's rounds lead to a final. */
function readStage(book: Book, system: StageSystemName, value: unknown, path: string): MatchRules['stage'] {
  const isBracket = BY_ROUND.includes(system);
  if (value === undefined) return isBracket ? 'by-round' : book.rules.match.defaultStage;
  const stage = among([...STAGES, 'by-round'] as const)(value, path);
  if (stage === 'by-round' && !isBracket)
    refuse(
      'impossible-format',
      path,
      `rounds of a ${system} stage lead to no final: name the stage, such as league`,
    );
  if (stage !== 'by-round' && !formatOf(book, stage))
    refuse(
      'unknown-stage',
      path,
      `${book.name} has no ${stage}; it has ${Object.keys(book.rules.match.stages).join(', ')}`,
    );
  return stage;
}

const readTieFormat: ReadPart<TieFormat> = (value, path) => {
  const input = fields(value, path, TIE);
  const rubbers = listOf(among(DISCIPLINES))(
    reading.required(input.rubbers, at(path, 'rubbers')),
    at(path, 'rubbers'),
  );
  if (rubbers.length === 0 || rubbers.length > MOST_RUBBERS)
    refuse(
      'impossible-format',
      at(path, 'rubbers'),
      `a tie has from 1 to ${MOST_RUBBERS} rubbers, not ${rubbers.length}`,
    );
  const { length } = rubbers;
  return {
    rubbers,
    until: orElse(among(['played-out', 'decided'] as const), 'played-out')(input.until, at(path, 'until')),
    substitutes: orElse(between(0, 2 * length), 0)(input.substitutes, at(path, 'substitutes')),
    rubbersEach: orElse(orNull(between(1, length)), null)(input.rubbersEach, at(path, 'rubbersEach')),
  };
};

/** Does the book know what is played, and do teams alone play ties? */
function needDiscipline(
  book: Book,
  discipline: EventDiscipline | null,
  tie: TieFormat | null,
  path: string,
): void {
  if (tie && discipline !== null && discipline !== 'teams')
    refuse('impossible-format', at(path, 'tie'), `only teams play ties; the event is one of ${discipline}`);
  const allowed = book.rules.disciplines.is;
  const playedIn = (asked: Discipline, where: string): void => {
    if (!allowed.includes(asked))
      refuse('wrong-discipline', where, `${book.name} is played in ${allowed.join(' or ')} only`);
  };
  if (discipline === 'singles' || discipline === 'doubles') playedIn(discipline, at(path, 'rulebook'));
  for (const [index, rubber] of (tie?.rubbers ?? []).entries())
    playedIn(rubber, at(at(at(path, 'tie'), 'rubbers'), index));
}
